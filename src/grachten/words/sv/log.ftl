### Krönikan om ett parti. "-you" är det den säger till den som gjorde det.

log-title = Krönika
log-empty = Ingenting har hänt än.
log-again = Visa de senaste dragen igen
log-set-up = Före den första turen
log-turn = Tur { $turn }
log-end = Poängräkningen

## Vad det betalades med: $count kort i färgen $card och $wilds jokerkort

log-wilds = { $wilds ->
    [1] ett jokerkort
    [2] två jokerkort
    [3] tre jokerkort
   *[4] fyra jokerkort
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } och { log-wilds }
    }
}
log-gain = { $points } poäng

log-one-card = { $card ->
    [wild] ett jokerkort
   *[other] ett { common-adjective-one } kort
}

## Förberedelser

log-dealt = Korten är utdelade: { common-count } till var och en och två kontraktkort att välja mellan.
log-chosen = { $name } har valt.
log-chosen-you = Du har valt.
log-kept-first = { $count ->
    [1] { $name } behöll ett kontraktkort.
   *[other] { $name } behöll båda kontraktkorten.
}
log-kept-first-you = { $count ->
    [1] Du behöll ett kontraktkort.
   *[other] Du behöll båda kontraktkorten.
}

## Kort

log-taken = { $name } tog { log-one-card }.
log-taken-you = Du tog { log-one-card }.
log-drawn = { $name } drog ett kort från draghögen.
log-drawn-you = Du drog ett kort från draghögen.
log-drawn-card = { $name } drog { log-one-card } från draghögen.
log-drawn-card-you = Du drog { log-one-card } från draghögen.
log-swept = { $wilds ->
    [3] Tre jokerkort låg uppvända: marknaden rensades.
    [4] Fyra jokerkort låg uppvända: marknaden rensades.
   *[5] Fem jokerkort låg uppvända: marknaden rensades.
}
log-shuffled = { $count ->
    [one] Kasthögens sista kort blev den nya draghögen.
   *[other] Kasthögen blandades till en ny draghög på { $count } kort.
}

## Sträckor

log-claimed = { $merchandise ->
    [yes] { $name } mutade in { $from } – { $to } med { log-payment }: { log-gain } och ett handelsbonuskort.
   *[no] { $name } mutade in { $from } – { $to } med { log-payment }: { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] Du mutade in { $from } – { $to } med { log-payment }: { log-gain } och ett handelsbonuskort.
   *[no] Du mutade in { $from } – { $to } med { log-payment }: { log-gain }.
}

## Kontraktkort

log-offered = { $count ->
    [1] { $name } drog det sista kontraktkortet.
   *[other] { $name } drog två kontraktkort.
}
log-offered-you = { $count ->
    [1] Du drog det sista kontraktkortet.
   *[other] Du drog två kontraktkort.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } drog det sista kontraktkortet och behöll det.
       *[other] { $name } drog två kontraktkort och behöll ett.
    }
   *[other] { $name } drog två kontraktkort och behöll båda.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] Du drog det sista kontraktkortet och behöll det.
       *[other] Du drog två kontraktkort och behöll ett.
    }
   *[other] Du drog två kontraktkort och behöll båda.
}

## Pass, den sista rundan och slutet

log-passed = { $name } kunde inte göra något och passade.
log-passed-you = Du kunde inte göra något och passade.
log-last-round = { $name } har få kärror kvar: alla får en sista tur.
log-last-round-you = Du har få kärror kvar: alla får en sista tur.
log-scored = { $name }: { $routes } för sträckor, { $contracts } för kontraktkort, { $merchandise } för handelsvaror. Totalt { $total }.
log-scored-you = Du: { $routes } för sträckor, { $contracts } för kontraktkort, { $merchandise } för handelsvaror. Totalt { $total }.
log-won = { $name } vann.
log-won-you = Du vann.
log-names = { $count ->
    [1] { $a }
    [2] { $a } och { $b }
    [3] { $a }, { $b } och { $c }
   *[4] { $a }, { $b }, { $c } och { $d }
}
log-shared = { log-names } delar på segern.
log-shared-you = Du delar segern med { log-names }.
log-undone = { $name } ångrade ett drag.
log-undone-you = Du ångrade ett drag.
