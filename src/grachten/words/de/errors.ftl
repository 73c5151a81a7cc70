### Warum etwas abgelehnt wurde: nach dem Fehlercode oder der Nummer der Regel, die es verbietet.

error-rule-1-3 = Diese Transportkarte gibt es nicht.
error-rule-2-3 = Wähle zuerst, welche deiner Aufträge du behältst.
error-rule-2-4 = Du hast schon gewählt. Warte auf die anderen.
error-rule-2-5 = Du bist noch nicht dran.
error-rule-3-1 = Eine Aktion pro Zug: Nimm zuerst deine zweite Karte.
error-rule-3-2 = Passen darfst du nur, wenn sonst nichts möglich ist.
error-rule-4-1 = Diese Karte liegt nicht mehr offen aus. Nimm eine andere.
error-rule-4-4 = Ein offener Joker kann nicht deine zweite Karte sein. Nimm eine andere.
error-rule-4-7 = Nachziehstapel und Ablagestapel sind leer. Nimm eine offene Karte oder mach etwas anderes.
error-rule-5-1 = Diese Strecke ist nicht frei. Wähle eine andere.
error-rule-5-2 = So kannst du diese Strecke nicht bezahlen. Sie kostet für jedes Feld eine Karte ihrer Farbe oder einen Joker.
error-rule-5-3 = Für diese Strecke hast du zu wenige Karren. Wähle eine kürzere.
error-rule-5-6 = Niemand darf beide Strecken einer Doppelstrecke nutzen, und bei zwei Spielern ist die andere gesperrt.
error-rule-6-1 = Behalte einen der beiden Aufträge oder beide.
error-rule-6-2 = Dafür sind nicht mehr genug Aufträge da.
error-rule-7-1 = Die Partie ist zu Ende.

error-illegal = Das erlauben die Regeln nicht.
error-stale = Die Partie ist schon weiter. Sieh dir den Tisch an und wähle neu.
error-forbidden = Das kannst du hier nicht tun.
error-not-found = Das ist nicht zu finden. Vielleicht wurde es entfernt.
error-conflict = Das geht jetzt nicht. Sieh dir den Tisch noch einmal an.
error-time-up = Deine Zeit ist abgelaufen, deshalb spielt ein Bot diesen Zug zu Ende. Ab dem nächsten spielst du wieder selbst.
error-old-rules = Diese Partie wurde nach älteren Regeln gespielt, die diese Ausgabe nicht mehr kennt.
error-too-many = Das war zu viel auf einmal. Warte einen Moment.
error-too-large = Das ist zu lang. Kürze es.
error-unavailable = Das ließ sich nicht speichern. Versuch es noch einmal.
error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
error-unknown = Wir erkennen dich nicht mehr. Lade die Seite neu.
error-name = Dieser Name geht nicht. Wähle einen mit höchstens 30 Zeichen.
error-invalid = Das hat der Server nicht verstanden. Lade die Seite neu.
