### Ratings, where games are agreed on, listed and ended.

ratings-profile = Mon profil
ratings-best = Les meilleurs

## Agreed before the game

ratings-rated = Partie classée
ratings-rated-what = La partie compte pour la cote de tous. Il n’y a pas de conseils, tu ne peux pas annuler un coup qui a révélé quelque chose, et si tu t’en vas, tu termines dernier.
ratings-changed = La partie est désormais classée.
ratings-changed-none = La partie n’est plus classée.

## In lists

ratings-listed = classée

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Ta cote en parties lentes est maintenant de { $points } ({ $change }).
   *[live] Ta cote en parties en direct est maintenant de { $points } ({ $change }).
}
ratings-provisional = Elle est encore provisoire.

# Why it did not count
ratings-not = { $word ->
    [friendly] c’était une partie amicale
    [practice] c’était un entraînement
    [hints] quelqu’un a eu des conseils
    [undo] des coups ont été annulés
    [twice] une personne avait deux places
    [linked] deux places appartiennent à la même personne
    [bots] seuls des bots ont joué
    [unknown-bot] un bot n’a pas de cote
    [unfinished] elle n’a pas été terminée
    [lopsided] la victoire était acquise d’avance ou presque
    [repeated] vous vous êtes déjà trop affrontés aujourd’hui
   *[struck] l’administrateur l’a retirée
}
ratings-not-told = Cette partie n’a pas compté pour la cote : { ratings-not }.
