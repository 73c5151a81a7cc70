"""The same people and bots again, at a new table."""

from dataclasses import replace

import msgspec

from grachten.server.refusals import Refusal, no_seat
from grachten.server.tables import seating
from grachten.server.tables.series import series_after
from grachten.server.tables.stored_tables import new_table, new_table_id
from grachten.server.tables.table import Table
from grachten.server.tables.terms import terms_of
from grachten.store import Person, StoredSeat


class Rematch(msgspec.Struct, frozen=True):
    """The new table, and the terms of the old one; `invited` are outside bots and their seats, if
    the table is new."""

    table: str
    terms: str
    invited: tuple[tuple[str, int], ...] = ()


async def begin_rematch(table: Table, person: Person) -> Rematch:
    """The first to ask makes the new table, the others find it."""
    if table.stored.status != "over":
        raise Refusal("conflict", "The game at this table is not over yet.")
    if table.options.lesson is not None:
        raise Refusal("conflict", "The guided game has no rematch: begin it again.")
    if table.options.branch is not None:
        raise Refusal("conflict", "There is no rematch here: go back to the game and try again.")
    if table.options.deal is not None:
        raise Refusal("conflict", "There is no rematch here: everybody has one try at this deal.")
    if table.options.event is not None:
        raise Refusal("conflict", "There is no rematch in an event: the next round decides.")
    if not seating.seats_of(table.seats, person.id):
        raise no_seat()
    seats = tuple(_again(seat) for seat in table.seats)
    options = msgspec.structs.replace(table.options, arranged=False)  # by themselves, this time
    terms = terms_of(options, seats).name
    if table.stored.rematch is not None:
        return Rematch(table.stored.rematch, terms)
    services = table.services
    table_id = new_table_id(services.entropy, near=table.id)
    new = new_table(services.entropy, table_id, person, options, seats)
    stored = replace(new.table, series=series_after(table.stored, table.seats))
    await services.store.add_table(stored, seats, lead=True)  # its players are known here
    await table.set_rematch(stored.id)
    invited = tuple(
        (seat.person, seat.number)
        for seat in seats
        if seat.who == "bot" and seat.person is not None
    )
    return Rematch(stored.id, terms, invited)


def _again(seat: StoredSeat) -> StoredSeat:
    """The seat for another game: people and outside bots have to be ready again."""
    is_ready = seating.is_server_bot(seat)
    return replace(
        seat,
        ready=is_ready,
        contribution=None,
        away=None,
        agreed=None,
        hidden=False,
        hinted=False,
    )
