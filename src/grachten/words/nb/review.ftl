### Tips og gjennomgang av et ferdig spill. Vinnersjanser i prosentpoeng.

## Hva man kan gjøre, eller gjorde

review-action-take = ta { log-one-card }
review-action-draw = trekk fra trekkbunken
review-action-contracts = trekk kontraktskort
review-action-keep = { $choice ->
    [first] behold det første kontraktskortet
    [second] behold det andre kontraktskortet
   *[both] behold begge kontraktskortene
}
review-action-claim = gjør krav på { $from } – { $to } med { log-payment }
review-action-pass = meld pass
review-action-secret = velg kontraktskort

## Hvorfor

review-reason-points = Det gir { log-gain } med en gang.
review-reason-completes = Det fullfører { $from } – { $to }, som er verdt { log-gain }.
review-reason-nearer = Da krever { $from } – { $to } { $spaces ->
    [one] ett felt
   *[other] { $spaces } felter
} mindre; { $left } gjenstår.
review-reason-merchandise = Det gir { $mine ->
    [one] ett varebonuskort
   *[other] { $mine } varebonuskort
} ({ $others ->
    [0] ingen andre har noen
   *[other] de andre har høyst { $others }
}) og foreløpig { $bonus } bonuspoeng til.
review-reason-only-way = { $more ->
    [0] Uten denne ruten kan { $from } – { $to } ikke fullføres
    [one] Uten denne ruten krever { $from } – { $to } ett felt mer
   *[other] Uten denne ruten krever { $from } – { $to } { $more } felter mer
}, og { $rivals ->
    [one] én annen spiller
    [2] to andre spillere
   *[other] { $rivals } andre spillere
} kan kanskje ta den.
review-reason-ends = { $carts ->
    [0] Det bruker de siste kjerrene
    [one] Da er det bare én kjerre igjen
   *[other] Da er det bare { $carts } kjerrer igjen
}, og siste runde begynner.
review-reason-pays = Med det kortet er det nok til å betale { $from } – { $to }.
review-reason-lacks = Da mangler det bare { $cards ->
    [one] ett kort
    [2] to kort
   *[other] { $cards } kort
} til { $from } – { $to }.
review-reason-wild = Et jokerkort gjelder for alle farger; dette blir { $wilds ->
    [1] det første på hånden.
    [2] det andre på hånden.
    [3] det tredje på hånden.
   *[other] nummer { $wilds } på hånden.
}
review-reason-deck = Det mangler { $cards ->
    [one] ett kort
    [2] to kort
   *[other] { $cards } kort
} til { $from } – { $to }, og trekkbunken har kanskje det markedet ikke har.
review-reason-contracts = Av de { $unseen } andre kontraktskortene krever { $fitting ->
    [one] ett
   *[other] { $fitting }
} ikke mer enn to felter til.
review-reason-keeps = { $from } – { $to } er verdt { log-gain } og krever { $spaces ->
    [0] ingen flere felter.
    [one] ett felt til.
   *[other] { $spaces } felter til.
}
review-reason-keeps-both = Til sammen er de verdt { log-gain } og krever høyst { $spaces ->
    [one] ett felt til.
   *[other] { $spaces } felter til.
}
review-reason-forced = Det er ikke noe annet å gjøre.
review-reason-better = Det nest beste valget koster { $chance } prosentpoeng.
review-reason-close = Det er { $chance } prosentpoeng dårligere enn det beste valget.
review-reason-even = Det gjør nesten ingen forskjell her.

## Tips i terminalen

review-hint = Hva ville du gjort?
review-hint-line = { $action }: { $chance } %. { $reason }
review-hint-none = Tips virker bare på spillebrettet Amsterdam.

## Gjennomgangen

review-of = { $name }, presisjon { $accuracy }
review-of-forced = { $name }, som aldri hadde noe valg
review-start = utgangspunkt
review-choices = valg
review-luck = flaks
review-others = de andre
review-noise = vurderingsfeil
review-result = resultat
review-lost = Det dyreste
review-lost-line = { $grade ->
    [blunder] Grov feil
    [mistake] Feil
   *[inaccuracy] Unøyaktighet
} i trekk { $step }: { $action } (−{ $loss }). Bedre: { $better }.
review-lost-nothing = Ingen avgjørelse kostet tre prosentpoeng eller mer.
review-strokes = Mest flaks og uflaks
review-stroke-line = Trekk { $step }, { $stroke ->
    [blind] kortet fra trekkbunken
    [contracts] kontraktskortene som ble trukket
    [reveal] det de andre viste seg å ha
   *[market] kortene som ble snudd
}: { $luck }
review-best = Beste trekk: { $step }, { $action }.
review-hindsight = Med etterpåklokskap: vurdert med alle kort åpne, ikke ut fra det spilleren kunne vite.
