# The board: what is printed on the map, and what its routes, places and markers are called.

board-name = Le plateau : { $city }
board-subtitle = la ville, ses canaux, ses tours et ses marchés
board-points = Points par route
board-scale = perches du Rhin
board-east = E
board-south = S
board-west = O

# $length is the number of spaces.
board-route = { $from } – { $to }, route { $colour ->
    [pink] rose
    [blue] bleue
    [green] verte
    [black] noire
    [red] rouge
    [orange] orange
   *[grey] grise
} de { $length ->
    [one] { $length } case
   *[other] { $length } cases
}{ $merchandise ->
    [yes] , marchandise
   *[no] {""}
}
board-route-owned = { $from } – { $to }, route { $colour ->
    [pink] rose
    [blue] bleue
    [green] verte
    [black] noire
    [red] rouge
    [orange] orange
   *[grey] grise
} de { $length ->
    [one] { $length } case
   *[other] { $length } cases
}, chariots : { $owner }
board-place-wanted = { $place }, pas encore relié
board-place-joined = { $place }, relié
board-marker = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-window = Le plan de la ville : fais-le glisser, ou zoome avec plus et moins
board-larger = Zoom avant
board-smaller = Zoom arrière
board-whole = Voir tout le plan
