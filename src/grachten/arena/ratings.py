"""How strong bots are: Elo ratings, duels and victories, each with a 95 % interval."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from grachten.arena.plackett_luce import Choices, Floats, read_choices
from grachten.arena.results import Result, bots_in, check_bot_played, in_order
from grachten.arena.shares import Share, clustered_share
from grachten.rules import GrachtenError

ELO = 400 / math.log(10)

PRIOR = 0.5
"""Imagined draws of every bot against an average player.

Without any, a bot that won everything would be infinitely strong. Half a game moves a rating from
some hundred games by about an Elo point at most, unless nearly all were won. The average player
is the one of whom the bots together would win half.
"""

LEAST_PRIOR = 0.001  # less would drown in rounding


@dataclass(frozen=True)
class Rating:
    """Elo points, and the interval that holds the true ones in 95 % of arenas."""

    elo: float
    low: float
    high: float


def ratings(
    results: Iterable[Result], *, anchor: str | None = None, prior: float = PRIOR
) -> dict[str, float]:
    """Elo points by bot, from every rank of every game, of any number of players.

    The bot `anchor` has 0; without one, the mean of all bots is 0. A difference of 400 means ten
    against one that the better bot ranks above the other. A tie counts as half of each order.
    """
    ordered = in_order(results)
    bots = bots_in(ordered)
    _check(bots, anchor, prior)
    if prior == 0:
        _check_comparable(ordered, bots)
    choices = read_choices(ordered, bots)
    theta = choices.fit(np.ones(choices.deals), prior)
    return dict(zip(bots, _anchored(theta, bots, anchor).tolist(), strict=True))


def rating_intervals(
    results: Iterable[Result],
    *,
    anchor: str | None = None,
    prior: float = PRIOR,
    samples: int = 1000,
    seed: int = 0,
) -> dict[str, Rating]:
    """Ratings with percentile intervals, from drawing whole deals again, `samples` times.

    Drawing games would take the games of a deal for independent, which they are not. Where one
    bot won every deal, drawing them again would always find the same; so every two bots that met
    also have two imagined deals, one won by each, that count half a deal on average and differ
    from sample to sample. (For two bots and whole deals that is the interval of Jeffreys.) With
    an anchor, an interval is that of the difference from it, and its own has no width.
    """
    ordered = in_order(results)
    bots = bots_in(ordered)
    _check(bots, anchor, prior)
    if prior == 0:
        raise GrachtenError("Intervals need a prior above 0: a sample of deals may lack a bot.")
    if samples < 1:
        raise GrachtenError(f"Intervals need at least one sample, not {samples}.")
    choices = read_choices(ordered, bots)
    if choices.deals < 2:
        raise GrachtenError("Intervals need at least two deals: one cannot tell how deals differ.")
    theta = choices.fit(np.ones(choices.deals), prior)
    imagined = _imagined_deals(ordered)
    with_imagined = read_choices([*ordered, *(result for result, _ in imagined)], bots)
    games = np.array([games for _, games in imagined])
    # The imagined deals act like the prior of the ratings, and add no certainty.
    thetas = _bootstrap(with_imagined, games, min(prior, LEAST_PRIOR), theta, samples, seed)
    drawn = _anchored(thetas, bots, anchor)
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    elo = _anchored(theta, bots, anchor)
    return {
        bot: Rating(*map(float, figures))
        for bot, *figures in zip(bots, elo, low, high, strict=True)
    }


def head_to_head(results: Iterable[Result]) -> dict[tuple[str, str], Share]:
    """For every two bots that met, the share of games in which the first ranked above the second.

    A tie counts half. A game with more players is a duel between any two of them; where a bot has
    several seats, the duel is the mean over them. Each pair is there both ways round.
    """
    parts: defaultdict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for result in in_order(results):
        duels: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        for bot, rank in zip(result.bots, result.ranks, strict=True):
            for other, other_rank in zip(result.bots, result.ranks, strict=True):
                if bot != other:
                    duels[bot, other].append((1 + (rank < other_rank) - (rank > other_rank)) / 2)
        for pair, wins in duels.items():
            parts[pair].append((result.deal, sum(wins) / len(wins)))
    return {pair: clustered_share(parts[pair]) for pair in sorted(parts)}


def win_share(results: Iterable[Result], bot: str) -> Share:
    """The share of its games that a bot won; a shared win counts in part."""
    ordered = in_order(results)
    check_bot_played(bot, bots_in(ordered))
    return clustered_share(
        [(result.deal, _victory(result, bot)) for result in ordered if bot in result.bots]
    )


def _victory(result: Result, bot: str) -> float:
    winners = [who for who, rank in zip(result.bots, result.ranks, strict=True) if rank == 1]
    return winners.count(bot) / len(winners)


def _check(bots: tuple[str, ...], anchor: str | None, prior: float) -> None:
    if anchor is not None:
        check_bot_played(anchor, bots)
    if prior != 0 and not LEAST_PRIOR <= prior < math.inf:
        raise GrachtenError(f"A prior is 0 games or at least {LEAST_PRIOR}, not {prior}.")


def _check_comparable(results: list[Result], bots: tuple[str, ...]) -> None:
    """Reject bots that have no finite ratings: without a prior, a chain of games in which one bot
    did not rank below the next must lead from each bot to every other.
    """
    index = {bot: i for i, bot in enumerate(bots)}
    reaches = np.eye(len(bots), dtype=bool)
    for result in results:
        for bot, rank in zip(result.bots, result.ranks, strict=True):
            for other, other_rank in zip(result.bots, result.ranks, strict=True):
                reaches[index[bot], index[other]] |= rank <= other_rank
    for middle in range(len(bots)):
        reaches |= np.outer(reaches[:, middle], reaches[middle])
    if not reaches.all():
        weak, strong = np.argwhere(~reaches)[0]
        raise GrachtenError(
            f"Without a prior, {bots[weak]!r} cannot be rated: "
            f"no chain of results leads from it up to {bots[strong]!r}."
        )


def _anchored(theta: Floats, bots: tuple[str, ...], anchor: str | None) -> Floats:
    zero = theta.mean(axis=-1) if anchor is None else theta[..., bots.index(anchor)]
    elo: Floats = ELO * (theta - zero[..., None])
    return elo


def _imagined_deals(results: list[Result]) -> list[tuple[Result, float]]:
    """Two deals for every two bots that met, one won by each, and the games that a deal has."""
    met: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for result in results:
        for pair in combinations(sorted(set(result.bots)), 2):
            met[pair].append(result.deal)
    deal = max(result.deal for result in results)
    found = []
    for pair, deals in sorted(met.items()):
        for ranks in ((1, 2), (2, 1)):
            deal += 1  # they come after all real ones
            found.append((Result(deal, pair, ranks, (0, 0)), len(deals) / len(set(deals))))
    return found


def _bootstrap(  # noqa: PLR0913, PLR0917 - plain numbers
    choices: Choices, imagined: Floats, prior: float, start: Floats, samples: int, seed: int
) -> Floats:
    """θ of every sample by bot; the last deals are imagined, with that many games each."""
    rng = np.random.default_rng(seed)
    deals = choices.deals - len(imagined)
    drawn = (
        np.concatenate(
            [
                np.bincount(rng.integers(deals, size=deals), minlength=deals).astype(float),
                imagined * rng.gamma(0.5, size=len(imagined)),
            ]
        )
        for _ in range(samples)
    )
    return np.array([choices.fit(counts, prior, start) for counts in drawn])
