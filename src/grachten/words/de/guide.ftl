### Die geführte erste Partie und die Hilfe in den ersten Partien danach.

guide-name = Begleitung
guide-next = Weiter
guide-go = Weiterspielen
guide-do = Mach das für mich
guide-leave = Verlassen
guide-place = { $place } von { $count }

## Was die Begleitung sagt, der Reihe nach

guide-welcome = Willkommen in Amsterdam! Du und { $opponent }, ihr schickt Karren durch die alte Stadt, und wer am Ende die meisten Punkte hat, gewinnt.
guide-contract = Das ist ein Auftrag: Verbinde { $from } und { $to } mit eigenen Strecken, dann bekommst du am Ende seine { $value } Punkte.
guide-places = Hier sind die beiden Orte. Jeder Weg zwischen ihnen ist recht, solange jede Strecke darauf dir gehört.
guide-keep = Ein Auftrag, den du nicht erfüllst, kostet dich seine Punkte. Behalte also nur diesen: Leg den anderen zurück und drück dann auf „{ table-keep }“.
guide-take = Strecken bezahlst du mit Karten in ihrer Farbe. Nimm { guide-card } aus der Auslage.
guide-draw = In einem Zug nimmst du zwei Karten. Zieh die zweite vom Nachziehstapel, ohne sie vorher zu sehen.
guide-opponent = { $opponent } hat gespielt; jetzt bist du wieder dran. In jedem Zug machst du genau eins: Karten nehmen, eine Strecke nutzen oder Aufträge ziehen.
guide-claim = Du hast { $cards }: Genau das kostet die { guide-colour } Strecke { $route }. Nutze sie.
guide-points = Zwei Felder bringen sofort zwei Punkte. Längere Strecken sind mehr wert: 4 Punkte für drei Felder, 7 für vier.
guide-merchandise = Auf deine Strecke sind kleine Karren gemalt, deshalb bekommst du auch eine Warenkarte. Wer am Ende die meisten hat, bekommt 8 Punkte, wer die zweitmeisten hat, 4.
guide-double = Zwei Strecken nebeneinander bilden eine Doppelstrecke. Zu zweit kann nur eine davon genutzt werden, deshalb ist diese jetzt gesperrt.
guide-wild = Die Karte mit dem Rad ist ein Joker: Er steht für jede Farbe. Nimm ihn. Ein offener Joker ist die einzige Karte, die du in einem Zug nimmst.
guide-mixed = { $route } kostet { $price }. Du hast { $cards }, und dein Joker ersetzt die andere. Nutze die Strecke.
guide-join = Für graue Strecken passt jede Farbe, aber nur eine. { $route } schließt die Lücke in deinem Auftrag: Nutze die Strecke.
guide-completed = Erfüllt! Deine Strecken verbinden beide Orte. Bis zum Ende siehst nur du das.
guide-contracts = Du kannst dir immer noch mehr vornehmen. Zieh Aufträge: Du siehst zwei und behältst einen oder beide.
guide-keep-new = Für { $from } – { $to } hast du schon viel: Es { $missing ->
    [one] fehlt nur noch ein Feld
   *[other] fehlen nur noch { $missing } Felder
}. Behalte nur diesen Auftrag.
guide-meanwhile = Mehr brauchst du nicht für eine ganze Partie. Die Mitte von dieser spielen wir schnell für dich: Schau, wie die Netze wachsen.
guide-hurry = Wir spielen weiter …
guide-carts = Du hast noch { $carts } Karren. Sobald jemand einen Zug mit höchstens zwei beendet, beginnt die letzte Runde.
guide-last-round = Nutze { $route }, dann beginnt sie.
guide-last = Die letzte Runde: { $opponent } war schon zum letzten Mal dran, und dieser Zug gehört dir.
guide-last-turn = Nutze { $route }: Damit erfüllst du deinen zweiten Auftrag, gerade noch rechtzeitig.
guide-count = Jetzt wird alles gezählt: deine Strecken, dann jeder Auftrag, für oder gegen dich, und die Waren.
guide-finished = Und das ist schon das ganze Spiel. In deiner nächsten Partie ist eine stille Hilfe da, die du fragen kannst.
guide-astray = Du gehst deinen eigenen Weg. Spiel weiter, wie du magst, oder beginn die geführte Partie von vorn.

# Im Akkusativ
guide-card = { $card ->
    [pink] die pinke Karte
    [blue] die blaue Karte
    [green] die grüne Karte
    [black] die schwarze Karte
    [red] die rote Karte
    [orange] die orange Karte
   *[wild] den Joker
}
guide-colour = { $colour ->
    [pink] pinke
    [blue] blaue
    [green] grüne
    [black] schwarze
    [red] rote
    [orange] orange
   *[grey] graue
}

## Etwas anderes wurde versucht: was es wäre, und warum nicht jetzt

guide-not-take = Du darfst jede Karte nehmen, die offen liegt. Nur brauchen wir gerade eine andere.
guide-not-wild = Ein Joker ist immer eine gute Karte. Wir kommen noch dazu, nur jetzt noch nicht.
guide-not-draw = Du darfst stattdessen immer vom Nachziehstapel ziehen. Diesmal wissen wir aber, was wir wollen.
guide-not-claim = Du darfst jede freie Strecke nutzen, die du bezahlen kannst, egal wo. Diesmal brauchen wir eine andere.
guide-not-payment = Auch damit könntest du bezahlen, aber es kostet mehr als nötig.
guide-not-contracts = So ziehst du neue Aufträge. Das machen wir ein bisschen später.
guide-not-keep = Die Regeln erlauben es, aber der andere Auftrag verlangt einen weiten Weg, und wenn du ihn nicht erfüllst, verlierst du seine Punkte.
guide-not-pass = Passen kannst du nur, wenn sonst nichts möglich ist.

## Gehen

guide-leave-title = Geführte Partie verlassen?
guide-leave-how = Sie wartet auf dich: Du findest sie auf der Startseite.
guide-leave-now = Gehen und später weiterspielen
guide-leave-alone = Ohne Begleitung weiterspielen
guide-leave-again = Von vorn beginnen
guide-leave-not = Bleiben
guide-finished-play = Deine erste Partie spielen
guide-finished-again = Noch einmal mit Begleitung

## Die Hilfe. $names: eine Person oder mehrere

guide-helper = Was kann ich tun?
guide-helper-title = Was du tun kannst
guide-helper-away = Nicht mehr zeigen
guide-helper-wait = Wir warten auf { $names }. Wenn du dran bist, hörst du eine Glocke.
guide-helper-over = Die Partie ist zu Ende.
guide-helper-offer = Behalte einen Auftrag oder beide. Jeder bringt am Ende seine Punkte, wenn du ihn erfüllst, und kostet dich sonst ebenso viele.
guide-helper-second = Nimm noch eine Karte: offen oder vom Nachziehstapel. Ein offener Joker kann nicht die zweite Karte sein.
guide-helper-pass = Diesmal kannst du nichts tun, also passt du.
guide-helper-take = Nimm zwei Karten, offen oder vom Nachziehstapel; oder einen offenen Joker.
guide-helper-claim = { $count ->
    [one] Nutze die eine Strecke, die du bezahlen kannst: { $routes }.
   *[other] Nutze eine der { $count } Strecken, die du bezahlen kannst, zum Beispiel { $routes }.
}
guide-helper-claim-none = Noch kannst du keine freie Strecke bezahlen.
guide-helper-contracts = Zieh zwei neue Aufträge und behalte mindestens einen.
guide-helper-last = Das ist dein letzter Zug.
guide-helper-lacks = { $contract }: Es { $missing ->
    [one] fehlt noch ein Feld
   *[other] fehlen noch { $missing } Felder
}.
guide-helper-done = { $contract } ist erfüllt.
guide-helper-lost = { $contract } ist nicht mehr zu erfüllen.
