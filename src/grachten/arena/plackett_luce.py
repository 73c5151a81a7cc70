"""Strengths from rankings: the Plackett–Luce model, on plain numbers and arrays.

A ranking is read as a sequence of choices: the best player is chosen from all, the next from those
left. A player of strength exp(θ) is chosen with probability exp(θ) over the sum of those present.
Any two players then meet as in Bradley–Terry, so θ is an Elo rating up to a factor.

A tie is read as the mean of all orders of the tied players: each order counts as an equal fraction
of a ranking. For two players that is half a win each.
"""

from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from grachten.arena.results import Result
from grachten.rules import GrachtenError

Floats = NDArray[np.float64]
Players = tuple[int, ...]

SETTLED = 1e-14  # gain in likelihood below which ratings no longer move
MOST_STEPS = 1000
LONGEST_STEP = 5.0  # in θ; keeps exp(θ) finite, however large a step is


@dataclass(frozen=True)
class Choices:
    """The choices in some results, so that deals can be resampled without reading them again.

    `chosen[deal, bot]` counts how often a bot was chosen. Entry k says that the choice from
    `sets[entry_set[k]]` was made `entry_weight[k]` times in deal `entry_deal[k]`; a row of `sets`
    has the number of seats of every bot.
    """

    chosen: Floats
    sets: Floats
    entry_deal: NDArray[np.intp]
    entry_set: NDArray[np.intp]
    entry_weight: Floats

    @property
    def deals(self) -> int:
        return len(self.chosen)

    def fit(self, deal_counts: Floats, prior: float, start: Floats | None = None) -> Floats:
        """θ by bot, where deal d happened `deal_counts[d]` times."""
        weights = deal_counts[self.entry_deal] * self.entry_weight
        made = np.bincount(self.entry_set, weights=weights, minlength=len(self.sets))
        return _fit(deal_counts @ self.chosen, made.astype(float), self.sets, prior, start)


def read_choices(results: list[Result], bots: tuple[str, ...]) -> Choices:
    index = {bot: i for i, bot in enumerate(bots)}
    deal_index = {deal: i for i, deal in enumerate(sorted({result.deal for result in results}))}
    set_index: dict[Players, int] = {}
    chosen = np.zeros((len(deal_index), len(bots)))
    entries: list[tuple[int, int, float]] = []
    for result in results:
        deal = deal_index[result.deal]
        players = tuple(index[bot] for bot in result.bots)
        for players_left, weight in _choices(players, result.ranks):
            entries.append((deal, set_index.setdefault(players_left, len(set_index)), weight))
        last = max(result.ranks)
        tied_last = result.ranks.count(last)
        for player, rank in zip(players, result.ranks, strict=True):
            # The last one was not chosen from others.
            chosen[deal, player] += 1 - 1 / tied_last if rank == last else 1
    sets = np.array([np.bincount(players, minlength=len(bots)) for players in set_index])
    deals, of_sets, weights = zip(*entries, strict=True)
    return Choices(
        chosen, sets.astype(float), np.array(deals), np.array(of_sets), np.array(weights)
    )


def _choices(players: Players, ranks: tuple[int, ...]) -> list[tuple[Players, float]]:
    """Every set of two or more that a choice was made from, and how often.

    Over all orders of k tied players, each t of them are equally often the t still to be chosen.
    """
    found = []
    for rank in sorted(set(ranks)):
        tied = [player for player, of in zip(players, ranks, strict=True) if of == rank]
        below = [player for player, of in zip(players, ranks, strict=True) if of > rank]
        for size in range(1, len(tied) + 1):
            if size + len(below) > 1:
                weight = 1 / comb(len(tied), size)
                found += [
                    (tuple(sorted((*left, *below))), weight) for left in combinations(tied, size)
                ]
    return found


def _fit(chosen: Floats, made: Floats, sets: Floats, prior: float, start: Floats | None) -> Floats:
    """The most likely θ, by the MM algorithm of Hunter (2004), accelerated.

    An MM step always climbs, but crawls where a bot won nearly everything. So each round also tries
    a Newton step and takes whichever climbs higher; near the top that is Newton's, which
    also tells how much there is left to climb.
    """
    theta = np.zeros(len(chosen)) if start is None else start

    def likelihood(at: Floats) -> float:
        drawn = at / 2 - np.logaddexp(0, at)
        return float(chosen @ at - made @ np.log(sets @ np.exp(at)) + prior * drawn.sum())

    for _ in range(MOST_STEPS):
        strength = np.exp(theta)
        present = sets @ strength
        expected = 1 / (1 + 1 / strength)  # against the average player, whose strength is 1
        odds = sets * strength / present[:, None]

        gradient = chosen - made @ odds + prior * (0.5 - expected)
        curvature = np.diag(made @ odds + prior * expected * (1 - expected))
        curvature -= odds.T @ (odds * made[:, None])
        if prior == 0:
            curvature += 1 / len(theta)  # adding a constant to θ changes nothing: fix the mean
        step = np.linalg.solve(curvature, gradient)
        if gradient @ step < SETTLED:
            return theta + step
        newton = theta + step * min(1.0, LONGEST_STEP / float(np.abs(step).max()))

        mm = np.log(chosen + prior / 2) - np.log((made / present) @ sets + prior / (1 + strength))
        of_newton, of_mm = likelihood(newton), likelihood(mm)
        # So near the top that both are equal but for rounding, Newton's step is the better one.
        theta = newton if of_newton >= of_mm - 1e-12 * abs(of_mm) else mm
    raise GrachtenError(f"The ratings did not converge in {MOST_STEPS} steps.")
