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
