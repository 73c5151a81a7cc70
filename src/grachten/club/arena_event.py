"""Arena events: for an hour, say, free players get a new table at once, and points add up.

There are no rounds to wait for. `round` in tables and results is the number of the batch in which a
table was made; all tables of a batch have the same deal, so that they can be compared.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from grachten.club.arranging import arranged, seated, seats_taken, table_sizes
from grachten.club.events import Event, EventResult, EventTable, drawn_by_lot, meetings
from grachten.club.standings import Standing, standings
from grachten.rules import GrachtenError


@dataclass(frozen=True, slots=True)
class Batch:
    """Tables to be started now, and who has to wait for the next batch."""

    tables: tuple[EventTable, ...]
    waiting: tuple[str, ...]


def next_batch(
    event: Event, results: Iterable[EventResult], free: Iterable[str], batch: int
) -> Batch:
    """Seat the people who are free. Neighbours in the standings meet, but not people from the same
    last table if that can be avoided. If there is one too many, the person who has played most
    waits; the lot decides between equals."""
    played = _in_order(event, results)
    idle = set(free)
    if not idle <= set(event.people):
        raise GrachtenError("A free player is not in this event.")
    games = {line.person: line.played for line in arena_standings(event, played)}
    lots = [person for person in drawn_by_lot(event.people, event.draw + batch) if person in idle]
    sizes = table_sizes(len(lots), event.players)
    by_games = sorted(lots, key=lambda person: games[person])
    seats = sum(sizes)
    playing = set(by_games[:seats])
    order = [line.person for line in arena_standings(event, played) if line.person in playing]
    taken = seats_taken(event.people, played)
    companies = arranged(order, sizes, meetings(_last_tables(played)))
    tables = tuple(
        EventTable(batch, number, seated(company, taken))
        for number, company in enumerate(companies)
    )
    return Batch(tables, tuple(by_games[seats:]))


def arena_standings(event: Event, results: Iterable[EventResult]) -> tuple[Standing, ...]:
    """The points of all games add up, so playing more can bring more. Waiting is worth nothing."""
    return standings(event, _in_order(event, results))


def _in_order(event: Event, results: Iterable[EventResult]) -> list[EventResult]:
    played = sorted(results, key=lambda each: (each.round, each.number))
    known = set(event.people)
    for before, after in pairwise(played):
        if (before.round, before.number) == (after.round, after.number):
            raise GrachtenError(f"Table {after.number} of batch {after.round} has two results.")
    if any(not set(result.present) <= known for result in played):
        raise GrachtenError("A result names somebody who is not in this event.")
    return played


def _last_tables(played: Iterable[EventResult]) -> list[EventResult]:
    """For everybody the last table at which they sat."""
    last: dict[str, EventResult] = {}
    for result in played:
        last.update(dict.fromkeys(result.present, result))
    return list({(each.round, each.number): each for each in last.values()}.values())
