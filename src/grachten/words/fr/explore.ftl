### Essayer autre chose à partir d’une position d’une partie finie.

explore-here = Essayer à partir d’ici
explore-title = Essayer à partir de l’étape { $step }
explore-way = Comment
explore-bots = Jouer contre des bots
explore-free = Jouer pour tous
explore-bots-what = Tu prends une place, des bots jouent les autres. Tu peux annuler chaque coup.
explore-free-what = Tu joues pour tout le monde, cartes sur table.
explore-seat = Jouer à la place de
explore-begin = Commencer

## At the table. $names: the players

explore-sign = Analyse
explore-from = À partir de l’étape { $step } de la partie de { $names }. C’est un entraînement, et personne d’autre ne le voit.
explore-back = Retour à la partie
explore-again = Recommencer
explore-judge = Évaluation
explore-judge-what = Les chances de victoire de tous, selon ce que chacun sait
explore-asking = Évaluation de la position…
explore-chances = Chances de victoire
explore-best = Le mieux pour { $name }
explore-hands = Les autres mains
