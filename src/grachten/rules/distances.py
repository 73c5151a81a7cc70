"""How far a seat's contracts are from being completed, for the eyes of that seat alone.

A server asks after every step, and most steps change nothing: sets of routes are bits here, and
what was found is kept for as long as it holds.
"""

from functools import lru_cache
from heapq import heappop, heappush

from grachten.kernel.claimable import closes_twin
from grachten.rules.board import Board
from grachten.rules.state import bits
from grachten.rules.views import SeatView


def spaces_missing(view: SeatView) -> tuple[int | None, ...]:
    """For each contract held, and then each on offer: the spaces still to be claimed.

    Over the seat's own routes and those still open to it (5.6). 0 is completed; None: no way is
    left. Whether the carts and cards suffice is for the player to see.
    """
    return spaces_for(view, (*view.contracts, *view.offered))


def spaces_for(view: SeatView, contracts: tuple[int, ...]) -> tuple[int | None, ...]:
    """The same for any contracts, whether the seat holds them or not."""
    routes = [sum(1 << route for route in seat.routes) for seat in view.seats]
    return missing_spaces(view.board, routes, view.seat, contracts)


def missing_spaces(
    board: Board, routes: list[int], seat: int, contracts: tuple[int, ...]
) -> tuple[int | None, ...]:
    """`spaces_for`, from the routes of all seats as bits."""
    own = routes[seat]
    closed = _closed(board, own, sum(routes) - own, len(routes))
    return tuple([_shortest(board, own, contract).with_closed(closed) for contract in contracts])


@lru_cache(maxsize=4096)
def _closed(board: Board, own: int, others: int, players: int) -> int:
    """5.1, 5.6: the routes that a seat does not own and can no longer claim."""
    closed = others
    for is_own, owned in ((True, own), (False, others)):
        if closes_twin(is_own, players):
            for route in bits(owned):
                twin = board.routes[route].twin
                closed |= 0 if twin is None else 1 << twin
    return closed & ~own


class _Shortest:
    """The shortest way for one contract over a seat's own routes and those that are not closed.

    Routes only ever close, and the shortest way stays what it is until one of its own does.
    """

    __slots__ = ("_board", "_closed", "_contract", "_own", "_spaces", "_way")

    def __init__(self, board: Board, own: int, contract: int) -> None:
        self._board = board
        self._own = own
        self._contract = contract
        self._closed = -1  # nothing has been searched yet
        self._spaces: int | None = None
        self._way = 0

    def with_closed(self, closed: int) -> int | None:
        """The spaces that are missing."""
        if self._closed & ~closed or self._way & closed:
            self._spaces, self._way = _search(self._board, self._own, closed, self._contract)
        self._closed = closed
        return self._spaces


_shortest = lru_cache(maxsize=16_384)(_Shortest)


def _search(board: Board, own: int, closed: int, contract: int) -> tuple[int | None, int]:
    """The fewest spaces between the ends of a contract, and the routes on the way, as bits
    (Dijkstra's algorithm)."""
    here, there = board.contracts[contract].ends
    neighbours = _neighbours(board)
    fewest = {here: 0}
    ahead = [(0, here, 0)]
    while ahead:
        spaces, place, way = heappop(ahead)
        if place == there:
            return spaces, way
        if spaces > fewest[place]:
            continue
        for neighbour, route, length in neighbours[place]:
            if route & closed:
                continue
            further = spaces if route & own else spaces + length
            if neighbour not in fewest or further < fewest[neighbour]:
                fewest[neighbour] = further
                heappush(ahead, (further, neighbour, way | route))
    return None, 0


@lru_cache(maxsize=16)
def _neighbours(board: Board) -> list[list[tuple[int, int, int]]]:
    """For each location: a neighbour, the route there as a bit, and its length."""
    found: list[list[tuple[int, int, int]]] = [[] for _ in board.locations]
    for route in board.routes:
        here, there = route.ends
        found[here].append((there, 1 << route.index, route.length))
        found[there].append((here, 1 << route.index, route.length))
    return found
