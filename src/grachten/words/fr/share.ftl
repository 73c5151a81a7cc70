### Ce que montre un lien partagé dans une messagerie, et ce qui figure sur l'image.

share-open = Ouvrir dans Grachten
share-neutral = Tracez vos routes dans le vieil Amsterdam
share-what = Un jeu de société pour deux à quatre, dans votre navigateur
share-won = { $name } a gagné
share-shared = Victoire partagée
share-played = Une partie à { $players ->
    [2] deux
    [3] trois
   *[4] quatre
}
share-moment = Un moment d'une partie
share-step = Coup { $step } sur { $last }
share-review = Qu'est-ce qui a décidé de cette partie ?
share-review-what = Chance et talent, coup par coup
share-puzzle = À vous de jouer : que feriez-vous ?
share-daily = La donne du jour, { $day }
share-daily-what = Les mêmes cartes pour tout le monde : comment vous en sortirez-vous ?
