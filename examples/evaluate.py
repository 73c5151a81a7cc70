"""How good are learned weights? In the arena: every deal is played twice, with seats exchanged.

    python examples/evaluate.py learned.npz --deals 200

The weights are those of examples/ppo.py. Playing needs no PyTorch.
"""

import argparse
import random
from functools import cache, partial
from pathlib import Path

import numpy as np

from grachten.arena import Conditions, Plan, play_on_cores, play_plan, win_share
from grachten.arena.local import cores, play_here
from grachten.bots import Bot, make_bot
from grachten.env.observation import bounds, observe
from grachten.rules import Action, Board, LegalActions, SeatView

AGAINST = ("greedy", "planner", "search:ms=200")


class LearnedBot:
    """The likeliest action by a network that examples/ppo.py trained."""

    def __init__(self, path: str) -> None:
        with np.load(path) as file:
            self._weights = {name: file[name] for name in file.files}
        lowest, highest = bounds()
        self._scale = 1 / np.maximum(highest.astype(np.float32) - lowest, 1)

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:  # noqa: ARG002
        x = np.maximum(self._layer("enter", observe(view) * self._scale), 0)
        x += np.maximum(self._layer("hidden", x), 0)
        logits = self._layer("policy", x)
        return view.board.actions[max(legal.ids, key=lambda action: logits[action])]

    def _layer(self, name: str, x: np.ndarray) -> np.ndarray:
        return self._weights[f"{name}.weight"] @ x + self._weights[f"{name}.bias"]


@cache
def learned(path: str) -> LearnedBot:
    return LearnedBot(path)


def bot_called(name: str) -> Bot:
    """`learned:PATH`, or any bot of the project."""
    kind, _, path = name.partition(":")
    return learned(path) if kind == "learned" else make_bot(name)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--against", nargs="+", default=AGAINST, metavar="BOT")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args(arguments)
    me = f"learned:{given.weights}"
    conditions = Conditions(Board.load(), given.seed, make=bot_called)
    runner = play_here if given.workers == 1 else partial(play_on_cores, workers=given.workers)
    for other in given.against:
        games = play_plan(Plan(conditions, ((me, other),), given.deals), runner)
        share = win_share([game.result for game in games], me)
        faults = sum(len(game.faults) for game in games)
        print(
            f"{other}: {share.share:.1%} won ({share.low:.1%} to {share.high:.1%}) "
            f"of {share.games} games on {share.deals} deals, {faults} faults",
            flush=True,
        )


if __name__ == "__main__":
    main()
