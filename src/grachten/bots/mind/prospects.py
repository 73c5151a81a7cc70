"""A seat's prospects: the points of the best plan it finds for its remaining turns."""

import math
from itertools import permutations
from typing import Final

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.paths import (
    CLOSED,
    length_of,
    measure_from,
    open_routes,
    way_back,
    with_twins,
)
from grachten.bots.mind.prices import cards_for, most_of_a_colour, routes_to_price
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.bots.mind.weights import Weights
from grachten.kernel.layout import BEFORE_LAST_ROUND, COLOURS, GREY, KINDS, WILD
from grachten.kernel.records import Board, Game
from grachten.kernel.scoring import completed_contracts
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word

CARTS_A_CLAIM: Final = 2.2  # average of people and bots
USEFUL: Final = 0.8  # the share of another seat's hand that it can pay with
GRACE: Final = 0.5  # turns that a plan may be late with an even chance
SPREAD_NOW: Final = 0.2  # uncertainty of the merchandise race: at the end,
SPREAD_A_TURN: Final = 0.12  # and added for every remaining turn
TIE: Final = 0.3  # cards that a tie is worth: tied players share the better rank
WILD_ON_THE_WAY: Final = 0.5  # how much of a missing card a wild replaces if all routes need it
WILD_IN_FILLING: Final = 0.7  # and if fewer do
TURNS_A_CART_IS_WORTH: Final = 0.12  # a detour's carts are missing elsewhere
UNFINISHED: Final = 0.7  # the share of a route's worth that counts while it is unfinished
SOON: Final = 4.0  # turns before the end from which cards in hand lose value
ORDERED: Final = 4  # contracts that are tried in every order
LEAST_PRICE: Final = 0.15
FILLERS: Final = 3  # additional routes, chosen one by one


def _orders() -> np.ndarray:
    """All orders of up to four things: row n holds those of n."""
    orders = np.zeros((ORDERED + 1, 24, ORDERED), np.int64)
    for things in range(ORDERED + 1):
        for row, order in enumerate(permutations(range(things))):
            orders[things, row, :things] = order
    return orders


ORDERS: Final = _orders()
NUMBER_OF_ORDERS: Final = np.array([1, 1, 2, 6, 24])


@compiled
def turns_left(board: Board, game: Game, seat: int, weights: Weights) -> float:
    """How many turns the seat will probably have after this one.

    Players with cards in hand end the game sooner; cards that nobody has seen do not count.
    """
    if game.last_turns != BEFORE_LAST_ROUND:
        return 0.0
    fewest = 100.0
    for other in range(game.players):
        if other != seat:
            carts = max(0.0, float(game.carts[other]) - board.end_at_carts)
            cards = 0
            for kind in range(KINDS):
                cards += game.hand[other, kind]
            to_draw = max(0.0, carts - USEFUL * cards)
            fewest = min(fewest, carts / CARTS_A_CLAIM + to_draw / weights.pace)
    # The last round is a turn, too, and not part of `fewest`.
    return max(1.0, min(fewest, weights.sight))


@compiled
def chance_in_time(turns: float, remaining: float, weights: Weights) -> float:
    """The chance of finishing something that takes `turns` in the turns that remain."""
    if turns <= 0.0:
        return 1.0
    if remaining <= 0.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(weights.certainty * (turns - remaining - GRACE)))


@compiled
def bonus_expected(
    board: Board, game: Game, seat: int, own: float, remaining: float, weights: Weights
) -> float:
    """The expected merchandise bonus (7.3) with `own` cards, if others collect as fast as us."""
    if own <= 0.0:
        return 0.0
    spread = SPREAD_NOW + SPREAD_A_TURN * remaining
    ahead = 0.0
    for other in range(game.players):
        if other != seat:
            lead = float(game.merchandise[other]) - own - TIE
            ahead += 1.0 / (1.0 + math.exp(-lead / spread))
    below = min(int(ahead), game.players - 2)
    high = float(board.merchandise_bonus[game.players, below])
    low = float(board.merchandise_bonus[game.players, below + 1])
    return weights.merchandise * (high + (ahead - below) * (low - high))


@compiled
def cards_missing(
    board: Board, graph: RouteGraph, game: Game, seat: int, plan: np.uint64, scratch: Scratch
) -> int:
    """Cards still missing to pay for a plan; leftover cards go to `scratch.left`."""
    for kind in range(KINDS):
        scratch.left[kind] = game.hand[seat, kind]
    missing = 0
    grey = NONE
    rest = plan
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        colour = graph.route_colour[route]
        if colour == GREY:
            grey |= only(route)
        else:
            missing += pay(scratch, colour, int(board.route_length[route]))
    while grey != NONE:
        route = lowest(grey)
        grey &= grey - ONE
        missing += pay(scratch, most_left(scratch), int(board.route_length[route]))
    by_wilds: int = min(missing, scratch.left[WILD])
    scratch.left[WILD] -= by_wilds
    return missing - by_wilds


@compiled
def most_left(scratch: Scratch) -> int:
    """The colour with the most cards left over."""
    best = 0
    for colour in range(1, COLOURS):
        if scratch.left[colour] > scratch.left[best]:
            best = colour
    return best


@compiled
def pay(scratch: Scratch, colour: int, length: int) -> int:
    """Pay with leftover cards; returns how many are missing."""
    paid: int = min(scratch.left[colour], length)
    scratch.left[colour] -= paid
    return length - paid


@compiled
def route_worth(board: Board, route: int, merchandise: float) -> float:
    worth: float = float(board.route_points[route]) + merchandise * board.route_cart[route]
    return worth


@compiled
def set_prices_in_turns(
    board: Board,
    graph: RouteGraph,
    game: Game,
    seat: int,
    weights: Weights,
    scratch: Scratch,
    merchandise: float,
) -> None:
    """Each route's price in turns: to draw missing cards and to claim it, less what it brings."""
    most = most_of_a_colour(game, seat)
    wilds = int(game.hand[seat, WILD])
    rest = routes_to_price(board, graph, game, seat, scratch.open, scratch)
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        length = float(board.route_length[route])
        in_hand = cards_for(graph, game, seat, route, most)
        lacking = max(0.0, length - in_hand - WILD_ON_THE_WAY * wilds)
        price = (
            1.0
            + lacking / weights.pace
            - route_worth(board, route, merchandise) / (weights.turn + 1.0)
        )
        price += TURNS_A_CART_IS_WORTH * length
        scratch.price[route] = max(LEAST_PRICE, price)


@compiled
def worth_of(board: Board, routes: np.uint64, merchandise: float) -> float:
    worth = 0.0
    while routes != NONE:
        worth += route_worth(board, lowest(routes), merchandise)
        routes &= routes - ONE
    return worth


@compiled
def filling(
    board: Board,
    graph: RouteGraph,
    used: np.uint64,
    carts: int,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
    merchandise: float,
) -> float:
    """What the turns, carts and cards that the plan leaves over can still bring."""
    worth = 0.0
    for _ in range(FILLERS):
        best = -1
        best_rate = weights.idle * weights.turn
        best_turns = 0.0
        largest = most_left(scratch)
        rest = scratch.open & ~used
        while rest != NONE:
            route = lowest(rest)
            rest &= rest - ONE
            length = int(board.route_length[route])
            if length <= carts:
                colour = graph.route_colour[route]
                cards = scratch.left[largest] if colour == GREY else scratch.left[colour]
                lacking = max(0, length - cards)
                turns = (
                    1.0 + max(0.0, lacking - WILD_IN_FILLING * scratch.left[WILD]) / weights.pace
                )
                rate = route_worth(board, route, merchandise) / turns
                if rate > best_rate:
                    best, best_rate, best_turns = route, rate, turns
        if best < 0:
            break
        if best_turns >= remaining:
            return worth + best_rate * remaining * UNFINISHED
        worth += best_rate * best_turns
        remaining -= best_turns
        carts -= int(board.route_length[best])
        used |= graph.pair[best]
        colour = graph.route_colour[best]
        lacking = pay(
            scratch, largest if colour == GREY else int(colour), int(board.route_length[best])
        )
        scratch.left[WILD] -= min(scratch.left[WILD], lacking)
    return worth + weights.idle * weights.turn * remaining  # others get no further in spare time


@compiled
def prospects(
    board: Board,
    graph: RouteGraph,
    game: Game,
    seat: int,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
) -> float:
    """The points still possible in the remaining turns, contracts and bonus included.

    Contracts are added to a plan one by one, in every order; those that cost more than they bring
    are dropped. The routes of the best plan are left in `scratch.plan`.
    """
    completed = completed_contracts(board, game, seat)
    fixed = 0.0
    count = 0
    rest = np.uint64(game.contracts[seat])
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        if completed & only(contract) != NONE:
            fixed += weights.contracts * board.contract_value[contract]
        elif count < weights.grasp:
            scratch.order[count] = contract
            count += 1
        else:
            fixed -= weights.contracts * board.contract_value[contract]
    scratch.plan = NONE
    own = float(game.merchandise[seat])
    if remaining <= 0.0:
        for index in range(count):
            fixed -= weights.contracts * board.contract_value[scratch.order[index]]
        return fixed + bonus_expected(board, game, seat, own, 0.0, weights)
    now = bonus_expected(board, game, seat, own, remaining, weights)
    # What a card is worth, averaged over the next two: the first should not count for both.
    two_more = bonus_expected(board, game, seat, own + 2.0, remaining, weights)
    one_more = weights.greed * (two_more - now) / 2.0
    scratch.open = open_routes(graph, game, seat) & ~scratch.banned
    set_prices_in_turns(board, graph, game, seat, weights, scratch, one_more)
    for route in range(board.routes):
        scratch.full_price[route] = scratch.price[route]
    best = -1e9
    best_plan = NONE
    tried = min(count, ORDERED)
    for row in range(NUMBER_OF_ORDERS[tried]):
        value = plan_value(
            board, graph, game, seat, remaining, weights, scratch, one_more, count, row
        )
        if value > best:
            best = value
            best_plan = scratch.plan
    scratch.plan = best_plan
    return fixed + best + now


@compiled
def plan_value(
    board: Board,
    graph: RouteGraph,
    game: Game,
    seat: int,
    remaining: float,
    weights: Weights,
    scratch: Scratch,
    one_more: float,
    count: int,
    row: int,
) -> float:
    """The value of the plan that takes the open contracts in one of the orders."""
    for route in range(board.routes):
        scratch.price[route] = scratch.full_price[route]
    carts = int(game.carts[seat])
    plan = NONE
    turns = 0.0
    value = 0.0
    tried = min(count, ORDERED)
    for index in range(count):
        contract = scratch.order[ORDERS[tried, row, index] if index < tried else index]
        points = weights.contracts * board.contract_value[contract]
        value -= points
        start, goal = graph.contract_from[contract], graph.contract_to[contract]
        if measure_from(graph, scratch, start, goal) >= CLOSED:
            continue
        added = way_back(scratch, start, goal) & scratch.open & ~plan
        length = length_of(board, added)
        if length > carts:
            continue
        missing = cards_missing(board, graph, game, seat, plan | added, scratch)
        then = size_of_word(plan | added) + missing / weights.pace
        chance = chance_in_time(then, remaining, weights)
        gain = chance * (2.0 * points + worth_of(board, added, one_more))
        if gain <= weights.price * weights.turn * (then - turns):
            continue
        value += gain
        turns = then
        carts -= length
        plan |= added
        rest = added
        while rest != NONE:
            scratch.price[lowest(rest)] = 0.0
            rest &= rest - ONE
    cards_missing(board, graph, game, seat, plan, scratch)
    spare: float = weights.wild * scratch.left[WILD]
    for colour in range(COLOURS):
        spare += weights.card * scratch.left[colour]
    scratch.plan = plan
    left = max(0.0, remaining - turns)
    used = with_twins(graph, plan)
    value += filling(board, graph, used, carts, left, weights, scratch, one_more)
    return value + spare * min(1.0, remaining / SOON)
