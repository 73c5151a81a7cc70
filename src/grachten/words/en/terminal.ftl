### The game in the terminal. Keys to be typed are the same in every language.

terminal-you = You
terminal-intro = Carts and contracts in Amsterdam.
terminal-keys = ? for help, q to leave.
terminal-left = You left the game.
terminal-seed = The seed of this game was { $seed }.
terminal-recorded = Recorded in { $file }.

## Questions

terminal-keep = Which will you keep?
terminal-keep-first = the first
terminal-keep-second = the second
terminal-keep-both = both
terminal-keep-last = It was the last one: you keep it.
terminal-second-card = Your second card:
terminal-take = take a card from the market
terminal-draw = draw from the deck
terminal-claim = claim a route
terminal-contracts = draw contracts
terminal-board = show the board
terminal-must-pass = You can't do anything, so you pass.
terminal-empty-space = That space is empty.
terminal-no-route = There is no route you can pay for right now.
terminal-which-route = Which route? (Enter to go back)
terminal-which-payment = How will you pay? (Enter to go back)
terminal-type-key = Please type one of the keys shown below; ? for help, q to leave.
terminal-type-number = Please type a number from 1 to { $most }, or nothing to go back.
terminal-help =
    On your turn do one of three things:
    – take two transportation cards, from the market or blind from the deck; a face-up wild is the only card you take in a turn,
    – claim a route with as many cards of its colour as it has spaces; wilds stand for any colour, and a grey route takes any one colour,
    – draw two contracts, and keep one or both.
    A completed contract adds its points at the end; one you don't complete costs you its points. Having the most merchandise bonus cards is worth 8 points. When somebody has two carts or fewer left, everyone gets one last turn.

## What's on the table

terminal-player = player
terminal-points = points
terminal-carts = carts
terminal-cards = cards
terminal-their-contracts = contracts
terminal-merchandise = merchandise
terminal-yours = Yours
terminal-market = market
terminal-space = empty
terminal-piles = deck { $deck }, discards { $discards }, contracts left { $contracts }
terminal-hand = hand
terminal-no-cards = no cards
terminal-completed = completed
terminal-not-yet = not yet
terminal-offer = Contracts on offer
terminal-route = route
terminal-colour = colour
terminal-spaces = spaces
terminal-owner = owner
terminal-colour-of = { $card ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [grey] grey
   *[wild] wild
}

## The count

terminal-count = Final scoring
terminal-routes = routes
terminal-goods = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-total = total
terminal-won = { $decided ->
    [contracts] { $name } wins with { log-gain }, thanks to more completed contracts.
   *[points] { $name } wins with { log-gain }.
}
terminal-won-you = { $decided ->
    [contracts] You win with { log-gain }, thanks to more completed contracts.
   *[points] You win with { log-gain }.
}
