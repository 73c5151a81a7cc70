"""A review of a finished game: `review(record)`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from grachten.review.grading import INACCURACY, accuracy
from grachten.review.hints import hint
from grachten.review.judge import Pending
from grachten.review.progress import Progress, Report, Stage
from grachten.review.reading import Reading, watch_all
from grachten.review.results import Decision, Review, SeatReview, Step, Sums, is_same_claim
from grachten.rules import Board, Game, GameRecord, GrachtenError

SHOWN: Final = 5
"""Strokes of luck and turning points that are named."""


def review(  # noqa: PLR0913 - a game, whose eyes, and how
    record: GameRecord,
    board: Board | None = None,
    seats: Sequence[int] | None = None,
    *,
    hindsight: bool = False,
    reasons: bool = True,
    report: Report | None = None,
) -> Review:
    """What decided a finished game, from the eyes of these seats, or of all.

    With `reasons` every decision that lost something says why another was better, which takes a
    third of the time. `report` is called again and again with the share that is done, from 0 to 1.
    """
    board = Board.load(record.board) if board is None else board
    stages: list[Stage] = ["watching", "judging"]
    if reasons and not hindsight:
        stages.append("explaining")
    progress = Progress(report, stages)
    game = Game.new(record.players, record.seed, board, record.youngest)
    pending = Pending(board)
    wanted = range(record.players) if seats is None else seats
    readings = [Reading(game, seat, pending, hindsight=hindsight) for seat in wanted]
    watch_all(game, progress.through("watching", record.plays), readings)
    if not game.is_over:
        raise GrachtenError("Only a finished game can be reviewed.")
    pending.judge(progress.of("judging"))
    steps = {reading.seat: reading.steps() for reading in readings}
    if "explaining" in stages:
        _add_reasons(record, board, steps, progress)
    return Review(
        board.id,
        record.players,
        hindsight,
        tuple(_seat_review(seat, found) for seat, found in steps.items()),
    )


def _add_reasons(
    record: GameRecord, board: Board, steps: dict[int, list[Step]], progress: Progress
) -> None:
    """Give every decision that lost something the reason why the best action was better."""
    game = Game.new(record.players, record.seed, board, record.youngest)
    for number, play in enumerate(progress.through("explaining", record.plays)):
        step = steps[play.seat][number] if play.seat in steps else None
        if step and step.decision and step.decision.grade != "good":
            best = hint(game.view(play.seat)).advice[0]
            decision = replace(step.decision, reason=best.reason)
            steps[play.seat][number] = replace(step, decision=decision)
        game.play(play.action, play.seat)


def _seat_review(seat: int, steps: list[Step]) -> SeatReview:
    decisions = [(s, s.decision) for s in steps if s.decision and len(s.decision.options) > 1]
    losses = sorted(decisions, key=lambda pair: -pair[1].loss)
    by_luck = sorted((s for s in steps if s.luck), key=lambda s: -abs(s.luck))
    by_change = sorted(steps, key=lambda s: -abs(s.after - s.before))
    return SeatReview(
        seat,
        (steps[0].before, *(step.after for step in steps)),
        tuple(steps),
        Sums(
            steps[0].before,
            sum(step.choice for step in steps),
            sum(step.noise for step in steps),
            sum(step.others for step in steps),
            sum(step.luck for step in steps),
            steps[-1].after,
        ),
        accuracy(decision for _, decision in decisions),
        tuple(step.number for step, decision in losses if decision.loss >= INACCURACY),
        tuple(step.number for step in by_luck[:SHOWN]),
        tuple(step.number for step in by_change[:SHOWN]),
        _best_move(decisions),
    )


def _best_move(decisions: list[tuple[Step, Decision]]) -> int | None:
    """The choice with the largest lead over all others."""
    gaps = [(_gap(decision), step.number) for step, decision in decisions if decision.loss == 0]
    return max(gaps)[1] if gaps else None


def _gap(decision: Decision) -> float:
    """How much better the best action is than the best that is not the same claim, paid
    otherwise."""
    best, *rest = decision.options
    for option in rest:
        if not is_same_claim(option.action, best.action):
            return best.chance - option.chance
    return 0.0
