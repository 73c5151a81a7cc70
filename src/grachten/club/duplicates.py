"""The same deal at several tables: people with the same seat are compared.

Luck drops out, because everyone with the same seat had the same cards. Two ways to count are
known from bridge clubs:

- *Match points*: the share of the other tables on which the same seat has fewer points; a tie
  counts half. A narrow victory is worth as much as a great one, so no single deal decides an
  evening.
- *Steps* (like bridge's IMPs): the difference to the mean of the other tables, made smaller by its
  square root. 1 point is one step, 4 are two, 9 three, 16 four, 25 five. A great success counts
  for more than a narrow one, but not many times more.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from grachten.club.arranging import arranged, seated
from grachten.club.events import Event, EventResult, EventTable, by_round, drawn_by_lot
from grachten.club.places import share_beaten, shared_ranks
from grachten.rules import GrachtenError
from grachten.statuses import EventCounting


@dataclass(frozen=True, slots=True)
class Comparison:
    """What one seat of one table is worth beside the same seat of the others. With nobody to
    compare with, the share is a half and the steps are 0."""

    person: str | None
    round: int
    seat: int
    points: int
    others: int
    """Tables that it was compared with."""
    share: float
    steps: int


def steps_of(difference: float) -> int:
    """A difference in points as steps: the largest whole number whose square it reaches."""
    return int(math.copysign(math.isqrt(math.floor(abs(difference))), difference))


def compared(results: Iterable[EventResult]) -> tuple[Comparison, ...]:
    """Every seat beside the same seat of all tables that played the same deal: those of the
    same round with as many seats. Players who left are below all who stayed."""
    found: list[Comparison] = []
    groups: dict[tuple[int, int], list[EventResult]] = {}
    for result in sorted(results, key=lambda each: (each.round, each.number)):
        groups.setdefault((result.round, len(result.people)), []).append(result)
    for (number, seats), tables in sorted(groups.items()):
        for seat in range(seats):
            found += _compared_seat(number, seat, tables)
    return tuple(found)


def _compared_seat(number: int, seat: int, tables: Sequence[EventResult]) -> list[Comparison]:
    lowest = min(table.points[seat] for table in tables) - 1
    points = [lowest if table.left and table.left[seat] else table.points[seat] for table in tables]
    others = len(tables) - 1
    total = sum(points)
    return [
        Comparison(
            person=table.people[seat],
            round=number,
            seat=seat,
            points=table.points[seat],
            others=others,
            share=share,
            steps=steps_of(own - (total - own) / others) if others else 0,
        )
        for table, own, share in zip(tables, points, share_beaten(points), strict=True)
    ]


def duplicate_scores(results: Iterable[EventResult]) -> dict[str, float]:
    """For each person the mean share of match points, over all the deals that they played."""
    shares: dict[str, list[float]] = {}
    for each in compared(results):
        if each.person is not None:
            shares.setdefault(each.person, []).append(each.share)
    return {person: fmean(theirs) for person, theirs in shares.items()}


# An evening: every round is one deal, and all play it at the same time


def movement(event: Event) -> tuple[tuple[EventTable, ...], ...]:
    """Who sits where in every round of an evening, known from the beginning.

    In each round all tables play the same deal at the same time: so everybody plays every deal
    once, and nobody can hear of it before. Company and seats change from round to round. All
    tables are full, so that all can be compared: bots take the seats that are left over, at as
    many different tables as possible.
    """
    count = -(-len(event.people) // event.players)
    full, rest = divmod(len(event.people), count)
    sizes = (full + 1,) * rest + (full,) * (count - rest)
    met: Counter[frozenset[str]] = Counter()
    taken: dict[str, Counter[int]] = {person: Counter() for person in event.people}
    rounds = []
    for number in range(event.rounds):
        order = drawn_by_lot(event.people, event.draw + number)
        tables = tuple(
            EventTable(number, place, _with_bots(company, event.players, taken))
            for place, company in enumerate(arranged(order, sizes, met))
        )
        rounds.append(tables)
        for table in tables:
            _remember(table, met, taken)
    return tuple(rounds)


@dataclass(frozen=True, slots=True)
class EveningScore:
    """A line of an evening's standings. `score` is what was counted: the mean share of match
    points in percent, or all steps together."""

    rank: int
    person: str
    score: float
    deals: int


def evening_standings(
    event: Event, results: Iterable[EventResult], counting: EventCounting = "match-points"
) -> tuple[EveningScore, ...]:
    """The standings so far. In match points a deal that somebody missed is left out of their mean;
    equal scores share a rank."""
    scores: dict[str, list[float]] = {person: [] for person in event.people}
    played = [result for tables in by_round(event, results) for result in tables]
    for each in compared(played):
        if each.person is not None:
            scores[each.person].append(
                100 * each.share if counting == "match-points" else each.steps
            )
    totals = {
        person: (fmean(theirs) if counting == "match-points" else sum(theirs)) if theirs else 0.0
        for person, theirs in scores.items()
    }
    ordered = sorted((-round(total, 6), person) for person, total in totals.items())
    ranks = shared_ranks([-total for total, _ in ordered])
    return tuple(
        EveningScore(rank, person, -total, len(scores[person]))
        for rank, (total, person) in zip(ranks, ordered, strict=True)
    )


def _with_bots(
    company: tuple[str, ...], players: int, taken: dict[str, Counter[int]]
) -> tuple[str | None, ...]:
    bots = players - len(company)
    if bots == 0:
        return seated(company, taken)
    names = tuple(f"\0{number}" for number in range(bots))  # no person is called that
    everybody = {**taken, **{name: Counter[int]() for name in names}}
    by_seat = seated((*company, *names), everybody)
    return tuple(None if person in names else person for person in by_seat)


def _remember(
    table: EventTable, met: Counter[frozenset[str]], taken: dict[str, Counter[int]]
) -> None:
    people = [person for person in table.people if person is not None]
    met.update(
        frozenset((one, other)) for at, one in enumerate(people) for other in people[at + 1 :]
    )
    for seat, person in enumerate(table.people):
        if person is not None:
            taken[person][seat] += 1


def check_evening(event: Event, results: Iterable[EventResult]) -> None:
    """That all results are of tables of this evening's movement."""
    tables = {(table.round, table.number): table for each in movement(event) for table in each}
    for result in results:
        table = tables.get((result.round, result.number))
        if table is None or table.people != result.people:
            raise GrachtenError(
                f"Table {result.number} of round {result.round} is not in this evening's movement."
            )
