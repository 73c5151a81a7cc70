"""How many spaces a seat must still claim between any two locations, kept up to date.

Over its own routes, which cost nothing, and those still open to it (5.6). Whether its carts and
cards suffice is another question.
"""

import numpy as np

from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled
from grachten.env.core.lanes import relax_row
from grachten.env.core.layout import CONTRACTS, FAR, LANES, LOCATIONS, Track
from grachten.kernel.claimable import closes_twin
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only


@compiled
def measure(board: Board, graph: RouteGraph, game: Game, track: Track, seat: int) -> None:
    """All distances of a seat, from its routes and those open to it."""
    rows = track.distance[seat]
    for place in range(LOCATIONS):
        for lane in range(LANES):
            rows[place, lane] = FAR
        rows[place, place] = 0
    rest = track.open[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        join(rows, graph.route_from[route], graph.route_to[route], board.route_length[route])
    rest = game.routes[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        join(rows, graph.route_from[route], graph.route_to[route], 0)
    for middle in range(LOCATIONS):  # Floyd and Warshall's algorithm
        for place in range(LOCATIONS):
            relax_row(rows, LANES * place, LANES * middle, rows[place, middle])


@compiled
def join(rows: np.ndarray, here: int, there: int, length: int) -> None:
    if length < rows[here, there]:
        rows[here, there] = length
        rows[there, here] = length


@compiled
def make_free(rows: np.ndarray, here: int, there: int) -> None:
    """A way between two locations costs nothing from now on."""
    if rows[here, there] == 0:
        return
    for place in range(LOCATIONS):
        to_here, to_there = rows[place, here], rows[place, there]
        relax_row(rows, LANES * place, LANES * there, to_here)
        relax_row(rows, LANES * place, LANES * here, to_there)


@compiled
def note_missing(graph: RouteGraph, game: Game, track: Track, seat: int) -> None:
    """What the distances and the carts of a seat mean for all contracts."""
    rows, missing = track.distance[seat], track.missing[seat]
    carts = game.carts[seat]
    joined, beyond = NONE, NONE
    for contract in range(CONTRACTS):
        spaces = rows[graph.contract_from[contract], graph.contract_to[contract]]
        missing[contract] = spaces
        joined |= np.uint64(spaces == 0) << np.uint64(contract)
        beyond |= np.uint64(spaces > carts) << np.uint64(contract)
    track.joined[seat] = joined
    track.beyond[seat] = beyond


@compiled
def note_claim(
    board: Board, graph: RouteGraph, game: Game, track: Track, owner: int, route: int
) -> None:
    """A seat has claimed a route: ways become shorter for it, and perhaps longer for the others."""
    here, there = graph.route_from[route], graph.route_to[route]
    track.touched[owner] |= board.route_ends[route]
    for seat in range(game.players):
        is_pair = closes_twin(seat == owner, game.players)
        track.open[seat] &= ~(graph.pair[route] if is_pair else only(route))
        if seat == owner:
            make_free(track.distance[seat], here, there)
        elif (
            track.distance[seat, here, there] < board.route_length[route]
            or track.open[seat] & graph.pair[route] != NONE
        ):
            if track.plan[seat] & only(route) != NONE:
                track.is_planned[seat] = False
            continue  # there is another way as short
        else:
            measure(board, graph, game, track, seat)
        note_missing(graph, game, track, seat)
        track.is_planned[seat] = False
