"""How good are exported weights? In the arena, on duplicate deals::

    python -m learning.match build/learning/run/neural.weights --against planner search:ms=200
    python -m learning.match build/learning/run/neural.weights --bot neural:ms=200 --against neural
    python -m learning.match src/grachten/neural/amsterdam.weights --players 2 --sprt 0,35 \\
        --bot neural:sims=200:turns=3 --against neural:sims=200:turns=1
    python -m learning.match build/learning/response/neural.weights --players 2 \\
        --against neural:weights=src/grachten/neural/amsterdam.weights

One seat plays by the network, all others are the bot it is measured against; `neural` is always the
network of these weights, unless it names others, and takes the search's settings as options. With
`--sprt` a match ends as soon as it is clear whether the bot is better by so many Elo points. Needs
no PyTorch.
"""

import argparse
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Final

from grachten.arena import Conditions, Plan, play_on_cores, play_plan, win_share
from grachten.arena.local import cores, play_here
from grachten.arena.sprt import Sprt
from grachten.arena.tournament import play_until_decided
from grachten.bots import Bot, make_bot
from grachten.neural.bot import NeuralBot
from grachten.neural.search import SETTINGS as SEARCH
from grachten.neural.search import Settings
from grachten.rules import Board

NEURAL: Final = "neural"
OPTIONS: Final = {"temperature": float, "ms": int, "sims": int}
SETTINGS: Final = {field.name: type(getattr(SEARCH, field.name)) for field in fields(Settings)}


@dataclass(frozen=True)
class TrialBot(NeuralBot):
    """One that searches in another way."""

    way: Settings = SEARCH

    @property
    def settings(self) -> Settings:
        return self.way


def bot_called(spec: str, weights: Path) -> Bot:
    """`neural` and its options with these weights, or any bot of the project."""
    name, *options = spec.split(":")
    given = dict(option.split("=") for option in options)
    if name != NEURAL or "weights" in given:
        return make_bot(spec)
    way = {key: SETTINGS[key](given.pop(key)) for key in SETTINGS if key in given}
    return TrialBot(
        weights, **{key: OPTIONS[key](value) for key, value in given.items()}, way=Settings(**way)
    )


def two_numbers(text: str) -> tuple[float, float]:
    low, high = map(float, text.split(","))
    return low, high


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m learning.match", description=__doc__)
    add = parser.add_argument
    add("weights", type=Path)
    add("--bot", default=NEURAL)
    add("--against", nargs="+", default=("planner",), metavar="BOT")
    add("--players", type=int, nargs="+", default=(2, 3, 4))
    add("--deals", type=int, default=200)
    add("--seed", type=int, default=2026)
    add("--sprt", type=two_numbers, metavar="ELO0,ELO1")
    add("--workers", type=int, default=cores())
    given = parser.parse_args(arguments)
    make = partial(bot_called, weights=given.weights.resolve())
    conditions = Conditions(Board.load(), seed=given.seed, limit=None, make=make)
    play = play_here if given.workers == 1 else partial(play_on_cores, workers=given.workers)
    for players in given.players:
        for opponent in given.against:
            table = (given.bot, *[opponent] * (players - 1))
            plan = Plan(conditions, tables=(table,), deals=given.deals)
            test = Sprt(*given.sprt) if given.sprt else None
            if test is None:
                games = play_plan(plan, play)
            else:
                games = play_until_decided(plan, play, test, given.bot)
                print(f"{test.decision or 'undecided'}: llr {test.llr:.2f} of {test.bounds[1]:.2f}")
            won = win_share([game.result for game in games], given.bot)
            mine = [seat for game in games for seat in game.seats if seat.bot == given.bot]
            thought = sum(seat.seconds for seat in mine) / sum(seat.decisions for seat in mine)
            print(
                f"{players} players, {given.bot} against {opponent}: won {won.share:.1%}"
                f" ({won.low:.1%} to {won.high:.1%}) of {won.games} games on {won.deals} deals,"
                f" {1000 * thought:.2f} ms a decision",
                flush=True,
            )


if __name__ == "__main__":
    main()
