"""How far a seat's contracts are from being completed, for the eyes of that seat alone."""

from functools import lru_cache
from heapq import heappop, heappush

from grachten.kernel.claimable import closes_twin
from grachten.rules.board import Board
from grachten.rules.views import SeatView

Ways = list[list[tuple[int, int]]]
"""For each location, its neighbours and the spaces that a seat would still have to claim."""


def spaces_missing(view: SeatView) -> tuple[int | None, ...]:
    """For each contract held, and then each on offer: the spaces still to be claimed.

    Over the seat's own routes and those still open to it (5.6). 0 is completed; None: no way is
    left. Whether the carts and cards suffice is for the player to see.
    """
    routes = tuple(seat.routes for seat in view.seats)
    return missing_spaces(view.board, routes, view.seat, (*view.contracts, *view.offered))


@lru_cache(maxsize=8192)
def missing_spaces(
    board: Board, routes: tuple[tuple[int, ...], ...], seat: int, contracts: tuple[int, ...]
) -> tuple[int | None, ...]:
    """`spaces_missing` for contracts, from the routes of all seats: most steps change neither."""
    ways = _ways(board, routes, seat)
    return tuple(_fewest(ways, *board.contracts[contract].ends) for contract in contracts)


def _ways(board: Board, routes: tuple[tuple[int, ...], ...], seat: int) -> Ways:
    owners = {route: owner for owner, owned in enumerate(routes) for route in owned}
    players = len(routes)
    closed_by = (closes_twin(False, players), closes_twin(True, players))
    ways: list[list[tuple[int, int]]] = [[] for _ in board.locations]
    for route in board.routes:
        owner = owners.get(route.index)
        other = None if route.twin is None else owners.get(route.twin)
        if owner is None and other is not None and closed_by[other == seat]:
            continue
        if owner is None or owner == seat:
            here, there = route.ends
            spaces = 0 if owner == seat else route.length
            ways[here].append((there, spaces))
            ways[there].append((here, spaces))
    return ways


def _fewest(ways: Ways, here: int, there: int) -> int | None:
    """The fewest spaces from one location to another (Dijkstra's algorithm)."""
    fewest = {here: 0}
    ahead = [(0, here)]
    while ahead:
        spaces, place = heappop(ahead)
        if place == there:
            return spaces
        if spaces > fewest[place]:
            continue
        for neighbour, more in ways[place]:
            if neighbour not in fewest or spaces + more < fewest[neighbour]:
                fewest[neighbour] = spaces + more
                heappush(ahead, (spaces + more, neighbour))
    return None
