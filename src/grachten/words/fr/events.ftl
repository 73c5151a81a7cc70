### Tournois : suisse, élimination, arène et soirées en duplicata.

events-title = Tournois
events-what = Organise une soirée pour ton club, ou rejoins-en une. À chaque tour, toutes les tables ont les mêmes cartes.
events-new = Nouveau tournoi
events-mine = Mes tournois
events-list-running = En cours
events-list-upcoming = À venir
events-list-past = Terminés
events-none = Aucun tournoi public en ce moment.
events-status = { $status ->
    [open] Inscriptions ouvertes
    [running] En cours
    [over] Terminé
   *[cancelled] Annulé
}
events-kind = { $kind ->
    [swiss] Système suisse
    [knockout] Élimination directe
    [arena] Arène
   *[duplicate] Soirée en duplicata
}
events-kind-what = { $kind ->
    [swiss] Tout le monde joue à chaque tour, contre des joueurs à peu près aussi bien classés.
    [knockout] À chaque table, le vainqueur continue, jusqu’à ce qu’il n’en reste qu’un.
    [arena] Dès que tu es libre, tu as une nouvelle table. Les scores s’additionnent jusqu’à la fin du temps.
   *[duplicate] Toutes les tables jouent les mêmes donnes, et tu es comparé à tous ceux qui avaient ta place.
}
events-rounds-count = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
events-players-count = { $count } par table
events-entrants-count = { $count ->
    [one] 1 participant
   *[other] { $count } participants
}
events-starts = début : { $time }
events-started = commencé : { $time }
events-ended = terminé : { $time }
events-starts-by-press = commence quand l’organisateur est prêt
events-organiser = organisé par { $name }
events-about = À propos de ce tournoi
events-bot = Bot sur une place vide
events-name = Nom du tournoi
events-kind-label = Formule
events-players = Joueurs par table
events-rounds = Tours
events-minutes = Durée
events-limit = Limite de temps par tour
events-limit-none = Aucune
events-counting = Calcul
events-counting-kind = { $counting ->
    [match-points] Points de match
   *[steps] Paliers
}
events-counting-what = { $counting ->
    [match-points] La part des autres à ta place que tu as battus.
   *[steps] De combien tu as battu les autres à ta place : 1 point vaut un palier, 4 en valent deux, 9 trois.
}
events-level = Bots aux places vides et pour les joueurs absents
events-start-label = Début
events-start-press = Quand je le lance
events-start-time = À heure fixe
events-start-when = Date et heure
events-public = Public pour tous
events-public-what = Tout le monde le voit dans la liste. Sinon, il faut le lien.
events-late = Entrée en cours de route
events-late-what = On peut encore s’inscrire après le début.
events-make = Créer le tournoi
events-mine-here = Toi
events-table-ready = Ta table est prête.
events-wait-start = Tu participes. Reste sur cette page : au début du tournoi, ta table apparaîtra ici.
events-wait-bye = Tu es exempt ce tour-ci. Cela compte comme une demi-victoire.
events-wait-out = Tu es éliminé. Tu peux encore suivre le tournoi ici.
events-wait-arena = Reste sur cette page : tu seras placé dès qu’il y aura une table pour toi.
events-wait-round = Le tour n’est pas fini. Ta prochaine table apparaîtra ici.
events-withdrawn = Tu t’es retiré.
events-not-in = Tu ne participes pas encore.
events-too-late = Le tournoi a commencé : il est trop tard pour s’inscrire.
events-to-table = À ma table
events-withdraw = Me retirer
events-enter = Participer
events-bot-withdraw = Retirer { $name }
events-bot-enter = Inscrire { $name }
events-start = Lancer le tournoi
events-cancel = Annuler le tournoi
events-cancel-sure = Vraiment annuler ? Les parties en cours s’arrêtent sans résultat.
events-cancel-yes = Oui, annuler
events-cancel-no = Non, continuer
events-needs = Il faut au moins { $count } participants pour commencer le tournoi.
events-result = Résultat
events-standings = Classement
events-rank = Rang
events-player = Joueur
events-fate = Parcours
events-score = Score total
events-duplicate = Duplicata
events-opposition = Adversaires
events-points = Points de jeu
events-played = Parties
events-out = Éliminé au tour { $round }
events-winner = Vainqueur
events-still-in = Encore en lice
events-deal = Donne { $number }
events-round = Tour { $number }
events-is-on = en cours
events-byes = Exempt : { $names }
events-table = Table n° { $number }
events-walkover = par forfait
events-left = parti
events-is-playing = en jeu
events-see = Voir la partie
events-bracket = Tableau
events-deals = Donne par donne
events-seat = Place { $number }
events-compared = En comparaison
events-nobody = Personne ne s’est encore inscrit.
events-seed = Tête de série de { $name }
events-seed-what = Donne 1, 2, 3… aux plus forts ; les autres sont tirés au sort.
events-is-bot = bot
events-is-gone = s’est retiré
events-remove = Retirer
events-remove-name = Retirer { $name } du tournoi
events-invite = Inviter du monde
events-link = Lien vers le tournoi
events-link-code = Code QR du lien
events-fair = Comment les cartes sont distribuées
events-fair-how = Les donnes de tous les tours viennent d’un seul secret du serveur. L’engagement est visible dès le début, et le secret lui-même à la fin du tournoi : personne ne peut donc changer les cartes entre-temps. Les joueurs n’y ajoutent rien, car toutes les tables doivent avoir les mêmes cartes. Il faut faire confiance à ceux qui gèrent le serveur : eux seuls pourraient les regarder avant.
events-fair-commitment = Engagement, visible dès le début
events-fair-secret = Le secret
events-fair-salt = Sel
events-more = Plus
events-print = Imprimer le résultat
