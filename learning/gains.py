"""How much win chance does a way of searching gain on the bare policy, decision by decision? ::

    python -m learning.gains src/grachten/neural/amsterdam.weights \\
        --bots neural:sims=200 neural:sims=200:turns=1:trust=0

The positions are from games of the network against itself. What the likeliest actions of each are
worth is found out by playing on for five turns in many possible worlds, other ones than a search
sees; all bots are then asked about the same positions. That takes far fewer games than a match to
tell two ways apart, but a match has the last word: here everybody plays on by policy. Needs no
PyTorch.
"""

import argparse
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import observe
from grachten.env.warming import make_ready
from grachten.kernel.records import Games
from grachten.neural.bot import NeuralBot
from grachten.neural.inference import PlayingNetwork, network_at
from grachten.neural.lookahead import Lookahead
from grachten.neural.search import entrants
from grachten.neural.worlds import Worlds
from grachten.rules import Game, LegalActions, SeatView
from learning.match import NEURAL, bot_called

TURNS: Final = 5
WORLDS: Final = 192
AT_ONCE: Final = 48
DECISIONS: Final = 97
TAKEN: Final = 0.12
"""The share of decisions that are asked about."""
UNDECIDED: Final = (0.04, 0.96)
"""Only positions with such win chances are."""


class Known(NamedTuple):
    """A position, and what each of its likeliest actions is worth."""

    view: SeatView
    legal: LegalActions
    wins: dict[int, float]
    policy: int
    """What the policy would do."""


def positions(network: PlayingNetwork, bot: NeuralBot, players: int, seed: int) -> Iterator[Known]:
    """Positions of one game after the other."""
    rng = random.Random(f"gains {players} {seed}")  # noqa: S311 - a game
    while True:
        game = Game.new(players, rng.getrandbits(32))
        while not game.is_over:
            seat = game.to_act[0]
            view, legal = game.view(seat), game.legal_for(seat)
            is_late = view.phase == "set-up" or view.last_turns is not None
            if len(legal) > 1 and not is_late and rng.random() < TAKEN:
                known = _known(network, view, legal, rng.getrandbits(62))
                if known is not None:
                    yield known
            game.play(bot.choose(view, legal, rng), seat)


def _known(network: PlayingNetwork, view: SeatView, legal: LegalActions, seed: int) -> Known | None:
    said = network(observe(view)[None])
    low, high = UNDECIDED
    if not low < said.wins[0, 0] < high:
        return None
    actions = entrants(legal, said).actions
    worlds, chance = Worlds(view, legal, said.beliefs[0]), np.random.default_rng(seed)
    lookahead = Lookahead(worlds, network, len(actions) * AT_ONCE, TURNS)
    found: list[NDArray[np.float64]] = []
    for _ in range(WORLDS // AT_ONCE):
        seeds = chance.integers(1 << 62, size=AT_ONCE, dtype=np.uint64) | np.uint64(1)
        everywhere: Games = np.tile(worlds.deal(seeds), len(actions))  # type: ignore[call-overload]
        chances = np.tile(chance.random((AT_ONCE, DECISIONS)), (len(actions), 1))
        wins = lookahead(everywhere, np.repeat(actions, AT_ONCE), chances)
        found.append(wins.reshape(len(actions), AT_ONCE))
    means = np.hstack(found).mean(1)
    return Known(
        view, legal, dict(zip(actions.tolist(), means.tolist(), strict=True)), int(actions[0])
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m learning.gains", description=__doc__)
    add = parser.add_argument
    add("weights", type=Path)
    add("--bots", nargs="+", default=(f"{NEURAL}:sims=200",), metavar="BOT")
    add("--players", type=int, default=2)
    add("--positions", type=int, default=100)
    add("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    weights = given.weights.resolve()
    make_ready()
    coming = positions(network_at(weights), NeuralBot(weights), given.players, given.seed)
    asked = [known for known, _ in zip(coming, range(given.positions), strict=False)]
    for spec in given.bots:
        bot = bot_called(spec, weights)
        start, gains, others = time.thread_time(), [], 0
        for number, known in enumerate(asked):
            rng = random.Random(number)  # noqa: S311 - a game
            chosen = bot.choose(known.view, known.legal, rng).id
            gains.append(known.wins[chosen] - known.wins[known.policy])
            others += chosen != known.policy
        seconds = (time.thread_time() - start) / len(asked)
        error = np.std(gains) / np.sqrt(len(asked))
        print(
            f"{spec}: {np.mean(gains):+.2%} (± {1.96 * error:.2%}) a decision on {len(asked)}"
            f" positions, another action in {others / len(asked):.0%}, {1000 * seconds:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
