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
