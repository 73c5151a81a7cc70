"""Known properties of the game, measured: length, branching, the first seat, information sets.

    python examples/properties.py --games 2000

Lengths, branching and the first seat's share are of games in which all seats play alike: at random,
and by `planner`. Information sets are counted from views in planner's games: how many deals of the
unseen cards agree with what the seat has seen.
"""

import argparse
import math
import random
from dataclasses import dataclass, field

import numpy as np

from grachten.bots import make_bot
from grachten.env.hidden import HiddenCards
from grachten.rules import Game

Z95 = 1.96


@dataclass
class Figures:
    """What was counted in some games."""

    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    first_won: list[float] = field(default_factory=list)

    def add(self, game: Game, choices: list[int], turns: int) -> None:
        sheet = game.score_sheet
        assert sheet is not None
        self.decisions.append(len(choices))
        self.turns.append(turns)
        self.choices += choices
        winners = sheet.winners
        self.first_won.append(1 / len(winners) if game.first in winners else 0.0)

    def __str__(self) -> str:
        share = float(np.mean(self.first_won))
        error = Z95 * float(np.std(self.first_won)) / math.sqrt(len(self.first_won))
        return (
            f"{np.mean(self.decisions):.0f} decisions (middle 90 %: "
            f"{np.percentile(self.decisions, 5):.0f} to {np.percentile(self.decisions, 95):.0f}), "
            f"{np.mean(self.turns):.0f} turns; {np.mean(self.choices):.1f} legal actions on "
            f"average, geometric mean {np.exp(np.mean(np.log(self.choices))):.1f}, "
            f"most {max(self.choices)}; "
            f"first seat wins {share:.1%} (± {error:.1%})"
        )


def measured(name: str, players: int, games: int) -> Figures:
    """Games in which a bot of that name has every seat."""
    figures, bot = Figures(), make_bot(name)
    for seed in range(games):
        game, rng = Game.new(players, seed), random.Random(seed)
        choices: list[int] = []
        turns = 0
        while not game.is_over:
            legal = game.legal_actions
            choices.append(len(legal))
            turns += game.phase == "turn"
            game.play(bot.choose(game.view(game.seat), legal, rng))
        figures.add(game, choices, turns)
    return figures


def information_sets(players: int, games: int) -> str:
    """How many deals a seat cannot tell apart, as powers of ten, at the deal and by thirds."""
    rows: list[list[float]] = [[], [], [], []]
    rng, bot = random.Random(1), make_bot("planner")
    for seed in range(games):
        game = Game.new(players, seed)
        sizes: list[float | None] = []
        while not game.is_over:
            view = game.view(game.seat)
            logarithm = HiddenCards(view).resample(rng).log_probability
            sizes.append(None if logarithm is None else -logarithm / math.log(10))
            game.play(bot.choose(view, game.legal_actions, rng))
        for place, size in enumerate(sizes):
            if size is not None:
                rows[0 if place == 0 else 1 + 3 * place // len(sizes)].append(size)
    names = ("at the deal", "first third", "second", "last")
    return ", ".join(
        f"{name} 10^{np.mean(row):.0f}" for name, row in zip(names, rows, strict=True) if row
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bots", nargs="+", default=["random", "planner"])
    parser.add_argument("--sets", type=int, default=20, help="games to count information sets in")
    given = parser.parse_args(arguments)
    for players in given.players:
        for name in given.bots:
            print(f"{players} players, {name}: {measured(name, players, given.games)}", flush=True)
        if given.sets:
            print(f"{players} players, information sets: {information_sets(players, given.sets)}")


if __name__ == "__main__":
    main()
