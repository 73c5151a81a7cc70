"""How far a seat's contracts are from being completed, for the eyes of that seat alone."""

from functools import lru_cache
from heapq import heappop, heappush

from grachten.kernel.claimable import closes_twin
from grachten.rules.board import Board
from grachten.rules.views import SeatView

Ways = tuple[tuple[tuple[int, int], ...], ...]
"""For each location, its neighbours and the spaces that a seat would still have to claim."""


def spaces_missing(view: SeatView) -> tuple[int | None, ...]:
    """For each contract held, and then each on offer: the spaces still to be claimed.

    Over the seat's own routes and those still open to it (5.6). 0 is completed; None: no way is
    left. Whether the carts and cards suffice is for the player to see.
    """
    ways = _ways(view.board, view.owners, view.seat, view.players)
    contracts = view.board.contracts
    return tuple(_fewest(ways, *contracts[it].ends) for it in (*view.contracts, *view.offered))


@lru_cache(maxsize=4096)
def _ways(board: Board, owners: tuple[int | None, ...], seat: int, players: int) -> Ways:
    """They change only when somebody claims, and are needed after every step."""
    closed_by = (closes_twin(False, players), closes_twin(True, players))
    ways: list[list[tuple[int, int]]] = [[] for _ in board.locations]
    for route in board.routes:
        owner = owners[route.index]
        other = None if route.twin is None else owners[route.twin]
        if owner is None and other is not None and closed_by[other == seat]:
            continue
        if owner is None or owner == seat:
            here, there = route.ends
            spaces = 0 if owner == seat else route.length
            ways[here].append((there, spaces))
            ways[there].append((here, spaces))
    return tuple(map(tuple, ways))


def _fewest(ways: Ways, here: int, there: int) -> int | None:
    """The fewest spaces from one location to another (Dijkstra's algorithm)."""
    reached: set[int] = set()
    ahead = [(0, here)]
    while ahead:
        spaces, place = heappop(ahead)
        if place == there:
            return spaces
        if place not in reached:
            reached.add(place)
            for neighbour, more in ways[place]:
                heappush(ahead, (spaces + more, neighbour))
    return None
