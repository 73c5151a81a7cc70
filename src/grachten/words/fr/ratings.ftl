### Ratings, where games are agreed on, listed and ended.

ratings-profile = Mon profil
ratings-best = Les meilleurs

## Agreed before the game

ratings-rated = Partie classée
ratings-rated-what = La partie compte pour le classement de tous : pas de conseils, et on ne reprend plus un coup qui a révélé quelque chose. Qui s’en va termine dernier.
ratings-changed = La partie compte désormais pour le classement.
ratings-changed-none = La partie ne compte plus pour le classement.

## In lists

ratings-listed = classée

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Votre cote en parties lentes est maintenant de { $points } ({ $change }).
   *[live] Votre cote en parties en direct est maintenant de { $points } ({ $change }).
}
ratings-provisional = Elle est encore provisoire.

# Why it did not count
ratings-not = { $word ->
    [friendly] c’était une partie amicale
    [practice] c’était un entraînement
    [hints] il y a eu des conseils
    [undo] des coups ont été annulés
    [twice] une personne avait deux places
    [linked] deux places appartiennent à la même personne
    [bots] seuls des bots ont joué
    [unknown-bot] un bot n’a pas de cote
    [unfinished] elle a été interrompue
    [lopsided] la victoire était acquise d’avance ou presque
    [repeated] vous vous êtes déjà trop affrontés aujourd’hui
   *[struck] l’exploitant l’a retirée
}
ratings-not-told = Cette partie n’a pas compté pour le classement : { ratings-not }.
