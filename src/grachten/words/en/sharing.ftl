### The picture of a review that can be shared: luck and skill in one game.

# $result: won, shared or lost. $luck: what the cards did for $name: good, bad or even
sharing-title = { $result ->
    [won] { $luck ->
        [good] { $name } won, and the cards helped
        [bad] { $name } won against the cards
       *[even] { $name } won
    }
    [shared] { $name } shared the victory
   *[lost] { $luck ->
        [good] { $name } lost in spite of good cards
        [bad] { $name } lost, and the cards didn't help
       *[even] { $name } lost
    }
}
sharing-subtitle = Grachten: luck and skill in one game
sharing-subtitle-hindsight = Grachten: one game, judged with hindsight
sharing-chance = win chance
sharing-points = points
sharing-accuracy = accuracy
sharing-steps = Turning points and best move
sharing-best = Best move: { $action }
sharing-percent = { $number }%

## On the page. $gain is a percentage, with its signs

sharing-picture = Picture to share
sharing-alt = { sharing-title }. Accuracy { $accuracy }, luck { $gain }.
sharing-drawing = Drawing the picture …
sharing-ready = The picture is ready.
sharing-saved = The picture has been saved.
sharing-failed = The picture couldn't be drawn just now.
