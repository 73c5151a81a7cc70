### Ratings, where games are agreed on, listed and ended.

ratings-profile = My profile
ratings-best = Best players

## Agreed before the game

ratings-rated = Rated
ratings-rated-what = The game counts for everyone's rating: no hints, and nothing can be taken back once it has shown you something. Whoever leaves comes last.
ratings-changed = The game now counts for ratings.
ratings-changed-none = The game no longer counts for ratings.

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
    [hints] there were hints
    [undo] moves were taken back
    [twice] one person had two seats
    [linked] two seats belong to one person
    [bots] only bots played
    [unknown-bot] a bot has no rating
    [unfinished] it was broken off
    [lopsided] the winner was almost certain beforehand
    [repeated] you've played each other too often today
   *[struck] the operator took it out
}
ratings-not-told = This game didn't count for ratings: { ratings-not }.
