"""Knockout events: the winner of each table goes on, until one table is left."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grachten.club.arranging import seated, seats_taken
from grachten.club.duplicates import compared
from grachten.club.events import Event, EventResult, EventTable, by_round, check_played
from grachten.rules import GrachtenError


@dataclass(frozen=True, slots=True)
class KnockoutLine:
    """A line of the result. `out` is the round in which they lost, None for the winner and for
    people who are still in."""

    rank: int
    person: str
    out: int | None


@dataclass(frozen=True, slots=True)
class KnockoutState:
    """Where an event stands; `byes` go on without playing this round."""

    round: int
    tables: tuple[EventTable, ...]
    missing: tuple[EventTable, ...]
    byes: tuple[str, ...]
    lines: tuple[KnockoutLine, ...]
    winner: str | None


def knockout(event: Event, results: Iterable[EventResult]) -> KnockoutState:
    """The state that follows from the results. How many rounds there are follows from the
    number of people; the event's `rounds` are not used."""
    rounds = by_round(event, results)
    seed = {person: place for place, person in enumerate(event.people)}
    inside: tuple[str, ...] = event.people
    out: list[list[list[str]]] = []  # by round, groups of equals, the best first
    played: list[EventResult] = []
    number = 0
    while len(inside) > 1:
        tables, byes = _round(event, number, inside, played)
        now = rounds[number] if number < len(rounds) else []
        if not check_played(tables, now):
            if len(rounds) > number + 1:
                raise GrachtenError("A round has results before the one before it has ended.")
            done = {result.number for result in now}
            missing = tuple(table for table in tables if table.number not in done)
            return KnockoutState(number, tables, missing, byes, _lines(inside, out), None)
        orders = _orders(now, seed)
        winners = {order[0] for order in orders}
        out.append(_losers(orders))
        inside = tuple(person for person in inside if person in winners or person in byes)
        played += now
        number += 1
    if len(rounds) > number:
        raise GrachtenError("There are results of a round after the final.")
    return KnockoutState(number - 1, tables, (), byes, _lines(inside, out), inside[0])


def _round(
    event: Event, number: int, inside: Sequence[str], played: Sequence[EventResult]
) -> tuple[tuple[EventTable, ...], tuple[str, ...]]:
    """The best seeds meet the weakest, and the best two as late as possible.

    With two at a table the first round leaves a power of two, and the best seeds go on without
    playing it. Larger tables differ by one seat at most, and nobody sits out.
    """
    byes: tuple[str, ...] = ()
    if event.players == 2:
        power = 1 << (len(inside).bit_length() - 1)
        games = len(inside) - power or power // 2
        byes = tuple(inside[: len(inside) - 2 * games])
    playing = inside[len(byes) :]
    count = -(-len(playing) // event.players)
    companies: list[list[str]] = [[] for _ in range(count)]
    for place, person in enumerate(playing):
        row, column = divmod(place, count)
        companies[column if row % 2 == 0 else count - 1 - column].append(person)
    taken = seats_taken(event.people, played)
    tables = tuple(
        EventTable(number, table, seated(company, taken)) for table, company in enumerate(companies)
    )
    return tables, byes


def _orders(results: Sequence[EventResult], seed: dict[str, int]) -> list[list[str]]:
    """The people of each table, the best first. A tie is broken by the comparison with the
    same seat of the other tables, and then for the better seed."""
    share = {each.person: round(each.share, 6) for each in compared(results)}
    orders = []
    for result in results:
        place = dict(zip(result.people, result.places, strict=True))
        orders.append(sorted(result.present, key=lambda who: (place[who], -share[who], seed[who])))
    return orders


def _losers(orders: Sequence[Sequence[str]]) -> list[list[str]]:
    """Those who go out, by their place at the table; equal places share a rank."""
    longest = max(map(len, orders))
    groups = [
        sorted(order[place] for order in orders if len(order) > place)
        for place in range(1, longest)
    ]
    return [group for group in groups if group]


def _lines(
    inside: Sequence[str], out: Sequence[Sequence[Sequence[str]]]
) -> tuple[KnockoutLine, ...]:
    lines = [KnockoutLine(1, person, None) for person in sorted(inside)]
    for number in reversed(range(len(out))):
        for group in out[number]:
            rank = len(lines) + 1
            lines += [KnockoutLine(rank, person, number) for person in group]
    return tuple(lines)
