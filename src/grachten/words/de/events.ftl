### Turniere: Schweizer System, K.-o., Arena und Duplikatabende.

events-title = Turniere
events-what = Veranstalte einen Klubabend oder mach bei einem mit. In jeder Runde bekommen alle Tische dieselben Karten.
events-new = Neues Turnier
events-mine = Meine Turniere
events-list-running = Läuft gerade
events-list-upcoming = Demnächst
events-list-past = Beendet
events-none = Im Moment gibt es keine öffentlichen Turniere.
events-status = { $status ->
    [open] Anmeldung offen
    [running] Läuft
    [over] Beendet
   *[cancelled] Abgesagt
}
events-kind = { $kind ->
    [swiss] Schweizer System
    [knockout] K.-o.-System
    [arena] Arena
   *[duplicate] Duplikatabend
}
events-kind-what = { $kind ->
    [swiss] Alle spielen jede Runde, gegen Leute, die ähnlich gut stehen.
    [knockout] An jedem Tisch kommt der Sieger weiter, bis einer übrig ist.
    [arena] Sobald du frei bist, bekommst du einen neuen Tisch. Alles zählt zusammen, bis die Zeit um ist.
   *[duplicate] Alle Tische spielen dieselben Verteilungen, und du wirst mit allen verglichen, die deinen Platz hatten.
}
events-rounds-count = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
events-players-count = { $count } am Tisch
events-entrants-count = { $count ->
    [one] 1 Teilnehmer
   *[other] { $count } Teilnehmer
}
events-starts = beginnt am { $time }
events-started = begonnen am { $time }
events-ended = beendet am { $time }
events-starts-by-press = beginnt, wenn der Veranstalter so weit ist
events-organiser = veranstaltet von { $name }
events-about = Über dieses Turnier
events-bot = Bot auf einem freien Platz
events-name = Name des Turniers
events-kind-label = Art
events-players = Spieler am Tisch
events-rounds = Runden
events-minutes = Dauer
events-limit = Zeitlimit für eine Runde
events-limit-none = Keins
events-counting = Wertung
events-counting-kind = { $counting ->
    [match-points] Matchpunkte
   *[steps] Stufen
}
events-counting-what = { $counting ->
    [match-points] Welchen Anteil der anderen auf deinem Platz du geschlagen hast.
   *[steps] Um wie viel du die anderen auf deinem Platz übertriffst: 1 Punkt ist eine Stufe, 4 sind zwei, 9 drei.
}
events-level = Bots auf freien Plätzen und für Abwesende
events-start-label = Beginn
events-start-press = Wenn ich es starte
events-start-time = Zu einer festen Zeit
events-start-when = Datum und Uhrzeit
events-public = Öffentlich
events-public-what = Alle sehen es in der Liste. Sonst braucht man den Link.
events-late = Späterer Einstieg
events-late-what = Auch nach dem Beginn kann man sich noch anmelden.
events-make = Turnier anlegen
events-mine-here = Du
events-table-ready = Dein Tisch ist bereit.
events-wait-start = Du bist dabei. Bleib auf dieser Seite: Wenn das Turnier beginnt, erscheint hier dein Tisch.
events-wait-bye = Du setzt diese Runde aus. Das zählt wie ein halber Sieg.
events-wait-out = Du bist ausgeschieden. Hier kannst du das Turnier weiter verfolgen.
events-wait-arena = Bleib auf dieser Seite: Du bekommst einen Platz, sobald es einen Tisch für dich gibt.
events-wait-round = Die Runde läuft noch. Hier erscheint dein nächster Tisch.
events-withdrawn = Du hast dich zurückgezogen.
events-not-in = Du machst noch nicht mit.
events-too-late = Das Turnier hat begonnen: Für eine Anmeldung ist es zu spät.
events-to-table = Zu meinem Tisch
events-withdraw = Zurückziehen
events-enter = Mitmachen
events-bot-withdraw = { $name } zurückziehen
events-bot-enter = { $name } anmelden
events-start = Turnier starten
events-cancel = Turnier absagen
events-cancel-sure = Wirklich absagen? Laufende Partien enden ohne Ergebnis.
events-cancel-yes = Ja, absagen
events-cancel-no = Nein, doch nicht
events-needs = Das Turnier braucht mindestens { $count } Teilnehmer.
events-result = Ergebnis
events-standings = Tabelle
events-rank = Rang
events-player = Spieler
events-fate = Gekommen bis
events-score = Wertung
events-duplicate = Duplikat
events-opposition = Gegner
events-points = Punkte
events-played = Partien
events-out = Ausgeschieden in Runde { $round }
events-winner = Sieger
events-still-in = Noch dabei
events-deal = Verteilung { $number }
events-round = Runde { $number }
events-is-on = läuft
events-byes = Setzt aus: { $names }
events-table = Tisch { $number }
events-walkover = kampflos
events-left = gegangen
events-is-playing = spielt
events-see = Partie ansehen
events-bracket = Turnierbaum
events-deals = Verteilung für Verteilung
events-seat = Platz { $number }
events-compared = Im Vergleich
events-nobody = Noch hat sich niemand angemeldet.
events-seed = Setzplatz von { $name }
events-seed-what = Setze die Stärksten auf 1, 2, 3…; die anderen werden gelost.
events-is-bot = Bot
events-is-gone = zurückgezogen
events-remove = Entfernen
events-remove-name = { $name } entfernen
events-invite = Andere einladen
events-link = Link zum Turnier
events-link-code = QR-Code für den Link
events-fair = Wie die Karten gemischt werden
events-fair-how = Die Verteilungen aller Runden stammen aus einem Geheimnis auf dem Server. Die Festlegung ist von Anfang an zu sehen, das Geheimnis selbst nach dem Turnier: So kann niemand zwischendurch die Karten ändern. Spieler fügen nichts hinzu, denn alle Tische müssen dieselben Karten bekommen. Du musst darauf vertrauen, dass die Betreiber des Servers nicht vorher hineingesehen haben.
events-fair-commitment = Festlegung, von Anfang an zu sehen
events-fair-secret = Geheimnis
events-fair-salt = Salz
events-more = Mehr
events-print = Ergebnis drucken
