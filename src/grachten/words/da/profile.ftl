### Profiles and leaderboards.

## The head of a profile

profile-since = Her siden { $date }.
profile-not-shown = Her er ingen offentlig profil.

## Ratings

profile-live = Direkte spil
profile-slow = Langsomme spil
profile-pace-live = direkte
profile-pace-slow = langsomt
profile-provisional = foreløbig
profile-place = Nr. { $place } blandt de bedste
profile-between = Sandsynligvis mellem { $low } og { $high }.
profile-rated-games = { $count ->
    [one] { $count } spil med rating.
   *[other] { $count } spil med rating.
}
profile-no-rating = Endnu intet spil med rating.
profile-curve-told = { $games ->
    [one] { $what }: { $games } spil, fra { $first } til { $last }.
   *[other] { $what }: { $games } spil, fra { $first } til { $last }.
}
profile-curve-table = Som tabel
profile-date = Dato
profile-rating = Rating nu
profile-change = Ændring

## Statistics

profile-statistics = Statistik
profile-statistics-none = Ingen spil endnu. Øvelse tæller ikke her.
profile-sum = { $games ->
    [one] { $games } spil, { $won } vundet; tilfældet ville give { $fair }.
   *[other] { $games } spil, { $won } vundet; tilfældet ville give { $fair }.
}
profile-left = { $count ->
    [one] Har forladt { $count } spil før tid.
   *[other] Har forladt { $count } spil før tid.
}
profile-sources = { $points } point pr. spil: { $routes } for strækninger, { $won } for opfyldte kontraktkort, minus { $lost } for dem, der ikke blev opfyldt, og { $merchandise } for handelsvarer.
profile-most-points = Flest point i ét spil: { $most }.
profile-contracts = { $completed } af { $kept } kontraktkort opfyldt ({ $share }).
profile-streak = Flest sejre i træk: { $longest }; lige nu: { $now }.
profile-days = { $count ->
    [one] Flest dage i træk med spil: { $count }.
   *[other] Flest dage i træk med spil: { $count }.
}
profile-reviewed = I gennemgåede spil: præcision { $accuracy }, held { $luck } pr. spil.
profile-by-players = Efter antal spillere
profile-by-pace = Efter tempo
profile-by-level = Efter den stærkeste bot
profile-games = Spil
profile-won = Vundet
profile-mean = Point
profile-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
profile-people-only = Kun mennesker
profile-beaten = Botter, der er slået

## Games

profile-history = Spil
profile-history-none = Ingen spil endnu.
profile-history-older = Ældre spil
profile-game = Nr. { $place } af { $players } med { $points } point, mod { $names }
profile-ended-early = sluttede før tid
profile-ended-unfinished = ikke færdigt
profile-gone = forladt
profile-replay = Gensyn
profile-review = Gennemgang
profile-somebody = nogen

## What others see

profile-choices = Hvad andre ser
profile-choice-rating = Sæt mig på listen over de bedste
profile-choice-rating-what = Alle kan se dit navn og din rating, når den ikke længere er foreløbig.
profile-choice-profile = Vis min profil
profile-choice-profile-what = Alle, der åbner din side, kan se dine ratings og din statistik.
profile-choice-history = Vis også mine spil
profile-choice-history-what = Med resultater, men uden navne på dem, der ikke vil stå på listen.

## Leaderboards

profile-best-pace = Efter rating
profile-best-bots = Efter sejre over en bot
profile-best-level = Har slået { $level }
profile-best-place = Plads
profile-best-name = Navn
profile-best-wins = Sejre
profile-best-most = Flest point
profile-best-more = Vis flere
profile-best-none = Her står ingen endnu.
profile-best-own = Du er nummer { $place }.
profile-best-who = Her står kun dem, der har valgt det, og først når deres rating ikke længere er foreløbig: efter omkring femten spil med rating.
