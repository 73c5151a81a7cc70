"""The tables of a round: ordinary tables with everyone already seated, and all with one deal."""

from collections.abc import Collection
from dataclasses import replace

import msgspec

from grachten.club import EventTable
from grachten.protocol.tables import EventPlace, Options
from grachten.server.events.running_event import NextRound, RunningEvent, name_of, walkover
from grachten.server.people.names import distinct_name
from grachten.server.services import Services
from grachten.server.tables.seating import Seats, new_seats
from grachten.server.tables.stored_tables import new_table, new_table_id
from grachten.server.thinking.bot_names import bot_name
from grachten.server.uptime import now
from grachten.store import (
    EventChange,
    Person,
    StoredEventTable,
    StoredGame,
    StoredRound,
)
from grachten.store.event_rows import StoredEntrant

MINUTE = 60_000


def begin_round(
    services: Services, running: RunningEvent, wanted: NextRound, absent: Collection[str]
) -> EventChange:
    """The change by which a round begins. Bots play for people who are `absent` until they come."""
    number, at = len(running.whole.rounds), now()
    limit = running.settings.round_minutes
    entrants = {name_of(each.number): each for each in running.whole.entrants}
    games = [_game(services, running, table, entrants, absent) for table in wanted.tables]
    rows = [
        StoredEventTable(number, table.number, game.table.id, _numbers(table))
        for table, game in zip(wanted.tables, games, strict=True)
    ]
    gone = running.gone(number)
    rows += [
        StoredEventTable(
            number,
            table.number,
            None,
            _numbers(table),
            msgspec.json.encode(walkover(table, gone, at)).decode(),
            opened=True,
        )
        for table in wanted.walkovers
    ]
    begun = StoredRound(
        number,
        started=at,
        ends=None if limit is None else at + limit * MINUTE,
        ended=None if games else at,
        byes=msgspec.json.encode([int(who) for who in wanted.byes]).decode(),
    )
    return EventChange(
        running.whole.event, new_rounds=(begun,), new_tables=tuple(rows), games=tuple(games)
    )


def _numbers(table: EventTable) -> str:
    return msgspec.json.encode([None if who is None else int(who) for who in table.people]).decode()


def _game(
    services: Services,
    running: RunningEvent,
    table: EventTable,
    entrants: dict[str, StoredEntrant],
    absent: Collection[str],
) -> StoredGame:
    settings = running.settings
    options = Options(
        clock=settings.clock,
        level=settings.level,
        pace=settings.pace,
        takebacks=False,
        event=EventPlace(running.whole.event.id, table.round, table.number, closed=True),
    )
    table_id = new_table_id(services.entropy)
    gone = running.gone(table.round)
    seats: Seats = ()
    for seat, who in zip(new_seats(len(table.people)), table.people, strict=True):
        others = [each.name for each in seats]
        entrant = None if who is None or who in gone else entrants[who]
        if entrant is None or entrant.person is None:
            name = distinct_name(bot_name(settings.level, table_id, others), others)
            seats += (replace(seat, who="bot", name=name, level=settings.level, ready=True),)
        else:
            seats += (
                replace(
                    seat,
                    who=entrant.kind,
                    person=entrant.person,
                    name=distinct_name(entrant.name, others),
                    ready=True,
                    away="time" if who in absent else None,
                ),
            )
    made = new_table(services.entropy, table_id, _host(seats), options, seats)
    shuffle = running.secret.shuffle(table.round)
    stored = replace(
        made.table,
        status="playing",
        secret=shuffle.secret,
        salt=shuffle.salt,
        seed=str(shuffle.seed),
        started=made.table.created,
        started_tick=services.uptime.tick,
    )
    return StoredGame(stored, seats, ())


def _host(seats: Seats) -> Person:
    """The first person at the table, on whose account bots think."""
    first = next(seat for seat in seats if seat.person is not None)
    assert first.person is not None
    return Person(first.person, "person", first.name or "", None, 0, 0)
