"""What a route costs a seat on its way: the prices of which `paths` finds the cheapest sum."""

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.paths import CLOSED, open_routes
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.kernel.layout import COLOURS, GREY, MAX_LENGTH
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest


@compiled
def routes_to_price(
    board: Board,
    graph: RouteGraph,
    game: Game,
    seat: int,
    open_to_it: np.uint64,
    scratch: Scratch,
) -> np.uint64:
    """Set the prices that do not depend on taste: a seat's own routes are free, and those that it
    cannot claim are closed. The rest are returned, for the caller to price."""
    for route in range(board.routes):
        scratch.price[route] = CLOSED
    own = game.routes[seat]
    while own != NONE:
        scratch.price[lowest(own)] = 0.0
        own &= own - ONE
    fitting: np.uint64 = graph.up_to[min(game.carts[seat], MAX_LENGTH)]
    return open_to_it & fitting


@compiled
def set_lengths(board: Board, graph: RouteGraph, game: Game, seat: int, scratch: Scratch) -> None:
    """Prices that ignore a seat's cards: the lengths of the routes."""
    rest = routes_to_price(board, graph, game, seat, open_routes(graph, game, seat), scratch)
    while rest != NONE:
        route = lowest(rest)
        rest &= rest - ONE
        scratch.price[route] = float(board.route_length[route])


@compiled
def most_of_a_colour(game: Game, seat: int) -> int:
    """How many cards a seat has of the colour of which it has most."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, int(game.hand[seat, colour]))
    return most


@compiled
def cards_for(graph: RouteGraph, game: Game, seat: int, route: int, most: int) -> int:
    """Cards in hand that can pay for a route, wilds aside; `most` of them if any colour can."""
    colour = graph.route_colour[route]
    return most if colour == GREY else int(game.hand[seat, colour])
