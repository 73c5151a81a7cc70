"""How many spaces a seat must still claim between any two locations, kept up to date.

Over its own routes, which cost nothing, and those still open to it (5.6). Whether its carts and
cards suffice is another question. Rows of distances are known by the address of the first.
"""

from typing import Final

import numpy as np

from grachten.bots.mind.paths import closed_by
from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.lanes import (
    address_of,
    copy_row,
    fill_lanes,
    lanes_behind,
    load_byte,
    relax_row,
    store_byte,
)
from grachten.env.core.layout import CONTRACTS, FAR, LANES, LOCATIONS, Track
from grachten.env.core.numbers import signed
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word

ROWS: Final = LOCATIONS * LANES  # bytes of a seat's distances


@inlined
def rows_of(track: Track, seat: int) -> int:
    """Where a seat's distances are."""
    rows: int = address_of(track.distance) + ROWS * seat
    return rows


@inlined
def distance(rows: int, here: int, there: int) -> np.uint8:
    spaces: np.uint8 = load_byte(rows + LANES * signed(here) + signed(there))
    return spaces


@compiled
def measure(board: Board, graph: RouteGraph, game: Game, track: Track, seat: int) -> None:
    """All distances of a seat, from its routes and those open to it."""
    rows = rows_of(track, seat)
    for byte in range(ROWS):
        store_byte(rows + byte, np.uint8(FAR))
    for place in range(LOCATIONS):
        store_byte(rows + (LANES + 1) * place, np.uint8(0))
    rest = track.open[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        join(graph, rows, route, board.route_length[route])
    rest = game.routes[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        join(graph, rows, route, np.uint8(0))
    for middle in range(LOCATIONS):  # Floyd and Warshall's algorithm
        through = rows + LANES * middle
        for place in range(LOCATIONS):
            row = rows + LANES * place
            relax_row(row, through, load_byte(row + middle))


@inlined
def join(graph: RouteGraph, rows: int, route: int, length: np.uint8) -> None:
    """A route is a way between its ends, if there is no shorter one."""
    here, there = signed(graph.route_from[route]), signed(graph.route_to[route])
    if length < distance(rows, here, there):
        store_byte(rows + LANES * here + there, length)
        store_byte(rows + LANES * there + here, length)


@compiled
def make_free(rows: int, here: int, there: int) -> None:
    """A way between two locations costs nothing from now on."""
    if distance(rows, here, there) == 0:
        return
    from_here, from_there = rows + LANES * here, rows + LANES * there
    relax_row(from_here, from_there, np.uint8(0))
    copy_row(from_there, from_here)
    for place in range(LOCATIONS):
        row = rows + LANES * place
        relax_row(row, from_here, min(load_byte(row + here), load_byte(row + there)))


@compiled
def close_way(board: Board, graph: RouteGraph, track: Track, seat: int, route: int) -> bool:
    """A route is closed to a seat, and it was a shortest way between its ends; has any distance
    changed?

    The route leads from one side to another: on each are the locations whose shortest ways to the
    other end go over it. Only distances between the two sides change. A new way enters the second
    side by some other route, and what is before and behind that route has not changed.
    """
    rows, length = rows_of(track, seat), board.route_length[route]
    here, there = signed(graph.route_from[route]), signed(graph.route_to[route])
    others = lanes_behind(rows + LANES * here, rows + LANES * there, length)
    side = lanes_behind(rows + LANES * there, rows + LANES * here, length)
    if size_of_word(others) < size_of_word(side):
        here, there, others, side = there, here, side, others
    rest = side
    while rest != NONE:
        place = lowest(rest)
        rest &= rest - ONE
        row = rows + LANES * place
        fill_lanes(row, others, np.uint8(FAR))
        for entry in range(graph.first_of[place], graph.first_of[place + 1]):
            by, outside = graph.by_route[entry], signed(graph.leads_to[entry])
            if track.open[seat] & only(by) != NONE and side & only(outside) == NONE:
                relax_row(row, rows + LANES * outside, board.route_length[by])
    relax_through(rows, side, side)
    if distance(rows, there, here) == length:
        return False
    while others != NONE:
        place = lowest(others)
        others &= others - ONE
        rest = side
        while rest != NONE:
            other = lowest(rest)
            rest &= rest - ONE
            store_byte(rows + LANES * place + other, distance(rows, other, place))
    return True


@inlined
def relax_through(rows: int, places: np.uint64, middles: np.uint64) -> None:
    """Shorten the ways from some locations by going through others."""
    while middles != NONE:
        middle = lowest(middles)
        middles &= middles - ONE
        through = rows + LANES * middle
        rest = places
        while rest != NONE:
            row = rows + LANES * lowest(rest)
            rest &= rest - ONE
            relax_row(row, through, load_byte(row + middle))


@compiled
def note_missing(graph: RouteGraph, track: Track, seat: int) -> None:
    """What the distances of a seat mean for all contracts."""
    rows = rows_of(track, seat)
    missing = address_of(track.missing) + CONTRACTS * seat
    for contract in range(CONTRACTS):
        store_byte(missing + contract, load_byte(rows + place_of(graph, contract)))


@inlined
def place_of(graph: RouteGraph, contract: int) -> int:
    """Where in rows of distances that between the ends of a contract is."""
    here, there = graph.contract_from[contract], graph.contract_to[contract]
    return LANES * signed(here) + signed(there)


@compiled
def note_claim(
    board: Board, graph: RouteGraph, game: Game, track: Track, owner: int, route: int
) -> None:
    """A seat has claimed a route: ways become shorter for it, and perhaps longer for the others."""
    here, there = signed(graph.route_from[route]), signed(graph.route_to[route])
    track.touched[owner] |= board.route_ends[route]
    for seat in range(game.players):
        closed = closed_by(graph, game, route, seat == owner)
        track.open[seat] &= ~closed
        if seat == owner:
            make_free(rows_of(track, seat), here, there)
        elif (
            distance(rows_of(track, seat), here, there) < board.route_length[route]
            or track.open[seat] & graph.pair[route] != NONE
            or not close_way(board, graph, track, seat, route)
        ):  # it has another way, and one that is no longer
            if track.plan[seat] & closed != NONE:
                track.is_planned[seat] = False
            continue
        note_missing(graph, track, seat)
        track.is_planned[seat] = False
