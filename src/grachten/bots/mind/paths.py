"""The cheapest path between two locations, given a price for each route."""

from typing import Final

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.route_graph import RouteGraph
from grachten.bots.mind.scratch import Scratch
from grachten.kernel.claimable import closes_twin
from grachten.kernel.layout import MAX_LOCATIONS
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only

CLOSED: Final = 1e6  # the price of a route that cannot be claimed


@compiled
def with_twins(graph: RouteGraph, routes: np.uint64) -> np.uint64:
    """Some routes, and the other route of every pair among them."""
    pairs = NONE
    while routes != NONE:
        pairs |= graph.pair[lowest(routes)]
        routes &= routes - ONE
    return pairs


@compiled
def open_routes(graph: RouteGraph, game: Game, seat: int) -> np.uint64:
    """The routes that no claim has closed for a seat; carts are ignored."""
    closed = NONE
    for owner in range(game.players):
        claimed = game.routes[owner]
        is_pair = closes_twin(owner == seat, game.players)
        closed |= with_twins(graph, claimed) if is_pair else claimed
    return graph.routes & ~closed


@compiled
def closed_by(graph: RouteGraph, game: Game, route: int, is_own: bool) -> np.uint64:
    """5.1, 5.6: what a claim of a route closes to the seat itself, or to another: that route, and
    perhaps its twin."""
    return graph.pair[route] if closes_twin(is_own, game.players) else only(route)


@compiled
def lost_routes(graph: RouteGraph, game: Game, route: int) -> np.uint64:
    """What the others lose when somebody claims a route."""
    return closed_by(graph, game, route, False)


@compiled
def length_of(board: Board, routes: np.uint64) -> int:
    """The total length of some routes."""
    length = 0
    while routes != NONE:
        length += int(board.route_length[lowest(routes)])
        routes &= routes - ONE
    return length


@compiled
def measure_from(graph: RouteGraph, scratch: Scratch, start: int, goal: int) -> float:
    """Dijkstra: distances from a location, until the goal is reached; goal -1 measures all."""
    locations = graph.locations
    for place in range(locations):
        scratch.distance[place] = CLOSED
    scratch.distance[start] = 0.0
    waiting = ~NONE >> np.uint64(MAX_LOCATIONS - locations)
    while waiting != NONE:
        nearest = -1
        best = CLOSED
        rest = waiting
        while rest != NONE:
            place = lowest(rest)
            rest &= rest - ONE
            if scratch.distance[place] < best:
                best = scratch.distance[place]
                nearest = place
        if nearest < 0 or nearest == goal:
            break
        waiting &= ~only(nearest)
        for entry in range(graph.first_of[nearest], graph.first_of[nearest + 1]):
            there = graph.leads_to[entry]
            length = best + scratch.price[graph.by_route[entry]]
            if length < scratch.distance[there]:
                scratch.distance[there] = length
                scratch.arrived_by[there] = graph.by_route[entry]
                scratch.arrived_from[there] = nearest
    return scratch.distance[goal] if goal >= 0 else 0.0


@compiled
def way_back(scratch: Scratch, start: int, goal: int) -> np.uint64:
    """The routes of the path that `measure_from` found, owned ones included."""
    routes = NONE
    place = goal
    while place != start:
        routes |= only(scratch.arrived_by[place])
        place = scratch.arrived_from[place]
    return routes
