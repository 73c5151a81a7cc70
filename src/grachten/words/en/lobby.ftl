### The table before the game, and the set-up for one screen.

lobby-title = The table is set
lobby-invite = Invite others
lobby-invite-how = Whoever has this link may sit down or look on.
lobby-link = Link to this table
lobby-qr = QR code of the link
lobby-share-text = Come and play Grachten
lobby-seats = Seats
lobby-seat-count = Number of seats
lobby-open = Free seat
lobby-sit = Sit down
lobby-bot = Add a bot
lobby-bot-level = Level of the bot on seat { $seat }
lobby-beside = Add someone at this screen
lobby-beside-name = Name of the person beside you
lobby-free = Free the seat of { $name }
lobby-stand = Stand up
lobby-remove = Remove
lobby-colour = Colour of { $name }
lobby-colour-change = Change the colour of { $name }
lobby-taken = { $colour ->
    [burgundy] Burgundy
    [ochre] Ochre
    [charcoal] Charcoal
   *[ivory] Ivory
}, taken
lobby-youngest = Youngest, begins
lobby-youngest-mark = Youngest
lobby-youngest-name = { $name } is the youngest and begins
lobby-you = you
lobby-is-bot = bot
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-not-here = not here
lobby-watching = { $count ->
    [one] One person is looking on
   *[other] { $count } people are looking on
}
lobby-ready = I am ready
lobby-unready = Not ready after all
lobby-start = Start the game
lobby-leave = Leave the table
lobby-waits-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-waits-fill = { $count ->
    [one] One seat is still free: invite somebody, add a bot, or take it away.
   *[other] { $count } seats are still free: invite somebody, add bots, or take them away.
}
lobby-waits-people = Waiting for { $names }.
lobby-waits-me = Everyone else is ready.
lobby-waits-nothing = Everyone is ready.
lobby-waits-visitor = Sit down to play, or stay and look on.
lobby-stale = The table has just changed. Look at it again before you are ready.
lobby-connecting = The connection is being made again …

## What is agreed

lobby-options = What is agreed
lobby-options-host = The host decides on these.
lobby-public = Open to everyone
lobby-public-what = Strangers find the table in the list
lobby-spectators = Spectators
lobby-spectators-what = People without a seat may look on
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-quick = Quick
lobby-clock-normal = Normal
lobby-clock-slow = Slow
lobby-clock-none-what = Take your time.
lobby-clock-quick-what = 30 seconds a turn, and 2 minutes in reserve.
lobby-clock-normal-what = 60 seconds a turn, and 5 minutes in reserve.
lobby-clock-slow-what = 3 days a turn: come back when it suits you.
lobby-clock-other-what = { $turn } seconds a turn, and { $reserve } in reserve.
lobby-level = Who plays for people who are away
lobby-pace = Bots move
lobby-pace-calm = Calmly
lobby-pace-brisk = Briskly
lobby-pace-instant = At once
lobby-resigned = If somebody resigns
lobby-resigned-bot = A bot plays on
lobby-resigned-nobody = The game ends
lobby-patience = Wait for somebody who is away
lobby-patience-what = After that the others may let a bot take over, or end the game.
lobby-yes = yes
lobby-no = no

## What is different from what I was ready for

lobby-changed = Since you were ready
lobby-changed-seats = { $count ->
    [2] There are now two seats.
    [3] There are now three seats.
   *[4] There are now four seats.
}
lobby-changed-open = Seat { $seat } is now free.
lobby-changed-bot = Seat { $seat } is now played by { $name }.
lobby-changed-person = { $name } now sits on seat { $seat }.
lobby-changed-you = You now sit on seat { $seat }.
lobby-changed-youngest = { $name } is now the youngest.
lobby-changed-youngest-you = You are now the youngest.
lobby-changed-youngest-none = Nobody is marked as the youngest now: chance decides who begins.
lobby-changed-board = The game is now played on another board.
lobby-changed-public = Strangers now find the table in the list.
lobby-changed-private = Strangers no longer find the table in the list.
lobby-changed-spectators = People without a seat may now look on.
lobby-changed-alone = People without a seat may no longer look on.
# $what: "30 seconds a turn, and 2 minutes in reserve."
lobby-changed-clock = The clock has changed: { $what }
lobby-changed-clock-none = There is no clock any more.
lobby-changed-level = { $bot } now plays for people who are away.
lobby-changed-pace = { $pace ->
    [calm] Bots now move calmly.
    [brisk] Bots now move briskly.
   *[instant] Bots now move at once.
}
# $time: "1 day"
lobby-changed-patience = The others now wait { $time } for somebody who is away.
lobby-changed-resigned = { $then ->
    [bot] It is now agreed that a bot plays on if somebody resigns.
   *[nobody] It is now agreed that the game ends if somebody resigns.
}

## The shuffle

lobby-fair = Fair shuffle
lobby-fair-how = The server has chosen its part of the shuffle already, and this is its sealed promise. Your browser adds chance of its own when you are ready. After the game everything is opened, and anyone can check that nobody chose the cards.
lobby-fair-commitment = Promise

## Comings and goings, read aloud

lobby-said-sat = { $name } has sat down.
lobby-said-left = { $name } has left the table.
lobby-said-ready = { $name } is ready.
lobby-said-unready = { $name } is not ready any more.
lobby-said-here = { $name } is here.
lobby-said-gone = { $name } is not connected just now.

## On this screen

lobby-screen-title = On this screen
lobby-screen-how = Who sits round this device? Between turns a curtain hides the cards, so that you can pass it on.
lobby-screen-player = Player { $number }
lobby-screen-name = Name of player { $number }
lobby-screen-bot = Bot { $number }
lobby-screen-add = Add a player
lobby-screen-add-bot = Add a bot
lobby-screen-remove = Remove { $name }
lobby-screen-begins = Who is the youngest and begins?
lobby-screen-chance = Let chance decide
lobby-screen-start = Start the game
lobby-screen-needs = { $what ->
    [names] Everyone needs a name of their own.
    [people] At least one person must play.
   *[few] It takes at least two to play.
}
