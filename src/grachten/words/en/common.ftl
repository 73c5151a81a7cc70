### Words that every page uses.

common-game = Grachten
common-game-line = Carts and contracts in Amsterdam, around 1660

## Colours of routes and cards

common-colour-pink = pink
common-colour-blue = blue
common-colour-green = green
common-colour-black = black
common-colour-red = red
common-colour-orange = orange
common-colour-grey = grey

common-card-pink = pink card
common-card-blue = blue card
common-card-green = green card
common-card-black = black card
common-card-red = red card
common-card-orange = orange card
common-card-wild = wild

# $card: a colour. In some languages the word changes with the number of cards.
common-adjective-one = { $card ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
   *[orange] orange
}
common-adjective-many = { $card ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
   *[orange] orange
}

## Numbers

common-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}

# "two blue cards", "one wild". $card: a colour or "wild".
common-cards = { $card ->
    [wild] { $count ->
        [1] one wild
       *[other] { common-count } wilds
    }
   *[other] { $count ->
        [1] one { common-adjective-one } card
       *[other] { common-count } { common-adjective-many } cards
    }
}

common-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-carts = { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}
common-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
common-transport-cards = { $count ->
    [one] { $count } transportation card
   *[other] { $count } transportation cards
}
common-contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
common-merchandise = { $count ->
    [one] { $count } merchandise bonus card
   *[other] { $count } merchandise bonus cards
}

## Players' carts

common-cart-burgundy = burgundy
common-cart-ochre = ochre
common-cart-charcoal = charcoal
common-cart-ivory = ivory

## People who have not said how they are called

common-guest = Guest { $number }

## Bots, from the weakest to the strongest

common-level-apprentice = Apprentice
common-level-carter = Carter
common-level-trader = Trader
common-level-merchant = Merchant
common-level-regent = Regent
# Somebody for whom a bot has made moves
common-helped = { $name } (with { $bot })

## Things of the game

common-cart = cart
common-route = route
common-location = location
common-transport-card = transportation card
common-wild = wild
common-contract = contract
common-merchandise-card = merchandise bonus card
common-double-route = double route
common-market = market
common-deck = deck
common-discards = discards

## Buttons

common-ok = OK
common-cancel = Cancel
common-unloaded = This part of the page could not be loaded. Check your connection, and load it again.
common-load-again = Load again
common-close = Close
common-back = Back
common-yes = Yes
common-no = No
common-copy = Copy
common-copied = Copied
common-share = Share
common-download = Download
common-undo = Take back
common-help = Help
common-rules = Rules
common-settings = Settings
common-language = Language
common-home = Start page
common-play = Play
common-next = Next
common-previous = Previous
common-save = Save
common-again = Try again
common-loading = One moment …
common-you = You
