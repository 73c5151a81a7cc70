"""What to do: up to three actions with the win chance of each, and one reason."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import action_mask, named, observe
from grachten.kernel.layout import COLOURS
from grachten.review.futures import Future, Position
from grachten.review.judge import Pending, weighted
from grachten.review.reasons import Reason, blocked, candidates
from grachten.review.results import Option, is_same_claim
from grachten.review.unseen import Unseen
from grachten.rules import GrachtenError, SeatView

MOST: Final = 3
"""Actions that a hint names."""
MOST_REASONS: Final = 12
"""Reasons that are measured for an action."""
LEAST_EFFECT: Final = 0.005
"""Win chance: a reason that matters less explains nothing."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action, its expected win chance, and the reason for it."""

    option: Option
    reason: Reason


@dataclass(frozen=True, slots=True)
class Hint:
    """`chance` is the win chance before the decision, the best of the actions comes first."""

    seat: int
    chance: float
    advice: tuple[Advice, ...]


def hint(view: SeatView) -> Hint:
    """What the judge would do, from what the seat knows alone."""
    if view.seat not in view.to_act:
        raise GrachtenError("There is nothing to decide for this seat now.")
    pending = Pending(view.board)
    unseen = Unseen(view.board, view.players, view.seat)
    unseen.read(view.history)
    position = Position(view, unseen)
    actions = [view.board.actions[number] for number in np.flatnonzero(action_mask(view))]
    futures = [position.future(action, view.seat) for action in actions]
    places = [pending.add(future.rows) for future in futures]
    here = pending.add(observe(view)[None])
    pending.judge()
    chances = [
        weighted(pending.chances(place), future.weights, future.settled)
        for place, future in zip(places, futures, strict=True)
    ]
    order = sorted(range(len(actions)), key=lambda index: -chances[index])
    best: list[int] = []
    for index in order:
        if not any(is_same_claim(actions[index], actions[other]) for other in best):
            best.append(index)
    before = float(pending.chances(here)[0])
    options = [Option(actions[index], chances[index]) for index in best]
    reasons = _reasons(view, options[:MOST], [futures[index] for index in best[:MOST]], before)
    return Hint(
        view.seat,
        before,
        tuple(
            Advice(option, reason or _comparison(options, number))
            for number, (option, reason) in enumerate(zip(options[:MOST], reasons, strict=True))
        ),
    )


def _comparison(options: list[Option], number: int) -> Reason:
    """With nothing else to say: how far the action is ahead of the next, or behind the best."""
    if len(options) == 1:
        return Reason("forced", {})
    gap = options[0].chance - options[number or 1].chance
    if gap < LEAST_EFFECT:
        return Reason("even", {}, gap)
    return Reason("close" if number else "better", {"tenths": round(1000 * gap)}, gap)


def _reasons(
    view: SeatView, options: list[Option], futures: list[Future], before: float
) -> list[Reason | None]:
    """For each action the reason that matters most, or None if none of them matters much."""
    pending = Pending(view.board)
    now = observe(view)
    tried = []
    for option, future in zip(options, futures, strict=True):
        found = list(candidates(view, option.action))[:MOST_REASONS]
        places = [pending.add(_undone(reason, view, future, now)) for reason in found]
        tried.append((option, future, found, places))
    if not any(found for _, _, found, _ in tried):
        return [None] * len(options)
    pending.judge()
    chosen: list[Reason | None] = []
    for option, future, found, places in tried:
        measured = []
        for reason, place in zip(found, places, strict=True):
            chances = pending.chances(place)
            if reason.kind in UNDONE:
                without = weighted(chances, future.weights, future.settled)
                measured.append(reason.measured(option.chance - without))
            elif len(chances):
                measured.append(reason.measured(before - float(chances[0])))
            else:
                measured.append(reason.measured(LEAST_EFFECT))
        best = max(measured, key=lambda reason: reason.effect, default=None)
        chosen.append(best if best is not None and best.effect >= LEAST_EFFECT else None)
    return chosen


UNDONE: Final = {"points", "completes", "nearer", "merchandise", "ends", "wild"}
"""A fact is measured by undoing it after the action, one about a route by blocking that."""


def _undone(
    reason: Reason, view: SeatView, future: Future, now: NDArray[np.uint8]
) -> NDArray[np.uint8]:
    """What the judge is asked, to see how much a reason matters."""
    if "route" in reason.numbers:
        route = view.board.routes[reason.numbers["route"]]
        return observe(blocked(view, route))[None]
    if reason.kind not in UNDONE:
        return future.rows[:0]
    rows = future.rows.copy()
    parts, before = named(rows), named(now)
    numbers = reason.numbers
    match reason.kind:
        case "points":
            parts["points"][:, 0] -= np.uint8(numbers["points"])
        case "completes":
            contract = numbers["contract"]
            parts["completed"][:, contract] = 0
            parts["missing"][:, contract] = before["missing"][contract]
            parts["values"][:, 0] -= np.uint8(numbers["value"])
            parts["values"][:, 1] += np.uint8(numbers["value"])
        case "nearer":
            parts["missing"][:, numbers["contract"]] += np.uint8(numbers["spaces"])
            parts["plan_spaces"][:] += np.uint8(numbers["spaces"])
        case "merchandise":
            parts["merchandise"][:, 0] -= np.uint8(1)
            parts["bonus"][:] = before["bonus"]
        case "ends":
            parts["last_turns"][:] = 0
        case _:
            parts["hand"][:, 6 * COLOURS + numbers["wilds"] - 1] = 0
    return rows
