"""How far a seat's contracts are from being completed, for the eyes of that seat alone."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.claimable import closes_twin
from grachten.rules.board import Board
from grachten.rules.places import Route
from grachten.rules.views import SeatView

NO_WAY: Final = 10_000


def spaces_missing(view: SeatView) -> tuple[int | None, ...]:
    """For each contract held, and then each on offer: the spaces still to be claimed.

    Over the seat's own routes and those still open to it (5.6). 0 is completed; None: no way is
    left. Whether the carts and cards suffice is for the player to see.
    """
    ways = _ways(view.board, view.owners, view.seat, view.players)
    found = []
    for contract in (*view.contracts, *view.offered):
        here, there = view.board.contracts[contract].ends
        spaces = int(ways[here, there])
        found.append(None if spaces >= NO_WAY else spaces)
    return tuple(found)


@lru_cache(maxsize=4096)
def _ways(
    board: Board, owners: tuple[int | None, ...], seat: int, players: int
) -> NDArray[np.int64]:
    """The fewest spaces between any two locations. They change only when somebody claims."""
    places = len(board.locations)
    ways = np.full((places, places), NO_WAY, np.int64)
    np.fill_diagonal(ways, 0)
    for route in board.routes:
        here, there = route.ends
        spaces = _spaces(route, owners, seat, players)
        if spaces < ways[here, there]:
            ways[here, there] = ways[there, here] = spaces
    for place in range(places):
        np.minimum(ways, ways[:, place, None] + ways[place, None, :], out=ways)
    return ways


def _spaces(route: Route, owners: tuple[int | None, ...], seat: int, players: int) -> int:
    """What a route costs this seat: nothing if it is its own, too much if it cannot be had."""
    owner = owners[route.index]
    if owner is not None:
        return 0 if owner == seat else NO_WAY
    other = None if route.twin is None else owners[route.twin]
    is_closed = other is not None and closes_twin(other == seat, players)
    return NO_WAY if is_closed else route.length
