"""How many spaces a seat must still claim between any two locations, kept up to date.

Over its own routes, which cost nothing, and those still open to it (5.6). Whether its carts and
cards suffice is another question. Rows of distances are known by the address of the first.
"""

import numpy as np

from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.lanes import address_of, load_byte, relax_row, store_byte
from grachten.env.core.layout import CONTRACTS, FAR, LANES, LOCATIONS, Track
from grachten.kernel.claimable import closes_twin
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only

ROWS = LOCATIONS * LANES  # bytes of a seat's distances


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
def note_missing(graph: RouteGraph, game: Game, track: Track, seat: int) -> None:
    """What the distances and the carts of a seat mean for all contracts."""
    rows = rows_of(track, seat)
    carts = game.carts[seat]
    joined, beyond = NONE, NONE
    for contract in range(CONTRACTS):
        spaces = distance(rows, graph.contract_from[contract], graph.contract_to[contract])
        track.missing[seat, contract] = spaces
        joined |= np.uint64(spaces == 0) << np.uint64(contract)
        beyond |= np.uint64(spaces > carts) << np.uint64(contract)
    track.joined[seat] = joined
    track.beyond[seat] = beyond


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
            measure(board, graph, game, track, seat)
        note_missing(graph, game, track, seat)
        track.is_planned[seat] = False
