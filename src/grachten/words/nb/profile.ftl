### Profiles and leaderboards.

## The head of a profile

profile-since = Her siden { $date }.
profile-not-shown = Her er det ingen offentlig profil.

## Ratings

profile-live = Direktespill
profile-slow = Langsomme spill
profile-pace-live = direkte
profile-pace-slow = langsomt
profile-provisional = foreløpig
profile-place = Nr. { $place } blant de beste
profile-between = Trolig mellom { $low } og { $high }.
profile-rated-games = { $count ->
    [one] { $count } spill med rating.
   *[other] { $count } spill med rating.
}
profile-no-rating = Ingen spill med rating ennå.
profile-curve-told = { $games ->
    [one] { $what }: { $games } spill, fra { $first } til { $last }.
   *[other] { $what }: { $games } spill, fra { $first } til { $last }.
}
profile-curve-table = Som tabell
profile-date = Dato
profile-rating = Rating nå
profile-change = Endring

## Statistics

profile-statistics = Statistikk
profile-statistics-none = Ingen spill ennå. Øving teller ikke her.
profile-sum = { $games ->
    [one] { $games } spill, { $won } vunnet; tilfeldighetene ville gitt { $fair }.
   *[other] { $games } spill, { $won } vunnet; tilfeldighetene ville gitt { $fair }.
}
profile-left = { $count ->
    [one] Har forlatt { $count } spill før tiden.
   *[other] Har forlatt { $count } spill før tiden.
}
profile-sources = { $points } poeng per spill: { $routes } for ruter, { $won } for fullførte kontraktskort, minus { $lost } for dem som ikke ble fullført, og { $merchandise } for varer.
profile-most-points = Flest poeng i ett spill: { $most }.
profile-contracts = { $completed } av { $kept } kontraktskort fullført ({ $share }).
profile-streak = Flest seire på rad: { $longest }; akkurat nå: { $now }.
profile-days = { $count ->
    [one] Flest dager på rad med spill: { $count }.
   *[other] Flest dager på rad med spill: { $count }.
}
profile-reviewed = I gjennomgåtte spill: presisjon { $accuracy }, flaks { $luck } per spill.
profile-by-players = Etter antall spillere
profile-by-pace = Etter tempo
profile-by-level = Etter den sterkeste boten
profile-games = Spill
profile-won = Vunnet
profile-mean = Poeng
profile-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
profile-people-only = Bare mennesker
profile-beaten = Boter som er slått

## Games

profile-history = Spill
profile-history-none = Ingen spill ennå.
profile-history-older = Eldre spill
profile-game = Nr. { $place } av { $players } med { $points } poeng, mot { $names }
profile-ended-early = avsluttet før tiden
profile-ended-unfinished = ikke ferdig
profile-gone = forlatt
profile-replay = Reprise
profile-review = Gjennomgang
profile-somebody = noen

## What others see

profile-choices = Hva andre ser
profile-choice-rating = Sett meg på listen over de beste
profile-choice-rating-what = Alle kan se navnet og ratingen din når den ikke lenger er foreløpig.
profile-choice-profile = Vis profilen min
profile-choice-profile-what = Alle som åpner siden din, kan se ratingene og statistikken din.
profile-choice-history = Vis spillene mine også
profile-choice-history-what = Med resultater, men uten navnene til dem som ikke vil stå på listen.

## Leaderboards

profile-best-pace = Etter rating
profile-best-bots = Etter seire over en bot
profile-best-level = Har slått { $level }
profile-best-place = Plass
profile-best-name = Navn
profile-best-wins = Seire
profile-best-most = Flest poeng
profile-best-more = Vis flere
profile-best-none = Her står ingen ennå.
profile-best-own = Du er nummer { $place }.
profile-best-who = Her står bare de som har valgt det, og først når ratingen deres ikke lenger er foreløpig: etter omtrent femten spill med rating.
