### Et spils krønike. "-you" er det, den siger til den, der gjorde det.

log-title = Krønike
log-empty = Der er ikke sket noget endnu.
log-again = Vis de sidste træk igen
log-set-up = Før den første tur
log-turn = Tur { $turn }
log-end = Optællingen

## Hvad der blev betalt med: $count kort i farven $card og $wilds jokere

log-wilds = { $wilds ->
    [1] en joker
    [2] to jokere
    [3] tre jokere
   *[4] fire jokere
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } og { log-wilds }
    }
}
log-gain = { $points } point

log-one-card = { $card ->
    [wild] en joker
   *[other] et { common-adjective-one } kort
}

## Opsætning

log-dealt = Kortene er delt ud: { common-count } til hver og to kontraktkort at vælge imellem.
log-chosen = { $name } har valgt.
log-chosen-you = Du har valgt.
log-kept-first = { $count ->
    [1] { $name } beholdt ét kontraktkort.
   *[other] { $name } beholdt begge kontraktkort.
}
log-kept-first-you = { $count ->
    [1] Du beholdt ét kontraktkort.
   *[other] Du beholdt begge kontraktkort.
}

## Kort

log-taken = { $name } tog { log-one-card }.
log-taken-you = Du tog { log-one-card }.
log-drawn = { $name } trak et kort fra stakken.
log-drawn-you = Du trak et kort fra stakken.
log-drawn-card = { $name } trak { log-one-card } fra stakken.
log-drawn-card-you = Du trak { log-one-card } fra stakken.
log-swept = { $wilds ->
    [3] Tre jokere lå åbent: markedet blev ryddet.
    [4] Fire jokere lå åbent: markedet blev ryddet.
   *[5] Fem jokere lå åbent: markedet blev ryddet.
}
log-shuffled = { $count ->
    [one] Det sidste brugte kort blev den nye stak.
   *[other] De brugte kort blev blandet til en ny stak på { $count } kort.
}

## Strækninger

log-claimed = { $merchandise ->
    [yes] { $name } satte vogne på { $from } – { $to } med { log-payment }: { log-gain } og et handelsvarekort.
   *[no] { $name } satte vogne på { $from } – { $to } med { log-payment }: { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] Du satte vogne på { $from } – { $to } med { log-payment }: { log-gain } og et handelsvarekort.
   *[no] Du satte vogne på { $from } – { $to } med { log-payment }: { log-gain }.
}

## Kontraktkort

log-offered = { $count ->
    [1] { $name } trak det sidste kontraktkort.
   *[other] { $name } trak to kontraktkort.
}
log-offered-you = { $count ->
    [1] Du trak det sidste kontraktkort.
   *[other] Du trak to kontraktkort.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } trak det sidste kontraktkort og beholdt det.
       *[other] { $name } trak to kontraktkort og beholdt ét.
    }
   *[other] { $name } trak to kontraktkort og beholdt begge.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] Du trak det sidste kontraktkort og beholdt det.
       *[other] Du trak to kontraktkort og beholdt ét.
    }
   *[other] Du trak to kontraktkort og beholdt begge.
}

## Pas, den sidste runde og slutningen

log-passed = { $name } kunne intet gøre og meldte pas.
log-passed-you = Du kunne intet gøre og meldte pas.
log-last-round = { $name } har få vogne tilbage: alle får en sidste tur.
log-last-round-you = Du har få vogne tilbage: alle får en sidste tur.
log-scored = { $name }: { $routes } for strækninger, { $contracts } for kontraktkort, { $merchandise } for handelsvarer. I alt { $total }.
log-scored-you = Du: { $routes } for strækninger, { $contracts } for kontraktkort, { $merchandise } for handelsvarer. I alt { $total }.
log-won = { $name } vandt.
log-won-you = Du vandt.
log-names = { $count ->
    [1] { $a }
    [2] { $a } og { $b }
    [3] { $a }, { $b } og { $c }
   *[4] { $a }, { $b }, { $c } og { $d }
}
log-shared = { log-names } deler sejren.
log-shared-you = Du deler sejren med { log-names }.
log-undone = { $name } fortrød et træk.
log-undone-you = Du fortrød et træk.
