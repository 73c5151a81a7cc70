### Ord som alla sidor använder.

common-game = Grachten
common-game-line = Kärror och kontrakt i Amsterdam kring 1660

## Sträckornas och kortens färger

common-colour-pink = rosa
common-colour-blue = blå
common-colour-green = grön
common-colour-black = svart
common-colour-red = röd
common-colour-orange = orange
common-colour-grey = grå

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
common-carts = { $count ->
    [one] { $count } kärra
   *[other] { $count } kärror
}
common-spaces = { $count ->
    [one] { $count } ruta
   *[other] { $count } rutor
}
common-transport-cards = { $count } transportkort
common-contracts = { $count } kontraktkort
common-merchandise = { $count } handelsbonuskort

## Spelarnas kärror

common-cart-burgundy = vinröd
common-cart-ochre = ockragul
common-cart-charcoal = kolgrå
common-cart-ivory = elfenbensvit

## De som inte har sagt vad de heter

common-guest = Gäst { $number }

## Datorspelare, från den svagaste till den starkaste

common-level-apprentice = Lärling
common-level-carter = Åkare
common-level-trader = Krämare
common-level-merchant = Köpman
common-level-regent = Regent
# Någon som en robot har gjort drag åt
common-helped = { $name } (med { $bot })

## Spelets saker

common-cart = kärra
common-route = sträcka
common-location = plats
common-transport-card = transportkort
common-wild = jokerkort
common-contract = kontraktkort
common-merchandise-card = handelsbonuskort
common-double-route = dubbelsträcka
common-market = marknad
common-deck = draghög
common-discards = kasthög

## Knappar

common-ok = OK
common-cancel = Avbryt
common-unloaded = Den här delen av sidan kunde inte hämtas. Se om det finns en anslutning och hämta den igen.
common-load-again = Hämta igen
common-close = Stäng
common-back = Tillbaka
common-yes = Ja
common-no = Nej
common-copy = Kopiera
common-copied = Kopierat
common-share = Dela
common-download = Ladda ner
common-undo = Ångra
common-help = Hjälp
common-rules = Regler
common-settings = Inställningar
common-language = Språk
common-home = Startsida
common-play = Spela
common-next = Nästa
common-previous = Föregående
common-save = Spara
common-again = Försök igen
common-loading = Ett ögonblick …
common-you = Du
