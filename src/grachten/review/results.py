"""What a review says: plain values, which `to_dict` turns into JSON."""

from dataclasses import dataclass
from typing import Any

from grachten.protocol.reviews import Grade, Stroke
from grachten.review.reasons import Reason
from grachten.rules import Action, ClaimRoute


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and its expected win chance."""

    action: Action
    chance: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the seat. `options` are all legal actions, the best first; `usual` is the win
    chance that a strong player could expect, and `loss` how much the best action was better than
    the one chosen. `reason` says why, where that was worth a remark."""

    options: tuple[Option, ...]
    usual: float
    loss: float
    grade: Grade
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One action of somebody, as the seat sees it.

    The win chance goes from `before` to `after`, and four parts add up to the difference: `choice`
    (how much better the action was than what strong players usually do there), `noise` (how much
    the judge thinks better of what they usually do than of the position before it), `others` (what
    another seat did) and `luck` (what was turned up). `stroke` says where luck came from.
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
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class Sums:
    """start + choice + noise + others + luck = result."""

    start: float
    choice: float
    noise: float
    others: float
    luck: float
    result: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A game from one seat's eyes.

    `curve` is the win chance before the first action and after each. `accuracy` is None if the
    seat never had a choice. `turning_points`, `strokes_of_luck` and `mistakes` are numbers of
    steps, the largest first; `best_move` is one as well.
    """

    seat: int
    curve: tuple[float, ...]
    steps: tuple[Step, ...]
    sums: Sums
    accuracy: float | None
    mistakes: tuple[int, ...]
    strokes_of_luck: tuple[int, ...]
    turning_points: tuple[int, ...]
    best_move: int | None


@dataclass(frozen=True, slots=True)
class Review:
    """A game, from the eyes of one seat or of all. With `hindsight`, decisions are judged with all
    cards open: what would have been best, and not what the seat could know."""

    board: str
    players: int
    hindsight: bool
    seats: tuple[SeatReview, ...]

    def to_dict(self) -> dict[str, Any]:
        """As JSON takes it: an action is its number."""
        data: dict[str, Any] = _plain(self)
        return data


def _plain(value: object) -> Any:
    if isinstance(value, Action):
        return value.id
    if isinstance(value, dict):
        return dict(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    return value


def is_same_claim(one: Action, other: Action) -> bool:
    """The same route, however it is paid for?"""
    return (
        isinstance(one, ClaimRoute) and isinstance(other, ClaimRoute) and one.route == other.route
    )
