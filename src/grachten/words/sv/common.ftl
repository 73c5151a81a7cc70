### Ord som alla sidor använder.

common-game = Grachten
common-game-line = Kärror och kontrakt i Amsterdam kring 1660

## Korten och deras färger

common-card-pink = rosa kort
common-card-blue = blått kort
common-card-green = grönt kort
common-card-black = svart kort
common-card-red = rött kort
common-card-orange = orange kort
common-card-wild = jokerkort

common-adjective-one = { $card ->
    [pink] rosa
    [blue] blått
    [green] grönt
    [black] svart
    [red] rött
   *[orange] orange
}
common-adjective-many = { $card ->
    [pink] rosa
    [blue] blå
    [green] gröna
    [black] svarta
    [red] röda
   *[orange] orange
}

## Tal

common-count = { $count ->
    [1] en
    [2] två
    [3] tre
    [4] fyra
   *[other] { $count }
}

common-cards = { $card ->
    [wild] { $count ->
        [1] ett jokerkort
       *[other] { common-count } jokerkort
    }
   *[other] { $count ->
        [1] ett { common-adjective-one } kort
       *[other] { common-count } { common-adjective-many } kort
    }
}

common-players = { $count } spelare
common-points = { $count } poäng
common-spaces = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}

## De som inte har sagt vad de heter

common-guest = Gäst { $number }
common-somebody = Någon
common-name-limit = Längre kan ett namn inte vara: högst { $most } tecken.

## Botarna, från den svagaste till den starkaste

common-level-apprentice = Lärling
common-level-carter = Åkare
common-level-trader = Krämare
common-level-merchant = Köpman
common-level-regent = Regent
common-level-burgomaster = Borgmästare
# Någon som en bot har gjort drag åt
common-helped = { $name } (med { $bot })

## Knappar

common-cancel = Avbryt
common-unloaded = Den här delen av sidan kunde inte laddas. Kontrollera anslutningen och ladda om.
common-load-again = Ladda om
common-close = Stäng
common-back = Tillbaka
common-copy = Kopiera
common-copied = Kopierat
common-share = Dela
common-undo = Ångra
common-rules = Regler
common-settings = Inställningar
common-language = Språk
common-home = Startsida
common-save = Spara
common-loading = Ett ögonblick …

## Där det inget finns, eller ingen anslutning

common-lost-title = Här slutar kartan
common-lost-address = Det finns inget på den här adressen. Länken kan vara gammal, eller så saknas en bokstav.
common-lost-home = Till startsidan
common-lost-table = Bordet kan inte visas
common-lost-away = Ingen anslutning
common-lost-away-how = Servern svarar inte. Så snart den gör det är bordet tillbaka, precis som du lämnade det.
