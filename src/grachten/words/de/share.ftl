### Was ein geteilter Link in einer Nachricht zeigt, und was auf dem Bild steht.

share-open = In Grachten öffnen
share-neutral = Baue Strecken durch das alte Amsterdam
share-what = Ein Brettspiel für zwei bis vier, im Browser
share-won = { $name } hat gewonnen
share-shared = Ein geteilter Sieg
share-played = Eine Partie zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
share-moment = Ein Augenblick aus einer Partie
share-step = Zug { $step } von { $last }
share-review = Was hat diese Partie entschieden?
share-review-what = Glück und Können, Zug für Zug
share-puzzle = Du bist am Zug: Was würdest du tun?
share-daily = Partie des Tages, { $day }
share-daily-what = Dieselben Karten für alle: Wie schlägst du dich?
