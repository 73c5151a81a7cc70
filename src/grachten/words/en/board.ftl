# The board: what is printed on the map, and what its routes, places and markers are called.

board-name = The board of { $city }
board-subtitle = the city with its canals, towers and markets
board-points = Route points
board-scale = Rhineland rods
board-east = E
board-south = S
board-west = W

# $length is the number of spaces.
board-route = { $from } – { $to }, { $length } { $colour ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
   *[grey] grey
}{ $merchandise ->
    [yes] , merchandise
   *[no] {""}
}
board-route-owned = { $from } – { $to }, { $length } { $colour ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
   *[grey] grey
}, { $owner }'s carts
board-place-wanted = { $place }, not connected yet
board-place-joined = { $place }, connected
board-marker = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-window = The map: drag it, or zoom with plus and minus
board-larger = Zoom in
board-smaller = Zoom out
board-whole = Show the whole map

## What is said about a route that is pointed at. $price: "two blue cards" or the next message

board-tip-price = { $points ->
    [one] { $price }: { $points } point
   *[other] { $price }: { $points } points
}
board-tip-any = { $count ->
    [1] one card of any colour
   *[other] { common-count } cards of one colour
}
board-tip-have = You have { $cards ->
    [0] no matching cards
    [1] one matching card
   *[other] { $cards } matching cards
} and { $wilds ->
    [0] no wilds
    [1] one wild
   *[other] { $wilds } wilds
}
# $contract: its two places
board-tip-completes = Completes { $contract }
board-tip-serves = Helps with { $contract }
board-tip-owned = { $owner }'s carts
board-tip-closed = Closed

## What is said about a contract that is pointed at

board-ways-spaces = { $spaces ->
    [1] One more space
   *[other] { $spaces } more spaces
}
board-ways-open = { board-ways-spaces } – you have { $carts ->
    [1] one cart
   *[other] { $carts } carts
}
board-ways-done = Completed
board-ways-carts = Needs { $spaces } carts; you have { $carts }
board-ways-none = No way left
