"""Learn to play by proximal policy optimisation (PPO), from nothing but wins and losses.

    python examples/ppo.py --minutes 14 --out learned.npz

Two players, two CPU cores. Half of the games the network plays against itself, in the other half it
meets a scripted opponent: `greedy` until it wins most games, then `planner`. At the end it says how
often the network wins against both, and keeps the weights for examples/evaluate.py.

Needs PyTorch: pip install 'grachten[learn]'
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from grachten.env.observation import ACTIONS, SIZE, bounds
from grachten.env.vector import VectorGames

PLAYERS = 2
LESSONS = ("greedy", "planner")
ENOUGH = 0.75  # of the games won, and the next lesson begins
IMPOSSIBLE = -80.0  # the logit of an illegal action: its probability is tiny, but a normal float


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    add = parser.add_argument
    add("--minutes", type=float, default=14.0, help="how long to learn, at most")
    add("--decisions", type=int, default=0, help="learn from so many, however long it takes")
    add("--out", type=Path, default=Path("learned.npz"), help="where the weights go")
    add("--games", type=int, default=1024, help="games at once")
    add("--steps", type=int, default=32, help="decisions of each game between two updates")
    add("--minibatch", type=int, default=2048)
    add("--epochs", type=int, default=2, help="times that every decision is learned from")
    add("--width", type=int, default=192, help="of the network")
    add("--rate", type=float, default=1.2e-3, help="learning rate; it falls to a tenth")
    add("--entropy", type=float, default=0.02, help="weight of its bonus; it falls to a tenth")
    add("--trace", type=float, default=0.95, help="lambda of the advantage estimator")
    add("--clip", type=float, default=0.2, help="how far a probability may move in one update")
    add("--threads", type=int, default=2, help="of PyTorch")
    add("--evaluation", type=int, default=4096, help="games against each opponent at the end")
    add("--seed", type=int, default=1)
    return parser.parse_args(arguments)


class Network(nn.Module):
    """Observations in; logits of the actions and the logit of victory out."""

    def __init__(self, width: int) -> None:
        super().__init__()
        lowest, highest = bounds()
        spread = np.maximum(highest.astype(np.float32) - lowest, 1)
        self.register_buffer("scale", torch.from_numpy(1 / spread), persistent=False)
        self.enter = nn.Linear(SIZE, width)
        self.hidden = nn.Linear(width, width)
        self.policy = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        for layer, gain in (
            (self.enter, 1.4),
            (self.hidden, 1.4),
            (self.policy, 0.01),
            (self.value, 0.1),
        ):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each legal action's probability, and the logit of victory."""
        x = torch.relu(self.enter(observations * self.scale))
        x = x + torch.relu(self.hidden(x))
        logits = self.policy(x).masked_fill(~masks, IMPOSSIBLE)
        return torch.log_softmax(logits, 1), self.value(x)[:, 0]


@dataclass
class Rollout:
    """What happened: (steps, games), and what is needed to learn from it."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    values: Tensor
    seats: Tensor
    done: Tensor
    results: Tensor

    @staticmethod
    def empty(steps: int, games: int) -> "Rollout":
        return Rollout(
            torch.zeros(steps, games, SIZE, dtype=torch.uint8),
            torch.zeros(steps, games, ACTIONS, dtype=torch.bool),
            torch.zeros(steps, games, dtype=torch.long),
            torch.zeros(steps, games),
            torch.zeros(steps + 1, games),
            torch.zeros(steps + 1, games, dtype=torch.long),
            torch.zeros(steps, games, dtype=torch.bool),
            torch.zeros(steps, games, PLAYERS),
        )


@torch.no_grad()
def play(network: Network, tables: list[VectorGames], rollout: Rollout) -> None:
    """Play on with actions drawn from the policy, and note everything."""
    steps = len(rollout.actions)
    for step in range(steps + 1):
        at = 0
        for games in tables:
            rows = slice(at, at + games.count)
            at = rows.stop
            observations, masks = (
                torch.from_numpy(games.observations),
                torch.from_numpy(games.masks),
            )
            log_probabilities, value = network(observations, masks)
            rollout.values[step, rows] = 2 * value.sigmoid() - 1
            rollout.seats[step, rows] = torch.from_numpy(games.seats).long()
            if step == steps:
                continue
            noise = torch.rand_like(log_probabilities).log_().neg_().log_()
            actions = (log_probabilities - noise).argmax(1)  # Gumbel's trick: a draw
            rollout.observations[step, rows] = observations
            rollout.masks[step, rows] = masks
            rollout.actions[step, rows] = actions
            rollout.log_probabilities[step, rows] = log_probabilities.gather(1, actions[:, None])[
                :, 0
            ]
            games.step(actions.numpy())
            rollout.done[step, rows] = torch.from_numpy(games.done)
            rollout.results[step, rows] = torch.from_numpy(games.results[:, :PLAYERS])


def advantages(rollout: Rollout, trace: float) -> tuple[Tensor, Tensor]:
    """How much better each decision turned out than expected, and whether that is known.

    It is the generalised advantage estimate along every seat's own decisions: the value of a
    decision is compared with that of the same seat's next one, or with the result of the game.
    """
    steps, games = rollout.actions.shape
    everyone = torch.arange(games)
    next_value, next_advantage = torch.zeros(2, games, PLAYERS)
    known = torch.zeros(games, PLAYERS, dtype=torch.bool)
    next_value[everyone, rollout.seats[steps]] = rollout.values[steps]
    known[everyone, rollout.seats[steps]] = True
    found, is_known = torch.zeros(steps, games), torch.zeros(steps, games, dtype=torch.bool)
    for step in range(steps - 1, -1, -1):
        ended = rollout.done[step][:, None]
        next_value = torch.where(ended, rollout.results[step], next_value)
        next_advantage = torch.where(ended, 0.0, next_advantage)
        known = known | ended
        seat = rollout.seats[step]
        is_known[step] = known[everyone, seat]
        gain = next_value[everyone, seat] - rollout.values[step]
        found[step] = torch.where(
            is_known[step], gain + trace * next_advantage[everyone, seat], 0.0
        )
        next_value[everyone, seat] = rollout.values[step]
        next_advantage[everyone, seat] = found[step]
        known[everyone, seat] = True
    return found, is_known


def learn(
    network: Network,
    optimiser: torch.optim.Optimizer,
    rollout: Rollout,
    given: argparse.Namespace,
    entropy: float,
) -> None:
    """A few epochs of clipped policy gradient on one rollout."""
    found, is_known = advantages(rollout, given.trace)
    advantage = found[is_known]
    target = ((rollout.values[:-1][is_known] + advantage + 1) / 2).clamp(0, 1)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    chosen = is_known.flatten().nonzero()[:, 0]
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.log_probabilities.flatten()
    for _ in range(given.epochs):
        for pick in torch.randperm(len(chosen)).split(given.minibatch):
            rows = chosen[pick]
            log_probabilities, value = network(observations[rows], masks[rows])
            ratio = (log_probabilities.gather(1, actions[rows, None])[:, 0] - before[rows]).exp()
            gain = torch.minimum(
                ratio * advantage[pick],
                ratio.clamp(1 - given.clip, 1 + given.clip) * advantage[pick],
            )
            spread = -(log_probabilities.exp() * log_probabilities).sum(1)
            critic = binary_cross_entropy_with_logits(value, target[pick])
            loss = critic - gain.mean() - entropy * spread.mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def win_rate(network: Network, opponent: str, count: int, seed: int) -> float:
    """The share of victories of the likeliest actions, one game for each deal; a draw is half."""
    games = VectorGames(count, PLAYERS, opponents=opponent, seed=seed)
    waiting, won = np.ones(count, bool), 0.0
    while waiting.any():
        log_probabilities, _ = network(
            torch.from_numpy(games.observations), torch.from_numpy(games.masks)
        )
        games.step(log_probabilities.argmax(1).numpy())
        ended = np.flatnonzero(waiting & games.done)
        won += float((games.results[ended, games.actors[ended]] + 1).sum()) / 2
        waiting[ended] = False
    games.close()
    return won / count


def keep(network: Network, path: Path) -> None:
    """Write the weights, so that learning may be stopped at any time."""
    np.savez(path, **{name: weight.numpy() for name, weight in network.state_dict().items()})


def progress(given: argparse.Namespace, started: float, decisions: int) -> float:
    """How much of the learning is done, from 0 to 1."""
    if given.decisions:
        return decisions / given.decisions
    return (time.monotonic() - started) / (60 * given.minutes)


def train(given: argparse.Namespace) -> Network:
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    network = Network(given.width)
    optimiser = torch.optim.Adam(network.parameters(), lr=given.rate, eps=1e-5)
    half = given.games // 2
    lesson = 0
    tables = [
        VectorGames(half, PLAYERS, seed=given.seed),
        VectorGames(half, PLAYERS, seed=given.seed + 1, opponents=LESSONS[lesson]),
    ]
    rollout = Rollout.empty(given.steps, 2 * half)
    recent, told, started, decisions = 0.5, 0.0, time.monotonic(), 0
    while (part := progress(given, started, decisions)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = given.rate * 0.1**part
        play(network, tables, rollout)
        learn(network, optimiser, rollout, given, given.entropy * 0.1**part)
        decisions += rollout.actions.numel()
        ended = rollout.done[:, half:]
        if ended.any():
            mine = rollout.results[:, half:].gather(2, rollout.seats[:-1, half:, None])[..., 0]
            recent += 0.1 * ((float(mine[ended].mean()) + 1) / 2 - recent)
        if part >= told:
            told += 1 / 28
            minutes = (time.monotonic() - started) / 60
            worked = (
                time.process_time() / 60
            )  # of all threads; the clock also counts other programs
            words = (
                f"{minutes:5.1f} min ({worked:.1f} of processor time)  {decisions:>11,} decisions"
            )
            print(f"{words}  wins {recent:.0%} against {LESSONS[lesson]}", flush=True)
            keep(network, given.out)
        if recent > ENOUGH and lesson + 1 < len(LESSONS):
            lesson, recent = lesson + 1, 0.5
            tables[1].close()
            tables[1] = VectorGames(
                half, PLAYERS, seed=given.seed + 1 + lesson, opponents=LESSONS[lesson]
            )
            print(f"From now on it plays against {LESSONS[lesson]}.", flush=True)
    for games in tables:
        games.close()
    return network


def main(arguments: list[str] | None = None) -> None:
    given = options(arguments)
    network = train(given)
    keep(network, given.out)
    print(f"Kept in {given.out}.")
    for opponent in LESSONS:
        share = win_rate(network, opponent, given.evaluation, seed=given.seed + 1000)
        margin = 1.96 * (share * (1 - share) / given.evaluation) ** 0.5
        print(f"Wins {share:.1%} (± {margin:.1%}) of {given.evaluation} games against {opponent}.")


if __name__ == "__main__":
    main()
