### The start page, and the page with games to watch.

start-play = Play now
start-play-what = You against { $count ->
    [one] one bot
    [2] two bots
   *[other] three bots
}
start-what = Claim routes through old Amsterdam, connect the locations on your secret contracts and gather merchandise. Ten minutes, two to four players.
start-preparing = Getting ready to play
start-preparing-how = This happens only once and takes about a minute. A game that you start now begins right afterwards.
start-prepared = Ready to play.
start-opponents = Opponents
start-level = Strength
start-level-apprentice = Still learning the streets: good for a first game.
start-level-carter = Knows the way, with a detour now and then.
start-level-trader = Plans ahead, and likes merchandise.
start-level-merchant = Counts carts, cards and your points.
start-level-regent = Thinks of everything. Can you win?
start-level-burgomaster = Has practised over millions of games: the strongest of all.
start-friends = With friends
start-friends-what = Send a link, play together
start-screen = On this screen
start-screen-what = Pass one device around
start-events = Events
start-event-waits = Your table is ready: { $name }
start-event-table = To the table
start-watch = Watch games
start-more = More
start-guide = Learn to play
start-guide-title = New to the game?
start-guide-waits = Your guided game is waiting
start-guide-what = Learn it by playing: five minutes on the real board, with a guide at your side.
start-guide-begin = Play the guided game
start-guide-decline = No, thanks
start-mine = Your games
start-mine-turn = Your turn
start-mine-others = Their turn
start-mine-open = Not started yet
start-mine-with = with { $names }
start-mine-alone = nobody else yet
start-mine-screen = { $names } on this screen
# $place: my place as it stands
start-mine-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $place ->
    [1] in the lead
    [2] in second place
    [3] in third place
   *[4] in fourth place
}
# After a number, for screen readers
start-print-points = { $count ->
    [one] point
   *[other] points
}
start-mine-all = Show all { $count }
start-continue = Continue
start-away = Remove this game from your list
start-away-with = Remove the game with { $names } from your list
start-away-ask = Remove this game from your list?
start-away-playing = You're still in this game. How should it go on without you?
start-away-open = The game hasn't started yet. If you leave the table, your seat is free again.
start-name = Your name
start-name-is = Playing as
start-name-change = Change name

## Games to watch

start-watch-title = Watch games
start-watch-public = Live now
start-watch-none = Nobody is playing in public right now. A host can open a table to everyone before the game starts.
start-watch-look = Watch
start-watch-join = Join
start-watch-places = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
start-watch-finished = Your finished games
start-watch-finished-none = Games you finish are kept here to watch again.
start-watch-replay = Replay
start-watch-download = Save as a file
start-watch-more = Show older games
start-watch-more-tables = Show more tables
start-watch-won = Won by { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
start-watch-abandoned = Not finished
start-watch-early = Ended early
start-watch-result = Result
# $place: my place in the end
start-watch-place = { $place ->
    [1] You came first
    [2] You came second
    [3] You came third
   *[4] You came fourth
}
start-watch-samples = Games worth watching
start-watch-sample-canal = A regent against a merchant: equal points, and the contracts decide.
start-watch-sample-market = Three at the table, and four points between first and last.
start-watch-sample-harbour = All four seats taken, and hardly a street left for the last carts.
start-watch-file = Watch a saved game
start-watch-file-how = Drop a saved game here, or choose it from your device.
start-watch-file-choose = Choose a file
start-watch-file-bad = That file isn't a saved game. Choose one you saved here.
start-watch-again = Refresh
