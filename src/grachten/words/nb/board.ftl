# Spillebrettet: det som står på kartet, og hva ruter, lokasjoner og markører heter.

board-name = Spillebrettet: { $city }
board-subtitle = byen med sine kanaler, tårn og torg
board-points = Rutepoeng
board-scale = rhinlandske roder
board-east = Ø
board-south = S
board-west = V

board-route = { $from } – { $to }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}, { $colour ->
    [pink] rosa
    [blue] blå
    [green] grønn
    [black] svart
    [red] rød
    [orange] oransje
   *[grey] grå
}{ $merchandise ->
    [yes] , varebonus
   *[no] {""}
}
board-route-owned = { $from } – { $to }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}, { $colour ->
    [pink] rosa
    [blue] blå
    [green] grønn
    [black] svart
    [red] rød
    [orange] oransje
   *[grey] grå
}, kjerrer: { $owner }
board-place-wanted = { $place }, ikke forbundet ennå
board-place-joined = { $place }, forbundet
board-marker = { $name }: { $points } poeng
board-window = Kartet; dra i det, eller forstørr det med pluss og minus
board-larger = Forstørr kartet
board-smaller = Forminsk kartet
board-whole = Vis hele kartet
