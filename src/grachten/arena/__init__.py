"""Bots against bots on duplicate deals, and what the results prove."""

from grachten.arena.ratings import (
    PRIOR,
    Rating,
    head_to_head,
    rating_intervals,
    ratings,
    win_share,
)
from grachten.arena.results import Result
from grachten.arena.shares import Share
from grachten.arena.sprt import Sprt

__all__ = [
    "PRIOR",
    "Rating",
    "Result",
    "Share",
    "Sprt",
    "head_to_head",
    "rating_intervals",
    "ratings",
    "win_share",
]
