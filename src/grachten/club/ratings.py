"""How strong people are: one scale for tables of two, three and four.

The model is that of Plackett and Luce, with the updates of Weng and Lin as `openskill` has them. A
ranking is read as choices: the winner out of all, the next out of those left. Someone with R points
is chosen with a weight of exp(R / c), and c grows with the number of players and with how uncertain
their ratings are. So a difference of 400 points is ten to one between two people whose ratings are
known, and less at larger tables and while ratings are uncertain.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from typing import Final

from openskill.models import PlackettLuce

from grachten.club.places import shared_ranks
from grachten.rules import GrachtenError
from grachten.statuses import GamePace

ANCHORS: Final[Mapping[str, float]] = {
    "apprentice": 1000.0,
    "carter": 1284.0,
    "trader": 1478.0,
    "merchant": 1631.0,
    "regent": 1816.0,
    "burgomaster": 1953.0,
}
"""The levels of bots. The steps are those of the ladder for two players, and the apprentice has
1000 because we say so: it gives the scale its zero. A bot's rating never moves, so all
ratings cannot drift together, and points mean the same next year."""

WIDTH: Final = 400 / (math.sqrt(2) * math.log(10))
"""How much the result of one game depends on the day, in points (the model's beta). It is
chosen so that 400 points are ten to one between two people."""

CHANGE: Final = 6.0
"""By how much people may have become better or worse from one game to the next, in points. It
keeps ratings moving: a known one moves by about 11 points for a surprise."""

FORGETTING: Final = 4.5
"""The same for a day without a game. A known rating becomes provisional in about a year."""

PROVISIONAL: Final = 100.0
"""A rating is provisional while its deviation is larger: for about fifteen games of two."""

SURENESS: Final = 1.96
"""Standard deviations to each side of an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of a person's strength: the points most likely, and how far off they
    may be (a standard deviation). Of a newcomer we believe that they play like one of the bots:
    95 of 100 are between the weakest and the strongest."""

    points: float = 1500.0
    deviation: float = 250.0
    games: int = 0

    def __post_init__(self) -> None:
        if not (math.isfinite(self.points) and 0 <= self.deviation < math.inf):
            raise GrachtenError("A rating needs finite points and a deviation of 0 or more.")

    @property
    def shown(self) -> int:
        """The number for people."""
        return round(self.points)

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true strength is, in 95 cases of 100."""
        return (
            self.points - SURENESS * self.deviation,
            self.points + SURENESS * self.deviation,
        )


NEWCOMER: Final = Rating()


@dataclass(frozen=True, slots=True)
class Ratings:
    """A person's two ratings."""

    live: Rating = NEWCOMER
    slow: Rating = NEWCOMER

    def at(self, pace: GamePace) -> Rating:
        return self.live if pace == "live" else self.slow

    def updated(self, pace: GamePace, rating: Rating) -> "Ratings":
        return replace(self, live=rating) if pace == "live" else replace(self, slow=rating)


def anchor(level: str) -> Rating:
    """The rating of a level of bots, which nothing moves."""
    if level not in ANCHORS:
        raise GrachtenError(f"The bot {level!r} has no rating; these have: {', '.join(ANCHORS)}.")
    return Rating(ANCHORS[level], 0.0)


def after_game(
    ratings: Sequence[Rating], places: Sequence[int], bots: Sequence[bool] | None = None
) -> tuple[Rating, ...]:
    """The ratings of all seats after a game, from those before it. Those of bots stay."""
    fixed = tuple(bots) if bots is not None else (False,) * len(ratings)
    if len(ratings) < 2 or not len(ratings) == len(places) == len(fixed):
        raise GrachtenError("A rated game needs two seats or more, each with a rating and a place.")
    teams = [[_MODEL.rating(mu=each.points, sigma=each.deviation)] for each in ratings]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(
        before if is_fixed else Rating(float(new.mu), float(new.sigma), before.games + 1)
        for before, (new,), is_fixed in zip(ratings, after, fixed, strict=True)
    )


def after_absence(rating: Rating, days: float) -> Rating:
    """A rating is less certain after some time without games; the points stay."""
    if days < 0:
        raise GrachtenError(f"Somebody cannot have been away for {days} days.")
    grown = math.hypot(rating.deviation, FORGETTING * math.sqrt(days))
    return replace(rating, deviation=max(rating.deviation, min(grown, NEWCOMER.deviation)))


def win_chances(ratings: Sequence[Rating]) -> tuple[float, ...]:
    """How likely each one is to win a game of all of them. Together they are 1."""
    if len(ratings) < 2:
        raise GrachtenError("Win chances need two players or more.")
    scale = math.sqrt(sum(each.deviation**2 + WIDTH**2 for each in ratings))
    best = max(each.points for each in ratings)
    weights = [math.exp((each.points - best) / scale) for each in ratings]
    return tuple(weight / sum(weights) for weight in weights)


def best(ratings: Mapping[str, Rating], most: int = 100) -> tuple[tuple[int, str, Rating], ...]:
    """A leaderboard: place, person and rating, without provisional ones.

    The number shown decides; people with the same number share the place.
    """
    known = nsmallest(
        most,
        ((-each.shown, who) for who, each in ratings.items() if not each.is_provisional),
    )
    ranks = shared_ranks([-negative for negative, _ in known])
    return tuple((rank, who, ratings[who]) for rank, (_, who) in zip(ranks, known, strict=True))


def _full_certainty(*_: object) -> float:
    """How much weight a game's result has (the model's gamma).

    All of it, as Bayes' rule would; `openskill` believes less by default. Tests check that the
    intervals are honest.
    """
    return 1.0


_MODEL: Final = PlackettLuce(
    mu=NEWCOMER.points,
    sigma=NEWCOMER.deviation,
    beta=WIDTH,
    tau=CHANGE,
    gamma=_full_certainty,
)
