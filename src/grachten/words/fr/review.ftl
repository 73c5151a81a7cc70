### Les conseils, et l’analyse d’une partie. Chances de victoire en points de pourcentage.

## Ce qu’on peut faire, ou ce qu’on a fait

review-action-take = prendre { log-one-card }
review-action-draw = piocher une carte
review-action-contracts = piocher des contrats
review-action-keep = { $choice ->
    [first] garder le premier contrat
    [second] garder le second contrat
   *[both] garder les deux contrats
}
review-action-claim = prendre { $from } – { $to } avec { log-payment }
review-action-pass = passer
review-action-secret = choisir des contrats

## Pourquoi

review-reason-points = Cela rapporte aussitôt { log-gain }.
review-reason-completes = Cela remplit { $from } – { $to }, qui vaut { log-gain }.
review-reason-nearer = { $from } – { $to } demande alors { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} de moins ; il en restera { $left }.
review-reason-merchandise = Cela fait { $mine ->
    [one] une carte Marchandise
   *[other] { $mine } cartes Marchandise
} ({ $others ->
    [0] personne d’autre n’en a
   *[other] les autres en ont { $others } au plus
}) : pour l’instant, { $bonus ->
    [one] un point de bonus en plus.
   *[other] { $bonus } points de bonus en plus.
}
review-reason-only-way = { $more ->
    [0] Sans cette route, impossible de remplir { $from } – { $to }
    [one] Sans cette route, { $from } – { $to } demande une case de plus
   *[other] Sans cette route, { $from } – { $to } demande { $more } cases de plus
}, et { $rivals ->
    [one] un autre joueur peut
    [2] deux autres joueurs peuvent
   *[other] { $rivals } autres joueurs peuvent
} peut-être la prendre.
review-reason-ends = { $carts ->
    [0] Les derniers chariots sont utilisés
    [one] Il ne reste alors qu’un chariot
   *[other] Il ne reste alors que { $carts } chariots
}, et le dernier tour commence.
review-reason-pays = Avec cette carte, il y a de quoi payer { $from } – { $to }.
review-reason-lacks = Il ne manquera plus { $cards ->
    [one] qu’une carte
    [2] que deux cartes
   *[other] que { $cards } cartes
} pour { $from } – { $to }.
review-reason-wild = Un joker remplace n’importe quelle couleur ; ce serait le { $wilds ->
    [1] premier en main.
    [2] deuxième en main.
    [3] troisième en main.
   *[other] { $wilds }e en main.
}
review-reason-deck = Il manque { $cards ->
    [one] une carte
    [2] deux cartes
   *[other] { $cards } cartes
} pour { $from } – { $to }, et la pioche a peut-être ce que le marché n’a pas.
review-reason-contracts = Sur les { $unseen } autres contrats, { $fitting ->
    [one] un seul demanderait
   *[other] { $fitting } demanderaient
} deux cases de plus au maximum.
review-reason-keeps = { $from } – { $to } vaut { log-gain } et demande { $spaces ->
    [0] zéro case de plus.
    [one] une case de plus.
   *[other] { $spaces } cases de plus.
}
review-reason-keeps-both = Ensemble, ils valent { log-gain } et demandent au maximum { $spaces ->
    [one] une case de plus.
   *[other] { $spaces } cases de plus.
}
review-reason-forced = Il n’y a rien d’autre à faire.
review-reason-better = Le deuxième meilleur choix coûte { $chance ->
    [1] un point de pourcentage.
   *[other] { $chance } points de pourcentage.
}
review-reason-close = C’est { $chance ->
    [1] un point de pourcentage
   *[other] { $chance } points de pourcentage
} de moins que le meilleur choix.
review-reason-even = Cela ne change presque rien ici.

## Les conseils dans le terminal

review-hint = Que ferais-tu ?
review-hint-line = { $action } : { $chance } %. { $reason }
review-hint-none = Les conseils ne fonctionnent que sur le plateau d’Amsterdam.

## L’analyse

review-of = { $name }, précision { $accuracy }
review-of-forced = { $name }, qui n’a jamais eu le choix
review-start = départ
review-choices = décisions
review-luck = chance
review-others = les autres
review-noise = erreur d’estimation
review-result = résultat
review-lost = Ce qui a coûté le plus cher
review-lost-line = { $grade ->
    [blunder] Gaffe
    [mistake] Erreur
   *[inaccuracy] Imprécision
} au coup { $step } : { $action } (−{ $loss }). Mieux : { $better }.
review-lost-nothing = Aucune décision n’a coûté trois points ou plus.
review-strokes = Les plus gros coups de chance et de malchance
review-stroke-line = Coup { $step }, { $stroke ->
    [blind] la carte piochée
    [contracts] les contrats piochés
    [reveal] ce que les autres avaient en main
   *[market] les cartes retournées
} : { $luck }
review-best = Meilleur coup : { $step }, { $action }.
review-hindsight = Après coup : jugé cartes sur table, et non sur ce que le joueur pouvait savoir.
