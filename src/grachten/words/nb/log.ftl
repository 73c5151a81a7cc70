### Krøniken om et spill. "-you" er det den sier til den som gjorde det.

log-title = Krønike
log-empty = Ingenting har skjedd ennå.
log-again = Vis de siste trekkene igjen
log-set-up = Før den første turen
log-turn = Tur { $turn }
log-end = Opptellingen

## Hva det ble betalt med: $count kort i fargen $card og $wilds jokerkort

log-wilds = { $wilds ->
    [1] ett jokerkort
    [2] to jokerkort
    [3] tre jokerkort
   *[4] fire jokerkort
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } og { log-wilds }
    }
}
log-gain = { $points } poeng

log-one-card = { $card ->
    [wild] et jokerkort
   *[other] et { common-adjective-one } kort
}

## Forberedelser

log-dealt = Kortene er delt ut: { common-count } til hver og to kontraktskort å velge mellom.
log-chosen = { $name } har valgt.
log-chosen-you = Du har valgt.
log-kept-first = { $count ->
    [1] { $name } beholdt ett kontraktskort.
   *[other] { $name } beholdt begge kontraktskortene.
}
log-kept-first-you = { $count ->
    [1] Du beholdt ett kontraktskort.
   *[other] Du beholdt begge kontraktskortene.
}

## Kort

log-taken = { $name } tok { log-one-card }.
log-taken-you = Du tok { log-one-card }.
log-drawn = { $name } trakk et kort fra trekkbunken.
log-drawn-you = Du trakk et kort fra trekkbunken.
log-drawn-card = { $name } trakk { log-one-card } fra trekkbunken.
log-drawn-card-you = Du trakk { log-one-card } fra trekkbunken.
log-swept = { $wilds ->
    [3] Tre jokerkort lå åpent: markedet ble ryddet.
    [4] Fire jokerkort lå åpent: markedet ble ryddet.
   *[5] Fem jokerkort lå åpent: markedet ble ryddet.
}
log-shuffled = { $count ->
    [one] Det siste forkastede kortet ble den nye trekkbunken.
   *[other] De forkastede kortene ble stokket til en ny trekkbunke på { $count } kort.
}

## Ruter

log-claimed = { $merchandise ->
    [yes] { $name } gjorde krav på { $from } – { $to } med { log-payment }: { log-gain } og et varebonuskort.
   *[no] { $name } gjorde krav på { $from } – { $to } med { log-payment }: { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] Du gjorde krav på { $from } – { $to } med { log-payment }: { log-gain } og et varebonuskort.
   *[no] Du gjorde krav på { $from } – { $to } med { log-payment }: { log-gain }.
}

## Kontraktskort

log-offered = { $count ->
    [1] { $name } trakk det siste kontraktskortet.
   *[other] { $name } trakk to kontraktskort.
}
log-offered-you = { $count ->
    [1] Du trakk det siste kontraktskortet.
   *[other] Du trakk to kontraktskort.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } trakk det siste kontraktskortet og beholdt det.
       *[other] { $name } trakk to kontraktskort og beholdt ett.
    }
   *[other] { $name } trakk to kontraktskort og beholdt begge.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] Du trakk det siste kontraktskortet og beholdt det.
       *[other] Du trakk to kontraktskort og beholdt ett.
    }
   *[other] Du trakk to kontraktskort og beholdt begge.
}

## Pass, den siste runden og slutten

log-passed = { $name } kunne ikke gjøre noe og meldte pass.
log-passed-you = Du kunne ikke gjøre noe og meldte pass.
log-last-round = { $name } har få kjerrer igjen: alle får én siste tur.
log-last-round-you = Du har få kjerrer igjen: alle får én siste tur.
log-scored = { $name }: { $routes } for ruter, { $contracts } for kontraktskort, { $merchandise } for varer. Totalt { $total }.
log-scored-you = Du: { $routes } for ruter, { $contracts } for kontraktskort, { $merchandise } for varer. Totalt { $total }.
log-won = { $name } vant.
log-won-you = Du vant.
log-names = { $count ->
    [1] { $a }
    [2] { $a } og { $b }
    [3] { $a }, { $b } og { $c }
   *[4] { $a }, { $b }, { $c } og { $d }
}
log-shared = { log-names } deler seieren.
log-shared-you = Du deler seieren med { log-names }.
log-undone = { $name } angret et trekk.
log-undone-you = Du angret et trekk.
