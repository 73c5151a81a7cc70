### The table while a game is played.

table-heading = La table
table-loading = On met la table…
table-to-start = Retour à l’accueil
table-abandoned = Cette partie a été laissée à l’abandon : plus personne n’y jouait depuis longtemps.

table-players = Joueurs
# $name: our own name
table-you = { $name } (toi)
table-points = { $points ->
    [1] un point
    [one] { $points } point
   *[other] { $points } points
}
table-carts = chariots
table-cards = cartes
table-contracts = contrats
table-merchandise = denrées
table-stand-in = Un bot joue pour { $name }
table-your-turn = À toi de jouer
table-thinking = joue…
table-not-here = pas là pour l’instant
table-clock = Temps restant : { $time }
# What a player took, as small cards
table-took = { $count ->
    [1] A pris une carte depuis ton dernier tour
   *[other] A pris { $count } cartes depuis ton dernier tour
}

table-market = Marché
table-take = { $kind ->
    [pink] Prendre la carte rose
    [blue] Prendre la carte bleue
    [green] Prendre la carte verte
    [black] Prendre la carte noire
    [red] Prendre la carte rouge
    [orange] Prendre la carte orange
   *[wild] Prendre le joker
}
table-empty-space = Emplacement vide
table-draw-card = { $count ->
    [0] Piocher une carte : la pioche est vide
    [1] Piocher une carte, il en reste une
   *[other] Piocher une carte, il en reste { $count }
}
table-discards = { $count ->
    [0] Défausse : aucune carte
    [1] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
table-draw-contracts = { $count ->
    [0] Piocher des contrats : il n’en reste aucun
    [1] Piocher des contrats, il en reste un
   *[other] Piocher des contrats, il en reste { $count }
}
# The captions of the piles on a phone
table-deck = Pioche
table-contract-deck = Contrats
table-discarded = Défausse
# $route: its name, length and colour
table-route-closed = { $route }, fermée

table-hand = { $count ->
    [0] Ta main : aucune carte
    [1] Ta main : une carte
   *[other] Ta main : { $count } cartes
}
table-stack = { $count } × { $card }
table-no-cards = Tu n’as pas de cartes.
table-my-contracts = Tes contrats

table-offer = Quels contrats gardes-tu ?
table-offer-how = Garde l’un ou les deux. Un contrat rempli rapporte sa valeur à la fin ; sinon, tu la perds.
table-offer-last = C’est le dernier : tu dois le garder.
table-keep-none = En garder au moins un
table-keep = { $count ->
    [1] Garder celui-ci
   *[other] Garder les deux
}

table-claim-title = Prendre { $route }
table-claim-gain = { $points ->
    [1] Un point.
   *[other] { $points } points.
}
table-claim-merchandise = Et une carte Marchandise.
# $cards: "two blue cards"; $wilds: "one wild"
table-pay-both = { $cards } et { $wilds }
# $cards: "two blue cards", or "two blue cards and one wild"
table-pay = Payer { $cards }
table-pay-otherwise = Payer autrement

table-over = La partie est terminée
table-watching = Tu regardes la partie
table-waiting = On attend { $names }
table-must-pass = Tu ne peux que passer.
table-second-card = Prends une seconde carte
table-choose-contracts = Choisis tes contrats
table-what-to-do = Prends des cartes ou une route, ou pioche des contrats
table-title-turn = À toi de jouer
table-pass = Passer
table-log = Journal
table-rules = Règles
table-settings = Réglages
table-reconnecting = Connexion perdue. Reconnexion…
table-queued = Ton coup partira dès que la connexion sera rétablie.
table-reconnected = Connexion rétablie.
table-bot-plays-for-you = Un bot joue pour toi.
table-back = Me revoilà
table-last-round = { $turns ->
    [1] Fin de partie : encore un tour
   *[other] Fin de partie : encore { $turns } tours
}
table-last-round-now = Fin de partie : c’est ton dernier tour
table-last-round-next = Fin de partie : il te reste un tour
table-last-round-done = Fin de partie : tu as joué ton dernier tour
table-practice = Entraînement
table-practice-what = Un coup a été annulé alors qu’on voyait déjà ce qu’il donnait : cette partie compte donc comme un entraînement.
table-rematch-waits = Les autres veulent rejouer.
table-rematch-join = Rejoindre
table-notify = Me prévenir
table-help = Aide
table-help-here = À cette table
table-help-claim = Appuie sur une route pour la prendre. S’il n’y a qu’une façon sensée de payer, tes chariots sont posés aussitôt, et tu peux annuler. Fais un clic droit ou un appui long sur une route pour choisir comment payer.
table-help-drag = Fais glisser une carte de ta main sur une route pour payer avec cette couleur.
table-help-rules = Lire les règles
table-sound-on = Activer le son
table-sound-off = Couper le son
table-keys = Raccourcis clavier
table-key-take = prendre cette carte du marché
table-key-deck = piocher une carte
table-key-contracts = piocher des contrats
table-key-route = aller à une route et la prendre
table-key-pass = passer
table-key-undo = annuler ton dernier coup
table-key-log = afficher le journal
table-key-again = revoir les derniers coups
table-key-text = passer du plan au plateau en texte, et inversement
table-key-skip = abréger l’animation, ou fermer ce qui est ouvert
table-key-zoom = zoomer, ou voir tout le plateau
table-see-rule = Règle { $rule }
table-pass-device = Passe l’appareil à { $name }
table-hand-on = Passer l’appareil à { $name }
table-i-am = Je suis { $name } : briser le sceau
# $have: cards of the route's colour; $wilds: wilds in the hand
table-needs = Cette route coûte { $cards } ; les jokers comptent aussi. Dans ta main : { $have ->
    [0] aucune carte
    [1] une carte
   *[other] { $have } cartes
} de cette couleur et { $wilds ->
    [0] aucun joker
    [1] un joker
   *[other] { $wilds } jokers
}.
# $have: the most cards of one colour
table-needs-any = Cette route coûte { $count ->
    [1] une carte de n’importe quelle couleur
   *[other] { $count } cartes d’une même couleur
} ; les jokers comptent aussi. Dans ta main : { $have ->
    [0] aucune carte de couleur
    [1] au mieux une carte d’une couleur
   *[other] au mieux { $have } cartes d’une même couleur
} et { $wilds ->
    [0] aucun joker
    [1] un joker
   *[other] { $wilds } jokers
}.
table-sure-contracts = Piocher des contrats ?
table-sure-contracts-why = Tu en regardes deux et tu en gardes au moins un. Un contrat non rempli te coûte sa valeur.
table-sure-contracts-yes = Piocher des contrats
table-clock-days = { $days } j { $hours } h

## Leaving and resigning

table-menu = Plus
table-leave = Quitter la table
table-leave-what = Un bot joue pour toi jusqu’à ton retour.
table-resign = Abandonner…
table-resign-what = Tu quittes cette partie pour de bon.
table-resign-ask = Abandonner cette partie ?
# On a screen that several people share
table-resign-ask-name = Abandonner pour { $name } ?
table-resign-bot = Un bot de niveau { $bot } prend la relève. Tu ne pourras plus revenir dans cette partie.
table-resign-nobody = La partie s’arrête avec les scores actuels, et tu ne peux pas gagner.
# The deal of the day
table-resign-day = Tu n’as qu’un seul essai. Si tu abandonnes, tu ne figureras pas au classement.
table-resign-yes = Abandonner
table-resigned = abandon : un bot continue
table-resigned-you = Tu as abandonné. Un bot continue pour toi.
table-back-next = Te revoilà. Un bot termine ce tour ; le suivant est à toi.

## Somebody is away, in a game without a clock. $time: "3 minutes", "1 day"

table-overdue-in = Dans { $time }, tu pourras faire remplacer { $name } par un bot.
table-overdue = { $name } n’a pas joué depuis { $time }.
table-replace = Faire jouer un bot
table-end = Arrêter la partie
table-end-ask = Arrêter la partie ?
table-end-why = La partie s’arrête avec les scores actuels, et { $name } ne peut pas gagner.
table-end-why-others = La partie s’arrête avec les scores actuels, et { $name } ne peut pas gagner. Les autres joueurs doivent être d’accord.
table-end-wanted = Arrêt de la partie proposé par { $names }.
table-end-waits = Réponse attendue : { $names }.
