# Het bord: wat erop gedrukt staat, en hoe routes, locaties en fiches heten.

board-name = Het bord van { $city }
board-subtitle = de stad met haar grachten, torens en markten
board-points = Routepunten
board-scale = Rijnlandse roeden
board-east = O
board-south = Z
board-west = W

# $length is het aantal vakjes.
board-route = { $from } – { $to }, { $length ->
    [one] { $length } vakje
   *[other] { $length } vakjes
}, { $colour ->
    [pink] roze
    [blue] blauw
    [green] groen
    [black] zwart
    [red] rood
    [orange] oranje
   *[grey] grijs
}{ $merchandise ->
    [yes] , koopwaar
   *[no] {""}
}
board-route-owned = { $from } – { $to }, { $length ->
    [one] { $length } vakje
   *[other] { $length } vakjes
}, { $colour ->
    [pink] roze
    [blue] blauw
    [green] groen
    [black] zwart
    [red] rood
    [orange] oranje
   *[grey] grijs
}, karren van { $owner }
board-place-wanted = { $place }, nog niet verbonden
board-place-joined = { $place }, verbonden
board-marker = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-window = Het bord: versleep het, of zoom met plus en min
board-larger = Inzoomen
board-smaller = Uitzoomen
board-whole = Het hele bord tonen
