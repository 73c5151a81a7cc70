"""What actions are worth: a game goes on after each of them from the very same moment.

A game under way, hidden cards and all, is one of those that the seat to act could be in, and such
games come up as often as they should. So nothing need be dealt anew, and nobody's beliefs come into
it. One game says little about an action; a network that learns from a million positions learns what
they are worth on average.
"""

import itertools
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from grachten.env.observation import PLACES
from grachten.env.vector import VectorGames
from grachten.kernel.layout import OVER, TURN
from grachten.kernel.records import column
from learning.network import Network, Outputs
from learning.updates import LEAST_LOG

NOTHING: Final = -1
"""No action: the game stays as it is."""
DECISIONS: Final = 97
"""Random numbers for a position: later decisions use them again."""


@dataclass(frozen=True)
class Ways:
    """How positions are chosen and played on."""

    actions: int = 4
    """How many are tried: the likeliest ones."""
    least: float = 0.004
    """Actions that the policy finds less likely are not tried."""
    second: float = 0.02
    """So likely is the second action at least, or nothing is tried at all."""
    undecided: tuple[float, float] = (0.03, 0.97)
    """Only positions with such win chances are tried."""
    turns: int = 3
    """A game goes on to this turn of the seat, counted from the next one."""
    trust: float = 0.2
    """At each turn before, the win chance there counts so much of what is left to count."""


class Worths(NamedTuple):
    """n positions, and what some actions in them are worth."""

    rows: Tensor
    """Bytes of observations: (n, ROW_BYTES)."""
    masks: Tensor
    """The legal actions: (n, MASK_BYTES)."""
    actions: Tensor
    """Those tried, NOTHING after the last one: (n, actions)."""
    wins: Tensor
    """What the seat won after each, 0 after the last one: (n, actions)."""


class Branches:
    """Plays on from positions of vector games, up to `positions` at once."""

    def __init__(self, positions: int, seed: int, device: torch.device, ways: Ways) -> None:
        self._ways = ways
        self._device = device
        self._positions = positions
        self._rng = np.random.default_rng(seed)
        self._games = VectorGames(positions * ways.actions, restart=False)

    @torch.no_grad()
    def play(self, games: VectorGames, said: Outputs, network: Network) -> Worths:
        """Choose positions among those that wait in some games, and play on from them."""
        ways = self._ways
        logs, ids = said.policy.topk(ways.actions, 1)
        wins = said.wins[:, 0].exp()
        low, high = ways.undecided
        fits = (logs[:, 1].exp() >= ways.second) & (wins > low) & (wins < high)
        chosen = self._rng.permutation(np.flatnonzero(fits.cpu().numpy()))[: self._positions]
        pick = torch.from_numpy(chosen).to(self._device)
        is_tried = (logs[pick].exp() >= ways.least) & (logs[pick] > LEAST_LOG)  # what is legal
        actions = torch.where(is_tried, ids[pick], NOTHING)
        position, place = np.nonzero(is_tried.cpu().numpy())
        found = self._play_on(games, chosen[position], position, actions[position, place], network)
        worths = torch.zeros(actions.shape)
        worths[position, place] = torch.from_numpy(found).float()
        rows, masks = (
            torch.from_numpy(array[chosen]).to(self._device)
            for array in (games.observation_rows, games.mask_rows)
        )
        return Worths(rows, masks, actions, worths.to(self._device))

    def _play_on(
        self,
        games: VectorGames,
        origins: NDArray[np.intp],
        positions: NDArray[np.intp],
        actions: Tensor,
        network: Network,
    ) -> NDArray[np.float64]:
        """What the seat to act in each of these games wins after the action: the seat plays what
        the policy finds likeliest, others draw, with the same luck for all actions of a position.
        """
        count, branches = len(origins), self._games
        records: Any = games.games
        tracks: Any = games.tracks
        branches.games[:count], branches.tracks[:count] = records[origins], tracks[origins]
        phases = column(branches.games, "phase")
        phases[count:] = OVER
        seats = games.seats[origins]
        luck = self._rng.random((self._positions, DECISIONS), np.float32)[positions]
        wins, left = np.zeros(count), np.ones(count)
        turns = np.zeros(count, np.int64)
        is_live = np.ones(count, np.bool_)
        todo = np.full(branches.count, NOTHING, np.int64)
        todo[:count] = actions.cpu().numpy()
        for step in itertools.count():
            branches.step(todo)
            ended = np.flatnonzero(branches.done[:count] & is_live)
            wins[ended] += left[ended] * (branches.results[ended, seats[ended]] + 1) / 2
            is_live[ended] = False
            live = np.flatnonzero(is_live)
            if not len(live):
                break
            rows, masks = (
                torch.from_numpy(array[live]).to(self._device)
                for array in (branches.observation_rows, branches.mask_rows)
            )
            said = network(rows, masks)
            is_ours = branches.seats[live] == seats[live]
            is_turn = is_ours & (branches.observations[live, PLACES["phase"] + TURN] == 1)
            turns[live] += is_turn
            is_leaf = is_turn & (turns[live] >= self._ways.turns)
            on_turn = live[is_turn]
            weight = np.where(is_leaf[is_turn], 1.0, self._ways.trust) * left[on_turn]
            wins[on_turn] += weight * said.wins[:, 0].exp().cpu().numpy()[is_turn]
            left[on_turn] -= weight
            is_live[live[is_leaf]] = False
            phases[live[is_leaf]] = OVER  # it stays as it is
            todo[:] = NOTHING
            chances = np.where(is_ours, np.float32(-1), luck[live, step % DECISIONS])
            drawn = _drawn(said.policy, torch.from_numpy(chances).to(self._device))
            todo[live[~is_leaf]] = drawn.cpu().numpy()[~is_leaf]
        return wins

    def close(self) -> None:
        self._games.close()


def _drawn(policy: Tensor, chances: Tensor) -> Tensor:
    """For each row an action, as likely as the policy says; the likeliest where the chance is
    below 0."""
    sums = policy.exp().cumsum(1)
    by_chance = (sums > chances[:, None] * sums[:, -1:]).int().argmax(1)
    return torch.where(chances < 0, policy.argmax(1), by_chance)


def gain_of(policy: Tensor, before: Tensor, worths: Worths) -> Tensor:
    """How much more a policy wins than the one before it, in each position: (n,).

    Both policies are logarithms. Actions that were not tried count as the average of those that
    were.
    """
    is_tried = worths.actions != NOTHING
    actions = worths.actions.clamp(min=0)
    old = before.gather(1, actions).exp() * is_tried
    average = (old * worths.wins).sum(1, keepdim=True) / old.sum(1, keepdim=True)
    new = policy.gather(1, actions).exp() * is_tried
    gains: Tensor = (new * (worths.wins - average)).sum(1)
    return gains
