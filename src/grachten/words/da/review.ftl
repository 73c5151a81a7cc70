### Tips og gennemgang af et færdigt spil. Vinderchancer i procentpoint.

## Hvad man kan gøre, eller gjorde

review-action-take = tag { log-one-card }
review-action-draw = træk fra stakken
review-action-contracts = træk kontraktkort
review-action-keep = { $choice ->
    [first] behold det første kontraktkort
    [second] behold det andet kontraktkort
   *[both] behold begge kontraktkort
}
review-action-claim = sæt vogne på { $from } – { $to } med { log-payment }
review-action-pass = meld pas
review-action-secret = vælg kontraktkort

## Hvorfor

review-reason-points = Det giver { log-gain } med det samme.
review-reason-completes = Det opfylder { $from } – { $to } og er { log-gain } værd.
review-reason-nearer = Så kræver { $from } – { $to } { $spaces ->
    [one] ét felt
   *[other] { $spaces } felter
} mindre; der mangler { $left }.
review-reason-merchandise = Det giver { $mine ->
    [one] ét handelsvarekort
   *[other] { $mine } handelsvarekort
} ({ $others ->
    [0] ingen andre har nogen
   *[other] de andre har højst { $others }
}) og foreløbig { $bonus } bonuspoint mere.
review-reason-only-way = { $more ->
    [0] Uden denne strækning kan { $from } – { $to } ikke opfyldes
    [one] Uden denne strækning kræver { $from } – { $to } ét felt mere
   *[other] Uden denne strækning kræver { $from } – { $to } { $more } felter mere
}, og { $rivals ->
    [one] en anden spiller
    [2] to andre spillere
   *[other] { $rivals } andre spillere
} kan måske nå at tage den.
review-reason-ends = { $carts ->
    [0] Det bruger de sidste vogne
    [one] Så er der kun én vogn tilbage
   *[other] Så er der kun { $carts } vogne tilbage
}, og den sidste runde begynder.
review-reason-pays = Med det kort er der nok til at betale { $from } – { $to }.
review-reason-lacks = Så mangler der kun { $cards ->
    [one] ét kort
    [2] to kort
   *[other] { $cards } kort
} til { $from } – { $to }.
review-reason-wild = En joker gælder for enhver farve; det bliver { $wilds ->
    [1] den første på hånden.
    [2] den anden på hånden.
    [3] den tredje på hånden.
   *[other] nummer { $wilds } på hånden.
}
review-reason-deck = Der mangler { $cards ->
    [one] ét kort
    [2] to kort
   *[other] { $cards } kort
} til { $from } – { $to }, og stakken har måske det, som markedet ikke har.
review-reason-contracts = Af de { $unseen } andre kontraktkort kræver { $fitting ->
    [one] ét
   *[other] { $fitting }
} højst to felter mere.
review-reason-keeps = { $from } – { $to } er { log-gain } værd og kræver { $spaces ->
    [0] ingen felter mere.
    [one] ét felt mere.
   *[other] { $spaces } felter mere.
}
review-reason-keeps-both = Tilsammen er de { log-gain } værd og kræver højst { $spaces ->
    [one] ét felt mere.
   *[other] { $spaces } felter mere.
}
review-reason-forced = Der er ikke andet at gøre.
review-reason-better = Det næstbedste valg koster { $chance } procentpoint.
review-reason-close = Det er { $chance } procentpoint dårligere end det bedste valg.
review-reason-even = Det gør næsten ingen forskel her.

## Tips i terminalen

review-hint = Hvad ville du gøre?
review-hint-line = { $action }: { $chance } %. { $reason }
review-hint-none = Tips virker kun på spillepladen Amsterdam.

## Gennemgangen

review-of = { $name }, præcision { $accuracy }
review-of-forced = { $name }, som aldrig havde et valg
review-start = udgangspunkt
review-choices = valg
review-luck = held
review-others = de andre
review-noise = vurderingsfejl
review-result = resultat
review-lost = Det dyreste
review-lost-line = { $grade ->
    [blunder] Grov fejl
    [mistake] Fejl
   *[inaccuracy] Unøjagtighed
} i træk { $step }: { $action } (−{ $loss }). Bedre: { $better }.
review-lost-nothing = Ingen beslutning kostede tre procentpoint eller mere.
review-strokes = Mest held og uheld
review-stroke-line = Træk { $step }, { $stroke ->
    [blind] kortet fra stakken
    [contracts] de kontraktkort, der blev trukket
    [reveal] det, de andre viste sig at have
   *[market] de kort, der blev vendt
}: { $luck }
review-best = Bedste træk: { $step }, { $action }.
review-hindsight = I bakspejlet: vurderet med alle kort åbne, ikke ud fra det, spilleren kunne vide.
