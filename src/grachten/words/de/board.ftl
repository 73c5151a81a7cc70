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

## Was über eine Strecke gesagt wird, auf die jemand zeigt. $price: „zwei blaue Karten“ oder die nächste Meldung

board-tip-price = { $points ->
    [one] { $price }: { $points } Punkt
   *[other] { $price }: { $points } Punkte
}
board-tip-any = { $count ->
    [1] eine Karte beliebiger Farbe
   *[other] { common-count } Karten einer Farbe
}
board-tip-have = Du hast { $cards ->
    [0] keine passende Karte
    [1] eine passende Karte
   *[other] { $cards } passende Karten
} und { $wilds ->
    [0] keinen Joker
    [1] einen Joker
   *[other] { $wilds } Joker
}
# $contract: seine beiden Orte
board-tip-completes = Erfüllt { $contract }
board-tip-serves = Hilft bei { $contract }
board-tip-owned = Karren von { $owner }
board-tip-closed = Gesperrt

## Was über einen Auftrag gesagt wird, auf den jemand zeigt

board-ways-spaces = { $spaces ->
    [1] Noch ein Feld
   *[other] Noch { $spaces } Felder
}
board-ways-open = { board-ways-spaces } – du hast { $carts ->
    [1] einen Karren
   *[other] { $carts } Karren
}
board-ways-done = Erfüllt
board-ways-carts = Braucht { $spaces } Karren, du hast { $carts }
board-ways-none = Kein Weg mehr frei
