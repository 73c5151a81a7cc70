# Spelbrädet: det som står på kartan, och vad sträckor, platser och markörer heter.

board-name = Spelbrädet: { $city }
board-subtitle = staden med sina kanaler, torn och torg
board-points = Sträckpoäng
board-scale = rhenländska stänger
board-east = Ö
board-south = S
board-west = V

board-route = { $from } – { $to }, { $length ->
    [one] { $length } ruta
   *[other] { $length } rutor
}, { $colour ->
    [pink] rosa
    [blue] blå
    [green] grön
    [black] svart
    [red] röd
    [orange] orange
   *[grey] grå
}{ $merchandise ->
    [yes] , handelsbonus
   *[no] {""}
}
board-route-owned = { $from } – { $to }, { $length ->
    [one] { $length } ruta
   *[other] { $length } rutor
}, { $colour ->
    [pink] rosa
    [blue] blå
    [green] grön
    [black] svart
    [red] röd
    [orange] orange
   *[grey] grå
}, kärror: { $owner }
board-place-wanted = { $place }, inte förbunden än
board-place-joined = { $place }, förbunden
board-marker = { $name }: { $points } poäng
board-window = Kartan; dra i den, eller förstora den med plus och minus
board-larger = Förstora kartan
board-smaller = Förminska kartan
board-whole = Visa hela kartan

## What is said about a route that is pointed at. $price: "two blue cards" or the next message

board-tip-price = { $points ->
    [one] { $price }: { $points } poäng
   *[other] { $price }: { $points } poäng
}
board-tip-any = { $count ->
    [1] ett kort i valfri färg
   *[other] { common-count } kort i samma färg
}
board-tip-have = Du har { $cards ->
    [0] inget passande kort
    [1] ett passande kort
   *[other] { $cards } passande kort
} och { $wilds ->
    [0] inget jokerkort
    [1] ett jokerkort
   *[other] { $wilds } jokerkort
}
# $contract: its two places
board-tip-completes = Uppfyller { $contract }
board-tip-serves = Nyttig för { $contract }
board-tip-owned = Kärror: { $owner }
board-tip-closed = Stängd

## What is said about a contract that is pointed at

board-ways-spaces = { $spaces ->
    [1] En ruta till
   *[other] { $spaces } rutor till
}
board-ways-open = { board-ways-spaces } – du har { $carts ->
    [1] en kärra
   *[other] { $carts } kärror
}
board-ways-done = Uppfyllt
board-ways-carts = Kräver { $spaces } kärror, och du har { $carts }
board-ways-none = Kan inte uppfyllas längre
