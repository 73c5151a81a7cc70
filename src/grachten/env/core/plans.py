"""What all contracts of a seat cost together: a network that completes those it still can.

They are joined one after the other, the one that misses most first, each over the shortest way
when what is planned already costs nothing. That is not always the cheapest network, but it is
found in some hundred nanoseconds, and a seat that follows it completes its contracts.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.paths import length_of
from grachten.bots.mind.route_graph import RouteGraph
from grachten.env.core.compilation import compiled, inlined
from grachten.env.core.distances import distance, make_free, rows_of
from grachten.env.core.lanes import address_of, copy_row, zero_lanes
from grachten.env.core.layout import FAR, LANES, LOCATIONS, Track
from grachten.kernel.records import Board, Game, RecordArray, record_type
from grachten.kernel.sets import NONE, ONE, lowest, only


class Pad(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `PAD`."""

    rows: NDArray[np.uint8]


PAD: Final = record_type(Pad, [("rows", np.uint8, (LOCATIONS, LANES))])
"""Scratch space: distances when a plan costs nothing any more."""


def new_pads(count: int = 1) -> RecordArray[Pad]:
    return np.zeros(count, PAD)


@compiled
def make_plan(
    board: Board, graph: RouteGraph, game: Game, track: Track, seat: int, pad: Pad
) -> None:
    """Note how the contracts of a seat stand, and its plan."""
    waiting = sort_contracts(board, game, track, seat)
    routes, plan = track.open[seat], NONE
    rows = rows_of(track, seat)
    if waiting & (waiting - ONE) == NONE:  # at most one contract: nothing is shared
        if waiting != NONE:
            plan = way_of(board, graph, routes, rows, lowest(waiting), False)
    else:
        rows = copied(rows, pad)
        while waiting != NONE:
            contract = longest(track, seat, waiting)
            waiting &= ~only(contract)
            plan |= way_of(board, graph, routes, rows, contract, waiting != NONE)
    track.plan[seat] = plan
    track.spaces[seat] = length_of(board, plan)
    track.is_planned[seat] = True


@inlined
def sort_contracts(board: Board, game: Game, track: Track, seat: int) -> np.uint64:
    """Which contracts of a seat are completed, which are dead, what all of them are worth; those
    that are left."""
    completed, dead = NONE, NONE
    done, possible, lost = np.uint64(0), np.uint64(0), np.uint64(0)
    carts = game.carts[seat]
    rest = np.uint64(game.contracts[seat])
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        value = np.uint64(board.contract_value[contract])
        spaces = track.missing[seat, contract]
        if spaces == 0:
            completed |= only(contract)
            done += value
        elif spaces > carts:
            dead |= only(contract)
            lost += value
        else:
            possible += value
    track.completed[seat], track.dead[seat] = completed, dead
    track.values[seat, 0], track.values[seat, 1], track.values[seat, 2] = done, possible, lost
    return np.uint64(game.contracts[seat]) & ~completed & ~dead


@inlined
def copied(rows: int, pad: Pad) -> int:
    """Rows that may be changed."""
    copy: int = address_of(pad.rows)
    for place in range(LOCATIONS):
        copy_row(copy + LANES * place, rows + LANES * place)
    return copy


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
    rows: int,
    contract: int,
    is_shared: bool,
) -> np.uint64:
    """The routes to claim on the shortest way of a contract, among those that are open; if
    `is_shared`, they cost nothing in `rows` from then on."""
    way = NONE
    place, goal = np.int64(graph.contract_from[contract]), np.int64(graph.contract_to[contract])
    while distance(rows, place, goal) > 0:
        here, entry = next_entry(board, graph, routes, rows, place, goal)
        there = np.int64(graph.leads_to[entry])
        way |= only(graph.by_route[entry])
        if is_shared:
            make_free(rows, here, there)
        place = there
    return way


@compiled
def next_entry(
    board: Board, graph: RouteGraph, routes: np.uint64, rows: int, place: int, goal: int
) -> tuple[int, int]:
    """The next route to claim on a shortest way: the location where it begins, and which of that
    location's neighbours it leads to."""
    left = distance(rows, place, goal)
    starts = zero_lanes(rows + LANES * place)
    while starts != NONE:
        here = lowest(starts)
        starts &= starts - ONE
        for entry in range(graph.first_of[here], graph.first_of[here + 1]):
            route = graph.by_route[entry]
            if (
                board.route_length[route] + distance(rows, graph.leads_to[entry], goal) == left
                and routes & only(route) != NONE
            ):
                return here, entry
    return 0, 0  # never: every distance is made of such ways


@compiled
def costs_of_offer(
    board: Board, graph: RouteGraph, game: Game, track: Track, seat: int, pad: Pad
) -> tuple[int, int, int]:
    """The spaces that the first contract on offer, the second, or both would add to the plan."""
    rows = copied(rows_of(track, seat), pad)
    rest = track.plan[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        make_free(rows, np.int64(graph.route_from[route]), np.int64(graph.route_to[route]))
    one, two = np.int64(game.offered[seat, 0]), np.int64(game.offered[seat, 1])
    first = np.int64(missing_now(graph, rows, one))
    if game.offers[seat] == 1:
        return first, 0, 0
    second = np.int64(missing_now(graph, rows, two))
    if max(first, second) == FAR:
        return first, second, FAR
    if second > first:
        one, two = two, one
    way_of(board, graph, track.open[seat], rows, one, True)
    return first, second, max(first, second) + np.int64(missing_now(graph, rows, two))


@inlined
def missing_now(graph: RouteGraph, rows: int, contract: int) -> np.uint8:
    return distance(rows, graph.contract_from[contract], graph.contract_to[contract])
