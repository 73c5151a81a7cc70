### Der Verlauf einer Partie. „-you“ liest, wer es getan hat.

log-title = Verlauf
log-empty = Noch ist nichts passiert.
log-again = Letzte Züge noch einmal zeigen
log-set-up = Vor dem ersten Zug
log-turn = Zug { $turn }
log-end = Schlusswertung

## Womit eine Strecke bezahlt wurde: $count Karten der Farbe $card und $wilds Joker. Akkusativ

log-wilds = { $wilds ->
    [1] einen Joker
    [2] zwei Joker
    [3] drei Joker
   *[4] vier Joker
}
log-payment = { $count ->
    [0] { log-wilds }
   *[other] { $wilds ->
        [0] { common-cards }
       *[other] { common-cards } und { log-wilds }
    }
}
log-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

log-one-card = { $card ->
    [wild] einen Joker
   *[other] eine { common-adjective-one } Karte
}

## Spielaufbau

log-dealt = Die Karten sind ausgeteilt: Alle bekommen { common-count } und dazu zwei Aufträge zur Auswahl.
log-chosen = { $name } hat gewählt.
log-chosen-you = Du hast gewählt.
log-kept-first = { $count ->
    [1] { $name } behält einen Auftrag.
   *[other] { $name } behält beide Aufträge.
}
log-kept-first-you = { $count ->
    [1] Du behältst einen Auftrag.
   *[other] Du behältst beide Aufträge.
}

## Karten

log-taken = { $name } nimmt { log-one-card }.
log-taken-you = Du nimmst { log-one-card }.
log-drawn = { $name } zieht eine Karte vom Nachziehstapel.
log-drawn-you = Du ziehst eine Karte vom Nachziehstapel.
log-drawn-card = { $name } zieht { log-one-card } vom Nachziehstapel.
log-drawn-card-you = Du ziehst { log-one-card } vom Nachziehstapel.
log-swept = { $wilds ->
    [3] Drei Joker liegen offen: Die Auslage wird ausgetauscht.
    [4] Vier Joker liegen offen: Die Auslage wird ausgetauscht.
   *[5] Fünf Joker liegen offen: Die Auslage wird ausgetauscht.
}
log-shuffled = { $count ->
    [one] Die letzte abgelegte Karte wird zum neuen Nachziehstapel.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten bilden den neuen Nachziehstapel.
}

## Strecken

log-claimed = { $merchandise ->
    [yes] { $name } nutzt { $from } – { $to } und zahlt { log-payment }: { log-gain } und eine Warenkarte.
   *[no] { $name } nutzt { $from } – { $to } und zahlt { log-payment }: { log-gain }.
}
log-claimed-you = { $merchandise ->
    [yes] Du nutzt { $from } – { $to } und zahlst { log-payment }: { log-gain } und eine Warenkarte.
   *[no] Du nutzt { $from } – { $to } und zahlst { log-payment }: { log-gain }.
}

## Aufträge

log-offered = { $count ->
    [1] { $name } zieht den letzten Auftrag.
   *[other] { $name } zieht zwei Aufträge.
}
log-offered-you = { $count ->
    [1] Du ziehst den letzten Auftrag.
   *[other] Du ziehst zwei Aufträge.
}
log-kept = { $count ->
    [1] { $returned ->
        [0] { $name } zieht den letzten Auftrag und behält ihn.
       *[other] { $name } zieht zwei Aufträge und behält einen.
    }
   *[other] { $name } zieht zwei Aufträge und behält beide.
}
log-kept-you = { $count ->
    [1] { $returned ->
        [0] Du ziehst den letzten Auftrag und behältst ihn.
       *[other] Du ziehst zwei Aufträge und behältst einen.
    }
   *[other] Du ziehst zwei Aufträge und behältst beide.
}

## Passen, die letzte Runde und das Ende

log-passed = { $name } kann nichts tun und passt.
log-passed-you = Du kannst nichts tun und passt.
log-last-round = { $name } hat kaum noch Karren: Alle haben einen letzten Zug.
log-last-round-you = Du hast kaum noch Karren: Alle haben einen letzten Zug.
log-scored = { $name }: { $routes } für Strecken, { $contracts } für Aufträge, { $merchandise } für Waren. Gesamt: { $total }.
log-scored-you = Du: { $routes } für Strecken, { $contracts } für Aufträge, { $merchandise } für Waren. Gesamt: { $total }.
log-won = { $name } gewinnt.
log-won-you = Du gewinnst.
log-names = { $count ->
    [1] { $a }
    [2] { $a } und { $b }
    [3] { $a }, { $b } und { $c }
   *[4] { $a }, { $b }, { $c } und { $d }
}
log-shared = { log-names } teilen sich den Sieg.
log-shared-you = Du teilst dir den Sieg mit { log-names }.
log-undone = { $name } nimmt einen Zug zurück.
log-undone-you = Du nimmst einen Zug zurück.
