### Tipps und die Besprechung einer Partie. Gewinnchancen in Prozentpunkten.

## Was man tun kann oder getan hat

review-action-take = { log-one-card } nehmen
review-action-draw = vom Nachziehstapel ziehen
review-action-contracts = Aufträge ziehen
review-action-keep = { $choice ->
    [first] den ersten Auftrag behalten
    [second] den zweiten Auftrag behalten
   *[both] beide Aufträge behalten
}
review-action-claim = { $from } – { $to } nutzen und { log-payment } zahlen
review-action-pass = passen
review-action-secret = Aufträge wählen

## Warum

review-reason-points = Das bringt sofort { log-gain }.
review-reason-completes = Das erfüllt { $from } – { $to } und zählt { log-gain }.
review-reason-nearer = Damit braucht { $from } – { $to } { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} weniger; dann fehlen noch { $left }.
review-reason-merchandise = Das { $mine ->
    [one] ist eine Warenkarte
   *[other] sind dann { $mine } Warenkarten
} ({ $others ->
    [0] sonst hat niemand eine
   *[other] die anderen haben höchstens { $others }
}); das bringt vorerst { $bonus ->
    [one] einen Bonuspunkt mehr.
   *[other] { $bonus } Bonuspunkte mehr.
}
review-reason-only-way = { $more ->
    [0] Ohne diese Strecke lässt sich { $from } – { $to } nicht mehr erfüllen
    [one] Ohne diese Strecke braucht { $from } – { $to } ein Feld mehr
   *[other] Ohne diese Strecke braucht { $from } – { $to } { $more } Felder mehr
}, und { $rivals ->
    [one] jemand anders kann
    [2] zwei andere können
   *[other] { $rivals } andere können
} sie vielleicht nutzen.
review-reason-ends = { $carts ->
    [0] Damit sind die letzten Karren verbraucht
    [one] Dann bleibt noch ein Karren
   *[other] Dann bleiben noch { $carts } Karren
}, und die letzte Runde beginnt.
review-reason-pays = Mit dieser Karte reicht es für { $from } – { $to }.
review-reason-lacks = Dann { $cards ->
    [one] fehlt nur noch eine Karte
    [2] fehlen nur noch zwei Karten
   *[other] fehlen nur noch { $cards } Karten
} für { $from } – { $to }.
review-reason-wild = Ein Joker passt zu jeder Farbe; das wäre { $wilds ->
    [1] der erste auf der Hand.
    [2] der zweite auf der Hand.
    [3] der dritte auf der Hand.
   *[other] der { $wilds }. auf der Hand.
}
review-reason-deck = { $cards ->
    [one] Es fehlt noch eine Karte
    [2] Es fehlen noch zwei Karten
   *[other] Es fehlen noch { $cards } Karten
} für { $from } – { $to }, und vielleicht liegt im Stapel, was die Auslage nicht hat.
review-reason-contracts = Von den { $unseen } übrigen Aufträgen { $fitting ->
    [one] braucht einer
   *[other] brauchen { $fitting }
} höchstens zwei weitere Felder.
review-reason-keeps = { $from } – { $to } zählt { log-gain } und braucht { $spaces ->
    [0] keine weiteren Felder.
    [one] noch ein Feld.
   *[other] noch { $spaces } Felder.
}
review-reason-keeps-both = Zusammen zählen sie { log-gain } und brauchen höchstens { $spaces ->
    [one] noch ein Feld.
   *[other] noch { $spaces } Felder.
}
review-reason-forced = Etwas anderes ist nicht möglich.
review-reason-better = Die nächstbeste Wahl kostet { $chance ->
    [1] einen Prozentpunkt.
   *[other] { $chance } Prozentpunkte.
}
review-reason-close = Das ist { $chance ->
    [1] einen Prozentpunkt
   *[other] { $chance } Prozentpunkte
} schlechter als die beste Wahl.
review-reason-even = Das macht hier kaum einen Unterschied.

## Tipps im Terminal

review-hint = Was würdest du tun?
review-hint-line = { $action }: { $chance } %. { $reason }
review-hint-none = Tipps gibt es nur auf dem Spielplan Amsterdam.

## Die Besprechung

review-of = { $name }, Genauigkeit { $accuracy }
review-of-forced = { $name }, ohne eine einzige Wahl
review-start = Start
review-choices = Entscheidungen
review-luck = Glück
review-others = andere
review-noise = Schätzfehler
review-result = Ergebnis
review-lost = Was am meisten gekostet hat
review-lost-line = { $grade ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeit
} in Zug { $step }: { $action } (−{ $loss }). Besser: { $better }.
review-lost-nothing = Keine Entscheidung hat drei Prozentpunkte oder mehr gekostet.
review-strokes = Das größte Glück und Pech
review-stroke-line = Zug { $step }, { $stroke ->
    [blind] die Karte vom Stapel
    [contracts] die gezogenen Aufträge
    [reveal] was die anderen hatten
   *[market] die aufgedeckten Karten
}: { $luck }
review-best = Bester Zug: { $step }, { $action }.
review-hindsight = Im Nachhinein: beurteilt mit allen Karten offen, nicht nach dem, was man wissen konnte.
