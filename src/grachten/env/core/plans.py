"""What all contracts of a seat cost together: a network that completes those it still can.

They are joined one after the other, the one that misses most first, each over the shortest way
when what is planned already costs nothing. That is not always the cheapest network, but it is
found in some hundred nanoseconds, and a seat that follows it completes its contracts.
"""

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.paths import length_of
from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled
from grachten.env.core.distances import make_free
from grachten.env.core.layout import FAR, LANES, LOCATIONS, Track
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only

Rows = NDArray[np.uint8]


@compiled
def make_plan(
    board: Board, graph: RouteGraph, game: Game, track: Track, seat: int, pad: Rows
) -> None:
    """Note the plan of a seat."""
    waiting = np.uint64(game.contracts[seat]) & ~track.joined[seat] & ~track.beyond[seat]
    routes, plan = track.open[seat], NONE
    if waiting & (waiting - ONE) == NONE:  # at most one contract: nothing is shared
        if waiting != NONE:
            contract = lowest(waiting)
            plan = way_of(board, graph, routes, track.distance[seat], contract, False)
    else:
        copy_rows(track.distance[seat], pad)
        while waiting != NONE:
            contract = longest(track, seat, waiting)
            waiting &= ~only(contract)
            plan |= way_of(board, graph, routes, pad, contract, waiting != NONE)
    track.plan[seat] = plan
    track.spaces[seat] = length_of(board, plan)
    track.is_planned[seat] = True


@compiled
def copy_rows(rows: Rows, pad: Rows) -> None:
    for place in range(LOCATIONS):
        for lane in range(LANES):
            pad[place, lane] = rows[place, lane]


@compiled
def longest(track: Track, seat: int, contracts: np.uint64) -> int:
    """The contract that misses most spaces, the first of them if there are several."""
    found = lowest(contracts)
    rest = contracts & (contracts - ONE)
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        if track.missing[seat, contract] > track.missing[seat, found]:
            found = contract
    return found


@compiled
def way_of(
    board: Board,
    graph: RouteGraph,
    routes: np.uint64,
    rows: Rows,
    contract: int,
    is_shared: bool,
) -> np.uint64:
    """The routes to claim on the shortest way of a contract, among those that are open; if
    `is_shared`, they cost nothing in `rows` from then on."""
    way = NONE
    place, goal = np.int64(graph.contract_from[contract]), np.int64(graph.contract_to[contract])
    while rows[place, goal] > 0:
        here, entry = next_entry(board, graph, routes, rows, place, goal)
        there = np.int64(graph.leads_to[entry])
        way |= only(graph.by_route[entry])
        if is_shared:
            make_free(rows, here, there)
        place = there
    return way


@compiled
def next_entry(
    board: Board, graph: RouteGraph, routes: np.uint64, rows: Rows, place: int, goal: int
) -> tuple[int, int]:
    """The next route to claim on a shortest way: the location where it begins, and which of that
    location's neighbours it leads to."""
    left = rows[place, goal]
    for here in range(LOCATIONS):
        if rows[place, here] > 0:
            continue
        for entry in range(graph.first_of[here], graph.first_of[here + 1]):
            route = graph.by_route[entry]
            if (
                board.route_length[route] + rows[graph.leads_to[entry], goal] == left
                and routes & only(route) != NONE
            ):
                return here, entry
    return 0, 0  # never: every distance is made of such ways


@compiled
def costs_of_offer(
    board: Board, graph: RouteGraph, game: Game, track: Track, seat: int, pad: Rows
) -> tuple[int, int, int]:
    """The spaces that the first contract on offer, the second, or both would add to the plan."""
    copy_rows(track.distance[seat], pad)
    rest = track.plan[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        make_free(pad, graph.route_from[route], graph.route_to[route])
    one, two = np.int64(game.offered[seat, 0]), np.int64(game.offered[seat, 1])
    first = np.int64(pad[graph.contract_from[one], graph.contract_to[one]])
    if game.offers[seat] == 1:
        return first, 0, 0
    second = np.int64(pad[graph.contract_from[two], graph.contract_to[two]])
    if max(first, second) == FAR:
        return first, second, FAR
    if second > first:
        one, two = two, one
    way_of(board, graph, track.open[seat], pad, one, True)
    both = max(first, second) + pad[graph.contract_from[two], graph.contract_to[two]]
    return first, second, np.int64(both)
