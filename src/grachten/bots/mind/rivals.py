"""What others probably plan: which contracts fit their routes, and which routes they need."""

import math

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.paths import CLOSED, lost_routes, measure_from, way_back
from grachten.bots.mind.prices import set_lengths
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word

FIT = 3.0  # exponent of how much likelier a contract is when a seat's routes almost complete it
DETOUR = 6.0  # longer detours count as this long
POINTS_A_SPACE = 0.9  # what a detour costs per space
TOO_LONG = 0.2  # how likely a contract is if the way is longer than the carts last, against others
LEAST_CHANCE = 0.03  # contracts that are less likely are ignored


@compiled
def fit_of(
    board: Board, graph: RouteGraph, game: Game, seat: int, contract: int, scratch: Scratch
) -> float:
    """How well a contract fits what a seat has built, for prices set by `set_lengths`."""
    way = measure_from(
        graph, scratch, int(graph.contract_from[contract]), int(graph.contract_to[contract])
    )
    whole = float(board.contract_value[contract])  # values are lengths of shortest paths
    progress = 1.0 - min(way, whole) / whole
    fit = math.exp(FIT * progress)
    return fit if way <= game.carts[seat] else TOO_LONG * fit


@compiled
def uses_of_routes(
    board: Board, graph: RouteGraph, game: Game, seat: int, unseen: np.uint64, scratch: Scratch
) -> None:
    """For every route, what closing it would probably cost the other seats (scratch.use)."""
    for other in range(game.players):
        if other == seat or game.routes[other] == NONE:
            continue
        set_lengths(board, graph, game, other, scratch)
        total = 0.0
        rest = unseen
        while rest != NONE:
            contract = lowest(rest)
            rest &= rest - ONE
            scratch.gain[contract] = fit_of(board, graph, game, other, contract, scratch)
            total += scratch.gain[contract]
        # A seat's view shows no contracts of others, but everyone has at least one (2.3).
        held = max(1, size_of_word(np.uint64(game.contracts[other])))
        rest = unseen
        while rest != NONE:
            contract = lowest(rest)
            rest &= rest - ONE
            chance = min(1.0, held * scratch.gain[contract] / total)
            if chance > LEAST_CHANCE:
                add_uses(board, graph, game, contract, chance, scratch)


@compiled
def add_uses(
    board: Board, graph: RouteGraph, game: Game, contract: int, chance: float, scratch: Scratch
) -> None:
    """Add what each route on a contract's shortest path is worth to that contract."""
    start, goal = int(graph.contract_from[contract]), int(graph.contract_to[contract])
    shortest = measure_from(graph, scratch, start, goal)
    if shortest <= 0.0 or shortest >= CLOSED:
        return
    way = way_back(scratch, start, goal)
    while way != NONE:
        route = lowest(way)
        way &= way - ONE
        price = scratch.price[route]
        if price <= 0.0:
            continue
        twins = lost_routes(graph, game, route) & ~only(route)
        twin = lowest(twins) if twins != NONE else route
        price_of_twin = scratch.price[twin]
        scratch.price[route] = CLOSED
        scratch.price[twin] = CLOSED
        longer = min(measure_from(graph, scratch, start, goal) - shortest, DETOUR)
        scratch.price[twin] = price_of_twin
        scratch.price[route] = price
        cost = min(POINTS_A_SPACE * longer, 2.0 * board.contract_value[contract])
        scratch.use[route] += chance * cost
        if twin != route:
            scratch.use[twin] += chance * cost
