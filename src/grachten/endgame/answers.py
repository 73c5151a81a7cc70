"""An opponent's best answers in its last turn, for every deal of the contracts at once.

A row is a deal: the contracts that the opponent holds and those that it returned. Standings here
are differences: the opponent's count, less our points and merchandise; our contracts are then what
it has to beat.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from grachten.endgame.belief import Belief
from grachten.endgame.table import Holding, contract_gains, open_standings
from grachten.rules import Board

Numbers = NDArray[np.int64]
Shares = NDArray[np.float64]


@dataclass(frozen=True)
class ContractDeals:
    """A row a deal, a column a contract: which the opponent holds; which it holds or returned."""

    held: Numbers
    gone: Numbers


@dataclass(frozen=True)
class Answers:
    """What the opponent does, and what is left for us.

    `payable` is the probability of each set of routes that it can claim; `contracts` is how many
    contracts we hold.
    """

    board: Board
    ours: Holding
    theirs: Holding
    contracts: int
    deals: ContractDeals
    payable: Mapping[frozenset[int], float]

    @cached_property
    def our_gains(self) -> tuple[int, ...]:
        return contract_gains(self.board, self.ours.routes)

    @cached_property
    def _their_gains(self) -> Numbers:
        return np.array(contract_gains(self.board, self.theirs.routes))

    @cached_property
    def _routes(self) -> list[int | None]:
        """What it may claim; None is first and means cards, which change nothing."""
        return [None, *sorted(set[int]().union(*self.payable))]

    @cached_property
    def _standings(self) -> Numbers:
        """Its standing in each deal (row) after each of the routes (column)."""
        columns = []
        for route in self._routes:
            theirs = self.theirs.with_route(self.board, route)
            our_standing, their_standing = open_standings(self.board, [self.ours, theirs])
            gains = np.array(contract_gains(self.board, theirs.routes))
            columns.append(self.deals.held @ gains + their_standing - our_standing)
        return np.stack(columns, axis=1)

    @cached_property
    def _chances(self) -> Shares:
        """How often each route is the best that it can pay for."""
        chances = np.zeros(self._standings.shape)
        rows = np.arange(len(chances))
        never = np.iinfo(np.int64).min
        for payable, chance in self.payable.items():
            can_do = [route is None or route in payable for route in self._routes]
            best = np.where(can_do, self._standings, never).argmax(axis=1)
            chances[rows, best] += chance
        return chances

    @cached_property
    def _draws(self) -> NDArray[np.bool_]:
        """Where it rather draws contracts than claim the best route (or take cards)."""
        belief = Belief(self.our_gains, self.contracts)
        kinds, kind_of = np.unique(
            np.stack([self.our_gains, self._their_gains], axis=1), axis=0, return_inverse=True
        )
        counts = self.deals.gone @ np.eye(len(kinds), dtype=np.int64)[kind_of]
        drawing: dict[tuple[bytes, int], float] = {}
        draws = np.zeros(self._standings.shape, np.bool_)
        for row, standings in enumerate(self._standings):
            seen = tuple(np.repeat(kinds[:, 0], counts[row]).tolist())
            sure = [belief.wins(int(standing), seen) for standing in standings]
            if min(sure) < 1:
                key = counts[row].tobytes(), int(standings[0])
                if key not in drawing:
                    left = np.bincount(kind_of, minlength=len(kinds)) - counts[row]
                    drawing[key] = _drawing(belief, kinds, left, seen, int(standings[0]))
                draws[row] = drawing[key] > np.array(sure) + 1e-9
        return draws

    def our_shares(self, standing: int, left: Numbers, rows: NDArray[np.bool_]) -> Shares:
        """Our share in each of some deals, if our contracts add that much in all.

        `left` marks the contracts that we know neither in our hands nor in the deck.
        """
        chances, draws = self._chances[rows], self._draws[rows]
        shares: Shares = (
            chances * np.where(draws, 0, _ahead(standing, self._standings[rows]))
        ).sum(axis=1)
        drawing = (chances * draws).sum(axis=1)
        drawers = np.flatnonzero(drawing)
        if len(drawers):
            deck = left & ~self.deals.gone[rows][drawers]
            begin = self._standings[rows][drawers, 0]
            shares[drawers] += drawing[drawers] * self._after_drawing(standing, deck, begin)
        return shares

    def _after_drawing(self, standing: int, deck: Numbers, begin: Numbers) -> Shares:
        """Our share after it has drawn two of the deck and kept what is best for it."""
        kinds, kind_of = np.unique(self._their_gains, return_inverse=True)
        counts = deck @ np.eye(len(kinds), dtype=np.int64)[kind_of]
        won = np.zeros(len(deck))
        for one, other in combinations_with_replacement(range(len(kinds)), 2):
            ways = _pairs(counts[:, one], counts[:, other], one == other)
            won += ways * _ahead(standing, begin + best_kept(int(kinds[one]), int(kinds[other])))
        size = deck.sum(axis=1)
        shares: Shares = won / _pairs(size, size, True)
        return shares


def best_kept(one: int, other: int) -> int:
    """6.1: one of two contracts or both, whichever adds most."""
    return max(one, other, one + other)


def _drawing(
    belief: Belief, kinds: Numbers, left: Numbers, seen: tuple[int, ...], standing: int
) -> float:
    """How often the opponent believes to win if it draws contracts: over all pairs it may draw."""
    won = 0.0
    present = [kind for kind in range(len(kinds)) if left[kind]]
    for one, other in combinations_with_replacement(present, 2):
        ways = int(_pairs(left[one], left[other], one == other))
        if ways:
            kept = best_kept(int(kinds[one, 1]), int(kinds[other, 1]))
            now_seen = tuple(sorted((*seen, int(kinds[one, 0]), int(kinds[other, 0]))))
            won += ways * belief.wins(standing + kept, now_seen)
    size = int(left.sum())
    return won / (size * (size - 1) // 2)


def _pairs(one: Numbers, other: Numbers, is_same: bool) -> Numbers:
    """How many pairs there are of one kind and another, or of the same."""
    return one * (one - 1) // 2 if is_same else one * other


def _ahead(standing: int, theirs: Numbers) -> Shares:
    """Our share against each of their standings."""
    shares: Shares = (theirs < standing) + 0.5 * (theirs == standing)
    return shares
