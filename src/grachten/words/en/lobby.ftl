### The table before the game, and the set-up for one screen.

lobby-title = The table is set
lobby-invite = Invite others
lobby-invite-how = Anyone with this link can sit down or watch.
lobby-rules = Read the rules
lobby-link = Link to this table
lobby-qr = QR code for the link
lobby-share-text = Come and play Grachten
lobby-seats = Seats
lobby-seat-count = Number of seats
lobby-open = Free seat
lobby-sit = Sit down
lobby-bot = Add a bot
lobby-bot-level = Strength of the bot in seat { $seat }
lobby-beside = Add a player at this screen
lobby-beside-name = Name of the person beside you
lobby-free = Free { $name }'s seat
lobby-stand = Stand up
lobby-remove = Remove
lobby-colour = { $name }'s colour
lobby-colour-change = Change { $name }'s colour
lobby-rename = Change { $name }'s name
lobby-taken = { $colour ->
    [burgundy] Burgundy
    [ochre] Ochre
    [charcoal] Charcoal
   *[ivory] Ivory
}, taken
lobby-youngest = Youngest, goes first
lobby-youngest-mark = Mark as youngest
lobby-youngest-name = { $name } is the youngest and goes first
lobby-youngest-how = The youngest goes first: mark them with the flag, or let chance decide.
lobby-you = you
lobby-is-bot = bot
# $level: "Carter"
lobby-bot-of = bot · { $level }
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-not-here = not here
lobby-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
lobby-watching-too = { $count ->
    [one] One other person is watching too
   *[other] { $count } other people are watching too
}
lobby-ready = I'm ready
lobby-unready = Not ready after all
lobby-start = Start the game
lobby-leave = Leave the table
lobby-waits-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-waits-fill = { $count ->
    [one] One seat is still free: invite somebody, add a bot, or remove the seat.
   *[other] { $count } seats are still free: invite people, add bots, or remove seats.
}
lobby-waits-fill-two = { $count ->
    [one] One seat is still free: invite somebody or add a bot.
   *[other] { $count } seats are still free: sit down, invite people or add bots.
}
lobby-waits-people = Waiting for { $names }.
lobby-waits-both = Waiting for you and { $names }.
lobby-waits-me = Everyone else is ready.
lobby-waits-nothing = Everyone is ready.
lobby-waits-visitor = Sit down to play, or stay and watch.
lobby-unseated = Your seat was freed. Sit down again if you'd like to play.
lobby-stale = The table just changed. Take another look, then say you're ready.
lobby-connecting = Connection lost. Reconnecting …

## Table settings

lobby-options = Table settings
lobby-options-host = The host decides these.
lobby-public = Open to everyone
lobby-public-what = Strangers can find the table in the list
lobby-spectators = Spectators
lobby-spectators-what = People without a seat can watch
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-quick = Quick
lobby-clock-normal = Normal
lobby-clock-slow = Slow
lobby-clock-none-what = Take your time.
lobby-clock-quick-what = 30 seconds a turn, and 2 minutes in reserve.
lobby-clock-normal-what = 60 seconds a turn, and 5 minutes in reserve.
lobby-clock-slow-what = 3 days a turn: come back when it suits you.
# $turn, $reserve: "2 minutes", "3 days".
lobby-clock-other-what = { $turn } a turn, and { $reserve } in reserve.
lobby-clock-alone-what = { $turn } a turn.
lobby-level = Stand-in for absent players
lobby-pace = Bots move
lobby-pace-calm = Calmly
lobby-pace-brisk = Briskly
lobby-pace-instant = Instantly
lobby-takebacks = Take back any move
lobby-takebacks-what = Only against bots, even after seeing what the move revealed. The game then counts as practice.
lobby-resigned = If somebody resigns
lobby-resigned-bot = A bot takes over
lobby-resigned-nobody = The game ends
lobby-patience = How long to wait for absent players
lobby-patience-what = After that, the others can let a bot take over or end the game.
lobby-yes = yes
lobby-no = no

## What has changed since I was ready

lobby-changed = Changed since you were ready
lobby-changed-seats = { $count ->
    [2] There are now two seats.
    [3] There are now three seats.
   *[4] There are now four seats.
}
lobby-changed-open = Seat { $seat } is now free.
lobby-changed-bot = { $name } now plays in seat { $seat }.
lobby-changed-person = { $name } is now in seat { $seat }.
lobby-changed-you = You're now in seat { $seat }.
lobby-changed-youngest = { $name } is now the youngest.
lobby-changed-youngest-you = You're now the youngest.
lobby-changed-youngest-none = Nobody is marked as the youngest now: chance decides who goes first.
lobby-changed-board = The game is now on a different board.
lobby-changed-public = Strangers can now find the table in the list.
lobby-changed-private = Strangers can no longer find the table in the list.
lobby-changed-spectators = People without a seat can now watch.
lobby-changed-alone = People without a seat can no longer watch.
# $what: "30 seconds a turn, and 2 minutes in reserve."
lobby-changed-clock = The clock has changed: { $what }
lobby-changed-clock-none = There is no longer a clock.
lobby-changed-level = { $bot } now stands in for absent players.
lobby-changed-pace = { $pace ->
    [calm] Bots now move calmly.
    [brisk] Bots now move briskly.
   *[instant] Bots now move instantly.
}
# $time: "1 day"
lobby-changed-patience = The table now waits { $time } for absent players.
lobby-changed-resigned = { $then ->
    [bot] A bot now takes over if somebody resigns.
   *[nobody] The game now ends if somebody resigns.
}
lobby-changed-takebacks = If you play only against bots, any move can now be taken back.
lobby-changed-takebacks-none = Only moves that revealed nothing can be taken back now.

## The shuffle

lobby-fair = Fair shuffle
lobby-fair-how = The server has already fixed its part of the shuffle, and this sealed commitment holds it to that. When you're ready, your browser adds randomness of its own. After the game everything is revealed, and anyone can check that nobody chose the cards.
lobby-fair-commitment = Commitment

## Comings and goings, for screen readers

lobby-said-sat = { $name } sat down.
lobby-said-left = { $name } left the table.
lobby-said-ready = { $name } is ready.
lobby-said-unready = { $name } is no longer ready.
lobby-said-here = { $name } is here.
lobby-said-gone = { $name } is disconnected.

## On this screen

lobby-screen-title = On this screen
lobby-screen-how = Who's playing on this device? Between turns a sealed letter hides the cards while you pass the device on.
lobby-screen-player = Player { $number }
lobby-screen-name = Name of player { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Add a player
lobby-screen-add-bot = Add a bot
lobby-screen-remove = Remove { $name }
lobby-screen-begins = Who is the youngest and goes first?
lobby-screen-chance = Let chance decide
lobby-screen-start = Start the game
lobby-screen-needs = { $what ->
    [names] Everyone needs a name of their own.
    [people] At least one person must play.
   *[few] It takes at least two to play.
}

lobby-chat = Chat
lobby-chat-what = Players can write to each other in their own words. Everyone at the table can read it, and nothing is saved.
lobby-changed-chat = Chat is now on.
lobby-changed-chat-none = Chat is now off.
