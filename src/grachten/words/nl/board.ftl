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

## Wat er over een aangewezen route wordt gezegd. $price: "twee blauwe kaarten" of het volgende bericht

board-tip-price = { $points ->
    [one] { $price }: { $points } punt
   *[other] { $price }: { $points } punten
}
board-tip-any = { $count ->
    [1] één kaart in een kleur naar keuze
   *[other] { common-count } kaarten in één kleur
}
board-tip-have = Je hebt { $cards ->
    [0] geen passende kaarten
    [1] één passende kaart
   *[other] { $cards } passende kaarten
} en { $wilds ->
    [0] geen jokers
    [1] één joker
   *[other] { $wilds } jokers
}
# $contract: de twee locaties
board-tip-completes = Vervult { $contract }
board-tip-serves = Nuttig voor { $contract }
board-tip-owned = Karren van { $owner }
board-tip-closed = Gesloten

## Wat er over een aangewezen contract wordt gezegd

board-ways-spaces = { $spaces ->
    [1] Nog één vakje
   *[other] Nog { $spaces } vakjes
}
board-ways-open = { board-ways-spaces } – je hebt { $carts ->
    [1] één kar
   *[other] { $carts } karren
}
board-ways-done = Vervuld
board-ways-carts = Er zijn { $spaces } karren nodig, en je hebt er { $carts }
board-ways-none = Geen weg meer vrij
