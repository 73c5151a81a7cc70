"""Tables with their seats, and whole games."""

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Final

from sqlalchemy import Connection, Text, bindparam, delete, func, insert, select, true, update

from grachten.store.errors import StoreConflict
from grachten.store.reading import damaged, parse_row
from grachten.store.rows import StoredGame, StoredSeat, StoredStep, StoredTable
from grachten.store.schema import SEAT, STEP, TABLE, leases, seats, steps, tables
from grachten.store.steps import add as add_steps
from grachten.store.steps import row_of

_THIS: Final = bindparam("this", type_=Text)
_ADD: Final = insert(tables)
_SAVE: Final = (
    update(tables)
    .where(tables.c.id == _THIS, tables.c.version == bindparam("known_version"))
    .values(
        {field.name: bindparam(field.name) for field in fields(StoredTable) if field.name != "id"}
    )
)
_IS_STORED: Final = select(func.count()).select_from(tables).where(tables.c.id == _THIS)
_REMOVE: Final = delete(tables).where(tables.c.id == _THIS)
_ADD_SEATS: Final = insert(seats)
_REMOVE_SEATS: Final = delete(seats).where(seats.c.table_id == _THIS)
_WHO_HID_IT: Final = select(seats.c.person).where(
    seats.c.table_id == _THIS, seats.c.hidden == true(), seats.c.person.is_not(None)
)
_HIDE: Final = (
    update(seats)
    .where(seats.c.table_id == _THIS, seats.c.person == bindparam("whose"))
    .values(hidden=True)
)

_TABLE: Final = select(*TABLE).where(tables.c.id == _THIS)
_SEATS: Final = select(*SEAT).where(seats.c.table_id == _THIS).order_by(seats.c.number)
_LEASE: Final = select(leases.c.number, leases.c.skipped).where(leases.c.table_id == _THIS)
_STEPS: Final = select(*STEP).where(steps.c.table_id == _THIS).order_by(steps.c.number)


def add(
    connection: Connection,
    table: StoredTable,
    sitting: Sequence[StoredSeat],
    played: Sequence[StoredStep] = (),
) -> None:
    connection.execute(_ADD, {**vars(table), "version": 0})
    _add_seats(connection, table.id, sitting)
    if played:
        add_steps(connection, [row_of(table.id, step) for step in played])


def save(connection: Connection, table: StoredTable, sitting: Sequence[StoredSeat]) -> StoredTable:
    saved = replace(table, version=table.version + 1)
    values = {**vars(saved), "this": table.id, "known_version": table.version}
    del values["id"]
    if connection.execute(_SAVE, values).rowcount == 0:
        if connection.execute(_IS_STORED, {"this": table.id}).scalar_one():
            raise StoreConflict("The table to be saved has changed in the meantime.")
        raise StoreConflict("The table to be saved is no longer stored.")
    # It may have been hidden since the table that is being saved was read.
    hidden_by = set(connection.execute(_WHO_HID_IT, {"this": table.id}).scalars())
    connection.execute(_REMOVE_SEATS, {"this": table.id})
    _add_seats(
        connection,
        table.id,
        (replace(seat, hidden=seat.hidden or seat.person in hidden_by) for seat in sitting),
    )
    return saved


def _add_seats(connection: Connection, table: str, sitting: Iterable[StoredSeat]) -> None:
    rows = [{**vars(seat), "table_id": table} for seat in sitting]
    if rows:
        connection.execute(_ADD_SEATS, rows)


def put_away(connection: Connection, table: str, person: str) -> bool:
    return connection.execute(_HIDE, {"this": table, "whose": person}).rowcount > 0


def remove(connection: Connection, table: str) -> None:
    connection.execute(_REMOVE, {"this": table})


def load(connection: Connection, table: str) -> StoredGame | None:
    this = {"this": table}
    row = connection.execute(_TABLE, this).first()
    if row is None:
        return None
    game = StoredGame(
        parse_row(StoredTable, row),
        tuple(parse_row(StoredSeat, seat) for seat in connection.execute(_SEATS, this)),
        tuple(parse_row(StoredStep, step) for step in connection.execute(_STEPS, this)),
        *(connection.execute(_LEASE, this).first() or ()),
    )
    if any(seat.number != place for place, seat in enumerate(game.seats)) or any(
        step.number != place for place, step in enumerate(game.steps, start=1)
    ):
        raise damaged("table")
    return game
