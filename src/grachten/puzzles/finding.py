"""Puzzles in a game of strong bots: decisions that the judge finds clear are examined at length.

A decision goes through ever finer sieves, the cheap ones first: the judge's chances of all actions,
whether weak bots find the best one anyway, and then a long search, or the exact solver where it can
solve the position. Judge and search must agree on what is best.
"""

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from grachten.bots import make_bot, seated
from grachten.bots.play import decisions
from grachten.endgame import kind_of, solve
from grachten.puzzles.difficulty import difficulty_of, found_by, is_obvious
from grachten.puzzles.long_search import WORLDS, Found, long_search
from grachten.puzzles.puzzle import Method, Puzzle, is_same_choice
from grachten.puzzles.themes import theme_of
from grachten.review import Option, Reason, hint
from grachten.review.futures import Position
from grachten.review.judge import Pending, weighted
from grachten.review.unseen import Unseen
from grachten.rules import Action, Board, ClaimRoute, Game, LegalActions, SeatView

STRONG: Final = "neural:temperature=0.7"
TABLES: Final = (
    (STRONG, STRONG),
    (STRONG, "merchant"),
    (STRONG, STRONG, STRONG),
    ("search:sims=1000", STRONG),
    (STRONG, STRONG, "merchant", STRONG),
)
"""The bots that play, in turn. Games between equals alone would be too similar."""

LIKELY: Final = 0.07
"""The judge's lead from which a decision is examined: it is often wrong by a little."""
MOST: Final = 3
"""Puzzles of one game, of which one may be about the set-up."""


class Examined(NamedTuple):
    found: Found
    method: Method


def puzzles_in(number: int, seed: int, board: Board, *, with_set_up: bool) -> Iterator[Puzzle]:
    """The puzzles of one game; its number decides who plays, and its seed everything else."""
    table = TABLES[number % len(TABLES)]
    rng = random.Random(f"puzzles {seed} {number}")  # noqa: S311 - a game
    game = Game.new(len(table), rng.getrandbits(32), board)
    bots = [seated(make_bot(spec)) for spec in table]
    played: list[int] = []
    count = 0
    for view, legal in decisions(game):
        if count == MOST:
            return
        is_wanted = view.phase != "set-up" or (with_set_up and count == 0)
        if len(legal) > 1 and is_wanted:
            puzzle = _puzzle_of(game, view, legal, played, ",".join(table))
            if puzzle is not None:
                count += 1
                yield puzzle
        action = bots[view.seat].choose(view, legal, rng)
        played.append(action.id)
        game.play(board.actions[action.id], view.seat)


def _puzzle_of(
    game: Game, view: SeatView, legal: LegalActions, played: list[int], source: str
) -> Puzzle | None:
    options = judged(view, legal)
    if len(options) < 2 or options[0].chance - options[1].chance < LIKELY:
        return None
    best = options[0].action
    if is_obvious(view, legal, best):
        return None
    found, method = examine(view, legal, len(played))
    choices = [view.board.actions[number] for number in found.chances]
    if not found.is_clear or not is_same_choice(choices[0], best):
        return None
    levels = found_by(view, legal, choices[0])
    return Puzzle(
        board=view.board.id,
        players=view.players,
        seed=game.seed,
        actions=tuple(played),
        seat=view.seat,
        chances=found.chances,
        reason=_reason(view, found),
        theme=theme_of(view, choices[0], choices[1]),
        difficulty=difficulty_of(levels),
        found=levels,
        method=method,
        source=source,
    )


def _reason(view: SeatView, found: Found) -> Reason:
    """What the judge would say; if that is but a distance, the one that was found at length."""
    reason = hint(view).advice[0].reason
    if reason.kind in ("better", "even"):
        return Reason("better", {"tenths": round(1000 * found.lead)}, found.lead)
    return reason


def examine(view: SeatView, legal: LegalActions, seed: int, worlds: int = WORLDS) -> Examined:
    """What every choice is worth: exactly in last turns that can be solved, else by long search."""
    if kind_of(view) is None:
        return Examined(long_search(view, legal, seed, worlds), "search")
    values = solve(view, legal)
    chances: dict[int, float] = {}
    actions = sorted(legal, key=lambda action: (-values[action.id], _wilds(action)))
    for action in actions:
        if not any(is_same_choice(view.board.actions[other], action) for other in chances):
            chances[action.id] = values[action.id]
    best, second, *_ = (*chances.values(), 0.0)
    return Examined(Found(chances, best - second, 0.0), "exact")


def _wilds(action: Action) -> int:
    """How many wilds it gives away: of payments that are worth the same, the cheapest is named."""
    return action.payment.wilds if isinstance(action, ClaimRoute) else 0


def judged(view: SeatView, legal: LegalActions) -> list[Option]:
    """The judge's chances of all choices, the best first."""
    pending = Pending(view.board)
    unseen = Unseen(view.board, view.players, view.seat)
    unseen.read(view.history)
    position = Position(view, unseen)
    futures = {action: position.future(action, view.seat) for action in legal}
    places = {action: pending.add(future.rows) for action, future in futures.items()}
    pending.judge()
    options = [
        Option(action, weighted(pending.chances(places[action]), future.weights, future.settled))
        for action, future in futures.items()
    ]
    chosen: list[Option] = []
    for option in sorted(options, key=lambda option: -option.chance):
        if not any(is_same_choice(option.action, other.action) for other in chosen):
            chosen.append(option)
    return chosen
