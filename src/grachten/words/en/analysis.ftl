### The review beside a replay: what decided the game.

analysis-title = Review
analysis-working = Reviewing the game …
analysis-working-rest = The other players are still being reviewed.
analysis-failed = This game couldn't be reviewed just now.
analysis-again = Try again

## Whose game, and how it is judged

analysis-judged = Judged
analysis-then = Without hindsight
analysis-hindsight = With hindsight
analysis-then-how = Every decision is judged by what { $name } could know at the time.
analysis-hindsight-how = Judged with all cards open: this shows what would have been best, not what { $name } could know.
analysis-eyes = Player

## The curve. $chance is a percentage, with its sign

analysis-curve = Win chance of { $name }
analysis-at = Step { $step } of { $last }: { $chance }
analysis-at-graded = Step { $step } of { $last }: { $chance }. { analysis-grade }
analysis-grade = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
   *[good] Good choice
}

## One step

analysis-moment = This step
analysis-start = Before the first choice, the win chance is { $chance }.
analysis-stroke = { $stroke ->
    [blind] the card from the deck
    [contracts] the contracts drawn
    [reveal] what the others turned out to hold
   *[market] the cards turned up
}
analysis-options = The best choices
analysis-better = What would have been better
analysis-chosen = What was chosen
analysis-show = Show on the board: { $action }, { $chance }
analysis-how-show = Choose one to see it on the board.
analysis-before = The board shows the position before this choice.

## The whole game

analysis-summary = Summary
analysis-player = Player
analysis-accuracy = Accuracy
analysis-lost = { analysis-grade } in step { $step }: { $action }. Better: { $better }.
analysis-turning = Turning points
analysis-turn = Step { $step }, { $name }: { $action }
analysis-best = Best move
analysis-best-step = Step { $step }: { $action }
analysis-parts = From start to result: { $name }
analysis-picture = Luck and skill
analysis-accurate = accurate
analysis-lucky = lucky
analysis-unlucky = unlucky
analysis-placed = { $name }: accuracy { $accuracy }, luck { $luck }

## How it is judged. $inaccuracy, $mistake and $blunder are percentages, with their sign

analysis-how = How this is judged
analysis-how-judge = A network that has played millions of games estimates the win chance before and after every choice, from what the player knows.
analysis-how-grades = A choice at least { $inaccuracy } behind the best is an inaccuracy; at least { $mistake }, a mistake; at least { $blunder }, a blunder.
analysis-how-accuracy = Accuracy says how much of what was at stake the player kept: 100 for the best choice every time, 0 for the worst.
analysis-how-choices = In the totals, decisions are compared with what strong players usually choose, so a decision can also be a gain.
analysis-how-luck = Luck is the win chance once a card or contract has been seen, minus what was expected before.
analysis-how-noise = The judge isn't perfect: its corrections from one step to the next are shown as its error.
