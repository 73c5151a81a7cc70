### The replay: a finished game, step by step.

replay-title = Replay
replay-checked = checked against rules and seed
replay-loading = The game is being fetched …
replay-missing = This game cannot be found, or it is not over yet.
replay-broken = This file does not hold a true game: { $why }
replay-not-a-record = This file is not the record of a game. Choose one that you downloaded here.

## Opening a file

replay-open-title = Watch a game again
replay-open-how = Drop the record of a finished game here, or choose the file.
replay-open = Choose a file
replay-drop = Let go to open this record

## Going through the game

replay-controls = Playback
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-back = One step back
replay-first = To the beginning
replay-last = To the end
replay-moment = Step
replay-step = Step { $step } of { $last }
replay-speed = Speed
replay-eyes = Seen by
replay-everybody = Everybody
replay-copy = Copy a link to this moment
replay-copied = The link is copied.
replay-link = Link to this moment

## What lies on the table

replay-hands = Hands and contracts
replay-hand = { $name }: { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
replay-offered = on offer
replay-completed = completed
replay-won = { $names } won
