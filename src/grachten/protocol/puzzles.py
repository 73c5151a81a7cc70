"""Puzzles as they travel: a position without its solution, and what came of an answer."""

from typing import Annotated

import msgspec

from grachten import statuses
from grachten.protocol.actions import Action
from grachten.protocol.messages import Step
from grachten.protocol.reviews import ReviewOption, ReviewReason
from grachten.protocol.views import View
from grachten.protocol.wire import Seat, Wire

PuzzleTheme = statuses.PuzzleTheme
PuzzleDifficulty = statuses.PuzzleDifficulty
PuzzleId = Annotated[
    str,
    msgspec.Meta(pattern="^[0-9a-f]{8}$", description="Identifies a puzzle; it never changes."),
]


class PuzzleSummary(Wire, frozen=True):
    """A puzzle in a list."""

    id: PuzzleId
    theme: PuzzleTheme
    difficulty: PuzzleDifficulty


class PuzzleList(Wire, frozen=True):
    """All puzzles that there are."""

    puzzles: tuple[PuzzleSummary, ...]


class PuzzleToday(Wire, frozen=True):
    """The puzzle of the `day`, which is a date in UTC: 2026-11-18."""

    day: str
    puzzle: PuzzleSummary


class PuzzleShown(Wire, frozen=True):
    """A position as the seat that is to act sees it: what `GameShown` says of a game."""

    id: PuzzleId
    theme: PuzzleTheme
    difficulty: PuzzleDifficulty
    board: str
    seat: Seat
    steps: tuple[Step, ...]
    view: View
    legal: tuple[Action, ...]


class PuzzleAnswer(Wire, frozen=True):
    """What somebody would do."""

    action: Action


class PuzzleSolution(Wire, frozen=True):
    """Was that the best choice? `chance` is the win chance of the answer.

    `options` are the main choices, the best first, and the one that was made; claims of one route
    are one choice, however they are paid. `reason` says why the best one is best.
    """

    right: bool
    chance: float
    best: Action
    options: tuple[ReviewOption, ...]
    reason: ReviewReason
