"""What is remembered of people's games, as values. Times are milliseconds since 1970."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from grachten.statuses import Ending, GamePace


class CompanySeat(msgspec.Struct, frozen=True):
    """A seat of a game, without a name: whose it was is known from the results of the others, as
    long as they are here. `points` and `deviation` are the rating before a game that counted."""

    level: str | None
    place: int
    gone: bool
    total: int
    points: float | None = None
    deviation: float | None = None


@dataclass(frozen=True)
class StoredResult:
    """A game from one person's seat. `company` is JSON: the seats of the table, this one included.

    `gone`: the person had left. `practice` says nothing about strength. `unrated` is the word for
    why it did not count for ratings; None if it did. `accuracy` and `luck` are a review's.
    """

    table_id: str
    seat: int
    person: str
    ended: int
    ending: Ending
    pace: GamePace
    company: str
    place: int
    tied: int
    gone: bool
    route_points: int
    contracts_won: int
    contracts_lost: int
    merchandise_points: int
    kept: int
    completed: int
    practice: bool
    unrated: str | None
    points_before: float | None = None
    points_after: float | None = None
    deviation_after: float | None = None
    accuracy: float | None = None
    luck: float | None = None

    @property
    def points(self) -> int:
        contracts = self.contracts_won - self.contracts_lost
        return self.route_points + contracts + self.merchandise_points

    @property
    def seats(self) -> tuple[CompanySeat, ...]:
        return msgspec.json.decode(self.company, type=tuple[CompanySeat, ...])


@dataclass(frozen=True)
class StoredRating:
    """A person's rating after their last game, `at` that time. `shown` is the number for people;
    from `known_until` on it is provisional, if no game comes before; 0 if it is so already."""

    person: str
    pace: GamePace
    points: float
    deviation: float
    games: int
    at: int
    shown: int
    known_until: int


@dataclass(frozen=True)
class Beaten:
    """A victory over a bot of a `level`, with so many points."""

    person: str
    level: str
    points: int


@dataclass(frozen=True)
class Before:
    """What is stored before a game is counted: the ratings of those who are still here, and for
    each rated game of the day (by its table) which of them played in it."""

    here: frozenset[str]
    ratings: Mapping[str, StoredRating]
    met: Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class Counted:
    """What a game changes: all of it is stored, or nothing."""

    results: tuple[StoredResult, ...] = ()
    ratings: tuple[StoredRating, ...] = ()
    beaten: tuple[Beaten, ...] = ()


Counting = Callable[[Before], Counted]
"""Called in the transaction that stores what it returns."""


@dataclass(frozen=True)
class Choices:
    """What others may see of a person."""

    rating: bool = False
    """Name and rating, on the leaderboards."""

    profile: bool = False
    history: bool = False


@dataclass(frozen=True)
class Player:
    """Who sat in a seat of a remembered game, and whether others may know that."""

    seat: int
    handle: str
    name: str
    choices: Choices


@dataclass(frozen=True)
class BestLine:
    """A line of a leaderboard: `value` is the rating, or how often a level was beaten, and
    `most` the most points in such a victory."""

    rank: int
    handle: str
    name: str
    value: int
    most: int
