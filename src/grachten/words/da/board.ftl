# Spillepladen: hvad der står på kortet, og hvad strækninger, steder og markører hedder.

board-name = Spillepladen: { $city }
board-subtitle = byen med dens kanaler, tårne og torve
board-points = Strækningspoint
board-scale = rhinlandske roder
board-east = Ø
board-south = S
board-west = V

board-route = { $from } – { $to }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}, { $colour ->
    [pink] pink
    [blue] blå
    [green] grøn
    [black] sort
    [red] rød
    [orange] orange
   *[grey] grå
}{ $merchandise ->
    [yes] , handelsvare
   *[no] {""}
}
board-route-owned = { $from } – { $to }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}, { $colour ->
    [pink] pink
    [blue] blå
    [green] grøn
    [black] sort
    [red] rød
    [orange] orange
   *[grey] grå
}, vogne: { $owner }
board-place-wanted = { $place }, ikke forbundet endnu
board-place-joined = { $place }, forbundet
board-marker = { $name }: { $points } point
board-window = Bykortet; træk i det, eller forstør det med plus og minus
board-larger = Forstør bykortet
board-smaller = Formindsk bykortet
board-whole = Vis hele bykortet

## What is said about a route that is pointed at. $price: "two blue cards" or the next message

board-tip-price = { $points ->
    [one] { $price }: { $points } point
   *[other] { $price }: { $points } point
}
board-tip-any = { $count ->
    [1] ét kort i en hvilken som helst farve
   *[other] { common-count } kort i samme farve
}
board-tip-have = Du har { $cards ->
    [0] ingen passende kort
    [1] ét passende kort
   *[other] { $cards } passende kort
} og { $wilds ->
    [0] ingen jokere
    [1] en joker
   *[other] { $wilds } jokere
}
# $contract: its two places
board-tip-completes = Opfylder { $contract }
board-tip-serves = Nyttig for { $contract }
board-tip-owned = Vogne: { $owner }
board-tip-closed = Lukket

## What is said about a contract that is pointed at

board-ways-spaces = { $spaces ->
    [1] Ét felt mere
   *[other] { $spaces } felter mere
}
board-ways-open = { board-ways-spaces } – du har { $carts ->
    [1] én vogn
   *[other] { $carts } vogne
}
board-ways-done = Opfyldt
board-ways-carts = Kræver { $spaces } vogne, og du har { $carts }
board-ways-none = Kan ikke opfyldes længere
