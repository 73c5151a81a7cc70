"""Find opponents: from people who wait to tables.

A person who joins looks for a table at once. If there is none, `Look` says when to look again,
unless somebody else joins first. Each look costs about as much with ten people as with ten
thousand. Nothing here is left to chance: the same room at the same time makes the same table.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from grachten.club.company import (
    CLOSE,
    PATIENCE,
    WIDENING,
    acceptable_difference,
    get_along,
    is_close,
    spread,
)
from grachten.club.ratings import NEWCOMER
from grachten.club.reseating import Company, seat_more
from grachten.club.waiting import (
    Queue,
    Waiting,
    WaitingRoom,
    leave,
    longest,
    nearest,
    queues_of,
    room_of,
)

GATHERING: Final = 5.0
"""Seconds for which somebody who takes several sizes waits for each larger one. Otherwise the
first two to come would play at once, and somebody who wants a table of four would wait for ever."""

AGAIN: Final = 150.0
"""Points by which somebody met lately counts as further away."""

CANDIDATES: Final = 12
"""How many of the nearest, and of the longest waiting, are considered."""

LOOKED_AT: Final = 300
"""People who are looked at for that, at most: a limit for rooms full of people who won't do."""

STEP: Final = 5.0
"""Seconds from one look to the next, at least."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """People who can start now, by rating, the highest first. The server draws the seats."""

    people: tuple[str, ...]
    spread: float
    """The points between the highest and the lowest."""


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody finds: a table; or the seconds to wait before a table with those who are
    there now becomes acceptable; or neither, if only newcomers can help."""

    table: NewTable | None
    wait: float | None = None


def look(room: WaitingRoom, person: str, now: float) -> Look:
    """What this person, who waits in the room, finds now."""
    seeker = room.people[person]
    company = _company(room, seeker, now)
    if company is not None:
        return Look(_table_of(company))
    last = math.ceil(max(PATIENCE, GATHERING * 2) / STEP)
    if _company(room, seeker, now + last * STEP) is None:
        return Look(None)
    # What is acceptable once stays so: halve the time until the first such step is found.
    low, high = 0, last
    while high - low > 1:
        middle = (low + high) // 2
        if _company(room, seeker, now + middle * STEP) is None:
            low = middle
        else:
            high = middle
    return Look(None, high * STEP)


def tables_now(people: Iterable[Waiting], now: float) -> tuple[NewTable, ...]:
    """All tables that these people can make now, the longest waiting first."""
    room = room_of(people)
    tables = []
    in_order = sorted(room.people.values(), key=lambda each: (each.since, each.person))
    for person in in_order:
        if person.person in room:
            company = _company(room, person, now)
            if company is not None:
                tables.append(company)
                room = leave(room, [each.person for each in company])
    left = [each for each in in_order if each.person in room]
    return tuple(_table_of(company) for company in seat_more(tables, left, now))


def _table_of(company: Company) -> NewTable:
    ordered = sorted(company, key=lambda each: (-each.points, each.person))
    return NewTable(tuple(each.person for each in ordered), spread(ordered))


def _company(room: WaitingRoom, seeker: Waiting, now: float) -> Company | None:
    """The largest table that the seeker can make, of the nearest, and of those who are overdue."""
    for queue in queues_of(seeker):
        size = queue[-1]
        if not _takes(seeker, size, now):
            continue
        neighbours = islice(nearest(room, queue, seeker), LOOKED_AT)
        reach = _reach(room, queue, now)
        near = islice(_acceptable(neighbours, seeker, size, reach, now), CANDIDATES)
        overdue = islice(_overdue(longest(room, queue), now), LOOKED_AT)
        late = islice(_acceptable(overdue, seeker, size, reach, now), CANDIDATES)
        candidates = sorted(
            {each.person: each for each in (*late, *near)}.values(),
            key=lambda each: _preference(each, seeker, now),
        )
        widest = max(acceptable_difference(each, now) for each in (seeker, *candidates))
        chosen = _choose((seeker,), candidates, size, widest, now)
        if chosen is not None:
            return chosen
    return None


def _takes(person: Waiting, size: int, now: float) -> bool:
    """Would they play at a table of this size by now, or rather wait for a larger one?"""
    larger = sum(other > size for other in person.players)
    return size in person.players and now - person.since >= GATHERING * larger


def _acceptable(
    others: Iterable[Waiting], seeker: Waiting, size: int, reach: float, now: float
) -> Iterator[Waiting]:
    """Those who may sit with the seeker. At a table of two, one of the two must accept the
    difference; at a larger one that may be somebody else, so only `reach` limits it yet."""
    own = acceptable_difference(seeker, now)
    for other in others:
        difference = abs(other.points - seeker.points)
        is_near = difference <= max(own, acceptable_difference(other, now) if size == 2 else reach)
        if (
            is_near
            and other.person != seeker.person
            and other.person not in seeker.blocks
            and seeker.person not in other.blocks
            and _takes(other, size, now)
        ):
            yield other


def _reach(room: WaitingRoom, queue: Queue, now: float) -> float:
    """More than anybody in the queue would accept."""
    first = next(longest(room, queue))
    waited = now - first.since
    if waited >= PATIENCE:
        return math.inf
    return CLOSE + NEWCOMER.deviation / 2 + WIDENING * waited


def _overdue(others: Iterable[Waiting], now: float) -> Iterator[Waiting]:
    for other in others:
        if now - other.since < PATIENCE:
            return  # they come in the order of waiting
        yield other


def _preference(other: Waiting, seeker: Waiting, now: float) -> tuple[bool, float, str]:
    """Overdue people first, the longest waiting of them before the others; then by rating."""
    if now - other.since >= PATIENCE:
        return False, other.since, other.person
    has_met = other.person in seeker.recent or seeker.person in other.recent
    return True, abs(other.points - seeker.points) + AGAIN * has_met, other.person


def _choose(
    seated: Company,
    candidates: Sequence[Waiting],
    size: int,
    widest: float,
    now: float,
) -> Company | None:
    """The first full table in the order of preference, if there is one among the candidates.

    The person who has waited longest decides how far apart is too far. As somebody with
    more patience may still sit down, nobody is turned away before the table is full unless
    it is too far for the `widest` of all.
    """
    if len(seated) == size:
        return seated if is_close(seated, now) else None
    for number, candidate in enumerate(candidates):
        company = (*seated, candidate)
        if get_along(seated, candidate) and spread(company) <= widest:
            found = _choose(company, candidates[number + 1 :], size, widest, now)
            if found is not None:
                return found
    return None
