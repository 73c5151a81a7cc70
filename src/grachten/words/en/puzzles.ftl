### Puzzles: one decision of a real game, on the page and in the terminal.

puzzles-title = Puzzles
puzzles-today = Puzzle of the day
puzzles-what = Positions from games between strong bots in which one choice is clearly the best. What would you do?
puzzles-question = It's your turn: what's the best move?
puzzles-theme = { $theme ->
    [last-route] The last route
    [block-or-build] Block or build?
    [keep-or-return] Keep or return?
    [wild-or-wait] A wild, or wait?
    [now-or-later] Now or later?
   *[which-way] Which way?
}
puzzles-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}

puzzles-theme-label = Theme
puzzles-difficulty-label = Difficulty
puzzles-any = All
puzzles-all = All puzzles
puzzles-solve = Solve
puzzles-today-done = Look at it again
puzzles-next = Next puzzle
puzzles-so-far = { $answered } of { $count } answered.
puzzles-solved = { $solved } of { $count } right first time.
puzzles-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzles-none = No puzzles match.

puzzles-right = That's it!
puzzles-wrong = Not quite.
puzzles-best-is = The best move: { $action }.
puzzles-chances = Chances of winning
puzzles-yours = your answer
puzzles-keep = Keep { $contracts }

puzzles-you = You
puzzles-player = Player { $number }
