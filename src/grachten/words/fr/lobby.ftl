### The table before the game, and the set-up for one screen.

lobby-title = La table est mise
lobby-invite = Inviter du monde
lobby-invite-how = Avec ce lien, on peut s’asseoir à la table ou regarder.
lobby-rules = Lire les règles
lobby-link = Lien vers cette table
lobby-qr = Code QR du lien
lobby-share-text = Viens jouer à Grachten
lobby-seats = Places
lobby-seat-count = Nombre de places
lobby-open = Place libre
lobby-sit = S’asseoir
lobby-bot = Ajouter un bot
lobby-bot-level = Niveau du bot à la place { $seat }
lobby-beside = Ajouter quelqu’un sur cet écran
lobby-beside-name = Nom de la personne à côté de toi
lobby-free = Libérer la place : { $name }
lobby-stand = Se lever
lobby-remove = Retirer
lobby-colour = Couleur : { $name }
lobby-colour-change = Changer de couleur : { $name }
lobby-rename = Changer de nom : { $name }
lobby-taken = { $colour ->
    [burgundy] Bordeaux
    [ochre] Ocre
    [charcoal] Anthracite
   *[ivory] Ivoire
}, déjà pris
lobby-youngest = Plus jeune, commence
lobby-youngest-mark = Indiquer comme plus jeune
lobby-youngest-name = { $name } est la personne la plus jeune et commence
lobby-youngest-how = La personne la plus jeune commence : indique-la avec le drapeau, ou laisse faire le hasard.
lobby-you = toi
lobby-is-bot = bot
# $level: "Carter"
lobby-bot-of = bot · { $level }
lobby-is-ready = c’est bon
lobby-not-ready = pas encore
lobby-not-here = pas là
lobby-watching = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
lobby-watching-too = { $count ->
    [one] Une autre personne regarde aussi
   *[other] { $count } autres personnes regardent aussi
}
lobby-ready = C’est bon pour moi
lobby-unready = En fait, pas encore
lobby-start = Commencer la partie
lobby-leave = Quitter la table
lobby-waits-seats = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
lobby-waits-fill = { $count ->
    [one] Il reste une place libre : invite quelqu’un, ajoute un bot ou retire-la.
   *[other] Il reste { $count } places libres : invite du monde, ajoute des bots ou retire-les.
}
lobby-waits-fill-two = { $count ->
    [one] Il reste une place libre : invite quelqu’un ou ajoute un bot.
   *[other] Il reste { $count } places libres : prends place, invite du monde ou ajoute des bots.
}
lobby-waits-people = On attend { $names }.
lobby-waits-both = On vous attend, toi et { $names }.
lobby-waits-me = On n’attend plus que toi.
lobby-waits-nothing = Tout le monde est prêt.
lobby-waits-visitor = Prends place pour jouer, ou reste pour regarder.
lobby-unseated = Ta place a été libérée. Reprends place si tu veux jouer.
lobby-stale = La table vient de changer. Regarde-la encore une fois, puis dis si c’est bon pour toi.
lobby-connecting = Connexion perdue. Reconnexion…

## Table settings

lobby-options = Réglages de la table
lobby-options-host = C’est l’hôte qui décide.
lobby-public = Ouverte à tous
lobby-public-what = Des inconnus peuvent trouver la table dans la liste
lobby-spectators = Spectateurs
lobby-spectators-what = On peut regarder sans avoir de place
lobby-clock = Chrono
lobby-clock-none = Aucun
lobby-clock-quick = Rapide
lobby-clock-normal = Normal
lobby-clock-slow = Lent
lobby-clock-none-what = Prends ton temps.
lobby-clock-quick-what = 30 secondes par tour, et 2 minutes de réserve.
lobby-clock-normal-what = 60 secondes par tour, et 5 minutes de réserve.
lobby-clock-slow-what = 3 jours par tour : reviens quand ça te convient.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } par tour, et { $reserve } de réserve.
lobby-clock-alone-what = { $turn } par tour.
lobby-level = Bot qui remplace les absents
lobby-pace = Rythme des bots
lobby-pace-calm = Calme
lobby-pace-brisk = Vif
lobby-pace-instant = Immédiat
lobby-takebacks = Annuler n’importe quel coup
lobby-takebacks-what = Seulement face à des bots, et même après avoir vu ce que le coup a révélé. La partie compte alors comme un entraînement.
lobby-resigned = Si quelqu’un abandonne
lobby-resigned-bot = Un bot prend la relève
lobby-resigned-nobody = La partie s’arrête
lobby-patience = Temps d’attente pour les absents
lobby-patience-what = Passé ce délai, les autres peuvent faire jouer un bot ou arrêter la partie.
lobby-yes = oui
lobby-no = non

## What has changed since I was ready

lobby-changed = Ce qui a changé depuis ton accord
lobby-changed-seats = { $count ->
    [2] Il y a maintenant deux places.
    [3] Il y a maintenant trois places.
   *[4] Il y a maintenant quatre places.
}
lobby-changed-open = La place { $seat } est maintenant libre.
lobby-changed-bot = Le bot { $name } occupe maintenant la place { $seat }.
lobby-changed-person = { $name } occupe maintenant la place { $seat }.
lobby-changed-you = Tu occupes maintenant la place { $seat }.
lobby-changed-youngest = La personne la plus jeune est maintenant { $name }.
lobby-changed-youngest-you = La personne la plus jeune, c’est maintenant toi.
lobby-changed-youngest-none = La personne la plus jeune n’est plus indiquée : le hasard décide qui commence.
lobby-changed-board = La partie se joue maintenant sur un autre plateau.
lobby-changed-public = Des inconnus peuvent maintenant trouver la table dans la liste.
lobby-changed-private = Les inconnus ne peuvent plus trouver la table dans la liste.
lobby-changed-spectators = On peut maintenant regarder sans avoir de place.
lobby-changed-alone = On ne peut plus regarder sans avoir de place.
# $what: "30 seconds a turn, and 2 minutes in reserve."
lobby-changed-clock = Le chrono a changé : { $what }
lobby-changed-clock-none = Il n’y a plus de chrono.
lobby-changed-level = Un bot de niveau { $bot } remplace maintenant les absents.
lobby-changed-pace = { $pace ->
    [calm] Le rythme des bots est maintenant calme.
    [brisk] Le rythme des bots est maintenant vif.
   *[instant] Les bots jouent maintenant immédiatement.
}
# $time: "1 day"
lobby-changed-patience = Les absents ont maintenant { $time } pour revenir.
lobby-changed-resigned = { $then ->
    [bot] Si quelqu’un abandonne, un bot prend maintenant la relève.
   *[nobody] Si quelqu’un abandonne, la partie s’arrête désormais.
}
lobby-changed-takebacks = Quand il n’y a que des bots en face, on peut maintenant annuler n’importe quel coup.
lobby-changed-takebacks-none = On ne peut plus annuler que les coups qui n’ont rien révélé.

## The shuffle

lobby-fair = Mélange honnête
lobby-fair-how = Le serveur a déjà fixé sa part du mélange, et cet engagement scellé l’oblige à s’y tenir. Quand tu donnes ton accord, ton navigateur y ajoute sa propre part de hasard. Après la partie, tout est révélé, et chacun peut vérifier que personne n’a choisi les cartes.
lobby-fair-commitment = Engagement

## Comings and goings, for screen readers

lobby-said-sat = { $name } a pris place.
lobby-said-left = { $name } a quitté la table.
lobby-said-ready = Pour { $name }, c’est bon.
lobby-said-unready = { $name } préfère encore attendre.
lobby-said-here = { $name } est là.
lobby-said-gone = { $name } a perdu la connexion.

## On this screen

lobby-screen-title = Sur cet écran
lobby-screen-how = Qui joue autour de cet appareil ? Entre les tours, une lettre scellée cache les cartes, le temps de se le passer.
lobby-screen-player = Joueur { $number }
lobby-screen-name = Nom du joueur { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Ajouter un joueur
lobby-screen-add-bot = Ajouter un bot
lobby-screen-remove = Retirer { $name }
lobby-screen-begins = Le plus jeune commence : qui est-ce ?
lobby-screen-chance = Laisser faire le hasard
lobby-screen-start = Commencer la partie
lobby-screen-needs = { $what ->
    [names] Chacun doit avoir un nom différent.
    [people] Il faut au moins une personne pour jouer.
   *[few] Il faut être au moins deux pour jouer.
}

lobby-chat = Discussion
lobby-chat-what = Les joueurs peuvent s’écrire librement. Toute la table peut lire, et rien n’est conservé.
lobby-changed-chat = Une discussion est maintenant possible.
lobby-changed-chat-none = Il n’y a plus de discussion.
