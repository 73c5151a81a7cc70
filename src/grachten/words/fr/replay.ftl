### The replay: a finished game, step by step.

replay-title = Revoir la partie
replay-checked = conforme aux règles et à la graine aléatoire
replay-loading = Chargement de la partie …
replay-missing = Cette partie est introuvable, ou elle n’est pas encore terminée.
replay-broken = Ce fichier ne contient pas de partie valable.
replay-not-a-record = Ce fichier n’est pas une partie enregistrée. Choisis-en un que tu as téléchargé ici.

## Opening a file

replay-open-title = Revoir une partie
replay-open-how = Dépose ici le fichier d’une partie, ou choisis-en un.
replay-open = Choisir un fichier
replay-drop = Lâche le fichier pour ouvrir la partie

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
replay-won = Partie gagnée par { $names }
