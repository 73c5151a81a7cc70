"""A hint as it travels: what the judge would do in one's place, and why."""

from grachten.protocol.actions import Action
from grachten.protocol.reviews import ReviewReason
from grachten.protocol.wire import Wire


class HintAdvice(Wire, frozen=True):
    """An action, its expected win chance, and what speaks for it."""

    action: Action
    chance: float
    reason: ReviewReason


class Hint(Wire, frozen=True):
    """Up to three actions, the best first, from what the seat knows alone."""

    seat: int
    advice: tuple[HintAdvice, ...]
