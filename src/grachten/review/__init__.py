"""Understanding a game: what decided it, what was luck, and what to do."""

from grachten.arena.adjusting import Adjusted, luck_adjusted
from grachten.review.hints import Advice, Hint, hint
from grachten.review.judging import judge_game
from grachten.review.reasons import Reason
from grachten.review.results import Decision, Option, Review, SeatReview, Step, Sums
from grachten.review.reviewing import review

__all__ = [
    "Adjusted",
    "Advice",
    "Decision",
    "Hint",
    "Option",
    "Reason",
    "Review",
    "SeatReview",
    "Step",
    "Sums",
    "hint",
    "judge_game",
    "luck_adjusted",
    "review",
]
