"""Train the network by self-play::

    python -m learning.train --out build/learning/run --minutes 10
    python -m learning.train --out build/learning/run --minutes 10 --resume build/learning/run

The rates fall over `--plan-minutes` of training, which may take several commands. The folder gets a
checkpoint (`checkpoints`), the weights for playing (`export`), and `log.jsonl` with a line every
two minutes. Needs PyTorch: pip install 'grachten[learn]'

How far can somebody get who is trained for nothing but to beat a network? This trains a best
response, on one seat against that network on all others, beginning as its copy or as the network
that `--begin` names::

    python -m learning.train --out build/learning/response --against neural.weights --players 2
"""

import argparse
import math
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import torch

from learning.checkpoints import FormerVersions, Progress, load, save, shape_of
from learning.evaluation import share_over, win_rate
from learning.export import WEIGHTS, export, read_network
from learning.log import tell
from learning.network import Network, Shape
from learning.rollouts import Mix, Player
from learning.updates import Learner, Pace, Rules

EVALUATION_SEED: Final = 977
FORMER_TAKEN: Final = 24
"""Former versions that are taken in the time of a whole plan."""
SPARE_SECONDS: Final = 15.0
"""For the last evaluation and the files, before the minutes are over."""


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m learning.train",
        description="Train the network by self-play.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add("--out", type=Path, default=Path("build/learning/run"), help="folder for all files")
    add("--resume", type=Path, help="folder with a checkpoint to go on from")
    add("--begin", type=Path, help="begin as the network in this file; default: that of --against")
    add("--minutes", type=float, default=10.0, help="of this command, compiling included")
    add("--plan-minutes", type=float, default=25.0, help="of training, in all commands")
    add("--iterations", type=int, help="stop after so many in all, and plan by them: no clock")
    add("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    add("--seed", type=int, default=1)
    add("--games", type=int, default=16384, help="at once")
    add("--steps", type=int, default=64, help="decisions of each game between two updates")
    add("--players", type=int, nargs="+", default=(2, 3, 4))
    add("--against", type=Path, help="train a best response to the network in this file")
    add("--planner-share", type=float, default=Mix.planner_share, help="of games with a planner")
    add("--former-share", type=float, default=Mix.former_share, help="with a former version")
    add("--width", type=int, default=Shape.width)
    add("--blocks", type=int, default=Shape.blocks)
    add("--minibatch", type=int, default=Rules.minibatch)
    add("--epochs", type=int, default=Rules.epochs)
    add("--trace", type=float, default=Rules.trace, help="lambda of the advantages")
    add("--rate", type=float, nargs=2, default=(5e-4, 3e-5), help="of learning: first, last")
    add("--entropy", type=float, nargs=2, default=(0.03, 0.003), help="its weight: first, last")
    add("--margin-reward", type=float, default=0.05, help="at first; it falls to 0")
    add("--keep", type=float, default=0.98, help="of the average, with every update")
    add("--evaluate-every", type=float, default=2.0, help="minutes; files are written then too")
    add("--evaluation-games", type=int, default=1536, help="for each number of players")
    return parser.parse_args(arguments)


@dataclass
class Clock:
    """How much of the training is done, and whether this command is."""

    progress: Progress
    began: float
    minutes: float
    plan_minutes: float
    iterations: int | None

    def part(self) -> float:
        """Of the plan, from 0 to 1."""
        if self.iterations is not None:
            return min(1.0, self.progress.iterations / self.iterations)
        return min(1.0, self.progress.seconds / (60 * self.plan_minutes))

    def is_over(self) -> bool:
        if self.iterations is not None:
            return self.progress.iterations >= self.iterations
        return time.monotonic() - self.began > 60 * self.minutes - SPARE_SECONDS


def pace_at(given: argparse.Namespace, part: float) -> Pace:
    """Rates fall evenly by factors; the reward for margins falls evenly to nothing."""

    def between(first: float, last: float) -> float:
        return math.exp((1 - part) * math.log(first) + part * math.log(last))

    return Pace(between(*given.rate), between(*given.entropy), (1 - part) * given.margin_reward)


class Training:
    """A training under way."""

    def __init__(self, given: argparse.Namespace) -> None:
        began = time.monotonic()
        self.given = given
        self.device = torch.device(given.device)
        torch.manual_seed(given.seed)
        self.rival = read_network(given.against).to(self.device) if given.against else None
        first = read_network(given.begin).to(self.device) if given.begin else self.rival
        if first:
            shape = first.shape
        else:
            shape = shape_of(given.resume) if given.resume else Shape(given.width, given.blocks)
        network, average = (Network(shape).to(self.device) for _ in range(2))
        if first:
            network.load_state_dict(first.state_dict())
        average.load_state_dict(network.state_dict())
        rules = Rules(epochs=given.epochs, minibatch=given.minibatch, trace=given.trace)
        self.learner = Learner(network, average, rules, given.keep)
        self.progress, self.former = Progress(), FormerVersions()
        if given.resume:
            self.progress, self.former = load(given.resume, self.learner)
        self.clock = Clock(
            self.progress, began, given.minutes, given.plan_minutes, given.iterations
        )
        self.opponents = [Network(shape).to(self.device) for _ in range(2)]
        planned, former = (0.0, 1.0) if self.rival else (given.planner_share, given.former_share)
        is_alone = self.rival is not None
        mix = Mix(given.games, tuple(given.players), planned, former, is_alone)
        self.pool = ThreadPoolExecutor(4)
        # Other deals each time it goes on: no game is played twice.
        seed = 1_000_000 * given.seed + 4 * self.progress.iterations
        self.player = Player(mix, given.steps, seed, self.device, self.pool)
        given.out.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        given, progress = self.given, self.progress
        tell(
            given.out,
            device=str(self.device),
            cores=os.cpu_count(),
            parameters=sum(weight.numel() for weight in self.learner.network.parameters()),
            ready_seconds=time.monotonic() - self.clock.began,
            resumed_seconds=progress.seconds,
        )
        told, told_decisions = time.monotonic(), progress.decisions
        spent = {"playing_seconds": 0.0, "learning_seconds": 0.0}
        measured: dict[str, float] = {}
        is_last = self.clock.is_over()
        while not is_last:
            part = self.clock.part()
            pace = pace_at(given, part)
            if self.former.taken < part * FORMER_TAKEN:
                self.former.take(self.learner.network)
            start = time.monotonic()
            rollout = self.player.play(self.learner.network, self.choose_former())
            played = time.monotonic()
            measured = self.learner.learn(rollout, pace)
            learned = time.monotonic()
            spent["playing_seconds"] += played - start
            spent["learning_seconds"] += learned - played
            progress.seconds += learned - start
            progress.iterations += 1
            progress.decisions += rollout.actions.numel()
            is_last = self.clock.is_over()
            if is_last or learned - told > 60 * given.evaluate_every:
                rate = (progress.decisions - told_decisions) / (learned - told)
                self.keep()
                tell(
                    given.out,
                    minutes=progress.seconds / 60,
                    iterations=progress.iterations,
                    decisions=progress.decisions,
                    decisions_per_second=rate,
                    **spent,
                    **vars(pace),
                    **measured,
                    former=self.former.taken,
                    **self.evaluate(),
                )
                told, told_decisions = time.monotonic(), progress.decisions
                spent = dict.fromkeys(spent, 0.0)

    def choose_former(self) -> list[Network]:
        """A former version for each half of the games, once there are any; or the rival."""
        if self.rival:
            return [self.rival, self.rival]
        if not self.former.weights:
            return []
        return [self.former.any(opponent) for opponent in self.opponents]

    def evaluate(self) -> dict[str, float]:
        """How often the averaged network wins, by the number of players: against planners, or
        against the rival, then with an interval of 95 %."""
        games, average = self.given.evaluation_games, self.learner.average
        facts: dict[str, float] = {}
        for players in self.given.players if games else ():
            if self.rival:
                won = share_over(average, self.rival, players, games // players, EVALUATION_SEED)
                facts[f"wins_{players}_players"] = won.share
                facts[f"low_{players}_players"] = won.low
                facts[f"high_{players}_players"] = won.high
            else:
                won_from_planners = win_rate(average, "planner", players, games, EVALUATION_SEED)
                facts[f"wins_{players}_players"] = won_from_planners
        return facts

    def keep(self) -> None:
        """Write all files."""
        save(self.given.out, self.learner, self.progress, self.former)
        export(self.learner.average, self.given.out / WEIGHTS)

    def close(self) -> None:
        self.player.close()
        self.pool.shutdown()


def main(arguments: list[str] | None = None) -> None:
    torch.set_float32_matmul_precision("high")
    # The threads that step the games need Python for a moment only, and should not wait for it.
    sys.setswitchinterval(1e-4)
    training = Training(options(arguments))
    training.run()
    training.close()


if __name__ == "__main__":
    main()
