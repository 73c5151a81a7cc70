"""Who sits with whom: tables of neighbours, with as few repeated meetings as possible."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import Final

from grachten.club.events import EventResult

Meetings = Mapping[frozenset[str], int]

MOST_TRIES: Final = 5_000
"""People who are tried at a table before a search gives up."""


def table_sizes(people: int, players: int) -> tuple[int, ...]:
    """The sizes of tables for so many people, the largest first.

    As few as possible go without a table: nobody with three or four at a table, and one of an odd
    number with two. Then as many tables as possible have the size asked for.
    """
    if people < 2:
        return ()
    if players == 2:
        return (2,) * (people // 2)
    full, rest = divmod(people, players)
    if rest == 0:
        return (players,) * full
    if full + rest + 1 >= players:  # a seat taken from each of some tables makes up the last one
        smaller = players - rest
        return (players,) * (full + 1 - smaller) + (players - 1,) * smaller
    return {2: (2,), 5: (3, 2)}[people]


def arranged(order: Sequence[str], sizes: Sequence[int], met: Meetings) -> list[tuple[str, ...]]:
    """Tables of these sizes for people in order, so that neighbours meet.

    The first person sits with the next ones whom they have not met; then the first of those
    left, and so on, going back where that leads nowhere. Only if there is no arrangement without
    a repeated meeting may one be repeated, then two, and so on. Where that takes too long (some
    hundred people late in an event), people change places until no exchange helps any more.
    """
    repeats = 0
    while True:
        search = _Search(order, met, repeats)
        tables = search.tables(sizes)
        if tables is not None:
            return [tuple(order[place] for place in company) for company in tables]
        if search.gave_up:
            return _exchanged(order, sizes, met)
        repeats += 1


def seated(company: Sequence[str], seats_before: Mapping[str, Counter[int]]) -> tuple[str, ...]:
    """The company by seat: each on the seat that they have had least often, all in all."""
    return min(
        permutations(company),
        key=lambda people: sum(
            seats_before[person][seat] ** 2 for seat, person in enumerate(people)
        ),
    )


def seats_taken(people: Iterable[str], results: Iterable[EventResult]) -> dict[str, Counter[int]]:
    """How often each person has had which seat."""
    taken: dict[str, Counter[int]] = {person: Counter() for person in people}
    for result in results:
        for seat, person in enumerate(result.people):
            if person is not None:
                taken[person][seat] += 1
    return taken


Company = tuple[int, ...]
"""Places in the order."""


class _Search:
    """A search with at most so many repeated meetings; it gives up after MOST_TRIES.

    It keeps its own stack: an event of a thousand people would be too deep for Python's.
    """

    def __init__(self, order: Sequence[str], met: Meetings, repeats: int) -> None:
        self._order = order
        self._met = met
        self._repeats = repeats
        self._tries = 0
        self._taken: set[int] = set()

    @property
    def gave_up(self) -> bool:
        return self._tries > MOST_TRIES + len(self._order)

    def tables(self, sizes: Sequence[int]) -> list[Company] | None:
        chosen: list[tuple[Company, int]] = []
        choices = [self._companies(0, Counter(sizes), 0)] if sizes else []
        while len(chosen) < len(sizes):
            found = next(choices[-1], None)
            if found is not None:
                chosen.append(found)
                company, spent = found
                self._taken.update(company)
                if len(chosen) < len(sizes):
                    left = Counter(sizes) - Counter(len(each) for each, _ in chosen)
                    choices.append(self._companies(company[0] + 1, left, spent))
                continue
            choices.pop()
            if not choices:
                return None
            self._taken.difference_update(chosen.pop()[0])
        return [company for company, _ in chosen]

    def _companies(
        self, start: int, sizes: Counter[int], spent: int
    ) -> Iterator[tuple[Company, int]]:
        """Companies for the first who has no table yet, at a large table rather than a small one,
        the nearest first."""
        first = next(place for place in range(start, len(self._order)) if place not in self._taken)
        for size in sorted(sizes, reverse=True):
            yield from self._extended((first,), size, spent)

    def _extended(self, company: Company, size: int, spent: int) -> Iterator[tuple[Company, int]]:
        if len(company) == size:
            yield company, spent
            return
        for place in range(company[-1] + 1, len(self._order)):
            if place in self._taken:
                continue
            self._tries += 1
            if self.gave_up:
                return
            cost = spent + sum(self._met.get(self._pair(place, each), 0) for each in company)
            if cost <= self._repeats:
                yield from self._extended((*company, place), size, cost)

    def _pair(self, one: int, other: int) -> frozenset[str]:
        return frozenset((self._order[one], self._order[other]))


def _exchanged(order: Sequence[str], sizes: Sequence[int], met: Meetings) -> list[tuple[str, ...]]:
    """Neighbours at one table, and then exchanges of two people, with tables nearby first."""
    people = iter(order)
    tables = [[next(people) for _ in range(size)] for size in sizes]
    at = 0
    while at < len(tables):
        if repeated_meetings(tables[at : at + 1], met) and _exchange(tables, at, met):
            at = 0
        else:
            at += 1
    return [tuple(company) for company in tables]


def _exchange(tables: list[list[str]], at: int, met: Meetings) -> bool:
    """One exchange that makes repeated meetings fewer, if there is one for this table."""
    own = tables[at]
    by_distance = sorted(range(len(tables)), key=lambda other: (abs(other - at), other))
    for other in by_distance[1:]:
        theirs = tables[other]
        before = repeated_meetings((own, theirs), met)
        for mine, yours in product(range(len(own)), range(len(theirs))):
            own[mine], theirs[yours] = theirs[yours], own[mine]
            if repeated_meetings((own, theirs), met) < before:
                return True
            own[mine], theirs[yours] = theirs[yours], own[mine]
    return False


def repeated_meetings(tables: Iterable[Sequence[str]], met: Meetings) -> int:
    """How many meetings of these tables were meetings before."""
    return sum(
        met.get(frozenset(pair), 0) for company in tables for pair in combinations(company, 2)
    )
