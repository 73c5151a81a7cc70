"""The count at the end, line by line (rules 7.2 to 7.4)."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

from grachten.kernel import games as kernel
from grachten.kernel.layout import MAX_SEATS
from grachten.rules.board import Board
from grachten.rules.state import GameState

Decision = Literal["points", "contracts", "shared"]


@dataclass(frozen=True, slots=True)
class ContractScore:
    """7.2: a contract adds its value if completed and subtracts it if not."""

    contract: int
    completed: bool
    points: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """Every line of one seat's count."""

    routes: int
    contracts: tuple[ContractScore, ...]
    merchandise_cards: int
    merchandise: int
    total: int

    @property
    def completed(self) -> int:
        """How many contracts were completed."""
        return sum(contract.completed for contract in self.contracts)

    @property
    def contract_points(self) -> int:
        """What the contracts add, or subtract, together."""
        return sum(contract.points for contract in self.contracts)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The whole count: a seat each, the winners, and what decided between them."""

    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    decided_by: Decision

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(seat.total for seat in self.seats)

    @property
    def completed(self) -> tuple[int, ...]:
        """How many contracts each seat completed."""
        return tuple(seat.completed for seat in self.seats)


def count_up(board: Board, state: GameState) -> ScoreSheet:
    """The score sheet of a game that has ended."""
    totals = np.zeros(MAX_SEATS, np.int16)
    winners = kernel.scores(board.tables, state.games, 0, totals)
    seats = tuple(
        _seat_score(board, state, seat, int(totals[seat])) for seat in range(state.players)
    )
    best = max(seat.total for seat in seats)
    decided_by: Decision = "points"
    if sum(seat.total == best for seat in seats) > 1:
        decided_by = "contracts" if winners.bit_count() == 1 else "shared"
    return ScoreSheet(
        seats, tuple(seat for seat in range(state.players) if winners >> seat & 1), decided_by
    )


def _seat_score(board: Board, state: GameState, seat: int, total: int) -> SeatScore:
    completed = int(kernel.completed(board.tables, state.games, 0, seat))
    contracts = []
    for contract in state.contracts(seat):
        is_completed = bool(completed >> contract & 1)
        value = board.contracts[contract].value
        contracts.append(ContractScore(contract, is_completed, value if is_completed else -value))
    return SeatScore(
        routes=state.points(seat),
        contracts=tuple(contracts),
        merchandise_cards=state.merchandise(seat),
        merchandise=kernel.merchandise(board.tables, state.games, 0, seat),
        total=total,
    )
