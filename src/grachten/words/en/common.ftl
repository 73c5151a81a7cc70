### Words that every page uses.

common-game = Grachten
common-game-line = Carts and contracts in Amsterdam, around 1660

## Cards and their colours

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
common-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}

## People who have not chosen a name

common-guest = Guest { $number }
common-somebody = Somebody
common-name-limit = That's the limit: a name can have at most { $most } characters.

## Bots, from the weakest to the strongest

common-level-apprentice = Apprentice
common-level-carter = Carter
common-level-trader = Trader
common-level-merchant = Merchant
common-level-regent = Regent
common-level-burgomaster = Burgomaster
# Somebody for whom a bot has made moves
common-helped = { $name } (with { $bot })

## Buttons

common-cancel = Cancel
common-unloaded = This part of the page couldn't be loaded. Check your connection and reload.
common-load-again = Reload
common-close = Close
common-back = Back
common-copy = Copy
common-copied = Copied
common-share = Share
common-undo = Undo
common-rules = Rules
common-settings = Settings
common-language = Language
common-home = Home
common-save = Save
common-loading = One moment …

## Where there is nothing, or no connection

common-lost-title = The map ends here
common-lost-address = There's nothing at this address. The link may be old, or part of it may be missing.
common-lost-home = Back to home
common-lost-table = This table can't be shown
common-lost-away = No connection
common-lost-away-how = We can't reach the server. As soon as it answers, the table will be back, just as you left it.
