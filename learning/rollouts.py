"""Playing: thousands of games go on for some steps, and everything that learning needs is kept.

The games are in two halves: while the network decides for one, the other steps on the cores. In
most games the network has all seats. In some, a former version has one of them, and in some, the
planner has; their decisions are not learned from.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from grachten.env.core.elements import ROW_BYTES
from grachten.env.core.layout import MASK_BYTES
from grachten.env.core.scripted import CALLER, PLANNER
from grachten.env.vector import VectorGames
from learning.network import IMPOSSIBLE, SEATS, Network

NOBODY: Final = SEATS
"""A seat that no game has."""


@dataclass(frozen=True)
class Mix:
    """Which games are played."""

    games: int
    players: tuple[int, ...] = (2, 3, 4)
    planner_share: float = 0.01
    """Of the games: with a planner on one seat. It takes far longer to decide than the network."""
    former_share: float = 0.15
    """Of the games: with a former version on one seat."""
    is_alone: bool = False
    """In games with a former version, that one has all seats but one, and plays what it thinks
    best: what a best response to it is trained on."""


class Tables:
    """Vector games with what their side of a rollout needs: arrays that the GPU reads directly."""

    def __init__(
        self,
        games: VectorGames,
        actions: Tensor,
        former_games: int,
        is_alone: bool,
        steps: int,
        seed: int,
        device: torch.device,
    ) -> None:
        count = games.count
        self.games = games
        self.count = count
        self.former_games = former_games
        self._is_alone = is_alone
        self.actions = actions
        self.rows = torch.from_numpy(games.observation_rows)
        self.masks = torch.from_numpy(games.mask_rows)
        self.seats = host(device, torch.uint8, steps + 1, count)
        self.frozen = host(device, torch.bool, steps + 1, count)
        """Is it a former version's decision?"""
        self.contracts = host(device, torch.int32, steps + 1, count, SEATS)
        """What each seat holds, as bits: the truth that beliefs are compared with."""
        self.done = host(device, torch.bool, steps, count)
        self.results = host(device, torch.float32, steps, count, SEATS)
        self.totals = host(device, torch.int16, steps, count, SEATS)
        self._rng = np.random.default_rng(seed)
        self._marked_seats = np.full(count, NOBODY, np.uint8)
        """The former version's, or the only one that is not: see `Mix.is_alone`."""
        self._seat_former(np.arange(former_games))

    def step(self, step: int) -> None:
        """Do the actions, and note what came of them."""
        games = self.games
        games.step(self.actions.numpy())
        self.done.numpy()[step] = games.done
        self.results.numpy()[step] = games.results
        self.totals.numpy()[step] = games.totals
        self._seat_former(np.flatnonzero(games.done[: self.former_games]))
        self.note_decisions(step + 1)

    def note_decisions(self, step: int) -> None:
        """Whose decisions wait, and what is true then."""
        games = self.games
        self.seats.numpy()[step] = games.seats
        is_marked = games.seats == self._marked_seats
        self.frozen.numpy()[step] = ~is_marked if self._is_alone else is_marked
        records: Any = games.games
        self.contracts.numpy()[step] = records["contracts"]

    def _seat_former(self, ended: NDArray[np.intp]) -> None:
        """In each new game it is some seat."""
        self._marked_seats[ended] = self._rng.integers(self.games.players[ended])


class Half:
    """Tables that step together, and where in a rollout they are."""

    def __init__(self, mix: Mix, steps: int, seed: int, start: int, device: torch.device) -> None:
        count = mix.games // 2
        planned = round(count * mix.planner_share)
        self.former_games = round(count * mix.former_share)
        """The first so many games have a former version on one seat."""
        self.is_alone = mix.is_alone
        self.place = slice(start, start + count)
        self.actions = host(device, torch.int64, count)
        among = VectorGames(count - planned, mix.players, seed=seed, zeros=zeros_for(device))
        first, rest = self.actions[: among.count], self.actions[among.count :]
        self.tables = [Tables(among, first, self.former_games, mix.is_alone, steps, seed, device)]
        if planned:
            games = planner_games(planned, mix.players, seed + 1, device)
            self.tables.append(Tables(games, rest, 0, False, steps, seed, device))
        self._waiting: list[Future[None]] = []

    def placed(self) -> Iterator[tuple[Tables, slice]]:
        """The tables, each with its place in a rollout."""
        start = self.place.start
        for tables in self.tables:
            yield tables, slice(start, start + tables.count)
            start += tables.count

    def step(self, step: int, pool: Executor) -> None:
        """Begin to step, planners first: they take longest."""
        self._waiting = [pool.submit(tables.step, step) for tables in reversed(self.tables)]

    def wait(self) -> None:
        for step in self._waiting:
            step.result()
        self._waiting = []


class Rollout:
    """What happened in all games: (steps, games), on the device that learns."""

    def __init__(self, steps: int, players: NDArray[np.uint8], device: torch.device) -> None:
        games = len(players)
        self.steps = steps
        self.players = torch.from_numpy(players).to(device).long()

        def empty(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        # There is one step more of what is seen than of what is done.
        self.rows = empty(steps + 1, games, ROW_BYTES, kind=torch.uint8)
        self.masks = empty(steps + 1, games, MASK_BYTES, kind=torch.uint8)
        self.values = empty(steps + 1, games, SEATS + 1)
        self.seats = empty(steps + 1, games, kind=torch.int64)
        self.frozen = empty(steps + 1, games, kind=torch.bool)
        self.contracts = empty(steps + 1, games, SEATS, kind=torch.int32)
        self.actions = empty(steps, games, kind=torch.int64)
        self.log_probabilities = empty(steps, games)
        self.done = empty(steps, games, kind=torch.bool)
        self.results = empty(steps, games, SEATS)
        self.totals = empty(steps, games, SEATS, kind=torch.int16)


class Player:
    """All games, and the rollout that they fill."""

    def __init__(
        self, mix: Mix, steps: int, seed: int, device: torch.device, pool: Executor
    ) -> None:
        self.pool = pool
        half = mix.games // 2
        self.halves = [Half(mix, steps, seed + 2 * n, n * half, device) for n in range(2)]
        players = [tables.games.players for half in self.halves for tables in half.tables]
        self.rollout = Rollout(steps, np.concatenate(players), device)

    @torch.no_grad()
    def play(self, network: Network, former: Sequence[Network]) -> Rollout:
        """Go on with all games. `former`: a former version for each half, or none at all."""
        rollout = self.rollout
        for half in self.halves:
            for tables in half.tables:
                tables.note_decisions(0)
        for step in range(rollout.steps + 1):
            for number, half in enumerate(self.halves):
                half.wait()
                decide(rollout, half, step, network, former[number] if former else None)
                if step < rollout.steps:
                    half.step(step, self.pool)
        for half in self.halves:
            for tables, place in half.placed():
                collect(rollout, tables, place)
        if not former:
            rollout.frozen.zero_()
        return rollout

    def close(self) -> None:
        for half in self.halves:
            half.wait()
            for tables in half.tables:
                tables.games.close()


def decide(
    rollout: Rollout, half: Half, step: int, network: Network, former: Network | None
) -> None:
    """Draw an action for each game that waits, and note what the network thought."""
    for tables, place in half.placed():
        rollout.rows[step, place].copy_(tables.rows, non_blocking=True)
        rollout.masks[step, place].copy_(tables.masks, non_blocking=True)
    rows, masks = rollout.rows[step, half.place], rollout.masks[step, half.place]
    said = network(rows, masks)
    rollout.values[step, half.place] = said.values()
    if step == rollout.steps:
        return
    policy = said.policy
    count = half.former_games
    if former is not None and count:
        theirs = former(rows[:count], masks[:count]).policy
        if half.is_alone:
            theirs = likeliest(theirs)
        is_theirs = half.tables[0].frozen[step, :count].to(rows.device, non_blocking=True)
        mixed = torch.where(is_theirs[:, None], theirs, policy[:count])
        policy = torch.cat((mixed, policy[count:]))
    actions = draw(policy)
    rollout.actions[step, half.place] = actions
    rollout.log_probabilities[step, half.place] = said.policy.gather(1, actions[:, None])[:, 0]
    half.actions.copy_(actions)  # waits for the GPU: now the games may step


def likeliest(policy: Tensor) -> Tensor:
    """A policy that always takes the likeliest action."""
    sure = torch.full_like(policy, IMPOSSIBLE)
    return sure.scatter_(1, policy.argmax(1, keepdim=True), 0.0)


def draw(policy: Tensor) -> Tensor:
    """One action for each row, by Gumbel's trick."""
    noise = torch.empty_like(policy).exponential_().clamp_(min=1e-20).log_()
    return (policy - noise).argmax(1)


def collect(rollout: Rollout, tables: Tables, place: slice) -> None:
    """Bring what the games noted to the device."""
    for name in ("seats", "frozen", "contracts", "done", "results", "totals"):
        getattr(rollout, name)[:, place] = getattr(tables, name).to(rollout.rows.device)


def planner_games(
    count: int, players: tuple[int, ...], seed: int, device: torch.device
) -> VectorGames:
    """Games with one planner each; after every game it moves on to the next seat."""
    games = VectorGames(count, players, seed=seed, opponents="planner", zeros=zeros_for(device))
    games.deciders[:] = CALLER
    indices = np.arange(count)
    games.deciders[indices, indices % games.players] = PLANNER
    games.reset()
    return games


def host(device: torch.device, kind: torch.dtype, *shape: int) -> Tensor:
    """An array on this side that the GPU can read without a detour."""
    return torch.zeros(*shape, dtype=kind, pin_memory=device.type == "cuda")


def zeros_for(device: torch.device) -> Callable[..., NDArray[np.uint8]]:
    """The same for the games' own arrays."""

    def zeros(shape: tuple[int, int], _: type[np.uint8]) -> NDArray[np.uint8]:
        array: NDArray[np.uint8] = host(device, torch.uint8, *shape).numpy()
        return array

    return zeros
