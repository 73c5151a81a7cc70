"""What each seat has built, read from the steps that are stored: enough for a list of games.

A list would otherwise have to load every game in it, and replay it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from grachten.rules import RULES_VERSION, Board, ClaimRoute
from grachten.rules.board import board_names
from grachten.store import Store, StoredListing


@dataclass(frozen=True)
class Networks:
    """By seat: the routes in the order in which they were claimed, and what they are worth."""

    routes: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]

    @classmethod
    def none(cls, seats: int) -> "Networks":
        return cls(((),) * seats, (0,) * seats)


async def networks_in(store: Store, listings: Sequence[StoredListing]) -> list[Networks]:
    """Those of each game in a list."""
    played = await store.played([each.table.id for each in listings])
    return [networks_of(each, played.get(each.table.id, ())) for each in listings]


def networks_of(listing: StoredListing, played: Sequence[tuple[int, int]]) -> Networks:
    """`played` has the seats and their actions. Under other rules a number means something else."""
    table = listing.table
    if table.rules != RULES_VERSION or table.board not in board_names():
        return Networks.none(len(listing.seats))
    claimed: list[list[int]] = [[] for _ in listing.seats]
    board = Board.load(table.board)
    routes = _routes_by_action(table.board)
    for seat, action in played:
        route = routes.get(action)
        if route is not None and 0 <= seat < len(claimed):
            claimed[seat].append(route)
    worth = [board.route_points[route.length - 1] for route in board.routes]
    return Networks(
        tuple(map(tuple, claimed)),
        tuple(sum(worth[route] for route in mine) for mine in claimed),
    )


@lru_cache(maxsize=8)
def _routes_by_action(board: str) -> dict[int, int]:
    return {
        action.id: action.route.index
        for action in Board.load(board).actions
        if isinstance(action, ClaimRoute)
    }
