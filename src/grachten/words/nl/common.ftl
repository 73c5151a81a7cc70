### Woorden die elke pagina gebruikt.

common-game = Grachten
common-game-line = Karren en contracten in Amsterdam rond 1660

## De kaarten en hun kleuren

common-card-pink = roze kaart
common-card-blue = blauwe kaart
common-card-green = groene kaart
common-card-black = zwarte kaart
common-card-red = rode kaart
common-card-orange = oranje kaart
common-card-wild = joker

# $card: een kleur. In het Nederlands maakt het aantal kaarten geen verschil.
common-adjective-one = { $card ->
    [pink] roze
    [blue] blauwe
    [green] groene
    [black] zwarte
    [red] rode
   *[orange] oranje
}
common-adjective-many = { $card ->
    [pink] roze
    [blue] blauwe
    [green] groene
    [black] zwarte
    [red] rode
   *[orange] oranje
}

## Getallen

common-count = { $count ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
   *[other] { $count }
}

# "twee blauwe kaarten", "één joker". $card: een kleur of "wild".
common-cards = { $card ->
    [wild] { $count ->
        [1] één joker
       *[other] { common-count } jokers
    }
   *[other] { $count ->
        [1] één { common-adjective-one } kaart
       *[other] { common-count } { common-adjective-many } kaarten
    }
}

common-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
common-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
common-spaces = { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
}

## Mensen die geen naam hebben gekozen

common-guest = Gast { $number }
common-somebody = Iemand
common-name-limit = Meer kan niet: een naam heeft hoogstens { $most } tekens.

## Bots, van de zwakste tot de sterkste

common-level-apprentice = Leerjongen
common-level-carter = Voerman
common-level-trader = Handelaar
common-level-merchant = Koopman
common-level-regent = Regent
common-level-burgomaster = Burgemeester
# Iemand voor wie een bot zetten heeft gedaan
common-helped = { $name } (met { $bot })

## Knoppen

common-cancel = Annuleren
common-unloaded = Dit deel van de pagina kon niet worden geladen. Controleer je verbinding en laad opnieuw.
common-load-again = Opnieuw laden
common-close = Sluiten
common-back = Terug
common-copy = Kopiëren
common-copied = Gekopieerd
common-share = Delen
common-undo = Terugnemen
common-rules = Regels
common-settings = Instellingen
common-language = Taal
common-home = Startpagina
common-save = Opslaan
common-loading = Een ogenblik …

## Waar niets is, of geen verbinding

common-lost-title = Hier houdt de kaart op
common-lost-address = Op dit adres is niets te vinden. Misschien is de link oud, of ontbreekt er een letter.
common-lost-home = Naar startpagina
common-lost-table = Deze tafel kan niet worden getoond
common-lost-away = Geen verbinding
common-lost-away-how = De server is niet bereikbaar. Zodra hij antwoordt, is de tafel er weer, precies zoals je hem achterliet.
