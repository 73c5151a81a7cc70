### Ce que montre un lien partagé dans une messagerie, et ce qui figure sur l’image.

share-open = Ouvrir dans Grachten
share-neutral = Trace tes routes dans le vieil Amsterdam
share-what = Un jeu de société pour deux à quatre, dans ton navigateur
share-won = { $name } a gagné
share-shared = Victoire partagée
share-played = Une partie à { $players ->
    [2] deux
    [3] trois
   *[4] quatre
}
share-moment = Un moment d’une partie
share-step = Coup { $step } sur { $last }
share-review = Qu’est-ce qui a décidé de cette partie ?
share-review-what = Chance et talent, coup par coup
share-puzzle = À toi de jouer : que ferais-tu ?
share-daily = Donne du jour, { $day }
share-daily-what = Les mêmes cartes pour tout le monde : comment t’en sortiras-tu ?
