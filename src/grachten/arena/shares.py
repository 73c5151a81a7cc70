"""Shares of games, with their error on duplicate deals.

The games of one deal are correlated: where luck cancels, they tell more than as many single
games; where one deal favours a style of play, less. So the spread is measured between deals.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

Z95 = (
    1.959963984540054  # a normal value lies this many errors or fewer from its mean, 95 % of times
)


@dataclass(frozen=True)
class Share:
    """A part of some games, its standard error and its 95 % interval."""

    share: float
    error: float
    low: float
    high: float
    games: int
    deals: int


def clustered_share(parts: Sequence[tuple[int, float]]) -> Share:
    """The mean over games, each a deal and the part (0 to 1) that was won of it.

    The error is that of a ratio of sums over deals, so deals may differ in their number of games.
    The interval is Wilson's, for as many independent games as would give the same error: it stays
    between 0 and 1 and keeps a width where everything was won. Where no spread between deals can
    be seen (one deal, or the same share in each), a deal counts as one independent game. Below
    some thirty deals the error is itself uncertain, and intervals are somewhat too narrow.
    """
    _, deal_of = np.unique([deal for deal, _ in parts], return_inverse=True)
    games = np.bincount(deal_of)
    won = np.bincount(deal_of, weights=[part for _, part in parts])
    deals, total = len(games), int(games.sum())
    share = min(max(float(won.sum()) / total, 0.0), 1.0)
    squares = float(((won - share * games) ** 2).sum())
    if deals > 1 and squares > 1e-12:
        error = math.sqrt(squares * deals / (deals - 1)) / total
        worth = share * (1 - share) / error**2
    else:
        error = math.sqrt(share * (1 - share) / deals)
        worth = float(deals)
    low, high = _wilson(share, worth)
    return Share(share, error, low, high, total, deals)


def _wilson(share: float, games: float) -> tuple[float, float]:
    shrink = 1 + Z95**2 / games
    centre = (share + Z95**2 / (2 * games)) / shrink
    reach = Z95 / shrink * math.sqrt(share * (1 - share) / games + (Z95 / (2 * games)) ** 2)
    return max(centre - reach, 0.0), min(centre + reach, 1.0)
