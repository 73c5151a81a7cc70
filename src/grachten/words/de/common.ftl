### Wörter, die jede Seite braucht.

common-game = Grachten
common-game-line = Karren und Aufträge in Amsterdam, um 1660

## Karten und ihre Farben

common-card-pink = pinke Karte
common-card-blue = blaue Karte
common-card-green = grüne Karte
common-card-black = schwarze Karte
common-card-red = rote Karte
common-card-orange = orange Karte
common-card-wild = Joker

# $card: eine Farbe. Nominativ und Akkusativ, vor „Karte“ und „Karten“.
common-adjective-one = { $card ->
    [pink] pinke
    [blue] blaue
    [green] grüne
    [black] schwarze
    [red] rote
   *[orange] orange
}
common-adjective-many = { $card ->
    [pink] pinke
    [blue] blaue
    [green] grüne
    [black] schwarze
    [red] rote
   *[orange] orange
}

## Zahlen

common-count = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
}

# „zwei blaue Karten“, „ein Joker“. $card: eine Farbe oder „wild“. Nominativ; siehe auch log-wilds.
common-cards = { $card ->
    [wild] { $count ->
        [1] ein Joker
       *[other] { common-count } Joker
    }
   *[other] { $count ->
        [1] eine { common-adjective-one } Karte
       *[other] { common-count } { common-adjective-many } Karten
    }
}

common-players = { $count } Spieler
common-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
common-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}

## Wer keinen Namen gewählt hat

common-guest = Gast { $number }
common-somebody = Jemand
common-name-limit = Mehr geht nicht: Ein Name hat höchstens { $most } Zeichen.

## Bots, vom schwächsten zum stärksten

common-level-apprentice = Lehrling
common-level-carter = Fuhrmann
common-level-trader = Krämer
common-level-merchant = Kaufmann
common-level-regent = Regent
common-level-burgomaster = Bürgermeister
# Jemand, für den ein Bot Züge gemacht hat
common-helped = { $name } (mit { $bot })

## Knöpfe

common-cancel = Abbrechen
common-unloaded = Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und lade neu.
common-load-again = Neu laden
common-close = Schließen
common-back = Zurück
common-copy = Kopieren
common-copied = Kopiert
common-share = Teilen
common-undo = Rückgängig
common-rules = Regeln
common-settings = Einstellungen
common-language = Sprache
common-home = Startseite
common-save = Speichern
common-loading = Einen Moment …

## Wo nichts ist, oder keine Verbindung

common-lost-title = Hier endet der Stadtplan
common-lost-address = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
common-lost-home = Zur Startseite
common-lost-table = Dieser Tisch lässt sich nicht zeigen
common-lost-away = Keine Verbindung
common-lost-away-how = Der Server ist nicht erreichbar. Sobald er antwortet, ist der Tisch wieder da, genau so, wie du ihn verlassen hast.
