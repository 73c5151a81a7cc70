### Trying something out from a position of a finished game.

explore-here = Try it out from here
explore-title = Try it out from step { $step }
explore-way = How
explore-bots = Play against bots
explore-free = Move for everyone
explore-bots-what = You take one seat, and bots play the others. You can take back any move.
explore-free-what = You move for all players, with all cards open.
explore-seat = Play as
explore-begin = Begin

## At the table. $names: the players

explore-sign = Analysis
explore-from = From step { $step } of the game between { $names }. This is practice, and only you can see it.
explore-back = Back to the replay
explore-again = Start over
explore-judge = Judge
explore-judge-what = Everyone's win chances, judged by what each player knows
explore-asking = Judging the position …
explore-chances = Win chances
explore-best = Best for { $name }
explore-hands = The other hands
