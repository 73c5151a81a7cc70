### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } a gagné, et les cartes ont aidé
        [bad] { $name } a gagné malgré les cartes
       *[even] { $name } a gagné
    }
    [shared] { $name } a partagé la victoire
   *[lost] { $luck ->
        [good] { $name } a perdu malgré de bonnes cartes
        [bad] { $name } a perdu, et les cartes n’ont pas aidé
       *[even] { $name } a perdu
    }
}
sharing-subtitle = Grachten : chance et talent en une partie
sharing-subtitle-hindsight = Grachten : une partie, jugée après coup
sharing-chance = chances de victoire
sharing-points = points
sharing-accuracy = précision
sharing-steps = Tournants et meilleur coup
sharing-best = Meilleur coup : { $action }
sharing-percent = { $number } %

## On the page. $gain is a percentage, with its signs

sharing-picture = Image à partager
sharing-alt = { sharing-title }. Précision { $accuracy }, chance { $gain }.
sharing-drawing = L’image se dessine …
sharing-ready = L’image est prête.
sharing-saved = L’image est enregistrée.
sharing-failed = Impossible de dessiner l’image pour l’instant.
