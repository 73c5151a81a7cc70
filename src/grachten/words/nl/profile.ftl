### Profiles and tables of the best.

## The head of a profile

profile-since = Hier sinds { $date }.
profile-not-shown = Hier is geen profiel dat anderen mogen zien.

## Ratings

profile-live = Livepartijen
profile-slow = Langzame partijen
profile-pace-live = live gespeeld
profile-pace-slow = langzaam
profile-provisional = voorlopig
profile-place = Nr. { $place } van de besten
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
    [one] { $games } partij, { $won } gewonnen; door toeval zouden het er { $fair } zijn.
   *[other] { $games } partijen, { $won } gewonnen; door toeval zouden het er { $fair } zijn.
}
profile-left = { $count ->
    [one] { $count } partij voortijdig verlaten.
   *[other] { $count } partijen voortijdig verlaten.
}
profile-sources = { $points } punten per partij: { $routes } met routes, { $won } met voltooide contracten, min { $lost } voor de andere, en { $merchandise } met koopwaar.
profile-most-points = De meeste in één partij: { $most }.
profile-contracts = { $completed } van { $kept } contracten voltooid ({ $share }).
profile-streak = Meeste zeges op rij: { $longest }; op dit moment: { $now }.
profile-days = { $count ->
    [one] Hoogstens { $count } dag op rij gespeeld.
   *[other] Hoogstens { $count } dagen op rij gespeeld.
}
profile-reviewed = In geanalyseerde partijen: nauwkeurigheid { $accuracy }, geluk { $luck } per partij.
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
profile-ended-unfinished = afgebroken
profile-gone = weggegaan
profile-replay = Terugkijken
profile-review = Analyse
profile-somebody = iemand

## What others see

profile-choices = Wat anderen zien
profile-choice-rating = Zet mij bij de besten
profile-choice-rating-what = Iedereen ziet je naam en rating zodra die niet meer voorlopig is.
profile-choice-profile = Toon mijn profiel
profile-choice-profile-what = Wie je pagina opent, ziet je ratings en statistieken.
profile-choice-history = Toon ook mijn partijen
profile-choice-history-what = Met uitslagen, maar zonder de namen van wie onbekend wil blijven.

## Tables of the best

profile-best-pace = Op rating
profile-best-bots = Op zeges tegen een bot
profile-best-choose = Kies een bot
profile-best-level = { $level } verslagen
profile-best-place = Plaats
profile-best-name = Naam
profile-best-wins = Zeges
profile-best-most = Meeste punten
profile-best-more = Meer tonen
profile-best-none = Hier staat nog niemand.
profile-best-own = Je staat op plaats { $place }.
profile-best-who = Hier staan alleen mensen die dat willen en van wie de rating vaststaat: na ongeveer vijftien partijen met rating.
