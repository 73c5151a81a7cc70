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
from grachten.env.core.lanes import (
    address_of,
    copy_row,
    lanes_adding_up,
    load_byte,
    relax_row,
    zero_lanes,
)
from grachten.env.core.layout import FAR, LANES, LOCATIONS, Track
from grachten.env.core.numbers import signed
from grachten.env.core.tables import Tables
from grachten.kernel.records import Board, Game, RecordArray, record_type
from grachten.kernel.sets import NONE, ONE, lowest, only


class Pad(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `PAD`."""

    rows: NDArray[np.uint8]
    near: NDArray[np.uint8]


PAD: Final = record_type(
    Pad,
    [
        ("rows", np.uint8, (LOCATIONS, LANES)),  # distances when a plan costs nothing any more
        ("near", np.uint8, (LANES,)),  # spaces between a way and each location
    ],
)
"""Scratch space."""


def new_pads(count: int = 1) -> RecordArray[Pad]:
    return np.zeros(count, PAD)


@compiled
def make_plan(
    board: Board,
    graph: RouteGraph,
    tables: Tables,
    game: Game,
    track: Track,
    seat: int,
    pad: Pad,
) -> None:
    """Note how the contracts of a seat stand, and its plan."""
    waiting = sort_contracts(board, game, track, seat)
    routes, plan = track.open[seat], NONE
    rows = rows_of(track, seat)
    if waiting & (waiting - ONE) == NONE:  # at most one contract: nothing is shared
        if waiting != NONE:
            plan = way_of(graph, tables, routes, rows, lowest(waiting), False, pad)
    else:
        rows = copied(rows, pad)
        while waiting != NONE:
            contract = longest(track, seat, waiting)
            waiting &= ~only(contract)
            is_shared = waiting != NONE
            plan |= way_of(graph, tables, routes, rows, contract, is_shared, pad)
    track.plan[seat] = plan
    track.spaces[seat] = length_of(board, plan)
    track.is_planned[seat] = True


@inlined
def sort_contracts(board: Board, game: Game, track: Track, seat: int) -> np.uint64:
    """Which contracts of a seat are completed, which are dead, what all of them are worth; those
    that are left."""
    completed, dead = NONE, NONE
    held, done, lost = np.uint64(0), np.uint64(0), np.uint64(0)
    carts = game.carts[seat]
    rest = np.uint64(game.contracts[seat])
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        value = np.uint64(board.contract_value[contract])
        spaces = track.missing[seat, contract]
        is_completed, is_dead = np.uint64(spaces == 0), np.uint64(spaces > carts)
        completed |= is_completed << np.uint64(contract)
        dead |= is_dead << np.uint64(contract)
        done += is_completed * value
        lost += is_dead * value
        held += value
    track.completed[seat], track.dead[seat] = completed, dead
    track.values[seat, 0], track.values[seat, 2] = done, lost
    track.values[seat, 1] = held - done - lost
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
    graph: RouteGraph,
    tables: Tables,
    routes: np.uint64,
    rows: int,
    contract: int,
    is_shared: bool,
    pad: Pad,
) -> np.uint64:
    """The routes to claim on the shortest way of a contract, among those that are open; if
    `is_shared`, they cost nothing in `rows` from then on.

    A way that others will share may go on from any of its locations, others go on from the last.
    """
    way, near = NONE, address_of(pad.near)
    start, goal = signed(graph.contract_from[contract]), signed(graph.contract_to[contract])
    copy_row(near, rows + LANES * start)
    while load_byte(near + goal) > 0:
        entry = next_entry(graph, tables, routes, near, rows + LANES * goal, goal)
        reached = rows + LANES * signed(graph.leads_to[entry])
        way |= only(graph.by_route[entry])
        if is_shared:
            relax_row(near, reached, np.uint8(0))
        else:
            copy_row(near, reached)
    if is_shared and way != NONE:
        for place in range(LOCATIONS):
            relax_row(rows + LANES * place, near, load_byte(near + place))
    return way


@compiled
def next_entry(
    graph: RouteGraph,
    tables: Tables,
    routes: np.uint64,
    near: int,
    from_goal: int,
    goal: int,
) -> int:
    """The next route to claim on a shortest way: which of a location's neighbours it leads to.

    The way has got to where `near` is 0; its row and that of the goal are known by their addresses.
    """
    left, direct = load_byte(near + goal), address_of(tables.direct)
    starts = zero_lanes(near)
    while starts != NONE:
        here = lowest(starts)
        starts &= starts - ONE
        good = lanes_adding_up(direct + LANES * here, from_goal, left)
        if good == NONE:
            continue
        for entry in range(graph.first_of[here], graph.first_of[here + 1]):
            is_open = routes & only(graph.by_route[entry]) != NONE
            if is_open and good & only(graph.leads_to[entry]) != NONE:
                return entry
    return 0  # never: every distance is made of such ways


@compiled
def costs_of_offer(
    graph: RouteGraph,
    tables: Tables,
    game: Game,
    track: Track,
    seat: int,
    pad: Pad,
) -> tuple[int, int, int]:
    """The spaces that the first contract on offer, the second, or both would add to the plan."""
    rows = copied(rows_of(track, seat), pad)
    rest = track.plan[seat]
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        make_free(rows, signed(graph.route_from[route]), signed(graph.route_to[route]))
    one, two = signed(game.offered[seat, 0]), signed(game.offered[seat, 1])
    first = signed(missing_now(graph, rows, one))
    if game.offers[seat] == 1:
        return first, 0, 0
    second = signed(missing_now(graph, rows, two))
    if max(first, second) == FAR:
        return first, second, FAR
    if second > first:
        one, two = two, one
    way_of(graph, tables, track.open[seat], rows, one, True, pad)
    return first, second, max(first, second) + signed(missing_now(graph, rows, two))


@inlined
def missing_now(graph: RouteGraph, rows: int, contract: int) -> np.uint8:
    return distance(rows, graph.contract_from[contract], graph.contract_to[contract])
