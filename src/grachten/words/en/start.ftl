### The start page, and the page with games to watch.

start-play = Play now
start-play-what = You against { $count ->
    [one] one bot
    [2] two bots
   *[other] three bots
}
start-opponents = Opponents
start-level = How strong
start-level-apprentice = Still learning the streets: a first game.
start-level-carter = Knows the way, with a detour now and then.
start-level-trader = Plans ahead, and likes merchandise.
start-level-merchant = Counts carts, cards and your points.
start-level-regent = Thinks of everything. Can you win?
start-friends = With friends
start-friends-what = Send a link, play together
start-screen = On this screen
start-screen-what = Pass one device around
start-watch = Watch and replays
start-more = More
start-mine = Your games
start-mine-turn = Your turn
start-mine-others = Their turn
start-mine-open = Not begun yet
start-mine-with = with { $names }
start-mine-alone = nobody else yet
start-mine-all = Show all { $count }
start-continue = Continue
start-away = Put this game away
start-away-with = Put away the game with { $names }
start-away-ask = Put this game away?
start-away-playing = You are still playing. How should the game go on without you?
start-away-open = The game has not begun yet. If you leave the table, your seat is free.
start-name = Your name
start-name-is = You play as
start-name-change = Change name

## Games to watch

start-watch-title = Watch and replays
start-watch-public = In play now
start-watch-none = Nobody plays in public just now. Tables can be opened for spectators in the lobby.
start-watch-look = Watch
start-watch-join = Join
start-watch-places = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
start-watch-finished = Your finished games
start-watch-finished-none = Once you have played to the end, your games lie here to be looked at again.
start-watch-replay = Replay
start-watch-download = Download record
start-watch-more = Show older games
start-watch-more-tables = Show more tables
start-watch-won = Won by { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-watch-abandoned = Not played to the end
start-watch-early = Ended early
start-watch-result = Result
start-watch-file = A game from a file
start-watch-file-how = Drop a record here, or choose one from your device.
start-watch-file-choose = Choose a file
start-watch-file-bad = That is not the record of a game. Choose a file that was downloaded here.
start-watch-again = Refresh
