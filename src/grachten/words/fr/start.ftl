### The start page, and the page with games to watch.

start-play = Jouer
start-play-what = Toi contre { $count ->
    [one] un bot
    [2] deux bots
   *[other] trois bots
}
start-what = Prends des routes à travers le vieil Amsterdam, relie les lieux de tes contrats secrets et récolte des marchandises. Dix minutes, de deux à quatre joueurs.
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
start-level-burgomaster = S’est exercé sur des millions de parties : le plus fort de tous.
start-friends = Entre amis
start-friends-what = Envoie un lien, jouez ensemble
start-screen = Sur cet écran
start-screen-what = Un appareil à faire tourner
start-events = Tournois
start-event-waits = Ta table est prête : { $name }
start-event-table = À la table
start-watch = Voir des parties
start-more = Plus
start-guide = Apprendre à jouer
start-guide-title = Tu découvres le jeu ?
start-guide-waits = Ta partie guidée t’attend
start-guide-what = Apprends en jouant : cinq minutes sur le vrai plateau, avec un guide à tes côtés.
start-guide-begin = Jouer la partie guidée
start-guide-decline = Non, merci
start-mine = Tes parties
start-mine-turn = À toi de jouer
start-mine-others = Aux autres de jouer
start-mine-open = Pas encore commencée
start-mine-with = avec { $names }
start-mine-alone = encore personne d’autre
start-mine-screen = { $names } sur cet écran
# $place: my place as it stands
start-mine-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] en tête
    [2] à la deuxième place
    [3] à la troisième place
   *[4] à la quatrième place
}
# After a number, for screen readers
start-print-points = { $count ->
    [one] point
   *[other] points
}
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
start-watch-download = Enregistrer dans un fichier
start-watch-more = Voir les plus anciennes
start-watch-more-tables = Voir plus de tables
start-watch-won = Gagnée par { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-watch-abandoned = Inachevée
start-watch-early = Écourtée
start-watch-result = Résultat
# $place: my place in the end
start-watch-place = { $place ->
    [1] Tu as fini à la première place
    [2] Tu as fini à la deuxième place
    [3] Tu as fini à la troisième place
   *[4] Tu as fini à la quatrième place
}
start-watch-samples = Des parties à ne pas manquer
start-watch-sample-canal = Un régent contre un négociant : égalité aux points, et les contrats décident.
start-watch-sample-market = Trois à la table, et quatre points entre la première et la dernière place.
start-watch-sample-harbour = Les quatre places sont prises, et il reste à peine une rue pour les derniers chariots.
start-watch-file = Revoir une partie enregistrée
start-watch-file-how = Dépose ici une partie enregistrée, ou choisis-la sur ton appareil.
start-watch-file-choose = Choisir un fichier
start-watch-file-bad = Ce fichier n’est pas une partie enregistrée. Choisis-en un que tu as enregistré ici.
start-watch-again = Actualiser
