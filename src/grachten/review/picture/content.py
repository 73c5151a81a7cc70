"""What stands on the picture of a review, in the words of `sharing.ftl`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from grachten.protocol.actions import action_from_wire
from grachten.protocol.pictures import PicturedPlayer, PicturedStep, PictureWords, ReviewPicture
from grachten.protocol.reviews import SeatReview
from grachten.protocol.tables import CartColour
from grachten.review.action_words import Messages, action_in_brief
from grachten.rules import Board

TURNS: Final = 4
"""Turning points on a picture."""
MUCH: Final = 0.1
"""Luck from which on the title speaks of it."""


@dataclass(frozen=True)
class PlayerInPicture:
    """A player as the game ended: what the review itself doesn't say."""

    name: str
    colour: CartColour
    points: int
    routes: tuple[int, ...]


def picture_of(  # noqa: PLR0913 - a review, whose it is, and how it is told
    reviews: Sequence[SeatReview],
    seat: int,
    players: Sequence[PlayerInPicture],
    board: Board,
    words: Messages,
    *,
    hindsight: bool = False,
) -> ReviewPicture:
    """The picture of a review of all seats, through the eyes of one of them."""
    by_seat = sorted(reviews, key=lambda each: each.seat)
    mine = by_seat[seat]
    return ReviewPicture(
        seat,
        tuple(_player(each, players[each.seat], words) for each in by_seat),
        _steps(mine, board, words),
        PictureWords(
            title=words.say("sharing-title", {"name": players[seat].name, **_verdict(mine)}),
            subtitle=words.say("sharing-subtitle-hindsight" if hindsight else "sharing-subtitle"),
            curve=words.say("sharing-chance"),
            axis=(_percent(0, words), _percent(0.5, words), _percent(1, words)),
            points=words.say("sharing-points"),
            accuracy=words.say("sharing-accuracy"),
            luck=words.say("review-luck"),
            choices=words.say("review-choices"),
            steps=words.say("sharing-steps"),
        ),
    )


def _verdict(mine: SeatReview) -> dict[str, str]:
    share, luck = mine.sums.result, mine.sums.luck
    return {
        "result": "won" if share == 1 else "shared" if share else "lost",
        "luck": "good" if luck >= MUCH else "bad" if luck <= -MUCH else "even",
    }


def _player(found: SeatReview, player: PlayerInPicture, words: Messages) -> PicturedPlayer:
    return PicturedPlayer(
        name=player.name,
        colour=player.colour,
        points=player.points,
        curve=tuple(min(max(chance, 0.0), 1.0) for chance in found.curve),
        routes=player.routes,
        accuracy=found.accuracy,
        luck=found.sums.luck,
        choice=found.sums.choice,
        luck_words=_signed(found.sums.luck, words),
        choice_words=_signed(found.sums.choice, words),
    )


def _steps(mine: SeatReview, board: Board, words: Messages) -> tuple[PicturedStep, ...]:
    """The turning points in order, and the best move."""
    turns = sorted(mine.turning_points[:TURNS])
    best = [] if mine.best_move is None else [mine.best_move]
    steps = []
    for place, number in enumerate(turns + best):
        step, is_best = mine.steps[number - 1], place >= len(turns)
        action = None if step.action is None else action_from_wire(step.action, board)
        label = action_in_brief(action, board, words)
        if is_best:
            label = words.say("sharing-best", {"action": label})
        before, after = _percent(step.before, words), _percent(step.after, words)
        steps.append(PicturedStep(number, step.seat, is_best, label, before, after))
    return tuple(steps)


def _percent(chance: float, words: Messages) -> str:
    return words.say("sharing-percent", {"number": round(100 * chance)})


def _signed(part: float, words: Messages) -> str:
    points = round(100 * part)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return sign + words.say("sharing-percent", {"number": abs(points)})
