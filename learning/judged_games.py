"""Games for the judge: positions as any seat sees them, and what became of them.

Up to some moment of a game, one action in a few is a random one, so that there are positions of
every kind. From then on everybody plays by the network's policy, and positions are kept: what comes
of them is what comes of good play.

What becomes of a position is either how the game ended, which is true and says little; or what the
network that plays says at that seat's next decision, which it has learned to say from millions of
games: a chance is what the chance will be, on average, when one's turn comes.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor

from grachten.env.core.elements import ROW_BYTES
from grachten.env.vector import VectorGames
from learning.kept import Kept
from learning.network import MARGIN_UNIT, SEATS, Network
from learning.rollouts import draw, host, zeros_for
from learning.updates import LOST_EVERYTHING, seat_order

CLEAN_SHARE: Final = 0.5
"""Of the games: without any random action."""
LONGEST_PRELUDE: Final = 90
"""Decisions during which some are random, at most."""
RANDOM_SHARE: Final = 0.15
"""Of the decisions in a prelude: a random one."""

Indices = np.ndarray[tuple[int], np.dtype[np.intp]]


class Positions(NamedTuple):
    """n positions, each as one seat sees it."""

    rows: Tensor
    """Bytes of observations: (n, ROW_BYTES)."""
    targets: Tensor
    """The shares of victory of all seats, counted from the one that looks, then its margin in
    units of MARGIN_UNIT: (n, SEATS + 1)."""
    acts: Tensor
    """Is the seat that looks to act?"""


class Pending:
    """Positions of games under way whose outcome is not known yet: in slots, for each game."""

    def __init__(self, slots: int, games: int, device: torch.device) -> None:
        self.rows = torch.zeros(slots, games, ROW_BYTES, dtype=torch.uint8, device=device)
        self.seats = torch.zeros(slots, games, dtype=torch.int64, device=device)
        self.acts = torch.zeros(slots, games, dtype=torch.bool, device=device)
        self.is_taken = torch.zeros(slots, games, dtype=torch.bool, device=device)

    def add(self, games: Tensor, rows: Tensor, seats: Tensor, acts: Tensor) -> None:
        """A position for each of these games, where it has a free slot."""
        taken = self.is_taken[:, games]
        has_room = ~taken.all(0)
        games, slot = games[has_room], taken.int().argmin(0)[has_room]
        self.rows[slot, games] = rows[has_room]
        self.seats[slot, games] = seats[has_room]
        self.acts[slot, games] = acts[has_room]
        self.is_taken[slot, games] = True


class JudgedGames:
    """Games under way, and the positions of which is known what became."""

    def __init__(
        self,
        games: int,
        players: Sequence[int],
        seed: int,
        kept: int,
        device: torch.device,
        *,
        to_the_end: bool,
        share: float,
    ) -> None:
        """`kept`: how many positions are there at most, the newest. `to_the_end`: what becomes of
        one is how its game ended. `share`: of all positions."""
        self.device = device
        self._games = VectorGames(
            games, tuple(players), seed=seed, skip_forced=False, zeros=zeros_for(device)
        )
        self._players = torch.from_numpy(self._games.players).to(device).long()
        self._order = seat_order(device)
        self._to_the_end = to_the_end
        self._share = share
        self._looked = host(device, torch.uint8, games, ROW_BYTES)
        self._numbers = np.random.default_rng(seed)
        self._choices = torch.Generator(device).manual_seed(seed)
        self._pending = Pending(48 if to_the_end else 8, games, device)
        self._step = torch.zeros(games, dtype=torch.int64, device=device)
        self._prelude = self._preludes(games)
        self.kept = Kept(
            torch.zeros(kept, ROW_BYTES, dtype=torch.uint8, device=device),
            torch.zeros(kept, SEATS + 1, device=device),
            torch.zeros(kept, dtype=torch.bool, device=device),
        )
        self.ended = 0
        """Games that have ended."""

    @torch.no_grad()
    def play(self, network: Network) -> None:
        """One decision in every game."""
        games = self._games
        looking = self._numbers.integers(games.players)
        games.look(looking, self._looked.numpy())
        rows = torch.from_numpy(games.observation_rows).to(self.device, non_blocking=True)
        masks = torch.from_numpy(games.mask_rows).to(self.device, non_blocking=True)
        acting = torch.from_numpy(games.seats).to(self.device).long()
        said = network(rows, masks)
        values = said.values()
        self._resolve(acting, values)
        self._look(torch.from_numpy(looking).to(self.device), acting, values)
        is_wild = (self._step < self._prelude) & (self._chance(len(acting)) < RANDOM_SHARE)
        anything = torch.where(masks > 0, 0.0, said.policy)
        games.step(draw(torch.where(is_wild[:, None], anything, said.policy)).cpu().numpy())
        self._step += 1
        self._end(np.flatnonzero(games.done))

    def some(self, count: int) -> Positions:
        """Positions at random."""
        return Positions(*self.kept.some(count))

    def positions(self) -> Positions:
        """All that are there."""
        return Positions(*self.kept.all())

    def close(self) -> None:
        self._games.close()

    def _chance(self, count: int) -> Tensor:
        return torch.rand(count, device=self.device, generator=self._choices)

    def _preludes(self, count: int) -> Tensor:
        """How many decisions a new game has in which some are random."""
        length = (self._chance(count) * (LONGEST_PRELUDE + 1)).long()
        return torch.where(self._chance(count) < CLEAN_SHARE, 0, length)

    def _look(self, looking: Tensor, acting: Tensor, values: Tensor) -> None:
        """Keep what some seats see."""
        acts = looking == acting
        is_chosen = (self._chance(len(looking)) < self._share) & (self._step >= self._prelude)
        if not self._to_the_end:
            # What the network says of a seat to act is known already: some of it, to remember.
            known = (is_chosen & acts & (self._chance(len(looking)) < 0.5)).nonzero()[:, 0]
            self.kept.add(self._rows_of(known), values[known], acts[known])
            is_chosen &= ~acts
        games = is_chosen.nonzero()[:, 0]
        self._pending.add(games, self._rows_of(games), looking[games], acts[games])

    def _rows_of(self, games: Tensor) -> Tensor:
        return self._looked[games.cpu()].to(self.device)

    def _resolve(self, acting: Tensor, values: Tensor) -> None:
        """It is some seats' turn: now the network can say how they stand."""
        if not self._to_the_end:
            waited = self._pending.is_taken & (self._pending.seats == acting)
            slot, game = waited.nonzero(as_tuple=True)
            self._settle(slot, game, values[game])

    def _end(self, ended: Indices) -> None:
        """Some games have ended."""
        if not len(ended):
            return
        self.ended += len(ended)
        index = torch.from_numpy(ended).to(self.device)
        slot, place = self._pending.is_taken[:, index].nonzero(as_tuple=True)
        game = index[place]
        self._settle(slot, game, self._outcomes(ended)[place, self._pending.seats[slot, game]])
        self._step[index] = 0
        self._prelude[index] = self._preludes(len(ended))

    def _settle(self, slot: Tensor, game: Tensor, targets: Tensor) -> None:
        pending = self._pending
        self.kept.add(pending.rows[slot, game], targets, pending.acts[slot, game])
        pending.is_taken[slot, game] = False

    def _outcomes(self, ended: Indices) -> Tensor:
        """How each game ended for each seat, as it sees it: (games, SEATS, SEATS + 1)."""
        players = self._players[torch.from_numpy(ended).to(self.device)]
        results = torch.from_numpy(self._games.results[ended]).to(self.device)
        totals = torch.from_numpy(self._games.totals[ended]).to(self.device).float()
        is_taken = torch.arange(SEATS, device=self.device) < players[:, None]
        shares = torch.where(is_taken, (results + 1) / 2, 0.0)
        around = shares[:, None, :].expand(-1, SEATS, -1).gather(2, self._order[players])
        around = around * is_taken[:, None, :]
        totals = torch.where(is_taken, totals, float(LOST_EVERYTHING))
        others = totals[:, None, :].expand(-1, SEATS, -1).clone()
        others.diagonal(dim1=1, dim2=2).fill_(LOST_EVERYTHING)
        margins = torch.where(is_taken, (totals - others.max(2).values) / MARGIN_UNIT, 0.0)
        return torch.cat((around, margins[..., None]), 2)
