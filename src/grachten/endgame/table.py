"""The open table at the end of a game, in plain Python.

A *standing* is points and completed contracts in one number, so that rule 7.4 is one comparison.
Nothing here comes from the kernel, against which the tests check it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from grachten.rules import Board, SeatView

STEP: Final = 32
"""A point in a standing: more than anyone has completed contracts."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies open before a seat."""

    points: int
    merchandise: int
    routes: frozenset[int]

    def with_route(self, board: Board, number: int | None) -> "Holding":
        if number is None:
            return self
        route = board.routes[number]
        return Holding(
            self.points + board.route_points[route.length - 1],
            self.merchandise + route.cart,
            self.routes | {number},
        )


def holdings_of(view: SeatView) -> list[Holding]:
    return [Holding(seat.points, seat.merchandise, frozenset(seat.routes)) for seat in view.seats]


def open_standings(board: Board, holdings: Sequence[Holding]) -> list[int]:
    """7.2 and 7.3 without the contracts."""
    standings = []
    for holding in holdings:
        ahead = sum(other.merchandise > holding.merchandise for other in holdings)
        bonus = board.merchandise_bonus[len(holdings)][ahead] if holding.merchandise else 0
        standings.append(STEP * (holding.points + bonus))
    return standings


@lru_cache(maxsize=1024)
def contract_gains(board: Board, routes: frozenset[int]) -> tuple[int, ...]:
    """6.4 and 7.2: what each contract of the board adds to the standing of who owns the routes."""
    network = list(range(len(board.locations)))
    for number in routes:
        one, other = (network[end] for end in board.routes[number].ends)
        network = [one if name == other else name for name in network]
    return tuple(
        STEP * contract.value + 1
        if network[contract.ends[0]] == network[contract.ends[1]]
        else -STEP * contract.value
        for contract in board.contracts
    )


def share(mine: int, others: Sequence[int]) -> float:
    """7.4: what a seat has of the victory."""
    best = max(others)
    if mine != best:
        return float(mine > best)
    return 1 / (1 + others.count(best))
