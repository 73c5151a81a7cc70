### Hints en de bespreking van een partij. Winstkansen in procentpunten.

## Wat je kunt doen, of deed

review-action-take = { log-one-card } pakken
review-action-draw = van de trekstapel trekken
review-action-contracts = contracten trekken
review-action-keep = { $choice ->
    [first] het eerste contract houden
    [second] het tweede contract houden
   *[both] beide contracten houden
}
review-action-claim = { $from } – { $to } claimen met { log-payment }
review-action-pass = passen
review-action-secret = contracten kiezen

## Waarom

review-reason-points = Dat levert meteen { log-gain } op.
review-reason-completes = Daarmee is { $from } – { $to } vervuld, goed voor { log-gain }.
review-reason-nearer = Dan kost { $from } – { $to } { $spaces ->
    [one] één vakje
   *[other] { $spaces } vakjes
} minder; het zijn er nog { $left }.
review-reason-merchandise = Dat { $mine ->
    [one] is één koopwaarkaart
   *[other] zijn dan { $mine } koopwaarkaarten
} ({ $others ->
    [0] niemand anders heeft er een
   *[other] de anderen hebben er hoogstens { $others }
}): voorlopig { $bonus ->
    [one] één bonuspunt meer.
   *[other] { $bonus } bonuspunten meer.
}
review-reason-only-way = { $more ->
    [0] Zonder deze route kan { $from } – { $to } niet meer worden vervuld
    [one] Zonder deze route kost { $from } – { $to } één vakje meer
   *[other] Zonder deze route kost { $from } – { $to } { $more } vakjes meer
}, en { $rivals ->
    [one] één andere speler kan
    [2] twee andere spelers kunnen
   *[other] { $rivals } andere spelers kunnen
} die misschien claimen.
review-reason-ends = { $carts ->
    [0] Daarmee zijn de laatste karren op
    [one] Er blijft dan nog één kar over
   *[other] Er blijven dan nog { $carts } karren over
} en de laatste ronde begint.
review-reason-pays = Met deze kaart is er genoeg om { $from } – { $to } te betalen.
review-reason-lacks = Dan { $cards ->
    [one] ontbreekt er nog maar één kaart
    [2] ontbreken er nog maar twee kaarten
   *[other] ontbreken er nog maar { $cards } kaarten
} voor { $from } – { $to }.
review-reason-wild = Een joker past bij elke kleur; dit wordt de { $wilds ->
    [1] eerste op hand.
    [2] tweede op hand.
    [3] derde op hand.
   *[other] { $wilds }e op hand.
}
review-reason-deck = Er { $cards ->
    [one] ontbreekt nog één kaart
    [2] ontbreken nog twee kaarten
   *[other] ontbreken nog { $cards } kaarten
} voor { $from } – { $to }, en misschien ligt in de trekstapel wat de markt niet heeft.
review-reason-contracts = Van de { $unseen } andere contracten { $fitting ->
    [one] kost er één
   *[other] kosten er { $fitting }
} niet meer dan twee extra vakjes.
review-reason-keeps = { $from } – { $to } is { log-gain } waard en kost { $spaces ->
    [0] geen extra vakjes.
    [one] nog één vakje.
   *[other] nog { $spaces } vakjes.
}
review-reason-keeps-both = Samen zijn ze { log-gain } waard en kosten ze hoogstens { $spaces ->
    [one] nog één vakje.
   *[other] nog { $spaces } vakjes.
}
review-reason-forced = Er zit niets anders op.
review-reason-better = De op een na beste keuze kost { $chance } procentpunt.
review-reason-close = Dit is { $chance } procentpunt slechter dan de beste keuze.
review-reason-even = Het maakt hier nauwelijks verschil.

## Hints in de terminal

review-hint = Wat zou jij doen?
review-hint-line = { $action }: { $chance }%. { $reason }
review-hint-none = Hints werken alleen op het bord van Amsterdam.

## De bespreking

review-of = { $name }, nauwkeurigheid { $accuracy }
review-of-forced = { $name }, die nooit een keuze had
review-start = begin
review-choices = keuzes
review-luck = geluk
review-others = anderen
review-noise = schattingsfout
review-result = uitslag
review-lost = Wat het meest kostte
review-lost-line = { $grade ->
    [blunder] Blunder
    [mistake] Fout
   *[inaccuracy] Onnauwkeurigheid
} in zet { $step }: { $action } (−{ $loss }). Beter: { $better }.
review-lost-nothing = Geen enkele keuze kostte drie procentpunt of meer.
review-strokes = Het meeste geluk en de meeste pech
review-stroke-line = Zet { $step }, { $stroke ->
    [blind] de kaart van de trekstapel
    [contracts] de getrokken contracten
    [reveal] wat de anderen bleken te hebben
   *[market] de kaarten die open kwamen
}: { $luck }
review-best = Beste zet: { $step }, { $action }.
review-hindsight = Achteraf bekeken: beoordeeld met alle kaarten open, niet naar wat de speler kon weten.
