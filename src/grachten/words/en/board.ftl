# The board: what is printed on the map, and how its routes, places and markers are called.

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
}, carts of { $owner }
board-place-wanted = { $place }, still to be joined
board-place-joined = { $place }, joined
board-marker = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-window = The map; drag it, or enlarge it with plus and minus
board-larger = Enlarge the map
board-smaller = Make the map smaller
board-whole = Show the whole map
