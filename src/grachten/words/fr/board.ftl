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

## What is said about a route that is pointed at. $price: "two blue cards" or the next message

board-tip-price = { $points ->
    [one] { $price } : { $points } point
   *[other] { $price } : { $points } points
}
board-tip-any = { $count ->
    [1] une carte de n’importe quelle couleur
   *[other] { common-count } cartes d’une même couleur
}
board-tip-have = { $cards ->
    [0] Tu n’en as aucune
    [1] Tu en as une
   *[other] Tu en as { $cards }
}, et { $wilds ->
    [0] aucun joker
    [1] un joker
   *[other] { $wilds } jokers
}
# $contract: its two places
board-tip-completes = Remplit le contrat { $contract }
board-tip-serves = Utile pour le contrat { $contract }
board-tip-owned = Chariots : { $owner }
board-tip-closed = Fermée

## What is said about a contract that is pointed at

board-ways-spaces = { $spaces ->
    [1] Encore une case
   *[other] Encore { $spaces } cases
}
board-ways-open = { board-ways-spaces } – il te reste { $carts ->
    [1] un chariot
   *[other] { $carts } chariots
}
board-ways-done = Rempli
board-ways-carts = Il faut { $spaces ->
    [1] un chariot
   *[other] { $spaces } chariots
}, et { $carts ->
    [0] tu n’en as plus
   *[other] il t’en reste { $carts }
}
board-ways-none = Plus aucun chemin possible
