"""Who may sit together: by their ratings, by how long they have waited, and by their blocks."""

import math
from collections.abc import Sequence
from typing import Final

from grachten.club.waiting import Waiting

CLOSE: Final = 100.0
"""Points by which players may differ at once."""

WIDENING: Final = 5.0
"""Points by which they may differ more for every second that one of them has waited."""

PATIENCE: Final = 120.0
"""Seconds after which any difference will do, and a person is seated first."""


def acceptable_difference(person: Waiting, now: float) -> float:
    """By how many points this person's table may differ. An uncertain rating adds half of its
    deviation: it would be a pity to wait for a number that means little."""
    waited = max(0.0, now - person.since)
    if waited >= PATIENCE:
        return math.inf
    return CLOSE + person.rating.deviation / 2 + WIDENING * waited


def spread(company: Sequence[Waiting]) -> float:
    """The points between the highest and the lowest."""
    points = [each.points for each in company]
    return max(points) - min(points)


def is_close(company: Sequence[Waiting], now: float) -> bool:
    """The person who has waited longest decides how far apart is too far."""
    return spread(company) <= max(acceptable_difference(each, now) for each in company)


def get_along(seated: Sequence[Waiting], candidate: Waiting) -> bool:
    """Has none of them blocked the candidate, and the candidate none of them?"""
    return not any(
        each.person in candidate.blocks or candidate.person in each.blocks for each in seated
    )
