### Die Startseite und die Seite mit Partien zum Ansehen.

start-play = Jetzt spielen
start-play-what = Du gegen { $count ->
    [one] einen Bot
    [2] zwei Bots
   *[other] drei Bots
}
start-what = Nutze Strecken durch das alte Amsterdam, verbinde die Orte auf deinen geheimen Aufträgen und sammle Waren. Zehn Minuten, zwei bis vier Spieler.
start-preparing = Das Spiel wird vorbereitet
start-preparing-how = Das passiert nur einmal und dauert etwa eine Minute. Eine Partie, die du jetzt startest, beginnt gleich danach.
start-prepared = Alles ist bereit.
start-opponents = Gegner
start-level = Stärke
start-level-apprentice = Lernt die Gassen noch kennen: gut für die erste Partie.
start-level-carter = Kennt den Weg, macht aber ab und zu einen Umweg.
start-level-trader = Plant voraus und mag Waren.
start-level-merchant = Zählt alles mit, auch deine Punkte.
start-level-regent = Denkt an alles. Kannst du gewinnen?
start-level-burgomaster = Hat in Millionen Partien geübt: der Stärkste von allen.
start-friends = Mit Freunden
start-friends-what = Link schicken, zusammen spielen
start-screen = An diesem Gerät
start-screen-what = Ein Gerät geht reihum
start-events = Turniere
start-event-waits = Dein Tisch ist bereit: { $name }
start-event-table = Zum Tisch
start-watch = Partien ansehen
start-more = Mehr
start-guide = Spielen lernen
start-guide-title = Noch nie gespielt?
start-guide-waits = Deine geführte Partie wartet
start-guide-what = Lern es beim Spielen: fünf Minuten auf dem echten Spielplan, mit Begleitung an deiner Seite.
start-guide-begin = Geführte Partie spielen
start-guide-decline = Nein, danke
start-mine = Deine Partien
start-mine-turn = Du bist dran
start-mine-others = Andere sind dran
start-mine-open = Noch nicht begonnen
start-mine-with = mit { $names }
start-mine-alone = sonst noch niemand
start-mine-screen = { $names } an diesem Gerät
# $place: mein Platz beim jetzigen Stand
start-mine-standing = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $place ->
    [1] in Führung
    [2] auf dem zweiten Platz
    [3] auf dem dritten Platz
   *[4] auf dem vierten Platz
}
# Nach einer Zahl, für Screenreader
start-print-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
start-mine-all = Alle { $count } zeigen
start-continue = Weiter
start-away = Diese Partie aus deiner Liste entfernen
start-away-with = Die Partie mit { $names } aus deiner Liste entfernen
start-away-ask = Diese Partie aus deiner Liste entfernen?
start-away-playing = Du spielst in dieser Partie noch mit. Wie soll es ohne dich weitergehen?
start-away-open = Die Partie hat noch nicht begonnen. Wenn du den Tisch verlässt, ist dein Platz wieder frei.
start-name = Dein Name
start-name-is = Du spielst als
start-name-change = Namen ändern

## Partien zum Ansehen

start-watch-title = Partien ansehen
start-watch-public = Gerade live
start-watch-none = Im Moment spielt niemand öffentlich. Vor der Partie lässt sich ein Tisch für alle öffnen.
start-watch-look = Zuschauen
start-watch-join = Mitspielen
start-watch-places = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
start-watch-finished = Deine beendeten Partien
start-watch-finished-none = Partien, die du zu Ende spielst, kannst du hier noch einmal ansehen.
start-watch-replay = Ansehen
start-watch-download = Als Datei speichern
start-watch-more = Ältere Partien zeigen
start-watch-more-tables = Mehr Tische zeigen
start-watch-won = Sieg für { $names }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
start-watch-abandoned = Nicht beendet
start-watch-early = Vorzeitig beendet
start-watch-result = Ergebnis
# $place: mein Platz am Ende
start-watch-place = { $place ->
    [1] Erster Platz für dich
    [2] Zweiter Platz für dich
    [3] Dritter Platz für dich
   *[4] Vierter Platz für dich
}
start-watch-samples = Sehenswerte Partien
start-watch-sample-canal = Ein Regent gegen einen Kaufmann: gleich viele Punkte, und die Aufträge entscheiden.
start-watch-sample-market = Drei am Tisch und nur vier Punkte zwischen dem ersten und dem letzten Platz.
start-watch-sample-harbour = Alle vier Plätze besetzt und kaum noch eine Gasse für die letzten Karren.
start-watch-file = Gespeicherte Partie ansehen
start-watch-file-how = Zieh eine gespeicherte Partie hierher oder wähle sie auf deinem Gerät.
start-watch-file-choose = Datei wählen
start-watch-file-bad = Diese Datei ist keine gespeicherte Partie. Wähle eine, die du hier gespeichert hast.
start-watch-again = Aktualisieren
