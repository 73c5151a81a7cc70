"""Results without the luck: what is measured in fewer games.

Luck has mean zero, no matter who plays. So a result minus a share of its luck has the same mean,
and less of it is left to chance: luck is a control variate.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

SURE: Final = 1.96
"""Standard errors, either way, that a mean is given with: 95 %."""
FEWEST: Final = 4
"""Games that say anything about how luck and results go together."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """Mean results, each with half the width of its 95 % interval, as played and without luck.

    `variance_left` is the share of the variance that is left: so many times as many games would
    have been needed without it.
    """

    games: int
    played: float
    played_error: float
    adjusted: float
    adjusted_error: float
    variance_left: float


def luck_adjusted(
    results: Sequence[float],
    luck: Sequence[float],
    luck_of_others: Sequence[float],
    deals: Sequence[int] | None = None,
) -> Adjusted:
    """A player's shares of victory, game by game, with the luck of that player and the mean luck
    of the others, each from their own eyes. Games of the same of the `deals` share their luck, so
    errors are then measured between deals."""
    shares = np.array(results)
    both = np.column_stack((luck, luck_of_others))
    count = len(shares)
    _, groups = np.unique(range(count) if deals is None else deals, return_inverse=True)
    error = _error(shares, groups)
    mean = float(shares.mean())
    if count < FEWEST or not error or not both.std():
        return Adjusted(count, mean, error, mean, error, 1.0)
    centred = both - both.mean(0)
    factors, *_ = np.linalg.lstsq(centred, shares - mean, rcond=None)
    without = shares - both @ factors
    left = _error(without, groups)
    return Adjusted(count, mean, error, float(without.mean()), left, (left / error) ** 2)


def _error(values: NDArray[np.float64], groups: NDArray[np.int64]) -> float:
    """Half the width of the mean's interval, from the spread between groups."""
    sums = np.bincount(groups, weights=values - values.mean())
    return float(SURE * np.sqrt((sums**2).sum()) / len(values))
