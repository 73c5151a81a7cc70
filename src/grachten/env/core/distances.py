"""How many spaces a seat must still claim between any two locations, kept up to date.

Over its own routes, which cost nothing, and those still open to it (5.6). Whether its carts and
cards suffice is another question. Rows of distances are known by the address of the first.
"""

from typing import Final

import numpy as np

from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.lanes import address_of, load_byte, relax_row, store_byte
from grachten.env.core.layout import CONTRACTS, FAR, LANES, LOCATIONS, Track
from grachten.kernel.claimable import closes_twin
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only

ROWS: Final = LOCATIONS * LANES  # bytes of a seat's distances
ALL_LOCATIONS: Final = np.uint64((1 << LOCATIONS) - 1)


@inlined
def rows_of(track: Track, seat: int) -> int:
    """Where a seat's distances are."""
    rows: int = address_of(track.distance) + ROWS * seat
    return rows


@inlined
def distance(rows: int, here: int, there: int) -> np.uint8:
    spaces: np.uint8 = load_byte(rows + LANES * np.int64(here) + np.int64(there))
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
    here, there = np.int64(graph.route_from[route]), np.int64(graph.route_to[route])
    if length < distance(rows, here, there):
        store_byte(rows + LANES * here + there, length)
        store_byte(rows + LANES * there + here, length)


@compiled
def make_free(rows: int, here: int, there: int) -> None:
    """A way between two locations costs nothing from now on."""
    if distance(rows, here, there) == 0:
        return
    from_here, from_there = rows + LANES * here, rows + LANES * there
    for place in range(LOCATIONS):
        row = rows + LANES * place
        to_here, to_there = load_byte(row + here), load_byte(row + there)
        if to_here < to_there:
            relax_row(row, from_there, to_here)
        elif to_there < to_here:
            relax_row(row, from_here, to_there)


@compiled
def close_way(
    board: Board, graph: RouteGraph, game: Game, track: Track, seat: int, route: int
) -> None:
    """A route is closed to a seat, and it was the shortest way between its ends.

    A location from which no shortest way goes over the route keeps its distances. Only those
    between the others change: they are measured again, over all that has not changed and the
    routes among them.
    """
    rows, length = rows_of(track, seat), board.route_length[route]
    to_here = rows + LANES * np.int64(graph.route_from[route])
    to_there = rows + LANES * np.int64(graph.route_to[route])
    changed = NONE
    for place in range(LOCATIONS):
        here, there = load_byte(to_here + place), load_byte(to_there + place)
        is_over_it = here + length == there or there + length == here
        changed |= np.uint64(is_over_it) << np.uint64(place)
    rest = changed
    while rest != NONE:
        row = rows + LANES * lowest(rest)
        rest &= rest - ONE
        others = changed
        while others != NONE:
            store_byte(row + lowest(others), np.uint8(FAR))
            others &= others - ONE
    rest = changed
    while rest != NONE:
        place = lowest(rest)
        rest &= rest - ONE
        store_byte(rows + (LANES + 1) * place, np.uint8(0))
        for entry in range(graph.first_of[place], graph.first_of[place + 1]):
            there = np.int64(graph.leads_to[entry])
            if there < place or changed & only(there) == NONE:
                continue
            other = graph.by_route[entry]
            if game.routes[seat] & only(other) != NONE:
                join(graph, rows, other, np.uint8(0))
            elif track.open[seat] & only(other) != NONE:
                join(graph, rows, other, board.route_length[other])
    relax_through(rows, changed, ~changed & ALL_LOCATIONS)
    relax_through(rows, changed, changed)


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
    return int(LANES * np.int64(here) + np.int64(there))


@compiled
def note_claim(
    board: Board, graph: RouteGraph, game: Game, track: Track, owner: int, route: int
) -> None:
    """A seat has claimed a route: ways become shorter for it, and perhaps longer for the others."""
    here, there = np.int64(graph.route_from[route]), np.int64(graph.route_to[route])
    track.touched[owner] |= board.route_ends[route]
    for seat in range(game.players):
        is_pair = closes_twin(seat == owner, game.players)
        track.open[seat] &= ~(graph.pair[route] if is_pair else only(route))
        if seat == owner:
            make_free(rows_of(track, seat), here, there)
        elif (
            distance(rows_of(track, seat), here, there) < board.route_length[route]
            or track.open[seat] & graph.pair[route] != NONE
        ):  # it has another way, and one that is no longer
            if track.plan[seat] & only(route) != NONE:
                track.is_planned[seat] = False
            continue
        else:
            close_way(board, graph, game, track, seat, route)
        note_missing(graph, track, seat)
        track.is_planned[seat] = False
