### Profiles and tables of the best.

## The head of a profile

profile-since = Här sedan { $date }.
profile-not-shown = Här finns ingen profil som andra får se.

## Ratings

profile-live = Livepartier
profile-slow = Långsamma partier
profile-pace-live = liveparti
profile-pace-slow = långsamt
profile-provisional = preliminär
profile-place = Nr { $place } bland de bästa
profile-between = Troligen mellan { $low } och { $high }.
profile-rated-games = { $count ->
    [one] { $count } parti med rating.
   *[other] { $count } partier med rating.
}
profile-no-rating = Inget parti med rating ännu.
profile-curve-told = { $games ->
    [one] { $what }: { $games } parti, från { $first } till { $last }.
   *[other] { $what }: { $games } partier, från { $first } till { $last }.
}
profile-curve-table = Som tabell
profile-date = Datum
profile-rating = Rating nu
profile-change = Ändring

## Statistics

profile-statistics = Statistik
profile-statistics-none = Inga partier ännu. Övning räknas inte här.
profile-sum = { $games ->
    [one] { $games } parti, { $won } vunnet; slumpen skulle ge { $fair }.
   *[other] { $games } partier, { $won } vunna; slumpen skulle ge { $fair }.
}
profile-left = { $count ->
    [one] Har lämnat { $count } parti i förtid.
   *[other] Har lämnat { $count } partier i förtid.
}
profile-sources = { $points } poäng per parti: { $routes } för sträckor, { $won } för fullgjorda kontraktkort, minus { $lost } för de andra, och { $merchandise } för handelsvaror.
profile-most-points = Flest i ett parti: { $most }.
profile-contracts = { $completed } av { $kept } kontraktkort fullgjorda ({ $share }).
profile-streak = Flest segrar i rad: { $longest }; just nu: { $now }.
profile-days = { $count ->
    [one] Har spelat högst { $count } dag i rad.
   *[other] Har spelat högst { $count } dagar i rad.
}
profile-reviewed = I granskade partier: precision { $accuracy }, tur { $luck } per parti.
profile-by-players = Efter antal spelare
profile-by-pace = Efter tempo
profile-by-level = Efter den starkaste boten
profile-games = Partier
profile-won = Vunna
profile-mean = Poäng
profile-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
profile-people-only = Bara människor
profile-beaten = Besegrade botar

## Games

profile-history = Partier
profile-history-none = Inga partier ännu.
profile-history-older = Äldre partier
profile-game = Plats { $place } av { $players } med { $points } poäng, mot { $names }
profile-ended-early = slutade i förtid
profile-ended-unfinished = avbrutet
profile-gone = lämnat
profile-replay = Se igen
profile-review = Granskning
profile-somebody = någon

## What others see

profile-choices = Vad andra ser
profile-choice-rating = Visa mig bland de bästa
profile-choice-rating-what = Alla ser ditt namn och din rating när den inte längre är preliminär.
profile-choice-profile = Visa min profil
profile-choice-profile-what = Den som öppnar din sida ser dina ratingtal och din statistik.
profile-choice-history = Visa även mina partier
profile-choice-history-what = Med resultat, men utan namn på dem som vill vara okända.

## Tables of the best

profile-best-pace = Efter rating
profile-best-bots = Efter segrar över en bot
profile-best-choose = Välj en bot
profile-best-level = Har besegrat { $level }
profile-best-place = Placering
profile-best-name = Namn
profile-best-wins = Segrar
profile-best-most = Flest poäng
profile-best-more = Visa fler
profile-best-none = Här står ingen ännu.
profile-best-own = Du är nummer { $place }.
profile-best-who = Här står bara de som vill det och vars rating är säker: efter ungefär femton partier med rating.
