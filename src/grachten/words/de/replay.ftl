### Die Wiederholung: eine beendete Partie, Schritt für Schritt.

replay-title = Wiederholung
replay-checked = anhand der Regeln und des Startwerts geprüft
replay-loading = Die Partie wird geladen …
replay-missing = Unter dieser Adresse gibt es keine Partie, oder sie ist noch nicht zu Ende.
replay-nothing = Diese Partie lässt sich nicht zeigen
replay-broken = Diese Datei enthält keine gültige Partie.
replay-not-a-record = Diese Datei ist keine gespeicherte Partie. Wähle eine, die du hier gespeichert hast.

## Eine Datei öffnen

replay-open-title = Partie noch einmal ansehen
replay-open-how = Zieh eine gespeicherte Partie hierher oder wähle eine Datei.
replay-open = Datei wählen
replay-drop = Loslassen, um die Partie anzusehen

## Durch die Partie gehen

replay-controls = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt vor
replay-back = Einen Schritt zurück
replay-first = Zum Anfang
replay-last = Zum Ende
replay-moment = Schritt
replay-step = Schritt { $step } von { $last }
replay-speed = Tempo
replay-eyes = Ansicht
replay-everybody = Alle Karten offen
replay-copy = Link zu diesem Moment kopieren
replay-copied = Link kopiert.
replay-link = Link zu diesem Moment

## Was auf dem Tisch liegt

replay-hands = Handkarten und Aufträge
replay-hand = { $name }: { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
replay-offered = zur Auswahl
replay-completed = erfüllt
replay-missed = nicht erfüllt
replay-won = Sieg für { $names }
replay-result = Zum Ergebnis
replay-review = Partie auswerten
replay-review-close = Auswertung schließen
