"""A review as it travels, made of what the library finds."""

from typing import Final

from grachten.protocol.actions import action_to_wire
from grachten.protocol.reviews import (
    ReviewDecision,
    ReviewOption,
    ReviewReason,
    ReviewStep,
    ReviewSums,
    SeatReview,
)
from grachten.review.results import Decision, Step
from grachten.review.results import SeatReview as Reviewed
from grachten.rules import Action

SHOWN: Final = 3
"""Options that are named, the best ones."""


def review_to_wire(found: Reviewed) -> SeatReview:
    """The library counts actions from 0; the frames of a replay count from the deal."""
    sums = found.sums
    return SeatReview(
        seat=found.seat,
        curve=found.curve,
        steps=tuple(map(_step, found.steps)),
        sums=ReviewSums(sums.start, sums.choice, sums.noise, sums.others, sums.luck, sums.result),
        accuracy=found.accuracy,
        mistakes=_frames(found.mistakes),
        strokes_of_luck=_frames(found.strokes_of_luck),
        turning_points=_frames(found.turning_points),
        best_move=None if found.best_move is None else found.best_move + 1,
    )


def _frames(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number + 1 for number in numbers)


def _step(step: Step) -> ReviewStep:
    return ReviewStep(
        number=step.number + 1,
        seat=step.seat,
        action=None if step.action is None else action_to_wire(step.action),
        before=step.before,
        after=step.after,
        choice=step.choice,
        noise=step.noise,
        others=step.others,
        luck=step.luck,
        stroke=step.stroke,
        decision=_decision(step.decision, step.action),
    )


def _decision(decision: Decision | None, chosen: Action | None) -> ReviewDecision | None:
    if decision is None or chosen is None:
        return None
    options, reason = decision.options, decision.reason
    return ReviewDecision(
        options=tuple(
            ReviewOption(action_to_wire(each.action), each.chance) for each in options[:SHOWN]
        ),
        legal=len(options),
        chance=next(each.chance for each in options if each.action.id == chosen.id),
        loss=decision.loss,
        grade=decision.grade,
        reason=None if reason is None else ReviewReason(reason.kind, reason.numbers),
    )
