"""Swiss events: everyone plays every round, against people who have done as well so far.

This is the Monrad kind, as in Scandinavian clubs: those who stand next to one another meet, unless
they have met before. The first round is drawn by lot.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from grachten.club.arranging import arranged, seated, seats_taken, table_sizes
from grachten.club.events import (
    Event,
    EventResult,
    EventTable,
    by_round,
    check_played,
    drawn_by_lot,
    meetings,
)
from grachten.club.standings import Standing, standings
from grachten.rules import GrachtenError


@dataclass(frozen=True, slots=True)
class SwissState:
    """Where an event stands. `tables` are those of the current round, `missing` those of
    them that have no result yet, `byes` who sits it out."""

    round: int
    tables: tuple[EventTable, ...]
    missing: tuple[EventTable, ...]
    byes: tuple[str, ...]
    standings: tuple[Standing, ...]
    is_over: bool


def swiss(
    event: Event, results: Iterable[EventResult], away: Sequence[Collection[str]] = ()
) -> SwissState:
    """The state that follows from the results, and from who was `away` in each round: they came
    later, or had withdrawn. Nothing else has to be stored."""
    played: list[EventResult] = []
    rested: list[str] = []
    rounds = by_round(event, results)
    for number in range(event.rounds):
        gone = away[number] if number < len(away) else ()
        tables, byes = swiss_round(event, number, played, rested, gone)
        now = rounds[number] if number < len(rounds) else []
        is_complete = check_played(tables, now)
        played += now
        if not is_complete:
            if len(rounds) > number + 1:
                raise GrachtenError("A round has results before the one before it has ended.")
            done = {result.number for result in now}
            missing = tuple(table for table in tables if table.number not in done)
            lines = standings(event, played, rested)
            return SwissState(number, tables, missing, byes, lines, is_over=False)
        rested += byes
    if len(rounds) > event.rounds:
        raise GrachtenError(f"The event has {event.rounds} rounds, but there are more results.")
    last = event.rounds - 1
    return SwissState(last, tables, (), byes, standings(event, played, rested), is_over=True)


def swiss_round(
    event: Event,
    number: int,
    played: Sequence[EventResult],
    rested: Sequence[str],
    away: Collection[str] = (),
) -> tuple[tuple[EventTable, ...], tuple[str, ...]]:
    """The tables of the next round, and who sits it out. `played` are all results before it,
    `rested` names a person for every round that they sat out; people who are `away` get nothing."""
    lots = [each for each in drawn_by_lot(event.people, event.draw) if each not in away]
    rank = {line.person: line.rank for line in standings(event, played, rested)}
    order = sorted(lots, key=lambda person: rank[person]) if played else list(lots)
    sizes = table_sizes(len(order), event.players)
    byes = _byes(order, len(order) - sum(sizes), rested)
    playing = [person for person in order if person not in byes]
    taken = seats_taken(event.people, played)
    tables = tuple(
        EventTable(number, place, seated(company, taken))
        for place, company in enumerate(arranged(playing, sizes, meetings(played)))
    )
    return tables, byes


def _byes(order: list[str], count: int, rested: Sequence[str]) -> tuple[str, ...]:
    """Who sits out: those who did so least often, and among them the last in the standings."""
    place = {person: number for number, person in enumerate(order)}
    last_first = sorted(order, key=lambda person: (rested.count(person), -place[person]))
    return tuple(last_first[:count])
