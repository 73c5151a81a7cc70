### Ratings in the lobby, in lists, and after a game.

ratings-profile = My profile
ratings-best = Leaderboard

## Agreed before the game

ratings-rated = Rated
ratings-rated-what = The game counts for everyone's rating. There are no hints, you can't take back a move that revealed anything, and if you leave, you come last.
ratings-changed = The game is now rated.
ratings-changed-none = The game is no longer rated.

## In lists

ratings-listed = rated

## After the game. $change is a number with its sign

ratings-result = { $pace ->
    [slow] Your rating for slow games is now { $points } ({ $change }).
   *[live] Your rating for live games is now { $points } ({ $change }).
}
ratings-provisional = It's still provisional.

# Why it did not count
ratings-not = { $word ->
    [friendly] it was a friendly game
    [practice] it was practice
    [hints] somebody had hints
    [undo] moves were taken back
    [twice] one person had two seats
    [linked] two seats belong to one person
    [bots] only bots played
    [unknown-bot] a bot has no rating
    [unfinished] it wasn't finished
    [lopsided] the winner was almost certain beforehand
    [repeated] you've played each other too often today
   *[struck] the operator removed it
}
ratings-not-told = This game didn't count for ratings: { ratings-not }.
