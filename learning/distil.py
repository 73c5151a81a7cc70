"""Teach the network what a search would find: which of its likeliest actions are worth more::

    python -m learning.distil --out build/learning/distilled --minutes 10

Games of the network go on after each of a few actions (`branches`), and its policy learns from
what came of them, without going far from what it was; what it says of chances, margin and contracts
stays as it was. The folder gets the weights and `log.jsonl`, whose last line says how often the
pupil wins against the network that it began as. Needs PyTorch.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from grachten.env.core.elements import ROW_BYTES
from grachten.env.core.layout import MASK_BYTES
from grachten.env.vector import VectorGames
from grachten.neural.inference import AMSTERDAM
from learning.branches import Branches, Ways, Worths, gain_of
from learning.evaluation import share_over
from learning.export import WEIGHTS, export, read_network
from learning.kept import Kept
from learning.log import tell
from learning.network import Outputs
from learning.pupil import Pupil
from learning.rollouts import draw
from learning.updates import LEAST_LOG

EVALUATION_SEED: Final = 977
LIKELIEST_SHARE: Final = 0.5
"""Of the games: everybody plays the likeliest action, as in a match; in the others they draw."""
OPENING: Final = 60
"""Steps until the games are at all stages."""
STEPS: Final = 3
"""Decisions in every game between two choices of positions: neighbours are much alike."""


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m learning.distil",
        description="Teach the network what a search would find.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add("--out", type=Path, default=Path("build/learning/distilled"), help="folder for all files")
    add("--weights", type=Path, default=AMSTERDAM, help="of the network to begin as")
    add("--minutes", type=float, default=10.0, help="of playing and learning")
    add("--updates", type=int, help="stop after so many, and plan by them: no clock")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--halves", action="store_true", help="play and learn in half precision on a CPU too")
    add("--seed", type=int, default=1)
    add("--games", type=int, default=1024, help="at once")
    add("--players", type=int, nargs="+", default=(2, 3, 4))
    add("--positions", type=int, default=512, help="that are played on at once")
    add("--actions", type=int, default=Ways.actions, help="that are tried, the likeliest ones")
    add("--turns", type=int, default=Ways.turns, help="of the seat that a game goes on for")
    add("--trust", type=float, default=Ways.trust, help="in the chances at the turns before")
    add("--kept", type=int, default=1 << 18, help="positions that are learned from, the newest")
    add("--uses", type=float, default=2.0, help="of a position, on average")
    add("--minibatch", type=int, default=2048)
    add("--rate", type=float, nargs=2, default=(3e-5, 1e-6), help="of learning: first, last")
    add("--leash", type=float, default=0.02, help="win chance that a nat away from before costs")
    add("--average", type=float, default=0.99, help="of the weights, with every update")
    add("--deals", type=int, default=4096, help="of the match at the end, for each of --players")
    return parser.parse_args(arguments)


def losses(said: Outputs, before: Outputs, worths: Worths, leash: float) -> tuple[Tensor, Tensor]:
    """What is to be made small, and the gain in win chance."""
    gain = gain_of(said.policy, before.policy, worths).mean()
    change = said.policy.clamp(min=LEAST_LOG) - before.policy.clamp(min=LEAST_LOG)
    distance = (said.policy.exp() * change).sum(1).mean()
    return leash * distance + 0.1 * _drift(said, before) - gain, gain.detach()


def _drift(said: Outputs, before: Outputs) -> Tensor:
    """How far chances, margin and beliefs are from what they were."""
    wins = -(before.wins.exp() * said.wins.clamp(min=LEAST_LOG)).sum(1).mean()
    margin = ((said.margin - before.margin) ** 2).mean()
    beliefs = binary_cross_entropy_with_logits(said.beliefs, before.beliefs.sigmoid())
    return wins + margin + beliefs


class Distilling:
    """A training under way."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        device = torch.device(given.device)
        torch.manual_seed(given.seed)
        self.before, network, average = (read_network(given.weights).to(device) for _ in range(3))
        for one in (self.before, network, average):
            one.in_halves = given.halves
        self.pupil = Pupil(network, average, tuple(given.rate), given.average)
        self._games = VectorGames(given.games, given.players, seed=given.seed)
        ways = Ways(given.actions, turns=given.turns, trust=given.trust)
        self._branches = Branches(given.positions, given.seed, device, ways)
        tried = torch.zeros(given.kept, ways.actions, device=device)
        self.kept = Kept(
            torch.zeros(given.kept, ROW_BYTES, dtype=torch.uint8, device=device),
            torch.zeros(given.kept, MASK_BYTES, dtype=torch.uint8, device=device),
            tried.long(),
            tried,
        )
        self._takes_likeliest = (
            torch.arange(given.games, device=device) < LIKELIEST_SHARE * given.games
        )
        self._gains: list[float] = []
        self._start = 0.0
        given.out.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        given, pupil = self.given, self.pupil
        for _ in range(OPENING):
            self._step()
        self._start = told = time.monotonic()
        tell(given.out, device=given.device, cores=os.cpu_count())
        while (part := self._part()) < 1:
            self._find()
            while (
                self.kept.count >= given.minibatch
                and pupil.updates * given.minibatch < given.uses * self.kept.added
                and (part := self._part()) < 1
            ):
                self._learn(part)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                tell(given.out, **self._facts())
        export(pupil.average, given.out / WEIGHTS)
        tell(given.out, **self._facts(), **self._match())

    def _part(self) -> float:
        """How much is done, from 0 to 1."""
        if self.given.updates:
            return self.pupil.updates / int(self.given.updates)
        return (time.monotonic() - self._start) / (60 * float(self.given.minutes))

    @torch.no_grad()
    def _step(self) -> Outputs:
        """One decision in every game; what the network said before it."""
        said = self._look()
        drawn = draw(said.policy)
        actions = torch.where(self._takes_likeliest, said.policy.argmax(1), drawn)
        self._games.step(actions.cpu().numpy())
        return said

    def _look(self) -> Outputs:
        device = self._takes_likeliest.device
        rows, masks = (
            torch.from_numpy(array).to(device)
            for array in (self._games.observation_rows, self._games.mask_rows)
        )
        said: Outputs = self.before(rows, masks)
        return said

    @torch.no_grad()
    def _find(self) -> None:
        """Find out what actions are worth in some positions."""
        for _ in range(STEPS):
            self._step()
        self.kept.add(*self._branches.play(self._games, self._look(), self.before))

    def _learn(self, part: float) -> None:
        worths = Worths(*self.kept.some(self.given.minibatch))
        with torch.no_grad():
            before = self.before(worths.rows, worths.masks)
        said = self.pupil.network(worths.rows, worths.masks)
        loss, gain = losses(said, before, worths, self.given.leash)
        self.pupil.learn(loss, part)
        self._gains.append(float(gain))

    def _facts(self) -> dict[str, float]:
        """How far it has come since it was last asked."""
        gains, self._gains = self._gains, []
        return {
            "minutes": (time.monotonic() - self._start) / 60,
            "positions": self.kept.added,
            "updates": self.pupil.updates,
            "gain": float(np.mean(gains)) if gains else 0.0,
        }

    def _match(self) -> dict[str, float]:
        """The share that the pupil wins against the network as it was, with an interval of 95 %."""
        facts: dict[str, float] = {}
        for players in self.given.players if self.given.deals else ():
            won = share_over(
                self.pupil.average, self.before, players, self.given.deals, EVALUATION_SEED
            )
            facts[f"wins_{players}_players"] = won.share
            facts[f"low_{players}_players"] = won.low
            facts[f"high_{players}_players"] = won.high
        return facts

    def close(self) -> None:
        self._games.close()
        self._branches.close()


def main(arguments: list[str] | None = None) -> None:
    torch.set_float32_matmul_precision("high")
    distilling = Distilling(options(arguments))
    distilling.run()
    distilling.close()


if __name__ == "__main__":
    main()
