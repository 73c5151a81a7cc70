### Mitspieler finden, Einladungen, und Leute, denen man lieber nicht begegnet.

finding-title = Mit anderen spielen
finding-find = Gegner finden
finding-change = Spielerzahl und Tempo wählen
finding-players = Spieler
finding-sizes = { $sizes } Spieler
finding-pace = Tempo
finding-pace-live = Live
finding-pace-slow = Über Tage
finding-pace-live-what = Eine Minute pro Zug und fünf Minuten Reserve.
finding-pace-slow-what = Drei Tage für jeden Zug: Schau vorbei, wann du magst.
finding-rated = Gewertet
finding-rated-what = Die Partie zählt für deine Wertung
finding-is-live = live
finding-is-slow = über Tage
finding-is-rated = gewertet
finding-is-friendly = ohne Wertung
finding-waiting = { $count ->
    [one] Eine Person sucht Gegner
   *[other] { $count } Leute suchen Gegner
}

## Während man wartet

finding-looking = Gegner werden gesucht
finding-others = { $count ->
    [0] Gerade sucht niemand sonst so eine Partie.
    [one] Noch jemand sucht.
   *[other] Noch { $count } andere suchen.
}
finding-soon = Mit den Leuten, die jetzt da sind, dauert es höchstens { $time }.
finding-any-moment = Gleich ist es so weit.
finding-until-somebody = Du bekommst einen Platz, sobald die richtigen Leute da sind.
finding-bot = Inzwischen gegen einen Bot spielen
finding-tell = Benachrichtige mich
finding-told = Du wirst benachrichtigt.
finding-stop = Suche beenden
finding-ended-missed = Ein Tisch war bereit, aber du warst nicht da. Die anderen haben ohne dich weitergemacht.
finding-ended-away = Du warst eine Weile weg, deshalb ist die Suche beendet.

## Ein Tisch ist gefunden

finding-found = Dein Tisch ist bereit
finding-notification = Komm innerhalb einer halben Minute zurück, um die Partie zu beginnen.
finding-take = Platz nehmen
finding-no = Nein, danke
finding-taking = Du nimmst Platz …
finding-seating = { $here } von { $count } sind da. Es geht los, sobald alle da sind.
finding-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}

## Tische mit freien Plätzen und Einladungen

finding-tables = Offene Tische
finding-nobody = Noch niemand
finding-join = Dazusetzen
finding-join-names = Dazusetzen: { $names }
finding-invited = { $name } lädt dich zu einer Partie ein.
finding-opponents = Leute, mit denen du gespielt hast
finding-met = Letzte Partie: { $when }
finding-invite = Einladen
finding-invite-name = { $name } einladen
finding-invited-them = Eingeladen
finding-allow = Einladungen
finding-allow-what = Leute, mit denen du gespielt hast, können dich an ihren Tisch einladen

## Blockieren

finding-block = Blockieren
finding-block-name = { $name } blockieren
finding-block-ask = { $name } blockieren?
finding-block-what = Ihr sitzt nie wieder zusammen am Tisch, und Einladungen kommen nicht bei dir an. Die andere Person erfährt nichts davon.
finding-block-done = { $name } ist blockiert.
finding-blocks = Blockiert
finding-blocks-none = Du hast niemanden blockiert.
finding-unblock = Aufheben
finding-unblock-name = Blockierung von { $name } aufheben
