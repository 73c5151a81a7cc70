"""People who look for opponents, and the room in which they wait.

A room is a value: adding or removing somebody gives a new one. For every pace, kind of game and
number of players there is a tuple of people in the order of their ratings, so that neighbours are
found without looking at everybody.
"""

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from grachten.club.ratings import NEWCOMER, Rating
from grachten.rules import GrachtenError
from grachten.statuses import GamePace

SIZES: Final = frozenset({2, 3, 4})


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits. `since` is a time in seconds; `players` are the sizes of table that
    they would take; `recent` are people they played with lately, to be avoided."""

    person: str
    since: float
    rating: Rating = NEWCOMER
    players: frozenset[int] = SIZES
    pace: GamePace = "live"
    rated: bool = True
    blocks: frozenset[str] = frozenset()
    recent: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not self.players or not self.players <= SIZES:
            raise GrachtenError("A table has 2, 3 or 4 players.")

    @property
    def points(self) -> float:
        return self.rating.points


Queue = tuple[GamePace, bool, int]
"""Pace, rated or not, number of players."""

_Place = tuple[float, str]


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """Everybody who waits. `by_rating` and `by_time` hold for each queue (points, person) and
    (since, person), in rising order."""

    people: Mapping[str, Waiting] = field(default_factory=dict)
    by_rating: Mapping[Queue, tuple[_Place, ...]] = field(default_factory=dict)
    by_time: Mapping[Queue, tuple[_Place, ...]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.people)

    def __contains__(self, person: str) -> bool:
        return person in self.people

    def counts(self) -> dict[Queue, int]:
        """How many wait in each queue; people who take several sizes count in each."""
        return {queue: len(order) for queue, order in sorted(self.by_rating.items()) if order}


def queues_of(person: Waiting) -> Iterator[Queue]:
    for size in sorted(person.players, reverse=True):
        yield person.pace, person.rated, size


def room_of(people: Iterable[Waiting]) -> WaitingRoom:
    """A room with all these people at once."""
    everybody: dict[str, Waiting] = {}
    by_rating: dict[Queue, list[_Place]] = {}
    by_time: dict[Queue, list[_Place]] = {}
    for each in people:
        if each.person in everybody:
            raise GrachtenError(f"{each.person} waits already.")
        everybody[each.person] = each
        for queue in queues_of(each):
            by_rating.setdefault(queue, []).append((each.points, each.person))
            by_time.setdefault(queue, []).append((each.since, each.person))
    return WaitingRoom(
        everybody,
        {queue: tuple(sorted(order)) for queue, order in by_rating.items()},
        {queue: tuple(sorted(order)) for queue, order in by_time.items()},
    )


def enter(room: WaitingRoom, person: Waiting) -> WaitingRoom:
    """The room with one more."""
    if person.person in room.people:
        raise GrachtenError(f"{person.person} waits already.")
    by_rating, by_time = dict(room.by_rating), dict(room.by_time)
    for queue in queues_of(person):
        by_rating[queue] = _with(by_rating.get(queue, ()), (person.points, person.person))
        by_time[queue] = _with(by_time.get(queue, ()), (person.since, person.person))
    return WaitingRoom({**room.people, person.person: person}, by_rating, by_time)


def leave(room: WaitingRoom, people: Iterable[str]) -> WaitingRoom:
    """The room without these people; those who are not in it are ignored."""
    left = dict(room.people)
    gone = [left.pop(person) for person in dict.fromkeys(people) if person in left]
    by_rating, by_time = dict(room.by_rating), dict(room.by_time)
    for queue in {queue for each in gone for queue in queues_of(each)}:
        there = [each for each in gone if queue in queues_of(each)]
        by_rating[queue] = _without(
            by_rating[queue], [(each.points, each.person) for each in there]
        )
        by_time[queue] = _without(by_time[queue], [(each.since, each.person) for each in there])
    return WaitingRoom(left, by_rating, by_time)


def nearest(room: WaitingRoom, queue: Queue, person: Waiting) -> Iterator[Waiting]:
    """The others in a queue, the nearest in rating first."""
    order = room.by_rating.get(queue, ())
    above = bisect_left(order, (person.points, person.person))
    below = above - 1
    while below >= 0 or above < len(order):
        is_above = below < 0 or (
            above < len(order)
            and order[above][0] - person.points <= person.points - order[below][0]
        )
        other = order[above if is_above else below][1]
        if is_above:
            above += 1
        else:
            below -= 1
        if other != person.person:
            yield room.people[other]


def longest(room: WaitingRoom, queue: Queue) -> Iterator[Waiting]:
    """Everyone in a queue, the longest waiting first."""
    return (room.people[person] for _, person in room.by_time.get(queue, ()))


def _with(order: tuple[_Place, ...], place: _Place) -> tuple[_Place, ...]:
    changed = list(order)
    insort(changed, place)
    return tuple(changed)


def _without(order: tuple[_Place, ...], places: list[_Place]) -> tuple[_Place, ...]:
    changed = list(order)
    for place in places:
        del changed[bisect_left(changed, place)]
    return tuple(changed)
