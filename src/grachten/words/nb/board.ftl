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

## What is said about a route that is pointed at. $price: "two blue cards" or the next message

board-tip-price = { $points ->
    [one] { $price }: { $points } poeng
   *[other] { $price }: { $points } poeng
}
board-tip-any = { $count ->
    [1] ett kort i en hvilken som helst farge
   *[other] { common-count } kort i samme farge
}
board-tip-have = Du har { $cards ->
    [0] ingen passende kort
    [1] ett passende kort
   *[other] { $cards } passende kort
} og { $wilds ->
    [0] ingen jokerkort
    [1] ett jokerkort
   *[other] { $wilds } jokerkort
}
# $contract: its two places
board-tip-completes = Fullfører { $contract }
board-tip-serves = Nyttig for { $contract }
board-tip-owned = Kjerrene til { $owner }
board-tip-closed = Stengt

## What is said about a contract that is pointed at

board-ways-spaces = { $spaces ->
    [1] Ett felt til
   *[other] { $spaces } felter til
}
board-ways-open = { board-ways-spaces } – du har { $carts ->
    [1] én kjerre
   *[other] { $carts } kjerrer
}
board-ways-done = Fullført
board-ways-carts = Krever { $spaces } kjerrer, og du har { $carts }
board-ways-none = Kan ikke fullføres lenger
