"""Reviews for an arena: the few figures of each seat that are worth keeping over many games."""

from grachten.arena.played import Judged
from grachten.review.reviewing import review
from grachten.rules import Board, GameRecord

DECIMALS = 4
"""A hundredth of a point of win chance; the judge itself is not so sure."""


def judge_game(record: GameRecord, board: Board) -> tuple[Judged, ...]:
    """What a review finds of every seat, without the reasons: `Conditions(judge=judge_game)`."""
    return tuple(
        Judged(
            None if seat.accuracy is None else round(seat.accuracy, 2),
            round(sum(step.decision.loss for step in seat.steps if step.decision), DECIMALS),
            round(seat.sums.luck, DECIMALS),
        )
        for seat in review(record, board, reasons=False).seats
    )
