### La donne du jour et les défis, sur leurs propres pages.

deals-what = Une place, les mêmes cartes, les mêmes bots : aujourd’hui, tout le monde joue la même donne. Qui en tirera le plus ?
deals-table = { $players } joueurs · bots : { $level }
deals-ends = Elle se termine le { $time }, à ton heure.
deals-once = Tu as un seul essai, sans annuler de coup et sans conseil. Tu peux t’arrêter et continuer plus tard, jusqu’à la fin de la journée.
deals-play = Jouer
deals-go-on = Reprendre la partie
deals-hidden = Tu verras les résultats des autres quand tu auras terminé.
deals-gave-up = Tu ne l’as pas terminée. Tu verras le classement à la fin de la journée.
deals-standing = Rang { $rank } sur { $of }
deals-beaten = Mieux que { $percent } % des autres.
deals-result = { $completed ->
    [0] { $points } points, aucun contrat rempli
    [one] { $points } points, un contrat rempli
   *[other] { $points } points, { $completed } contrats remplis
}
deals-streak = { $days ->
    [0] Pas encore de série
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
deals-ranking = Classement
deals-place = Rang
deals-name = Nom
deals-points = Points
deals-contracts = Contrats
deals-somebody = Quelqu’un
deals-mine = { $name } (toi)
deals-replay = Revoir
deals-review = Analyse
deals-replay-of = Revoir la partie de { $name }
deals-review-of = Analyse de la partie de { $name }
deals-more = Afficher la suite
deals-nobody = Personne ne l’a terminée.
deals-yesterday = Hier
deals-archive = Jours précédents
deals-best = Meilleur : { $points }
deals-yours = Toi : { $points }
deals-share = { $title } du { $day } : rang { $rank } sur { $of }
deals-share-what = Ne dévoile rien des cartes.
deals-fair = Les mêmes cartes pour tous
deals-fair-what = L’engagement a été publié des jours à l’avance. À la fin de la journée, le secret qu’il cache est publié aussi, et chacun peut vérifier que les cartes n’ont pas été changées.
deals-secret = Secret
deals-choices = Ce que les autres voient de moi
deals-choice-named = Mon nom dans le classement
deals-choice-named-what = Sinon, j’y figure comme « Quelqu’un ».
deals-choice-replays = Revoir mes parties
deals-choice-replays-what = À la fin de la journée, les autres peuvent voir comment j’ai joué.
deals-challenge-what = La même donne, la même place, les mêmes bots : envoie un lien et vois qui fait mieux.
deals-of-game = Ta partie devient celle à battre. Tes amis voient ton résultat quand ils ont fini la leur.
deals-new = Une nouvelle donne
deals-players = Joueurs
deals-level = Niveau des bots
deals-steady = Les bots plus forts jouent contre la montre et ne rejoueraient pas à l’identique.
deals-make = Créer le lien
deals-cannot = Cette partie ne peut pas devenir un défi. Il faut une partie que tu as terminée seul contre des bots, d’apprenti à négociant, sans conseil et sans annuler de coup. Tu peux en lancer un avec une nouvelle donne.
deals-by = { $name } te défie
deals-by-me = Ton défi
deals-accept = Relever le défi
deals-challenge-once = Tu as un seul essai, sans annuler de coup et sans conseil. Tu peux t’arrêter et continuer plus tard.
deals-challenge-played = { $count ->
    [0] Personne n’a encore terminé.
    [one] Une personne a terminé.
   *[other] { $count } personnes ont terminé.
}
deals-challenge-unfinished = Tu as abandonné celui-ci.
deals-waiting = Personne d’autre n’a encore terminé. Envoie le lien.
deals-link = Lien vers le défi
deals-qr = Code QR du lien
deals-expires = Le lien est valable jusqu’au { $day }.
deals-gone = Ce défi n’existe pas ou a expiré.
deals-my-challenges = Mes défis
