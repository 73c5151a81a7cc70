### Tips och genomgång av ett färdigt parti. Vinstchanser i procentenheter.

## Vad man kan göra, eller gjorde

review-action-take = ta { log-one-card }
review-action-draw = dra från draghögen
review-action-contracts = dra kontraktkort
review-action-keep = { $choice ->
    [first] behåll det första kontraktkortet
    [second] behåll det andra kontraktkortet
   *[both] behåll båda kontraktkorten
}
review-action-claim = muta in { $from } – { $to } med { log-payment }
review-action-pass = passa
review-action-secret = välj kontraktkort

## Varför

review-reason-points = Det ger { log-gain } direkt.
review-reason-completes = Det uppfyller { $from } – { $to }, som är värt { log-gain }.
review-reason-nearer = Då kräver { $from } – { $to } { $spaces ->
    [one] en ruta
   *[other] { $spaces } rutor
} mindre; { $left } återstår.
review-reason-merchandise = Det ger { $mine ->
    [one] ett handelsbonuskort
   *[other] { $mine } handelsbonuskort
} ({ $others ->
    [0] ingen annan har något
   *[other] de andra har högst { $others }
}) och än så länge { $bonus } bonuspoäng till.
review-reason-only-way = { $more ->
    [0] Utan den här sträckan kan { $from } – { $to } inte uppfyllas
    [one] Utan den här sträckan kräver { $from } – { $to } en ruta till
   *[other] Utan den här sträckan kräver { $from } – { $to } { $more } rutor till
}, och { $rivals ->
    [one] en annan spelare
    [2] två andra spelare
   *[other] { $rivals } andra spelare
} kan kanske ta den.
review-reason-ends = { $carts ->
    [0] Det tar de sista kärrorna
    [one] Då är bara en kärra kvar
   *[other] Då är bara { $carts } kärror kvar
}, och sista rundan börjar.
review-reason-pays = Med det kortet räcker det till { $from } – { $to }.
review-reason-lacks = Då saknas bara { $cards ->
    [one] ett kort
    [2] två kort
   *[other] { $cards } kort
} till { $from } – { $to }.
review-reason-wild = Ett jokerkort gäller för alla färger; det blir { $wilds ->
    [1] det första på handen.
    [2] det andra på handen.
    [3] det tredje på handen.
   *[other] nummer { $wilds } på handen.
}
review-reason-deck = Det saknas { $cards ->
    [one] ett kort
    [2] två kort
   *[other] { $cards } kort
} till { $from } – { $to }, och draghögen har kanske det som marknaden inte har.
review-reason-contracts = Av de { $unseen } andra kontraktkorten kräver { $fitting ->
    [one] ett
   *[other] { $fitting }
} inte mer än två rutor till.
review-reason-keeps = { $from } – { $to } är värt { log-gain } och kräver { $spaces ->
    [0] inga fler rutor.
    [one] en ruta till.
   *[other] { $spaces } rutor till.
}
review-reason-keeps-both = Tillsammans är de värda { log-gain } och kräver högst { $spaces ->
    [one] en ruta till.
   *[other] { $spaces } rutor till.
}
review-reason-forced = Det finns inget annat att göra.
review-reason-better = Det näst bästa valet kostar { $chance ->
    [1] en procentenhet.
   *[other] { $chance } procentenheter.
}
review-reason-close = Det är { $chance ->
    [1] en procentenhet
   *[other] { $chance } procentenheter
} sämre än det bästa valet.
review-reason-even = Det gör nästan ingen skillnad här.

## Tips i terminalen

review-hint = Vad skulle du göra?
review-hint-line = { $action }: { $chance } %. { $reason }
review-hint-none = Tips fungerar bara på spelbrädet Amsterdam.

## Genomgången

review-of = { $name }, precision { $accuracy }
review-of-forced = { $name }, som aldrig hade något val
review-start = utgångsläge
review-choices = val
review-luck = tur
review-others = de andra
review-noise = bedömningsfel
review-result = resultat
review-lost = Det som kostade mest
review-lost-line = { $grade ->
    [blunder] Grovt fel
    [mistake] Misstag
   *[inaccuracy] Onoggrannhet
} i drag { $step }: { $action } (−{ $loss }). Bättre: { $better }.
review-lost-nothing = Inget beslut kostade tre procentenheter eller mer.
review-strokes = Mest tur och otur
review-stroke-line = Drag { $step }, { $stroke ->
    [blind] kortet från draghögen
    [contracts] kontraktkorten som drogs
    [reveal] det de andra visade sig ha
   *[market] korten som vändes upp
}: { $luck }
review-best = Bästa drag: { $step }, { $action }.
review-hindsight = Med facit i hand: bedömt med alla kort öppna, inte utifrån vad spelaren kunde veta.
