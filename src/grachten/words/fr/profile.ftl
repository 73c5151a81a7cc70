### Profiles and leaderboards.

## The head of a profile

profile-since = Ici depuis le { $date }.
profile-not-shown = Il n’y a pas de profil public ici.

## Ratings

profile-live = Parties en direct
profile-slow = Parties lentes
profile-pace-live = en direct
profile-pace-slow = lente
profile-provisional = provisoire
profile-place = { $place }ᵉ des meilleurs
profile-between = Sans doute entre { $low } et { $high }.
profile-rated-games = { $count ->
    [one] { $count } partie classée.
   *[other] { $count } parties classées.
}
profile-no-rating = Pas encore de partie classée.
profile-curve-told = { $games ->
    [one] { $what } : { $games } partie, de { $first } à { $last }.
   *[other] { $what } : { $games } parties, de { $first } à { $last }.
}
profile-curve-table = Sous forme de tableau
profile-date = Jour
profile-rating = Cote
profile-change = Écart

## Statistics

profile-statistics = Statistiques
profile-statistics-none = Pas encore de partie. L’entraînement ne compte pas ici.
profile-sum = { $games ->
    [one] { $games } partie, { $won } gagnée ; le hasard en donnerait { $fair }.
   *[other] { $games } parties, { $won } gagnées ; le hasard en donnerait { $fair }.
}
profile-left = { $count ->
    [one] { $count } partie quittée avant la fin.
   *[other] { $count } parties quittées avant la fin.
}
profile-sources = { $points } points par partie : { $routes } par les routes, { $won } par les contrats remplis, moins { $lost } pour les contrats non remplis, et { $merchandise } par les marchandises.
profile-most-points = Record de points en une partie : { $most }.
profile-contracts = { $completed } contrats remplis sur { $kept } ({ $share }).
profile-streak = Plus longue série de victoires : { $longest } ; en ce moment : { $now }.
profile-days = { $count ->
    [one] Plus longue série de jours de jeu : { $count }.
   *[other] Plus longue série de jours de jeu : { $count }.
}
profile-reviewed = Dans les parties analysées : précision { $accuracy }, chance { $luck } par partie.
profile-by-players = Selon le nombre de joueurs
profile-by-pace = Selon le rythme
profile-by-level = Selon le bot le plus fort
profile-games = Parties
profile-won = Gagnées
profile-mean = Moyenne
profile-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
profile-people-only = Sans bots
profile-beaten = Bots battus

## Games

profile-history = Parties
profile-history-none = Pas encore de partie.
profile-history-older = Parties plus anciennes
profile-game = Place { $place } sur { $players } avec { $points } points, contre { $names }
profile-ended-early = terminée avant la fin
profile-ended-unfinished = non terminée
profile-gone = quittée
profile-replay = Revoir
profile-review = Analyse
profile-somebody = quelqu’un

## What others see

profile-choices = Ce que les autres voient
profile-choice-rating = Figurer parmi les meilleurs
profile-choice-rating-what = Tout le monde peut voir ton nom et ta cote dès qu’elle n’est plus provisoire.
profile-choice-profile = Montrer mon profil
profile-choice-profile-what = Toute personne qui ouvre ta page peut voir tes cotes et tes statistiques.
profile-choice-history = Montrer aussi mes parties
profile-choice-history-what = Avec les résultats, mais sans le nom de ceux qui ne veulent pas figurer dans la liste.

## Leaderboards

profile-best-pace = Par cote
profile-best-bots = Par victoires contre un bot
profile-best-level = { $level } : victoires
profile-best-place = Rang
profile-best-name = Nom
profile-best-wins = Victoires
profile-best-most = Record
profile-best-more = Voir la suite
profile-best-none = Personne n’y figure encore.
profile-best-own = Tu es à la place { $place }.
profile-best-who = N’y figurent que ceux qui l’ont choisi, une fois que leur cote n’est plus provisoire : après une quinzaine de parties classées.
