### L’analyse à côté de la partie revue : ce qui a décidé de son issue.

analysis-title = Analyse
analysis-working = Analyse de la partie …
analysis-working-rest = L’analyse des autres joueurs n’est pas terminée.
analysis-failed = Impossible d’analyser cette partie pour l’instant.
analysis-again = Réessayer

## Whose game, and how it is judged

analysis-judged = Point de vue
analysis-then = Sur le moment
analysis-hindsight = Après coup
analysis-then-how = Chaque décision est jugée d’après ce que { $name } pouvait savoir à ce moment-là.
analysis-hindsight-how = Jugé cartes sur table : ce qui aurait été le mieux, et non ce que { $name } pouvait savoir.
analysis-eyes = Joueur

## The curve. $chance is a percentage, with its sign

analysis-curve = Chances de victoire de { $name }
analysis-at = Étape { $step } sur { $last } : { $chance }
analysis-at-graded = Étape { $step } sur { $last } : { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Gaffe
    [mistake] Erreur
    [inaccuracy] Imprécision
   *[good] Bon choix
}

## One step

analysis-moment = Cette étape
analysis-start = Avant le premier choix, les chances de victoire sont de { $chance }.
analysis-stroke = { $stroke ->
    [blind] la carte piochée
    [contracts] les contrats piochés
    [reveal] ce que les autres avaient en main
   *[market] les cartes retournées
}
analysis-options = Les meilleurs choix
analysis-better = Ce qui aurait été mieux
analysis-chosen = Le choix fait
analysis-show = Montrer sur le plateau : { $action }, { $chance }
analysis-how-show = Choisis-en un pour le voir sur le plateau.
analysis-before = Le plateau montre la situation avant ce choix.

## The whole game

analysis-summary = Résumé
analysis-player = Nom
analysis-accuracy = Précision
analysis-lost = { analysis-grade } à l’étape { $step } : { $action }. Mieux : { $better }.
analysis-turning = Tournants de la partie
analysis-turn = Étape { $step }, { $name } : { $action }
analysis-best = Meilleur coup
analysis-best-step = Étape { $step } : { $action }
analysis-parts = Du début au résultat : { $name }
analysis-picture = Chance et talent
analysis-accurate = précis
analysis-lucky = chance
analysis-unlucky = malchance
analysis-placed = { $name } : précision { $accuracy }, chance { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = Comment c’est jugé
analysis-how-judge = Un réseau qui a joué des millions de parties estime les chances de victoire avant et après chaque choix, d’après ce que le joueur sait.
analysis-how-grades = Un choix inférieur au meilleur d’au moins { $inaccuracy } est une imprécision, à partir de { $mistake } une erreur, à partir de { $blunder } une gaffe.
analysis-how-accuracy = La précision dit quelle part de ce qui était en jeu le joueur a conservée : 100 pour le meilleur choix à chaque fois, 0 pour le pire.
analysis-how-choices = Au total, les décisions sont comparées à ce que choisissent d’habitude de bons joueurs : une décision peut donc aussi être un gain.
analysis-how-luck = La chance, c’est l’écart entre les chances de victoire une fois la carte ou le contrat connu et celles qu’on pouvait attendre avant.
analysis-how-noise = Le réseau n’est pas infaillible : ce qu’il doit corriger d’une étape à l’autre est indiqué comme son erreur.
