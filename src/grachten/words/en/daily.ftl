### Deals that everyone plays: what the start page and the end of a game say.

daily-title = Deal of the day
daily-played = { $count ->
    [0] Nobody has finished it yet
    [one] One player has finished it
   *[other] { $count } players have finished it
}
daily-new = You haven't played it yet
daily-waits = Your game is waiting
daily-unfinished = You didn't finish it
daily-rank = You're number { $rank } of { $of }
daily-ranking = See the ranking
daily-compare = Who did better?
daily-challenge = Challenge a friend
