### Ord, som alle sider bruger.

common-game = Grachten
common-game-line = Vogne og kontrakter i Amsterdam omkring 1660

## Strækningernes og kortenes farver

common-colour-pink = pink
common-colour-blue = blå
common-colour-green = grøn
common-colour-black = sort
common-colour-red = rød
common-colour-orange = orange
common-colour-grey = grå

common-card-pink = pink kort
common-card-blue = blåt kort
common-card-green = grønt kort
common-card-black = sort kort
common-card-red = rødt kort
common-card-orange = orange kort
common-card-wild = joker

common-adjective-one = { $card ->
    [pink] pink
    [blue] blåt
    [green] grønt
    [black] sort
    [red] rødt
   *[orange] orange
}
common-adjective-many = { $card ->
    [pink] pink
    [blue] blå
    [green] grønne
    [black] sorte
    [red] røde
   *[orange] orange
}

## Tal

common-count = { $count ->
    [1] en
    [2] to
    [3] tre
    [4] fire
   *[other] { $count }
}

common-cards = { $card ->
    [wild] { $count ->
        [1] en joker
       *[other] { common-count } jokere
    }
   *[other] { $count ->
        [1] et { common-adjective-one } kort
       *[other] { common-count } { common-adjective-many } kort
    }
}

common-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
common-points = { $count } point
common-carts = { $count ->
    [one] { $count } vogn
   *[other] { $count } vogne
}
common-spaces = { $count ->
    [one] { $count } felt
   *[other] { $count } felter
}
common-transport-cards = { $count } transportkort
common-contracts = { $count } kontraktkort
common-merchandise = { $count } handelsvarekort

## Spillernes vogne

common-cart-burgundy = vinrød
common-cart-ochre = okkergul
common-cart-charcoal = koksgrå
common-cart-ivory = elfenbenshvid

## Folk, der ikke har sagt, hvad de hedder

common-guest = Gæst { $number }

## Computerspillere, fra den svageste til den stærkeste

common-level-apprentice = Lærling
common-level-carter = Vognmand
common-level-trader = Kræmmer
common-level-merchant = Købmand
common-level-regent = Regent
# En, som en robot har spillet træk for
common-helped = { $name } (med { $bot })

## Spillets ting

common-cart = vogn
common-route = strækning
common-location = sted
common-transport-card = transportkort
common-wild = joker
common-contract = kontraktkort
common-merchandise-card = handelsvarekort
common-double-route = dobbeltstrækning
common-market = marked
common-deck = stak
common-discards = brugte kort

## Knapper

common-ok = OK
common-cancel = Annuller
common-unloaded = Denne del af siden kunne ikke hentes. Se, om der er forbindelse, og hent den igen.
common-load-again = Hent igen
common-close = Luk
common-back = Tilbage
common-yes = Ja
common-no = Nej
common-copy = Kopiér
common-copied = Kopieret
common-share = Del
common-download = Hent
common-undo = Fortryd
common-help = Hjælp
common-rules = Regler
common-settings = Indstillinger
common-language = Sprog
common-home = Forside
common-play = Spil
common-next = Næste
common-previous = Forrige
common-save = Gem
common-again = Prøv igen
common-loading = Et øjeblik …
common-you = Du
