"""Train the judge: how likely a seat is to win, from what it may know, whoever is to act::

    python -m learning.judge --out build/learning/judge --minutes 8

The network that plays has learned from positions in which its seat is to act. Reviews and hints ask
at any moment, so the judge learns from all seats: what the network that plays will say, on average,
when the seat's turn comes, or how the game ends before (`judged_games`). It begins as a copy of
that network, and is tested on how other games ended. The folder gets the weights and
`log.jsonl`. Needs PyTorch.
"""

import argparse
import time
from pathlib import Path
from typing import Final

import torch
from torch import Tensor

from grachten.neural.inference import AMSTERDAM
from learning.export import export, read_network
from learning.judged_games import JudgedGames, Positions
from learning.log import tell
from learning.network import MARGIN_UNIT, SEATS, Network
from learning.pupil import Pupil

WEIGHTS: Final = "judge.weights"
HEADS: Final = ("wins", "margin")
"""What a judge says: it has nothing to choose."""
BINS: Final = 20
TESTED_SHARE: Final = 0.25
"""Of the positions of a game: neighbours are much alike."""
SPARE_SECONDS: Final = 25.0


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m learning.judge",
        description="Train the judge from games of the network that plays.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add("--out", type=Path, default=Path("build/learning/judge"), help="folder for all files")
    add("--weights", type=Path, default=AMSTERDAM, help="of the network that plays")
    add("--minutes", type=float, default=8.0, help="of this command, compiling included")
    add("--updates", type=int, help="stop after so many, and plan by them: no clock")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--seed", type=int, default=1)
    add("--games", type=int, default=16384, help="at once")
    add("--players", type=int, nargs="+", default=(2, 3, 4))
    add("--kept", type=int, default=1 << 21, help="positions that are learned from, the newest")
    add("--share", type=float, default=0.5, help="of all positions that are learned from")
    add("--minibatch", type=int, default=16384)
    add("--rate", type=float, nargs=2, default=(3e-4, 5e-6), help="of learning: first, last")
    add("--margin-weight", type=float, default=0.03)
    add("--average", type=float, default=0.999, help="of the weights, with every update")
    add("--tested", type=int, default=1 << 19, help="positions for the test, of other deals")
    return parser.parse_args(arguments)


def loss_of(network: Network, positions: Positions, margin_weight: float) -> Tensor:
    """How surprising the results are, for what the network says of the positions."""
    said = network.judge(positions.rows)
    shares = positions.targets[:, :SEATS]
    surprise = -(shares * said.wins.clamp(min=-50)).sum(1).mean()
    margin = ((said.margin - positions.targets[:, SEATS]) ** 2).mean()
    return surprise + margin_weight * margin


@torch.no_grad()
def measured(network: Network, positions: Positions) -> dict[str, float]:
    """How the chances of the looking seat came true, apart for seats that act and that wait."""
    said = [network.judge(rows) for rows in torch.split(positions.rows, 65536)]
    chances = torch.cat([part.wins[:, 0].exp() for part in said])
    margins = torch.cat([part.margin for part in said])
    came = positions.targets[:, 0]
    found = {}
    for name, chosen in {"acting": positions.acts, "waiting": ~positions.acts}.items():
        mine, true = chances[chosen], came[chosen]
        bins = (BINS * mine).long().clamp(max=BINS - 1)
        gap = torch.zeros(BINS, device=mine.device).index_add_(0, bins, mine - true)
        found[f"brier_{name}"] = float(((mine - true) ** 2).mean())
        found[f"calibration_{name}"] = float(gap.abs().sum() / len(mine))
    error = (margins - positions.targets[:, SEATS]).abs().mean()
    return {**found, "margin_error": float(MARGIN_UNIT * error)}


class Judging:
    """A training of the judge."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.began = time.monotonic()
        self.given = given
        device = torch.device(given.device)
        torch.manual_seed(given.seed)
        self.player = read_network(given.weights).to(device)
        network, average = (read_network(given.weights).to(device) for _ in range(2))
        self.pupil = Pupil(network, average, given.rate, given.average)
        self.games = JudgedGames(
            *(given.games, given.players, given.seed, given.kept, device),
            to_the_end=False,
            share=given.share,
        )
        given.out.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        """Play for the test first; then play, learn, and play on."""
        given = self.given
        test = JudgedGames(
            *(given.games, given.players, given.seed + 1_000_000, given.tested, self.games.device),
            to_the_end=True,
            share=TESTED_SHARE,
        )
        while not test.kept.is_full:
            test.play(self.player)
        test.close()
        tested = test.positions()
        tell(given.out, positions=len(tested.rows), **self._compare("before", self.player, tested))
        while self.games.kept.count < self.given.minibatch:
            self.games.play(self.player)
        said = time.monotonic()
        self.start = said
        while (part := self.part()) < 1:
            self.games.play(self.player)
            # Every position is learned from about twice.
            while self.pupil.updates * given.minibatch < 2 * self.games.kept.added:
                some = self.games.some(given.minibatch)
                self.pupil.learn(loss_of(self.pupil.network, some, given.margin_weight), part)
            if time.monotonic() - said > 60:
                said = time.monotonic()
                tell(given.out, part=part, played=self.games.ended, updates=self.pupil.updates,
                          **measured(self.pupil.average, tested))  # fmt: skip
        export(self.pupil.average, given.out / WEIGHTS, HEADS)
        found = self._compare("after", self.pupil.average, tested)
        tell(given.out, seconds=time.monotonic() - self.began, played=self.games.ended,
                  updates=self.pupil.updates, **found)  # fmt: skip

    def part(self) -> float:
        """How much is done, from 0 to 1."""
        if updates := self.given.updates:
            return self.pupil.updates / int(updates)
        until = self.began + 60 * self.given.minutes - SPARE_SECONDS
        return (time.monotonic() - self.start) / max(1.0, float(until) - self.start)

    def _compare(self, when: str, network: Network, tested: Positions) -> dict[str, float]:
        return {f"{when}_{name}": value for name, value in measured(network, tested).items()}

    def close(self) -> None:
        self.games.close()


def main(arguments: list[str] | None = None) -> None:
    torch.set_float32_matmul_precision("high")
    judging = Judging(options(arguments))
    judging.run()
    judging.close()


if __name__ == "__main__":
    main()
