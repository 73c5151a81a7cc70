### Les donnes que tout le monde joue : ce que disent l’accueil et la fin d’une partie.

daily-title = Donne du jour
daily-played = { $count ->
    [0] Personne ne l’a encore terminée
    [one] Une personne l’a terminée
   *[other] { $count } personnes l’ont terminée
}
daily-new = Tu ne l’as pas encore jouée
daily-waits = Ta partie t’attend
daily-unfinished = Tu ne l’as pas terminée
daily-rank = Tu es au rang { $rank } sur { $of }
daily-ranking = Voir le classement
daily-compare = Qui a fait mieux ?
daily-challenge = Défier un ami
