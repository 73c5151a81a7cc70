"""Bots against bots on duplicate deals, and what the results prove."""

from grachten.arena.deals import Fixture, deal_seed, rotations, seating, tables_for
from grachten.arena.local import play_here, play_on_cores
from grachten.arena.matches import Conditions, play_fixture
from grachten.arena.played import Fault, PlayedGame, SeatResult
from grachten.arena.ratings import (
    PRIOR,
    Rating,
    head_to_head,
    rating_intervals,
    ratings,
    win_share,
)
from grachten.arena.ray_runner import play_on_ray
from grachten.arena.results import Result
from grachten.arena.results_file import header_for, read_results, results_file
from grachten.arena.shares import Share
from grachten.arena.sprt import Sprt
from grachten.arena.tournament import Plan, deal_score, play_plan, play_until_decided

__all__ = [
    "PRIOR",
    "Conditions",
    "Fault",
    "Fixture",
    "Plan",
    "PlayedGame",
    "Rating",
    "Result",
    "SeatResult",
    "Share",
    "Sprt",
    "deal_score",
    "deal_seed",
    "head_to_head",
    "header_for",
    "play_fixture",
    "play_here",
    "play_on_cores",
    "play_on_ray",
    "play_plan",
    "play_until_decided",
    "rating_intervals",
    "ratings",
    "read_results",
    "results_file",
    "rotations",
    "seating",
    "tables_for",
    "win_share",
]
