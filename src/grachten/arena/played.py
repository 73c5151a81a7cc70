"""What is stored of a game: enough for ratings and for all statistics."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from grachten.arena.results import Result

Index = Annotated[int, Meta(ge=0)]
"""Of a route or a contract on the board."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A bot that raised, hung or answered illegally; `random` played that move instead."""

    seat: int
    bot: str
    decision: int
    what: str


@dataclass(frozen=True, slots=True)
class Judged:
    """What a review found of a seat: its accuracy (None if it never had a choice), and of the win
    chance, what its decisions lost against the best, and what luck brought."""

    accuracy: float | None
    lost: float
    luck: float


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat of a finished game."""

    bot: str
    rank: int
    points: int
    route_points: int
    completed: tuple[Index, ...]
    failed: tuple[Index, ...]
    contract_points: int
    merchandise: int
    merchandise_points: int
    routes: tuple[Index, ...]
    carts_left: int
    decisions: int
    seconds: float
    """Time spent thinking in all decisions: the only number that differs from run to run."""
    judged: Judged | None = None
    """If the game was reviewed."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One finished game of a deal, at one rotation of a table (the bots in seat order)."""

    deal: int
    table: tuple[str, ...]
    """The bots as they were named together; rotation r seats bot i at seat (i + r) mod players."""
    rotation: int
    first: int
    turns: int
    seats: tuple[SeatResult, ...]
    faults: tuple[Fault, ...] = ()

    @property
    def result(self) -> Result:
        """What the statistics need of it."""
        return Result(
            self.deal,
            tuple(seat.bot for seat in self.seats),
            tuple(seat.rank for seat in self.seats),
            tuple(seat.points for seat in self.seats),
        )
