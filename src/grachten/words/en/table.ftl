### The table while a game is played.

table-heading = The table
table-loading = Setting the table …
table-to-start = Back to home
table-abandoned = This game was abandoned: nobody played on for a long time.

table-players = Players
# $name: our own name
table-you = { $name } (you)
table-points = { $points ->
    [1] one point
   *[other] { $points } points
}
table-carts = carts
table-cards = cards
table-contracts = contracts
table-merchandise = goods
table-stand-in = A bot is playing for { $name }
table-your-turn = Your turn
table-thinking = their turn …
table-not-here = not here right now
table-clock = Time left: { $time }
# What a player took, as small cards
table-took = { $count ->
    [1] Has taken one card since your last turn
   *[other] Has taken { $count } cards since your last turn
}

table-market = Market
table-take = { $kind ->
    [pink] Take the pink card
    [blue] Take the blue card
    [green] Take the green card
    [black] Take the black card
    [red] Take the red card
    [orange] Take the orange card
   *[wild] Take the wild
}
table-empty-space = Empty space
table-draw-card = { $count ->
    [0] Draw from the deck: no cards left
    [1] Draw from the deck, one card left
   *[other] Draw from the deck, { $count } cards left
}
table-discards = { $count ->
    [1] Discards: one card
   *[other] Discards: { $count } cards
}
table-draw-contracts = { $count ->
    [1] Draw contracts, one left
   *[other] Draw contracts, { $count } left
}
# The captions of the piles on a phone
table-deck = Deck
table-contract-deck = Contracts
table-discarded = Discards
# $route: its name, length and colour
table-route-closed = { $route }, closed

table-hand = { $count ->
    [1] Your hand: one card
   *[other] Your hand: { $count } cards
}
table-stack = { $count } × { $card }
table-no-cards = You have no cards.
table-my-contracts = Your contracts

table-offer = Which contracts will you keep?
table-offer-how = Keep one or both. Each adds its points at the end if you complete it, and subtracts them if you don't.
table-offer-last = It's the last one, so you must keep it.
table-keep-none = Keep at least one
table-keep = { $count ->
    [1] Keep this one
   *[other] Keep both
}

table-claim-title = Claim { $route }
table-claim-gain = { $points ->
    [1] One point.
   *[other] { $points } points.
}
table-claim-merchandise = And a merchandise bonus card.
# $cards: "two blue cards"; $wilds: "one wild"
table-pay-both = { $cards } and { $wilds }
# $cards: "two blue cards", or "two blue cards and one wild"
table-pay = Pay { $cards }
table-pay-otherwise = Other ways to pay

table-over = The game is over
table-watching = You are watching
table-waiting = Waiting for { $names }
table-must-pass = There's nothing you can do but pass.
table-second-card = Take a second card
table-choose-contracts = Choose your contracts
table-what-to-do = Take cards, claim a route, or draw contracts
table-title-turn = Your turn
table-pass = Pass
table-log = Log
table-rules = Rules
table-settings = Settings
table-reconnecting = Connection lost. Reconnecting …
table-queued = Your move will be sent as soon as you're back online.
table-reconnected = Reconnected.
table-bot-plays-for-you = A bot is playing for you.
table-back = I'm back
table-last-round = { $turns ->
    [1] Last round: one turn left
   *[other] Last round: { $turns } turns left
}
table-last-round-now = Last round: this is your last turn
table-last-round-next = Last round: you have one turn left
table-last-round-done = Last round: you've had your last turn
table-practice = Practice
table-practice-what = A move was taken back after its outcome was known, so this game counts as practice.
table-rematch-waits = The others want to play again.
table-rematch-join = Join
table-notify = Notify me
table-help = Help
table-help-here = At this table
table-help-claim = Press a route to claim it. If there's only one sensible way to pay, your carts go down at once, and you can undo that. Right-click a route, or hold it, to choose how to pay.
table-help-drag = Drag a card from your hand onto a route to pay with that colour.
table-help-rules = Read the rules
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-keys = Keyboard shortcuts
table-key-take = take that card from the market
table-key-deck = draw from the deck
table-key-contracts = draw contracts
table-key-route = go to a route and claim it
table-key-pass = pass
table-key-undo = take back your last move
table-key-log = show the log
table-key-again = show the last moves again
table-key-text = switch between the map and the text board
table-key-skip = skip the animation, or close what is open
table-key-zoom = zoom in, or show the whole board
table-see-rule = Rule { $rule }
table-pass-device = Hand the device to { $name }
table-hand-on = Hand over to { $name }
table-i-am = I am { $name }
# $have: cards of the route's colour; $wilds: wilds in the hand
table-needs = This route takes { $cards }; wilds count too. You have { $have ->
    [0] none
   *[other] { $have }
} of that colour and { $wilds ->
    [0] no wilds
    [1] one wild
   *[other] { $wilds } wilds
}.
# $have: the most cards of one colour
table-needs-any = This route takes { $count ->
    [1] a card of any colour
   *[other] { $count } cards of one colour
}; wilds count too. You have { $have ->
    [0] no coloured cards
   *[other] at most { $have } of one colour
} and { $wilds ->
    [0] no wilds
    [1] one wild
   *[other] { $wilds } wilds
}.
table-sure-contracts = Draw contracts?
table-sure-contracts-why = You look at two and keep at least one. Any you don't complete costs you its points.
table-sure-contracts-yes = Draw contracts
table-clock-days = { $days } d { $hours } h

## Leaving and resigning

table-menu = More
table-leave = Leave the table
table-leave-what = A bot plays for you until you're back.
table-resign = Resign …
table-resign-what = You're out of this game for good.
table-resign-ask = Resign from this game?
# On a screen that several people share
table-resign-ask-name = Resign for { $name }?
table-resign-bot = { $bot } takes over and plays on. You can't come back to this game.
table-resign-nobody = The game ends with the scores as they are, and you can't win.
# The deal of the day
table-resign-day = You only have one try. If you resign, you won't be in the ranking.
table-resign-yes = Resign
table-resigned = resigned: a bot plays on
table-resigned-you = You resigned. A bot plays on for you.
table-back-next = You're back. A bot is finishing this turn; the next one is yours.

## Somebody is away, in a game without a clock. $time: "3 minutes", "1 day"

table-overdue-in = In { $time } you can let a bot take over for { $name }.
table-overdue = { $name } hasn't played for { $time }.
table-replace = Let a bot take over
table-end = End the game
table-end-ask = End the game?
table-end-why = The game ends with the scores as they are, and { $name } can't win.
table-end-why-others = The game ends with the scores as they are, and { $name } can't win. The other players must agree.
table-end-wanted = { $names } would like to end the game.
table-end-waits = Waiting for { $names } to agree.
