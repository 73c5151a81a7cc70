"""How good decisions were: grades and accuracy, from what each lost against the best.

docs/review.md explains the numbers.
"""

from collections.abc import Iterable
from typing import Final

from grachten.protocol.reviews import Grade
from grachten.review.results import Decision

INACCURACY: Final = 0.03
MISTAKE: Final = 0.06
BLUNDER: Final = 0.12
"""Win chance that a decision must cost to be called so."""


def grade(loss: float) -> Grade:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "good"


def accuracy(decisions: Iterable[Decision]) -> float | None:
    """How much of what was at stake the player kept: 100 for the best action in every decision,
    0 for the worst. None if nothing was ever at stake."""
    lost = at_stake = 0.0
    for decision in decisions:
        lost += decision.loss
        at_stake += decision.options[0].chance - decision.options[-1].chance
    return 100 * (1 - lost / at_stake) if at_stake > 0 else None
