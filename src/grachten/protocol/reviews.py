"""The review of a finished game as it travels: what decided it, from each seat's eyes."""

from typing import Annotated, Literal

import msgspec

from grachten.protocol.actions import Action
from grachten.protocol.wire import Count, Wire

Grade = Literal["good", "inaccuracy", "mistake", "blunder"]
# Where luck came from: cards turned up, a blind draw of one's own, contracts drawn, and what the
# others turn out to hold at the end.
Stroke = Literal["market", "blind", "contracts", "reveal"]
ReasonKind = Literal[
    "points", "completes", "nearer", "merchandise", "only-way", "ends",
    "pays", "lacks", "wild", "deck", "contracts", "keeps", "keeps-both",
    "forced", "better", "close", "even",
]  # fmt: skip
ReviewId = Annotated[
    str,
    msgspec.Meta(
        pattern="^[0-9a-f]{32}$", description="Identifies a review; it follows from the game."
    ),
]


class ReviewOption(Wire, frozen=True):
    """An action, and its expected win chance."""

    action: Action
    chance: float


class ReviewReason(Wire, frozen=True):
    """Why an action is good: a kind of reason, and the numbers that it needs."""

    kind: ReasonKind
    numbers: dict[str, int]


class ReviewDecision(Wire, frozen=True):
    """A decision of the seat: the best `options`, and the `chance` of what was chosen.

    `reason` says why the best one is best, where that is worth a remark.
    """

    options: tuple[ReviewOption, ...]
    legal: int
    chance: float
    loss: float
    grade: Grade
    reason: ReviewReason | None


class ReviewStep(Wire, frozen=True):
    """One step of the game, as the seat sees it; `number` is that of its frame in the replay.

    `choice`, `noise`, `others` and `luck` add up to the way from `before` to `after`.
    """

    number: int
    seat: int
    action: Action | None
    before: float
    after: float
    choice: float
    noise: float
    others: float
    luck: float
    stroke: Stroke | None
    decision: ReviewDecision | None


class ReviewSums(Wire, frozen=True):
    """The parts of all steps; with `start` they add up to `result`."""

    start: float
    choice: float
    noise: float
    others: float
    luck: float
    result: float


class SeatReview(Wire, frozen=True):
    """A game from one seat's eyes. Steps are named by their numbers, the largest first."""

    seat: int
    curve: tuple[float, ...]
    steps: tuple[ReviewStep, ...]
    sums: ReviewSums
    accuracy: float | None
    mistakes: tuple[int, ...]
    strokes_of_luck: tuple[int, ...]
    turning_points: tuple[int, ...]
    best_move: int | None


class Thresholds(Wire, frozen=True):
    """From which loss of win chance on a decision has its grade."""

    inaccuracy: float
    mistake: float
    blunder: float


class Judgement(Wire, frozen=True):
    """What the judge thinks of the position after step `number`.

    `chances` are those of each seat, from what it knows; they need not add up to 1. `options` are
    the best actions of the seat that was asked for, if it is to act, and `reason` says why the
    first of them is best.
    """

    number: Count
    chances: tuple[float, ...]
    options: tuple[ReviewOption, ...]
    reason: ReviewReason | None


class ReviewState(Wire, frozen=True):
    """How much of a review is `done`, from 0 to 1, and the `seats` that are finished."""

    id: ReviewId
    hindsight: bool
    done: float
    thresholds: Thresholds
    seats: tuple[SeatReview, ...]
