### The replay: a finished game, step by step.

replay-title = Replay
replay-checked = checked against the rules and the seed
replay-loading = Loading the game …
replay-missing = There is no game at this address, or it isn't over yet.
replay-nothing = This game can't be shown
replay-broken = This file doesn't contain a valid game.
replay-not-a-record = That file isn't a saved game. Choose one you saved here.

## Opening a file

replay-open-title = Watch a game again
replay-open-how = Drop a saved game here, or choose a file.
replay-open = Choose a file
replay-drop = Drop to watch this game

## Going through the game

replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-back = One step back
replay-first = To the beginning
replay-last = To the end
replay-moment = Step
replay-step = Step { $step } of { $last }
replay-speed = Speed
replay-eyes = View
replay-everybody = All cards open
replay-copy = Copy a link to this moment
replay-copied = Link copied.
replay-link = Link to this moment

## What is on the table

replay-hands = Hands and contracts
replay-hand = { $name }: { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
replay-offered = on offer
replay-completed = completed
replay-missed = not completed
replay-won = { $names } won
replay-result = To the result
replay-review = Review the game
replay-review-close = Close the review
