### Profiles and leaderboards.

## The head of a profile

profile-since = Hier sinds { $date }.
profile-not-shown = Hier is geen openbaar profiel.

## Ratings

profile-live = Livepartijen
profile-slow = Langzame partijen
profile-pace-live = live
profile-pace-slow = langzaam
profile-provisional = voorlopig
profile-place = Nr. { $place } op de ranglijst
profile-between = Waarschijnlijk tussen { $low } en { $high }.
profile-rated-games = { $count ->
    [one] { $count } partij met rating.
   *[other] { $count } partijen met rating.
}
profile-no-rating = Nog geen partij met rating.
profile-curve-told = { $games ->
    [one] { $what }: { $games } partij, van { $first } naar { $last }.
   *[other] { $what }: { $games } partijen, van { $first } naar { $last }.
}
profile-curve-table = Als tabel
profile-date = Datum
profile-rating = Rating nu
profile-change = Verschil

## Statistics

profile-statistics = Statistieken
profile-statistics-none = Nog geen partijen. Oefenpartijen tellen hier niet mee.
profile-sum = { $games ->
    [one] { $games } partij, { $won } gewonnen; puur toeval zou { $fair } geven.
   *[other] { $games } partijen, { $won } gewonnen; puur toeval zou { $fair } geven.
}
profile-left = { $count ->
    [one] { $count } partij voortijdig verlaten.
   *[other] { $count } partijen voortijdig verlaten.
}
profile-sources = { $points } punten per partij: { $routes } met routes, { $won } met vervulde contracten, min { $lost } voor niet-vervulde, en { $merchandise } met koopwaar.
profile-most-points = Meeste punten in één partij: { $most }.
profile-contracts = { $completed } van { $kept } contracten vervuld ({ $share }).
profile-streak = Meeste zeges op rij: { $longest }; op dit moment: { $now }.
profile-days = { $count ->
    [one] Meeste dagen op rij gespeeld: { $count }.
   *[other] Meeste dagen op rij gespeeld: { $count }.
}
profile-reviewed = In besproken partijen: nauwkeurigheid { $accuracy }, geluk { $luck } per partij.
profile-by-players = Naar aantal spelers
profile-by-pace = Naar tempo
profile-by-level = Naar de sterkste bot
profile-games = Partijen
profile-won = Gewonnen
profile-mean = Punten
profile-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
profile-people-only = Alleen mensen
profile-beaten = Verslagen bots

## Games

profile-history = Partijen
profile-history-none = Nog geen partijen.
profile-history-older = Oudere partijen
profile-game = Plaats { $place } van { $players } met { $points } punten, tegen { $names }
profile-ended-early = voortijdig beëindigd
profile-ended-unfinished = niet uitgespeeld
profile-gone = weggegaan
profile-replay = Terugkijken
profile-review = Bespreking
profile-somebody = iemand

## What others see

profile-choices = Wat anderen zien
profile-choice-rating = Zet mij op de ranglijst
profile-choice-rating-what = Iedereen kan je naam en rating zien zodra die niet meer voorlopig is.
profile-choice-profile = Toon mijn profiel
profile-choice-profile-what = Iedereen die je pagina opent, kan je ratings en statistieken zien.
profile-choice-history = Toon ook mijn partijen
profile-choice-history-what = Met uitslagen, maar zonder de namen van mensen die niet op de lijst willen staan.

## Leaderboards

profile-best-pace = Op rating
profile-best-bots = Op zeges tegen een bot
profile-best-level = { $level } verslagen
profile-best-place = Plaats
profile-best-name = Naam
profile-best-wins = Zeges
profile-best-most = Meeste punten
profile-best-more = Meer tonen
profile-best-none = Hier staat nog niemand.
profile-best-own = Je bent nummer { $place }.
profile-best-who = Op de ranglijst staan alleen mensen die daarvoor gekozen hebben, zodra hun rating niet meer voorlopig is: na ongeveer vijftien partijen met rating.
