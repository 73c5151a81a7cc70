### The start page, and the page with games to watch.

start-play = Jouer
start-play-what = Toi contre { $count ->
    [one] un bot
    [2] deux bots
   *[other] trois bots
}
start-preparing = Préparation du jeu
start-preparing-how = Cela n’arrive qu’une fois et prend environ une minute. Une partie lancée maintenant commencera juste après.
start-prepared = Tout est prêt.
start-opponents = Adversaires
start-level = Niveau
start-level-apprentice = Découvre encore la ville : idéal pour une première partie.
start-level-carter = Connaît le chemin, avec un détour de temps en temps.
start-level-trader = Voit loin, et aime les marchandises.
start-level-merchant = Compte les chariots, les cartes et tes points.
start-level-regent = Pense à tout. Sauras-tu gagner ?
start-friends = Entre amis
start-friends-what = Envoie un lien, jouez ensemble
start-screen = Sur cet écran
start-screen-what = Un appareil à faire tourner
start-watch = Voir des parties
start-more = Plus
start-mine = Tes parties
start-mine-turn = À toi de jouer
start-mine-others = Aux autres de jouer
start-mine-open = Pas encore commencée
start-mine-with = avec { $names }
start-mine-alone = encore personne d’autre
start-mine-all = Tout afficher ({ $count })
start-continue = Continuer
start-away = Retirer cette partie de ta liste
start-away-with = Retirer de ta liste la partie avec { $names }
start-away-ask = Retirer cette partie de ta liste ?
start-away-playing = Tu joues encore dans cette partie. Comment doit-elle continuer sans toi ?
start-away-open = La partie n’a pas encore commencé. Si tu quittes la table, ta place redevient libre.
start-name = Ton nom
start-name-is = Tu t’appelles
start-name-change = Changer de nom

## Games to watch

start-watch-title = Voir des parties
start-watch-public = En direct
start-watch-none = Aucune partie publique en ce moment. Avant de commencer, l’hôte peut ouvrir sa table à tous.
start-watch-look = Regarder
start-watch-join = Rejoindre
start-watch-places = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
start-watch-finished = Tes parties terminées
start-watch-finished-none = Les parties que tu termines restent ici, à revoir quand tu veux.
start-watch-replay = Revoir
start-watch-download = Télécharger la partie
start-watch-more = Voir les plus anciennes
start-watch-more-tables = Voir plus de tables
start-watch-won = Gagnée par { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-watch-abandoned = Inachevée
start-watch-early = Écourtée
start-watch-result = Résultat
start-watch-file = Partie depuis un fichier
start-watch-file-how = Dépose ici le fichier d’une partie, ou choisis-en un sur ton appareil.
start-watch-file-choose = Choisir un fichier
start-watch-file-bad = Ce fichier n’est pas une partie enregistrée. Choisis-en un que tu as téléchargé ici.
start-watch-again = Actualiser
