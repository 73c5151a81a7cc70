### Ord som alle sider bruker.

common-game = Grachten
common-game-line = Kjerrer og kontrakter i Amsterdam omkring 1660

## Kortene og fargene deres

common-card-pink = rosa kort
common-card-blue = blått kort
common-card-green = grønt kort
common-card-black = svart kort
common-card-red = rødt kort
common-card-orange = oransje kort
common-card-wild = jokerkort

common-adjective-one = { $card ->
    [pink] rosa
    [blue] blått
    [green] grønt
    [black] svart
    [red] rødt
   *[orange] oransje
}
common-adjective-many = { $card ->
    [pink] rosa
    [blue] blå
    [green] grønne
    [black] svarte
    [red] røde
   *[orange] oransje
}

## Tall

common-count = { $count ->
    [1] én
    [2] to
    [3] tre
    [4] fire
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

common-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
common-points = { $count } poeng
common-spaces = { $count ->
    [one] { $count } felt
   *[other] { $count } felter
}

## Folk som ikke har sagt hva de heter

common-guest = Gjest { $number }
common-somebody = Noen
common-name-limit = Lenger kan et navn ikke være: høyst { $most } tegn.

## Botene, fra den svakeste til den sterkeste

common-level-apprentice = Lærling
common-level-carter = Kjørekar
common-level-trader = Kremmer
common-level-merchant = Kjøpmann
common-level-regent = Regent
common-level-burgomaster = Borgermester
# En som en bot har gjort trekk for
common-helped = { $name } (med { $bot })

## Knapper

common-cancel = Avbryt
common-unloaded = Denne delen av siden kunne ikke lastes. Sjekk forbindelsen, og last på nytt.
common-load-again = Last på nytt
common-close = Lukk
common-back = Tilbake
common-copy = Kopier
common-copied = Kopiert
common-share = Del
common-undo = Angre
common-rules = Regler
common-settings = Innstillinger
common-language = Språk
common-home = Startside
common-save = Lagre
common-loading = Et øyeblikk …

## Der det ikke er noe, eller ingen forbindelse

common-lost-title = Her slutter kartet
common-lost-address = Det er ingenting på denne adressen. Lenken kan være gammel, eller en bokstav mangler.
common-lost-home = Til startsiden
common-lost-table = Bordet kan ikke vises
common-lost-away = Ingen forbindelse
common-lost-away-how = Serveren svarer ikke. Så snart den gjør det, er bordet tilbake slik du forlot det.
