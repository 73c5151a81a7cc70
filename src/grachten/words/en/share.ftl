### What a shared link shows in a messenger, and the words on its picture.

share-open = Open in Grachten
share-neutral = Claim routes through old Amsterdam
share-what = A board game for two to four, in your browser
share-won = { $name } won
share-shared = A shared victory
share-played = A game for { $players ->
    [2] two
    [3] three
   *[4] four
}
share-moment = A moment from a game
share-step = Move { $step } of { $last }
share-review = What decided this game?
share-review-what = Luck and skill, move by move
share-puzzle = Your move: what would you do?
share-daily = Deal of the day, { $day }
share-daily-what = The same cards for everyone: how will you do?
