"""Seat more people by changing tables that are about to be made.

Tables are made for one person after the other. So four who would take any size may get a table
of four, while somebody who wants a table of two finds no partner, although a table of two and one
of three would have seated all five. This module finds seats for people who would be left over, and
nobody loses a seat.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from grachten.club.company import get_along, is_close
from grachten.club.waiting import Waiting

Company = tuple[Waiting, ...]

NEIGHBOURS: Final = 6
"""Tables nearest in rating that are changed for somebody."""

TOGETHER: Final = 3
"""Tables that are changed at the same time, at most."""

COMPANIONS: Final = 3
"""Others who are left over and get a seat by the same change, at most."""

TRIES: Final = 5_000
"""Companies that are looked at in one go, for all who are left over together: a limit for rooms
full of people who won't do. It is some ten milliseconds."""


def seat_more(
    tables: Sequence[Company], left: Sequence[Waiting], now: float
) -> tuple[Company, ...]:
    """The tables, changed so that more of those left over have a seat, the first of them first."""
    changed = list(tables)
    waiting = {each.person: each for each in left}
    arranging = _Arranging(now)
    for person in left:
        if arranging.is_over:
            break
        if person.person not in waiting:
            continue
        companions = _companions(person, tuple(waiting.values()))
        for group in _groups(changed, person):
            everybody = (person, *(each for table in group for each in table))
            new = arranging.tables(everybody, companions)
            if new is not None:
                changed = [table for table in changed if table not in group] + new
                for each in (each for table in new for each in table):
                    waiting.pop(each.person, None)
                break
    return tuple(changed)


def _groups(tables: Sequence[Company], person: Waiting) -> Iterator[tuple[Company, ...]]:
    """Tables that may be changed for this person: the nearest first."""
    alike = [it for it in tables if (it[0].pace, it[0].rated) == (person.pace, person.rated)]
    near = sorted(
        alike, key=lambda it: (min(_distance(each, person) for each in it), it[0].person)
    )[:NEIGHBOURS]
    for count in range(1, TOGETHER + 1):
        yield from combinations(near, count)


def _companions(person: Waiting, left: Sequence[Waiting]) -> Company:
    alike = [
        each
        for each in left
        if each is not person and (each.pace, each.rated) == (person.pace, person.rated)
    ]
    alike.sort(key=lambda each: (_distance(each, person), each.person))
    return tuple(alike[:COMPANIONS])


class _Arranging:
    """Looks for tables for all of some people, and remembers the groups without any."""

    def __init__(self, now: float) -> None:
        self._now = now
        self._tries = TRIES
        self._failed: set[tuple[frozenset[str], frozenset[str]]] = set()

    @property
    def is_over(self) -> bool:
        return self._tries <= 0

    def tables(self, people: Company, companions: Company) -> list[Company] | None:
        """Tables for all these people, large ones first, with as many companions as it takes."""
        if not people:
            return []
        key = _names(people), _names(companions)
        if key in self._failed:
            return None
        first, *rest = people
        rest.sort(key=lambda each: (_distance(each, first), each.person))
        for size in sorted(first.players, reverse=True):
            willing = [each for each in (*rest, *companions) if size in each.players]
            for others in combinations(willing, size - 1):
                if self.is_over:
                    return None
                if not self._may_sit((first, *others)):
                    continue
                found = self.tables(_without(rest, others), _without(companions, others))
                if found is not None:
                    return [(first, *others), *found]
        self._failed.add(key)
        return None

    def _may_sit(self, company: Company) -> bool:
        """Nobody insists on a larger table here: people wait for one so that others get a seat."""
        self._tries -= 1
        return is_close(company, self._now) and all(
            get_along(company[:number], each) for number, each in enumerate(company)
        )


def _names(people: Company) -> frozenset[str]:
    return frozenset(each.person for each in people)


def _without(people: Sequence[Waiting], others: Company) -> Company:
    return tuple(each for each in people if each not in others)


def _distance(one: Waiting, other: Waiting) -> float:
    return abs(one.points - other.points)
