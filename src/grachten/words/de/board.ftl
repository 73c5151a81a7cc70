# Der Spielplan: was darauf steht und wie Strecken, Orte und Zählsteine heißen.

board-name = Spielplan: { $city }
board-subtitle = die Stadt mit ihren Grachten, Türmen und Märkten
board-points = Streckenpunkte
board-scale = Rheinländische Ruten
board-east = O
board-south = S
board-west = W

# $length ist die Zahl der Felder.
board-route = { $from } – { $to }, { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}, { $colour ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
   *[grey] grau
}{ $merchandise ->
    [yes] , mit Warenkarte
   *[no] {""}
}
board-route-owned = { $from } – { $to }, { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}, { $colour ->
    [pink] pink
    [blue] blau
    [green] grün
    [black] schwarz
    [red] rot
    [orange] orange
   *[grey] grau
}, Karren von { $owner }
board-place-wanted = { $place }, noch nicht verbunden
board-place-joined = { $place }, verbunden
board-marker = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-window = Der Spielplan: durch Ziehen verschieben, mit Plus und Minus zoomen
board-larger = Vergrößern
board-smaller = Verkleinern
board-whole = Ganzen Spielplan zeigen
