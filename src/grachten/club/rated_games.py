"""Which games count for ratings, and everyone's ratings game by game."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from grachten.club.ratings import (
    ANCHORS,
    NEWCOMER,
    Rating,
    after_absence,
    after_game,
    anchor,
)
from grachten.rules import GrachtenError
from grachten.statuses import GamePace, Unrated

DAILY_GAMES: Final = 12
"""How many games of the same two people count in a day; more would be farming."""

LOPSIDED: Final = 0.95
"""If somebody's chance to win is at least this, the game doesn't count: nothing could be learnt
from a victory, but ratings would creep up with victories over the weakest bot."""

DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who sat there: a person by id, a bot by its level, or somebody who is no longer here, of
    whom only the rating `then` is known."""

    person: str | None
    level: str | None = None
    left: bool = False
    then: Rating | None = None

    def __post_init__(self) -> None:
        if sum(each is not None for each in (self.person, self.level, self.then)) != 1:
            raise GrachtenError("A seat has either a person or a bot.")


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What decides whether a game counts. `together_today` is for any two of its people the
    most rated games that they have already played together today; `linked` are pairs of
    accounts that are known to belong to one person; `chances` are those of `win_chances` before
    the game, by seat."""

    seats: tuple[RatedSeat, ...]
    agreed: bool = True
    finished: bool = True
    practice: bool = False
    hints: bool = False
    undo: bool = False
    linked: frozenset[frozenset[str]] = frozenset()
    chances: tuple[float, ...] = ()
    together_today: int = 0


def why_unrated(game: GameFacts) -> Unrated | None:
    """One word, or None if the game counts. Somebody who leaves does not end the game's
    counting: otherwise leaving would be the way not to lose."""
    people = [seat.person for seat in game.seats if seat.person is not None]
    pairs = {frozenset(pair) for pair in combinations(people, 2)}
    has_left = any(seat.left for seat in game.seats)
    found: tuple[tuple[bool, Unrated], ...] = (
        (not game.agreed, "friendly"),
        (game.practice, "practice"),
        (game.hints, "hints"),
        (game.undo, "undo"),
        (len(set(people)) < len(people), "twice"),
        (bool(pairs & game.linked), "linked"),
        (not people, "bots"),
        (any(seat.level not in (None, *ANCHORS) for seat in game.seats), "unknown-bot"),
        (not game.finished and not has_left, "unfinished"),
        (max(game.chances, default=0.0) >= LOPSIDED, "lopsided"),
        (game.together_today >= DAILY_GAMES, "repeated"),
    )
    return next((word for applies, word in found if applies), None)


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts, as it is stored. `when` is in seconds; `places` are those of
    `places.places`, so players who left are last."""

    id: str
    when: float
    pace: GamePace
    seats: tuple[RatedSeat, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A point of a person's rating curve: the rating after a game, and how much it moved."""

    game: str
    when: float
    pace: GamePace
    rating: Rating
    change: float


Curves = dict[tuple[str, GamePace], tuple[CurvePoint, ...]]


def rating_curves(games: Iterable[RatedGame]) -> Curves:
    """The curves of everybody, from nothing but the games that count, oldest first.

    The last point of a curve is the rating now. So ratings can always be computed again from
    what was played, when a game is taken out for cheating, say.
    """
    curves: dict[tuple[str, GamePace], list[CurvePoint]] = {}
    for game in sorted(games, key=lambda each: (each.when, each.id)):
        before = [_rating_before(curves, seat, game) for seat in game.seats]
        bots = [seat.person is None for seat in game.seats]
        after = after_game(before, game.places, bots)
        for seat, old, new in zip(game.seats, before, after, strict=True):
            if seat.person is not None:
                point = CurvePoint(game.id, game.when, game.pace, new, new.points - old.points)
                curves.setdefault((seat.person, game.pace), []).append(point)
    return {key: tuple(points) for key, points in curves.items()}


def most_together(people: Iterable[str], games_today: Iterable[RatedGame]) -> int:
    """For any two of these people, the most games that they played together today."""
    wanted = set(people)
    met: Counter[tuple[str, ...]] = Counter()
    for game in games_today:
        present = sorted({seat.person for seat in game.seats if seat.person in wanted})
        met.update(combinations(present, 2))
    return max(met.values(), default=0)


def _rating_before(
    curves: dict[tuple[str, GamePace], list[CurvePoint]], seat: RatedSeat, game: RatedGame
) -> Rating:
    if seat.then is not None:
        return seat.then
    if seat.person is None:
        assert seat.level is not None
        return anchor(seat.level)
    curve = curves.get((seat.person, game.pace))
    if not curve:
        return NEWCOMER
    return after_absence(curve[-1].rating, (game.when - curve[-1].when) / DAY)
