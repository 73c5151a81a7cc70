"""What a seat wants in a playout: a short list of routes, and the cards it still needs for them.

The list holds the cheapest paths for its contracts or, when those are done, routes for points.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.paths import (
    CLOSED,
    length_of,
    lost_routes,
    measure_from,
    open_routes,
    way_back,
)
from grachten.bots.mind.prices import cards_for, most_of_a_colour, routes_to_price
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.kernel.layout import (
    BEFORE_LAST_ROUND,
    CLAIM,
    COLOURS,
    GREY,
    KEEP_FIRST,
    KINDS,
    MAX_LENGTH,
    MAX_SEATS,
    WORDS,
)
from grachten.kernel.records import Board, Game, RecordArray, record_type
from grachten.kernel.scoring import completed_contracts
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word


class Targets(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `TARGETS`."""

    wanted: NDArray[np.uint64]
    claims: NDArray[np.uint64]
    need: NDArray[np.int64]
    grey: NDArray[np.int64]
    extras: NDArray[np.uint64]
    stale: NDArray[np.uint8]
    idle: NDArray[np.uint8]


TARGETS: Final = record_type(
    Targets,
    [
        ("wanted", np.uint64, (MAX_SEATS,)),  # routes
        ("claims", np.uint64, (MAX_SEATS, WORDS)),  # of those routes
        ("need", np.int64, (MAX_SEATS, COLOURS)),  # cards for routes of a colour
        ("grey", np.int64, (MAX_SEATS,)),  # the longest wanted route of any colour
        ("extras", np.uint64, (MAX_SEATS, WORDS)),  # claims for points besides the list
        ("stale", np.uint8, (MAX_SEATS,)),  # its list is out of date
        ("idle", np.uint8, (MAX_SEATS,)),  # it has no contract left that it can complete
    ],
)

# Tuned by playing against the planner.
TURNS_TO_PLACE_A_CART: Final = 0.8  # turns that others need per cart
LAST_TURN: Final = 1.5  # turns that the last one counts as
SLACK: Final = 2.5  # extra turns that it counts on
USEFUL: Final = 0.8  # the share of the hand that helps
TURNS_A_CARD: Final = 0.72  # turns to draw a card
CLAIM_PRICE: Final = 0.44  # of a route on a path, in arbitrary units
SPACE_PRICE: Final = 1.95  # plus this per space
CARD_PRICE: Final = 0.7  # plus this per missing card
POINT_PRICE: Final = 1.15  # minus this per point
MERCHANDISE_VALUE: Final = 1.38  # and this for a merchandise card
LEAST_PRICE: Final = 0.1
LONG: Final = 4  # spaces that make a route worth claiming for its points
MERCHANDISE_POINTS: Final = 1.51  # points that a merchandise card is worth
TURNS_LACKING: Final = 0.55  # turns per missing card of such a route


def new_targets() -> RecordArray[Targets]:
    return np.zeros(1, TARGETS)


@compiled
def forget(targets: Targets) -> None:
    """Mark all lists as out of date."""
    for seat in range(MAX_SEATS):
        targets.stale[seat] = 1


@compiled
def make_list(
    board: Board, graph: RouteGraph, game: Game, seat: int, targets: Targets, scratch: Scratch
) -> None:
    """Decide which routes a seat wants."""
    open_to_it = open_routes(graph, game, seat)
    carts = int(game.carts[seat])
    wanted = ways_for_contracts(board, graph, game, seat, open_to_it, scratch)
    targets.stale[seat] = 0
    targets.idle[seat] = wanted == NONE
    extras = NONE
    if wanted == NONE:
        wanted = long_routes(board, open_to_it, carts, LONG, 1)
        target = best_rate(board, graph, game, seat, wanted)
        set_needs(board, graph, seat, NONE if target < 0 else only(target), targets)
    else:
        set_needs(board, graph, seat, wanted, targets)
        carts -= length_of(board, wanted)
        if carts > 0:
            extras = long_routes(board, open_to_it & ~wanted, carts, MAX_LENGTH + 1, LONG)
    targets.wanted[seat] = wanted
    for word in range(WORDS):
        targets.claims[seat, word] = claims_word(board, wanted, word)
        targets.extras[seat, word] = claims_word(board, extras, word)


@compiled
def set_needs(
    board: Board, graph: RouteGraph, seat: int, routes: np.uint64, targets: Targets
) -> None:
    """The cards that routes cost, by colour."""
    targets.grey[seat] = 0
    for colour in range(COLOURS):
        targets.need[seat, colour] = 0
    while routes != NONE:
        route = lowest(routes)
        routes &= routes - ONE
        length = int(board.route_length[route])
        colour = graph.route_colour[route]
        if colour == GREY:
            targets.grey[seat] = max(targets.grey[seat], length)
        else:
            targets.need[seat, colour] += length


@compiled
def claims_word(board: Board, routes: np.uint64, word: int) -> np.uint64:
    """One word of the claims of some routes."""
    claims = NONE
    while routes != NONE:
        claims |= board.claims_of_route[lowest(routes), word]
        routes &= routes - ONE
    return claims


@compiled
def ways_for_contracts(
    board: Board,
    graph: RouteGraph,
    game: Game,
    seat: int,
    open_to_it: np.uint64,
    scratch: Scratch,
) -> np.uint64:
    """The cheapest paths for one contract after the other, as far as carts and time allow."""
    completed = completed_contracts(board, game, seat)
    rest = np.uint64(game.contracts[seat]) & ~completed
    if rest == NONE:
        return NONE
    carts = int(game.carts[seat])
    set_rough_prices(board, graph, game, seat, open_to_it, scratch)
    time = time_left(board, game, seat)
    cards = 0
    for kind in range(KINDS):
        cards += game.hand[seat, kind]
    wanted = NONE
    routes = 0
    spaces = 0
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        start, goal = graph.contract_from[contract], graph.contract_to[contract]
        if measure_from(graph, scratch, start, goal) >= CLOSED:
            continue
        added = way_back(scratch, start, goal) & open_to_it & ~wanted
        count = size_of_word(added)
        length = length_of(board, added)
        to_draw = max(0.0, spaces + length - USEFUL * cards)
        if spaces + length > carts or routes + count + TURNS_A_CARD * to_draw > time:
            continue
        wanted |= added
        spaces += length
        routes += count
        while added != NONE:
            scratch.price[lowest(added)] = 0.0
            added &= added - ONE
    return wanted


@compiled
def set_rough_prices(
    board: Board,
    graph: RouteGraph,
    game: Game,
    seat: int,
    open_to_it: np.uint64,
    scratch: Scratch,
) -> None:
    """A route is dear if it is long and its cards are missing, and less so if it brings much."""
    most = most_of_a_colour(game, seat)
    rest = routes_to_price(board, graph, game, seat, open_to_it, scratch)
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        length = float(board.route_length[route])
        lacking = max(0.0, length - cards_for(graph, game, seat, route, most))
        price = CLAIM_PRICE + SPACE_PRICE * length + CARD_PRICE * lacking
        price -= POINT_PRICE * board.route_points[route]
        price -= MERCHANDISE_VALUE * board.route_cart[route]
        scratch.price[route] = max(LEAST_PRICE, price)


@compiled
def time_left(board: Board, game: Game, seat: int) -> float:
    """Turns that the seat will probably have left."""
    if game.last_turns != BEFORE_LAST_ROUND:
        return LAST_TURN
    fewest = 100.0
    for other in range(game.players):
        if other != seat:
            carts = float(game.carts[other]) - float(board.end_at_carts)
            fewest = min(fewest, TURNS_TO_PLACE_A_CART * carts)
    return fewest + SLACK


@compiled
def long_routes(
    board: Board, open_to_it: np.uint64, carts: int, long_from: int, merchandise_from: int
) -> np.uint64:
    """Open routes worth claiming for points, or any that fit if there are none."""
    long = NONE
    fitting = NONE
    while open_to_it != NONE:
        route = lowest(open_to_it)
        open_to_it &= open_to_it - ONE
        if board.route_length[route] <= carts:
            fitting |= only(route)
            shortest = merchandise_from if board.route_cart[route] else long_from
            if board.route_length[route] >= shortest:
                long |= only(route)
    return long if long != NONE else fitting


@compiled
def best_rate(board: Board, graph: RouteGraph, game: Game, seat: int, routes: np.uint64) -> int:
    """The route that brings most per turn, given the cards in hand."""
    most = most_of_a_colour(game, seat)
    best = -1
    best_rate = 0.0
    while routes != NONE:
        route = lowest(routes)
        routes &= routes - ONE
        in_hand = cards_for(graph, game, seat, route, most)
        lacking = max(0.0, float(board.route_length[route]) - in_hand)
        worth = board.route_points[route] + MERCHANDISE_POINTS * board.route_cart[route]
        rate = worth / (1.0 + TURNS_LACKING * lacking)
        if rate > best_rate:
            best, best_rate = route, rate
    return best


@compiled
def needs(game: Game, targets: Targets, seat: int, colour: int) -> bool:
    """Does a seat need more cards of a colour?"""
    in_hand = game.hand[seat, colour]
    if in_hand < targets.need[seat, colour]:
        return True
    over = int(in_hand) - targets.need[seat, colour]
    if over >= targets.grey[seat]:
        return False
    for other in range(COLOURS):
        if int(game.hand[seat, other]) - targets.need[seat, other] > over:
            return False
    return True


@compiled
def update_lists(
    graph: RouteGraph, board: Board, game: Game, seat: int, action: int, targets: Targets
) -> None:
    """After a seat's action: update its list, and mark outdated ones."""
    if action >= CLAIM:
        route = board.claim_route[action]
        if (
            targets.wanted[seat] & ~only(route) == NONE
            or targets.wanted[seat] & only(route) == NONE
        ):
            targets.stale[seat] = 1
        else:
            strike_off(board, graph, targets, seat, route, game.carts[seat])
        gone = lost_routes(graph, game, route)
        for other in range(game.players):
            if other != seat and targets.wanted[other] & gone != NONE:
                targets.stale[other] = 1
    elif action >= KEEP_FIRST:
        targets.stale[seat] = 1


@compiled
def strike_off(
    board: Board, graph: RouteGraph, targets: Targets, seat: int, route: int, carts: int
) -> None:
    """A wanted route has been claimed: its cards are no longer needed, nor is its twin (5.6)."""
    targets.wanted[seat] &= ~graph.pair[route]
    colour = graph.route_colour[route]
    if targets.idle[seat]:
        if carts < MAX_LENGTH:
            targets.stale[seat] = 1  # some of the list no longer fit
    elif colour != GREY:
        targets.need[seat, colour] -= int(board.route_length[route])
    for word in range(WORDS):
        targets.claims[seat, word] &= ~board.claims_of_pair[route, word]
        targets.extras[seat, word] &= ~board.claims_of_pair[route, word]
