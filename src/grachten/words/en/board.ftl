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
