### Ord, som alle sider bruger.

common-game = Grachten
common-game-line = Vogne og kontrakter i Amsterdam omkring 1660

## Kortene og deres farver

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
common-spaces = { $count ->
    [one] { $count } felt
   *[other] { $count } felter
}

## Folk, der ikke har sagt, hvad de hedder

common-guest = Gæst { $number }
common-somebody = Nogen
common-name-limit = Længere kan et navn ikke være: højst { $most } tegn.

## Botterne, fra den svageste til den stærkeste

common-level-apprentice = Lærling
common-level-carter = Vognmand
common-level-trader = Kræmmer
common-level-merchant = Købmand
common-level-regent = Regent
common-level-burgomaster = Borgmester
# En, som en bot har spillet træk for
common-helped = { $name } (med { $bot })

## Knapper

common-cancel = Annuller
common-unloaded = Denne del af siden kunne ikke indlæses. Tjek din forbindelse, og indlæs igen.
common-load-again = Indlæs igen
common-close = Luk
common-back = Tilbage
common-copy = Kopiér
common-copied = Kopieret
common-share = Del
common-undo = Fortryd
common-rules = Regler
common-settings = Indstillinger
common-language = Sprog
common-home = Forside
common-save = Gem
common-loading = Et øjeblik …

## Hvor der intet er, eller ingen forbindelse

common-lost-title = Her slutter bykortet
common-lost-address = Der er ikke noget på denne adresse. Linket er måske gammelt, eller der mangler et bogstav.
common-lost-home = Til forsiden
common-lost-table = Bordet kan ikke vises
common-lost-away = Ingen forbindelse
common-lost-away-how = Serveren svarer ikke. Så snart den gør det, er bordet tilbage, som du forlod det.
