"""Messages between the server and the process that makes reviews."""

from collections.abc import Callable
from typing import Any, Final

from grachten.protocol.actions import action_to_wire
from grachten.protocol.reviews import (
    Judgement,
    ReviewOption,
    ReviewReason,
    SeatReview,
    Thresholds,
)
from grachten.protocol.wire import Wire
from grachten.review import Advice, hint, review
from grachten.review.grading import BLUNDER, INACCURACY, MISTAKE
from grachten.review.judge import seat_chances
from grachten.review.wire import review_to_wire
from grachten.rules import Board, Game, GameRecord

SMALLEST: Final = 0.02
"""Progress that is worth a message."""

THRESHOLDS: Final = Thresholds(INACCURACY, MISTAKE, BLUNDER)


class ReviewJob(Wire, frozen=True):
    """A finished game (a `GameRecord`), and the seats from whose eyes it is reviewed, in turn."""

    game: dict[str, Any]
    seats: tuple[int, ...]
    hindsight: bool


class ReviewProgress(Wire, frozen=True):
    """How much is done, from 0 to 1, with a seat if it is finished now."""

    done: float
    seat: SeatReview | None = None


def make_reviews(job: ReviewJob, tell: Callable[[ReviewProgress], None]) -> None:
    """Seat by seat: people can look at the first while the others are judged."""
    board = Board.load(job.game["board"])
    record = GameRecord.from_dict(job.game, board)
    told = 0.0

    def report(share: float) -> None:
        nonlocal told
        done = (finished + share) / len(job.seats)
        if share < 1 and done >= told + SMALLEST:
            told = done
            tell(ReviewProgress(done))

    for finished, seat in enumerate(job.seats):
        found = review(record, board, [seat], hindsight=job.hindsight, report=report)
        told = (finished + 1) / len(job.seats)
        tell(ReviewProgress(told, review_to_wire(found.seats[0])))


def judgement_of(game: dict[str, Any], number: int, seat: int | None) -> Judgement:
    """What the judge thinks of a position, and what `seat` could do best, if it is to act."""
    board = Board.load(game["board"])
    position = Game.replay(GameRecord.from_dict(game, board), board)
    advice: tuple[Advice, ...] = ()
    if seat is not None and seat in position.to_act:
        advice = hint(position.view(seat)).advice
    reason = advice[0].reason if advice else None
    return Judgement(
        number=number,
        chances=seat_chances(position),
        options=tuple(
            ReviewOption(action_to_wire(each.option.action), each.option.chance) for each in advice
        ),
        reason=None if reason is None else ReviewReason(reason.kind, reason.numbers),
    )
