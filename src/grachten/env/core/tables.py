"""What the environment needs to know about a board besides the kernel's tables."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.core.elements import ALL_VALUES, CARDS_OF_A_COLOUR, MOST_POINTS, WILDS
from grachten.env.core.layout import ACTIONS, CARTS, CONTRACTS, LANES, LOCATIONS, ROUTES
from grachten.kernel.layout import CLAIM, KINDS, MAX_ACTIONS
from grachten.kernel.records import RecordArray, record_type
from grachten.rules import Board
from grachten.rules.cards import COLOURS, ROUTE_COLOURS
from grachten.rules.errors import GrachtenError

MERCHANDISE_WORTH: Final = 2
"""What `GreedyBot` counts a merchandise card for."""

MOST_CARDS: Final = CARDS_OF_A_COLOUR + WILDS + 2
"""That a seat can have for a route, and two more."""

NO_ROUTE: Final = 128
"""Longer than any way, and no byte overflows if a distance is added to it."""


class Tables(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `TABLES`."""

    within: NDArray[np.uint64]
    transport: np.uint64
    direct: NDArray[np.uint8]
    claim_worth: NDArray[np.int64]


TABLES: Final = record_type(
    Tables,
    [
        # Routes of a colour, grey last, that so many cards pay for.
        ("within", np.uint64, (KINDS, MOST_CARDS + 1)),
        ("transport", np.uint64),  # all cards: a byte for each kind
        ("direct", np.uint8, (LOCATIONS, LANES)),  # spaces of the routes between two locations
        ("claim_worth", np.int64, (MAX_ACTIONS,)),  # to the greedy opponent
    ],
)


@lru_cache(maxsize=4)
def tables_of(board: Board) -> RecordArray[Tables]:
    """An array of one `TABLES` record."""
    check_board(board)
    tables = np.zeros(1, TABLES)
    table: Tables = tables[0]
    for route in board.routes:
        colour = ROUTE_COLOURS.index(route.colour)
        table.within[colour, route.length :] |= np.uint64(1 << route.index)
    table.direct[:] = NO_ROUTE
    for route in board.routes:  # a route and its twin are of the same length
        here, there = route.ends
        table.direct[here, there] = table.direct[there, here] = route.length
    table.transport = np.uint64(
        sum(count << 8 * kind for kind, count in enumerate(board.transport.values()))
    )
    kernel = board.tables[0]
    for action in range(CLAIM, len(board.actions)):
        route = board.routes[kernel.claim_route[action]]
        points = board.route_points[route.length - 1] + MERCHANDISE_WORTH * route.cart
        table.claim_worth[action] = points
    tables.flags.writeable = False
    return tables


def check_board(board: Board) -> None:
    """The observation has places for the Amsterdam board, and ranges for its cards and points."""
    size = (len(board.locations), len(board.routes), len(board.contracts), len(board.actions))
    if (*size, board.carts) != (LOCATIONS, ROUTES, CONTRACTS, ACTIONS, CARTS):
        raise GrachtenError(
            f"The observation is made for a board with {LOCATIONS} locations, {ROUTES} routes, "
            f"{CONTRACTS} contracts, {ACTIONS} actions and {CARTS} carts, not for {board.id}."
        )
    fits = (
        all(board.transport[colour] <= CARDS_OF_A_COLOUR for colour in COLOURS)
        and board.transport["wild"] <= WILDS
        and all(n * CARTS <= MOST_POINTS * length for length, n in enumerate(board.route_points, 1))
        and sum(contract.value for contract in board.contracts) <= ALL_VALUES
    )
    if not fits:
        raise GrachtenError(
            f"The observation counts {CARDS_OF_A_COLOUR} cards of each colour, {WILDS} wilds, "
            f"{MOST_POINTS} points of routes and {ALL_VALUES} of contracts; {board.id} has more."
        )
