### Profiles and leaderboards.

## The head of a profile

profile-since = Här sedan { $date }.
profile-not-shown = Här finns ingen offentlig profil.

## Ratings

profile-live = Direktpartier
profile-slow = Långsamma partier
profile-pace-live = direkt
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
profile-sources = { $points } poäng per parti: { $routes } för sträckor, { $won } för uppfyllda kontraktkort, minus { $lost } för dem som inte uppfylldes, och { $merchandise } för handelsvaror.
profile-most-points = Flest poäng i ett parti: { $most }.
profile-contracts = { $completed } av { $kept } kontraktkort uppfyllda ({ $share }).
profile-streak = Flest segrar i rad: { $longest }; just nu: { $now }.
profile-days = { $count ->
    [one] Flest dagar i rad med parti: { $count }.
   *[other] Flest dagar i rad med parti: { $count }.
}
profile-reviewed = I genomgångna partier: precision { $accuracy }, tur { $luck } per parti.
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
profile-ended-unfinished = inte färdigt
profile-gone = lämnat
profile-replay = Repris
profile-review = Genomgång
profile-somebody = någon

## What others see

profile-choices = Vad andra ser
profile-choice-rating = Visa mig på listan över de bästa
profile-choice-rating-what = Alla kan se ditt namn och din rating när den inte längre är preliminär.
profile-choice-profile = Visa min profil
profile-choice-profile-what = Alla som öppnar din sida kan se dina ratingtal och din statistik.
profile-choice-history = Visa även mina partier
profile-choice-history-what = Med resultat, men utan namn på dem som inte vill stå på listan.

## Leaderboards

profile-best-pace = Efter rating
profile-best-bots = Efter segrar över en bot
profile-best-level = Har besegrat { $level }
profile-best-place = Placering
profile-best-name = Namn
profile-best-wins = Segrar
profile-best-most = Flest poäng
profile-best-more = Visa fler
profile-best-none = Här står ingen ännu.
profile-best-own = Du är nummer { $place }.
profile-best-who = Här står bara de som har valt det, och först när deras rating inte längre är preliminär: efter ungefär femton partier med rating.
