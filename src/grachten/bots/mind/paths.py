"""The cheapest way between two locations over routes that have a price."""

from typing import Final

import numpy as np

from grachten.bots.mind.compilation import compiled
from grachten.bots.mind.desk import Desk
from grachten.bots.mind.maps import Map
from grachten.kernel.layout import MAX_LOCATIONS
from grachten.kernel.sets import NONE, ONE, lowest, only
from grachten.kernel.transport import Board, Game

CLOSED: Final = 1e6  # the price of a route that cannot be had


@compiled
def open_routes(chart: Map, game: Game, seat: int) -> np.uint64:
    """The routes that nobody's claim has closed for a seat (5.6); carts are not looked at."""
    closed = NONE
    for other in range(game.players):
        claimed = game.routes[other]
        if other == seat or game.players == 2:
            while claimed != NONE:
                route = lowest(claimed)
                claimed &= claimed - ONE
                closed |= chart.pair[route]
        else:
            closed |= claimed
    return chart.routes & ~closed


@compiled
def length_of(board: Board, routes: np.uint64) -> int:
    """The spaces of some routes, together."""
    length = 0
    while routes != NONE:
        length += int(board.route_length[lowest(routes)])
        routes &= routes - ONE
    return length


@compiled
def measure_from(chart: Map, desk: Desk, start: int, goal: int) -> float:
    """Dijkstra: distances from a location, until the goal is reached; goal -1 measures all."""
    locations = chart.locations
    for place in range(locations):
        desk.distance[place] = CLOSED
    desk.distance[start] = 0.0
    waiting = ~NONE >> np.uint64(MAX_LOCATIONS - locations)
    while waiting != NONE:
        nearest = -1
        best = CLOSED
        rest = waiting
        while rest != NONE:
            place = lowest(rest)
            rest &= rest - ONE
            if desk.distance[place] < best:
                best = desk.distance[place]
                nearest = place
        if nearest < 0 or nearest == goal:
            break
        waiting &= ~only(nearest)
        for entry in range(chart.first_of[nearest], chart.first_of[nearest + 1]):
            there = chart.leads_to[entry]
            length = best + desk.price[chart.by_route[entry]]
            if length < desk.distance[there]:
                desk.distance[there] = length
                desk.arrived_by[there] = chart.by_route[entry]
                desk.arrived_from[there] = nearest
    return desk.distance[goal] if goal >= 0 else 0.0


@compiled
def way_back(desk: Desk, start: int, goal: int) -> np.uint64:
    """The routes of the way that `measure_from` found, owned ones included."""
    routes = NONE
    place = goal
    while place != start:
        routes |= only(desk.arrived_by[place])
        place = desk.arrived_from[place]
    return routes
