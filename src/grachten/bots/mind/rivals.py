"""What others are probably up to: which contracts fit their routes, and which routes they need."""

import math

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.desk import Desk
from grachten.bots.mind.maps import Map
from grachten.bots.mind.paths import CLOSED, measure_from, open_routes, way_back
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word
from grachten.kernel.transport import Board, Game

FIT = 3.0  # how much likelier a contract is that a seat's routes all but complete
DETOUR = 6.0  # a longer way round is no way
POINTS_A_SPACE = 0.9  # what a detour costs by length


@compiled
def set_lengths(board: Board, chart: Map, game: Game, seat: int, desk: Desk) -> None:
    """Prices for a seat whose cards nobody knows: the lengths of what it does not own."""
    open_to_it = open_routes(chart, game, seat)
    for route in range(board.routes):
        if game.routes[seat] & only(route) != NONE:
            desk.price[route] = 0.0
        elif open_to_it & only(route) != NONE and board.route_length[route] <= game.carts[seat]:
            desk.price[route] = float(board.route_length[route])
        else:
            desk.price[route] = CLOSED


@compiled
def fit_of(board: Board, chart: Map, game: Game, seat: int, contract: int, desk: Desk) -> float:
    """How well a contract fits what a seat has built, for prices set by `set_lengths`."""
    way = measure_from(
        chart, desk, int(chart.contract_from[contract]), int(chart.contract_to[contract])
    )
    whole = float(board.contract_value[contract])  # values are lengths of shortest ways
    progress = 1.0 - min(way, whole) / whole
    fit = math.exp(FIT * progress)
    return fit if way <= game.carts[seat] else 0.2 * fit


@compiled
def uses_of_routes(
    board: Board, chart: Map, game: Game, seat: int, unseen: np.uint64, desk: Desk
) -> None:
    """For every route, what closing it would probably cost the other seats (desk.use)."""
    for other in range(game.players):
        if other == seat or game.routes[other] == NONE:
            continue
        set_lengths(board, chart, game, other, desk)
        total = 0.0
        rest = unseen
        while rest != NONE:
            contract = lowest(rest)
            rest &= rest - ONE
            desk.gain[contract] = fit_of(board, chart, game, other, contract, desk)
            total += desk.gain[contract]
        # In the game as a seat sees it nobody else holds a contract; everyone has one (2.3).
        held = max(1, size_of_word(np.uint64(game.contracts[other])))
        rest = unseen
        while rest != NONE:
            contract = lowest(rest)
            rest &= rest - ONE
            chance = min(1.0, held * desk.gain[contract] / total)
            if chance > 0.03:
                add_uses(board, chart, game, contract, chance, desk)


@compiled
def add_uses(
    board: Board, chart: Map, game: Game, contract: int, chance: float, desk: Desk
) -> None:
    """What one contract makes each route of its shortest way worth."""
    start, goal = int(chart.contract_from[contract]), int(chart.contract_to[contract])
    shortest = measure_from(chart, desk, start, goal)
    if shortest <= 0.0 or shortest >= CLOSED:
        return
    way = way_back(desk, start, goal)
    while way != NONE:
        route = lowest(way)
        way &= way - ONE
        price = desk.price[route]
        if price <= 0.0:
            continue
        twins = chart.pair[route] & ~only(route)
        twin = lowest(twins) if twins != NONE and game.players == 2 else route
        price_of_twin = desk.price[twin]
        desk.price[route] = CLOSED
        desk.price[twin] = CLOSED
        longer = min(measure_from(chart, desk, start, goal) - shortest, DETOUR)
        desk.price[twin] = price_of_twin
        desk.price[route] = price
        cost = min(POINTS_A_SPACE * longer, 2.0 * board.contract_value[contract])
        desk.use[route] += chance * cost
        if twin != route:
            desk.use[twin] += chance * cost
