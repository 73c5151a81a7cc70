### The replay: a finished game, step by step.

replay-title = Revoir la partie
replay-checked = conforme aux règles et à la graine aléatoire
replay-loading = Chargement de la partie…
replay-missing = Il n’y a aucune partie à cette adresse, ou elle n’est pas encore terminée.
replay-nothing = Impossible d’afficher cette partie
replay-broken = Ce fichier ne contient pas de partie valable.
replay-not-a-record = Ce fichier n’est pas une partie enregistrée. Choisis-en un que tu as enregistré ici.

## Opening a file

replay-open-title = Revoir une partie
replay-open-how = Dépose ici une partie enregistrée, ou choisis un fichier.
replay-open = Choisir un fichier
replay-drop = Lâche le fichier pour revoir la partie

## Going through the game

replay-controls = Lecture
replay-play = Lire
replay-pause = Pause
replay-on = Étape suivante
replay-back = Étape précédente
replay-first = Au début
replay-last = À la fin
replay-moment = Étape
replay-step = Étape { $step } sur { $last }
replay-speed = Vitesse
replay-eyes = Vue
replay-everybody = Toutes les cartes
replay-copy = Copier un lien vers ce moment
replay-copied = Lien copié.
replay-link = Lien vers ce moment

## What is on the table

replay-hands = Mains et contrats
replay-hand = { $name } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
replay-offered = au choix
replay-completed = rempli
replay-missed = non rempli
replay-won = Partie gagnée par { $names }
replay-result = Voir le résultat
replay-review = Analyser la partie
replay-review-close = Fermer l’analyse
