"""Learning from a rollout: proximal policy optimisation (PPO).

Every seat's decisions are a story of their own: a decision is compared with the same seat's next
one, or with the end of the game. What a seat wants is to win, and a little to be far ahead.
"""

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits

from grachten.env.core.layout import CONTRACTS
from learning.network import MARGIN_UNIT, SEATS, Network, Outputs, seats_in_game
from learning.rollouts import Rollout

MARGIN: Final = SEATS
"""Where the margin is among the values: after the chances of the seats."""

LOST_EVERYTHING: Final = -1000
"""Points of a seat that nobody sits on: fewer than anybody can have."""

LEAST_LOG: Final = -50.0
"""Of a probability that is as good as 0: its product with the probability must be a number."""


@dataclass(frozen=True)
class Rules:
    """What stays the same throughout the training."""

    epochs: int = 2
    minibatch: int = 32768
    trace: float = 0.95
    """Lambda: how much later values count in the estimate of an advantage."""
    clip: float = 0.2
    """How far a probability may move in one update."""
    margin_weight: float = 0.05
    belief_weight: float = 0.1
    longest_gradient: float = 0.5


@dataclass(frozen=True)
class Pace:
    """What changes as the training goes on."""

    rate: float
    entropy_weight: float
    margin_reward: float
    """What being ahead by MARGIN_UNIT is worth, beside a victory's 1."""


@dataclass
class Lessons:
    """What can be learned from the decisions of a rollout: (n, …)."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor
    """The chances of all seats, and the margin, in the light of what followed."""
    contracts: Tensor
    """What each other seat holds, as bits."""


def seat_order(device: torch.device) -> Tensor:
    """The seats as each seat counts them from its own: [players, seat, place] gives a seat.

    Places that a game with so few players does not have lead to some seat or other.
    """
    seats = torch.arange(SEATS, device=device)
    rows = [
        (seats[:, None] + seats) % players if players else torch.zeros(SEATS, SEATS, device=device)
        for players in range(SEATS + 1)
    ]
    return torch.stack([row.long() for row in rows])


def outcomes(rollout: Rollout) -> Tensor:
    """How games ended for each seat, as it sees it: (steps, games, SEATS, SEATS + 1).

    The shares of victory of all seats, counted from its own, then its margin. It means something
    where a game ended.
    """
    players = rollout.players
    seats = torch.arange(SEATS, device=players.device)
    is_taken = seats < players[:, None]
    shares = torch.where(is_taken, (rollout.results + 1) / 2, 0.0)
    order = seat_order(players.device)[players]
    is_near = is_taken[:, None, :].expand(-1, SEATS, -1)  # a place within the number of players
    seen = shares[:, :, None, :].expand(-1, -1, SEATS, -1)
    seen = seen.gather(3, order.expand(rollout.steps, -1, -1, -1)) * is_near
    totals = torch.where(is_taken, rollout.totals.float(), float(LOST_EVERYTHING))
    best_other = torch.stack(
        [totals[:, :, seats != seat].max(2).values for seat in range(SEATS)], 2
    )
    margins = torch.where(is_taken, (totals - best_other) / MARGIN_UNIT, 0.0)
    return torch.cat((seen, margins[..., None]), 3)


def advantages(rollout: Rollout, trace: float) -> tuple[Tensor, Tensor]:
    """The generalised advantage estimate of all values, (steps, games, SEATS + 1), and whether it
    is known: a seat's last decision has no sequel yet."""
    steps, games = rollout.actions.shape
    ends = outcomes(rollout)
    everyone = torch.arange(games, device=ends.device)
    next_values = torch.zeros_like(ends[0])
    next_found = torch.zeros_like(next_values)
    is_known = torch.zeros_like(next_values[..., 0], dtype=torch.bool)
    next_values[everyone, rollout.seats[steps]] = rollout.values[steps]
    is_known[everyone, rollout.seats[steps]] = True
    found = torch.zeros_like(rollout.values[:steps])
    known = torch.zeros_like(rollout.done)
    for step in range(steps - 1, -1, -1):
        ended = rollout.done[step][:, None]
        next_values = torch.where(ended[..., None], ends[step], next_values)
        next_found = torch.where(ended[..., None], 0.0, next_found)
        is_known = is_known | ended
        seats = rollout.seats[step]
        known[step] = is_known[everyone, seats]
        gain = next_values[everyone, seats] - rollout.values[step]
        gain = gain + trace * next_found[everyone, seats]
        found[step] = torch.where(known[step][:, None], gain, 0.0)
        next_values[everyone, seats] = rollout.values[step]
        next_found[everyone, seats] = found[step]
        is_known[everyone, seats] = True
    return found, known


def lessons_of(rollout: Rollout, trace: float, margin_reward: float) -> Lessons:
    """All decisions that can be learned from."""
    found, known = advantages(rollout, trace)
    steps = rollout.steps
    chosen = (known & ~rollout.frozen[:steps]).flatten().nonzero()[:, 0]
    order = seat_order(chosen.device)[rollout.players[None], rollout.seats[:steps], :]
    contracts = rollout.contracts[:steps].gather(2, order)[..., 1:]
    change = found.flatten(0, 1)[chosen]
    gains = change[:, 0] + margin_reward * change[:, MARGIN]
    return Lessons(
        rows=rollout.rows[:steps].flatten(0, 1)[chosen],
        masks=rollout.masks[:steps].flatten(0, 1)[chosen],
        actions=rollout.actions.flatten()[chosen],
        log_probabilities=rollout.log_probabilities.flatten()[chosen],
        advantages=(gains - gains.mean()) / (gains.std() + 1e-6),
        targets=rollout.values[:steps].flatten(0, 1)[chosen] + change,
        contracts=contracts.flatten(0, 1)[chosen],
    )


STATISTICS: Final = (
    "loss",
    "gain",
    "entropy",
    "wins",
    "margin",
    "beliefs",
    "clipped",
    "divergence",
)
"""What `losses` measures: the mean of each is written to the log."""


def losses(said: Outputs, lessons: Lessons, rules: Rules, entropy_weight: Tensor) -> Tensor:
    """The numbers of STATISTICS, of which the first is to be made small."""
    own = said.policy.gather(1, lessons.actions[:, None])[:, 0]
    change = own - lessons.log_probabilities
    ratio = change.exp()
    bounded = ratio.clamp(1 - rules.clip, 1 + rules.clip)
    gain = torch.minimum(ratio * lessons.advantages, bounded * lessons.advantages).mean()
    entropy = -(said.policy.exp() * said.policy.clamp(min=LEAST_LOG)).sum(1).mean()
    # An estimate may lie a little outside 0 and 1: the mean of many does not.
    chances = lessons.targets[:, :SEATS]
    wins = -(chances * said.wins.clamp(min=LEAST_LOG)).sum(1).mean()
    margin = ((said.margin - lessons.targets[:, MARGIN]) ** 2).mean()
    beliefs = belief_loss(said.beliefs, lessons)
    loss = wins - gain - entropy_weight * entropy
    loss = loss + rules.margin_weight * margin + rules.belief_weight * beliefs
    clipped = ((ratio - 1).abs() > rules.clip).float().mean()
    divergence = (ratio - 1 - change).mean()
    rest = torch.stack((gain, entropy, wins, margin, beliefs, clipped, divergence)).detach()
    return torch.cat((loss[None], rest))


def belief_loss(beliefs: Tensor, lessons: Lessons) -> Tensor:
    """The cross entropy of a belief about one contract of one other seat."""
    bits = torch.arange(CONTRACTS, device=beliefs.device)
    truth = ((lessons.contracts[..., None] >> bits) & 1).float()
    is_taken = seats_in_game(lessons.rows)[:, 1:, None].float()
    found = binary_cross_entropy_with_logits(beliefs, truth, reduction="none") * is_taken
    return found.sum() / (is_taken.sum() * CONTRACTS)


class Learner:
    """A network, its optimiser, and an exponential average of its weights."""

    def __init__(self, network: Network, average: Network, rules: Rules, keep: float) -> None:
        self.network = network
        self.average = average
        """Plays better than the network itself, whose weights jump about."""
        self.rules = rules
        self.keep = keep
        """How much of the average stays with every rollout."""
        on_gpu = next(network.parameters()).is_cuda
        self.optimiser = torch.optim.Adam(network.parameters(), eps=1e-5, fused=on_gpu)

    def learn(self, rollout: Rollout, pace: Pace) -> dict[str, float]:
        """A few epochs over the decisions of a rollout; the mean of what was measured."""
        for group in self.optimiser.param_groups:
            group["lr"] = pace.rate
        lessons = lessons_of(rollout, self.rules.trace, pace.margin_reward)
        device = lessons.rows.device
        entropy_weight = torch.tensor(pace.entropy_weight, device=device)
        size = min(self.rules.minibatch, len(lessons.actions))
        measured = []
        for _ in range(self.rules.epochs):
            order = torch.randperm(len(lessons.actions), device=device)
            for pick in order[: len(order) // size * size].view(-1, size):
                some = Lessons(*(part[pick] for part in vars(lessons).values()))
                found = losses(
                    self.network(some.rows, some.masks), some, self.rules, entropy_weight
                )
                self.optimiser.zero_grad(set_to_none=True)
                found[0].backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.network.parameters(), self.rules.longest_gradient)
                self.optimiser.step()
                measured.append(found.detach())
        self._follow()
        return dict(zip(STATISTICS, torch.stack(measured).mean(0).tolist(), strict=True))

    @torch.no_grad()
    def _follow(self) -> None:
        """Let the average follow the network."""
        for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
            mean.lerp_(now, 1 - self.keep)
