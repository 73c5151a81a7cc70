"""What bots need to know about a board besides the kernel's tables: the graph of its routes."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.layout import (
    CLAIM,
    COLOURS,
    GREY,
    MAX_CONTRACTS,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
    WILD,
    WORDS,
)
from grachten.kernel.records import RecordArray, record_type
from grachten.rules import Board
from grachten.rules.cards import ROUTE_COLOURS


class RouteGraph(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `ROUTE_GRAPH`."""

    thrifty: NDArray[np.uint64]
    pair: NDArray[np.uint64]
    routes: np.uint64
    up_to: NDArray[np.uint64]
    first_of: NDArray[np.int64]
    by_route: NDArray[np.uint8]
    leads_to: NDArray[np.uint8]
    locations: int
    route_from: NDArray[np.uint8]
    route_to: NDArray[np.uint8]
    route_colour: NDArray[np.uint8]
    contract_from: NDArray[np.uint8]
    contract_to: NDArray[np.uint8]


ROUTE_GRAPH: Final = record_type(
    RouteGraph,
    [
        # Payments without unnecessary wilds, by colour and number of such cards in hand.
        ("thrifty", np.uint64, (COLOURS, MAX_LENGTH + 1, WORDS)),
        ("pair", np.uint64, (MAX_ROUTES,)),  # a route and its twin, as bits
        ("routes", np.uint64),  # all of them, as bits
        ("up_to", np.uint64, (MAX_LENGTH + 1,)),  # those that are no longer than this
        ("first_of", np.int64, (MAX_LOCATIONS + 1,)),  # a location's neighbours start at
        ("by_route", np.uint8, (2 * MAX_ROUTES,)),  # first_of[location]
        ("leads_to", np.uint8, (2 * MAX_ROUTES,)),
        ("locations", np.int64),
        ("route_from", np.uint8, (MAX_ROUTES,)),
        ("route_to", np.uint8, (MAX_ROUTES,)),
        ("route_colour", np.uint8, (MAX_ROUTES,)),
        ("contract_from", np.uint8, (MAX_CONTRACTS,)),
        ("contract_to", np.uint8, (MAX_CONTRACTS,)),
    ],
)


@lru_cache(maxsize=16)
def route_graph_of(board: Board) -> RecordArray[RouteGraph]:
    """An array of one `ROUTE_GRAPH` record."""
    graphs = np.zeros(1, ROUTE_GRAPH)
    graph: RouteGraph = graphs[0]
    graph.locations = len(board.locations)
    for route in board.routes:
        graph.route_from[route.index], graph.route_to[route.index] = route.ends
        graph.route_colour[route.index] = ROUTE_COLOURS.index(route.colour)
        graph.pair[route.index] = 1 << route.index | (0 if route.twin is None else 1 << route.twin)
        graph.up_to[route.length :] |= np.uint64(1 << route.index)
    graph.routes = np.uint64((1 << len(board.routes)) - 1)
    for contract in board.contracts:
        graph.contract_from[contract.index], graph.contract_to[contract.index] = contract.ends
    _enter_neighbours(graph, board)
    _enter_payments(graph, board)
    graphs.flags.writeable = False
    return graphs


def _enter_neighbours(graph: RouteGraph, board: Board) -> None:
    entry = 0
    for location in board.locations:
        graph.first_of[location.index] = entry
        for route in board.routes:
            if location.index in route.ends:
                graph.by_route[entry] = route.index
                graph.leads_to[entry] = sum(route.ends) - location.index
                entry += 1
    graph.first_of[len(board.locations)] = entry


def _enter_payments(graph: RouteGraph, board: Board) -> None:
    """Wilds only replace missing cards; all-wild payments only count for coloured routes."""
    tables = board.tables[0]
    for action in range(CLAIM, len(board.actions)):
        length = int(tables.route_length[tables.claim_route[action]])
        colour, wilds = int(tables.claim_colour[action]), int(tables.claim_wilds[action])
        if colour == WILD:
            colour = int(graph.route_colour[tables.claim_route[action]])
            if colour == GREY:
                continue
        counts = range(length, MAX_LENGTH + 1) if wilds == 0 else (length - wilds,)
        for count in counts:
            graph.thrifty[colour, count, action // 64] |= np.uint64(1 << action % 64)
