"""What an opponent believes of our contracts: any that it has not seen, all choices alike."""

from collections.abc import Sequence
from math import comb

import numpy as np
from numpy.typing import NDArray


class Belief:
    """How often a standing beats the sum of some contracts' gains, half counted where it ties.

    `gains` are those of all contracts of the board; what the opponent has seen is taken out
    afterwards, which is exact because ways are whole numbers.
    """

    def __init__(self, gains: Sequence[int], contracts: int) -> None:
        self._all = len(gains)
        self._contracts = contracts
        # A border of one on either side stands for everything that lies beyond.
        self._middle = 1 + sum(sorted((abs(gain) for gain in gains), reverse=True)[:contracts])
        ways = np.zeros((contracts + 1, 2 * self._middle + 1), np.int64)
        ways[0, self._middle] = 1
        for gain in gains:
            for size in range(contracts, 0, -1):
                ways[size] += np.roll(ways[size - 1], gain)
        self._ways: dict[tuple[int, ...], NDArray[np.int64]] = {(): ways}
        self._wins: dict[tuple[int, ...], NDArray[np.float64]] = {}

    def wins(self, standing: int, seen: tuple[int, ...]) -> float:
        """The opponent's share with this standing, having seen contracts of these gains, sorted."""
        if seen not in self._wins:
            ways = self._without(seen)[self._contracts]
            self._wins[seen] = (np.cumsum(ways) - ways / 2) / self._total(seen)
        place = min(max(standing + self._middle, 0), 2 * self._middle)
        return float(self._wins[seen][place])

    def _total(self, seen: tuple[int, ...]) -> int:
        return comb(self._all - len(seen), self._contracts)

    def _without(self, seen: tuple[int, ...]) -> NDArray[np.int64]:
        if seen not in self._ways:
            ways = self._without(seen[:-1]).copy()
            for size in range(1, self._contracts + 1):
                ways[size] -= np.roll(ways[size - 1], seen[-1])
            self._ways[seen] = ways
        return self._ways[seen]
