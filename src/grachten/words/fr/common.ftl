### Words that every page uses.

common-game = Grachten
common-game-line = Chariots et contrats à Amsterdam, vers 1660

## Cards and their colours

common-card-pink = carte rose
common-card-blue = carte bleue
common-card-green = carte verte
common-card-black = carte noire
common-card-red = carte rouge
common-card-orange = carte orange
common-card-wild = joker

# $card: a colour. In some languages the word changes with the number of cards.
common-adjective-one = { $card ->
    [pink] rose
    [blue] bleue
    [green] verte
    [black] noire
    [red] rouge
   *[orange] orange
}
common-adjective-many = { $card ->
    [pink] roses
    [blue] bleues
    [green] vertes
    [black] noires
    [red] rouges
   *[orange] orange
}

## Numbers

common-count = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
}

# "two blue cards", "one wild". $card: a colour or "wild".
common-cards = { $card ->
    [wild] { $count ->
        [0] aucun joker
        [1] un joker
       *[other] { common-count } jokers
    }
   *[other] { $count ->
        [0] aucune carte { common-adjective-one }
        [1] une carte { common-adjective-one }
       *[other] { common-count } cartes { common-adjective-many }
    }
}

common-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

## People who have not chosen a name

common-guest = Invité { $number }
common-somebody = Quelqu’un
common-name-limit = C’est la limite : un nom a { $most } caractères au plus.

## Bots, from the weakest to the strongest

common-level-apprentice = Apprenti
common-level-carter = Charretier
common-level-trader = Marchand
common-level-merchant = Négociant
common-level-regent = Régent
common-level-burgomaster = Bourgmestre
# Somebody for whom a bot has made moves
common-helped = { $name } (avec { $bot })

## Buttons

common-cancel = Annuler
common-unloaded = Cette section de la page n’a pas pu être chargée. Vérifie ta connexion et recharge la page.
common-load-again = Recharger
common-close = Fermer
common-back = Retour
common-copy = Copier
common-copied = Copié
common-share = Partager
common-undo = Annuler le coup
common-rules = Règles
common-settings = Réglages
common-language = Langue
common-home = Accueil
common-save = Enregistrer
common-loading = Un instant…

## Where there is nothing, or no connection

common-lost-title = Le plan s’arrête ici
common-lost-address = Il n’y a rien à cette adresse. Le lien est peut-être ancien, ou il y manque une lettre.
common-lost-home = Retour à l’accueil
common-lost-table = Impossible d’afficher cette table
common-lost-away = Pas de connexion
common-lost-away-how = Le serveur est injoignable. Dès qu’il répondra, tu retrouveras la table comme tu l’as laissée.
