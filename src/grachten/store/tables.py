"""Tables with their seats, whole games, and lists of tables."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Integer,
    Text,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

from grachten.store.errors import StoreConflict
from grachten.store.rows import StoredGame, StoredListing, StoredSeat, StoredStep, StoredTable
from grachten.store.schema import SEAT, STEP, TABLE, seats, steps, tables

_THIS: Final = bindparam("this", type_=Text)
_ADD: Final = insert(tables)
_SAVE: Final = (
    update(tables)
    .where(tables.c.id == _THIS)
    .values({column: bindparam(column.name) for column in TABLE if column.name != "id"})
)
_REMOVE: Final = delete(tables).where(tables.c.id == _THIS)
_ADD_SEATS: Final = insert(seats)
_REMOVE_SEATS: Final = delete(seats).where(seats.c.table_id == _THIS)

_TABLE: Final = select(*TABLE).where(tables.c.id == _THIS)
_SEATS: Final = select(*SEAT).where(seats.c.table_id == _THIS).order_by(seats.c.number)
_STEPS: Final = select(*STEP).where(steps.c.table_id == _THIS).order_by(steps.c.number)

_LAST_STEP: Final = (
    select(func.coalesce(func.max(steps.c.number), 0))
    .where(steps.c.table_id == tables.c.id)
    .scalar_subquery()
)
_LISTED: Final = select(*TABLE, _LAST_STEP).limit(bindparam("most", type_=Integer))
_PUBLIC: Final = _LISTED.where(
    tables.c.public == true(), tables.c.status.in_(("open", "playing"))
).order_by(
    tables.c.status,  # "open" comes before "playing"
    tables.c.created.desc(),
    tables.c.id.desc(),
)
_OF_PERSON: Final = _LISTED.where(
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("person")))
).order_by(tables.c.changed.desc(), tables.c.id.desc())
_BEFORE: Final = bindparam("before", type_=BigInteger)
_OF_PERSON_BEFORE: Final = _OF_PERSON.where(
    or_(
        tables.c.changed < _BEFORE,
        and_(tables.c.changed == _BEFORE, tables.c.id < bindparam("before_id")),
    )
)
_SEATS_OF: Final = (
    select(seats.c.table_id, *SEAT)
    .where(seats.c.table_id.in_(bindparam("these", expanding=True)))
    .order_by(seats.c.number)
)
_UNFINISHED: Final = (
    select(tables.c.id)
    .where(tables.c.status == "playing")
    .order_by(tables.c.changed.desc(), tables.c.id)
)
_OPEN_OF: Final = (
    select(func.count())
    .select_from(tables)
    .where(tables.c.status == "open", tables.c.host == bindparam("host"))
)
_STALE: Final = (
    select(tables.c.id)
    .where(
        or_(
            and_(tables.c.status == "open", tables.c.changed < bindparam("open_before")),
            and_(tables.c.status == "playing", tables.c.changed < bindparam("playing_before")),
        )
    )
    .order_by(tables.c.changed, tables.c.id)
)


def add(connection: Connection, table: StoredTable, sitting: Sequence[StoredSeat]) -> None:
    connection.execute(_ADD, vars(table))
    _add_seats(connection, table.id, sitting)


def save(connection: Connection, table: StoredTable, sitting: Sequence[StoredSeat]) -> None:
    values = {**vars(table), "this": table.id}
    del values["id"]
    if connection.execute(_SAVE, values).rowcount == 0:
        raise StoreConflict("The table that was to be saved is not stored any more.")
    connection.execute(_REMOVE_SEATS, {"this": table.id})
    _add_seats(connection, table.id, sitting)


def _add_seats(connection: Connection, table: str, sitting: Iterable[StoredSeat]) -> None:
    rows = [{**vars(seat), "table_id": table} for seat in sitting]
    if rows:
        connection.execute(_ADD_SEATS, rows)


def remove(connection: Connection, table: str) -> None:
    connection.execute(_REMOVE, {"this": table})


def load(connection: Connection, table: str) -> StoredGame | None:
    this = {"this": table}
    row = connection.execute(_TABLE, this).first()
    if row is None:
        return None
    return StoredGame(
        StoredTable(*row),
        tuple(StoredSeat(*seat) for seat in connection.execute(_SEATS, this)),
        tuple(StoredStep(*step) for step in connection.execute(_STEPS, this)),
    )


def public(connection: Connection, limit: int) -> list[StoredListing]:
    return _listings(connection, connection.execute(_PUBLIC, {"most": limit}))


def of_person(
    connection: Connection, person: str, limit: int, before: tuple[int, str] | None
) -> list[StoredListing]:
    values: dict[str, Any] = {"person": person, "most": limit}
    if before is None:
        return _listings(connection, connection.execute(_OF_PERSON, values))
    values["before"], values["before_id"] = before
    return _listings(connection, connection.execute(_OF_PERSON_BEFORE, values))


def unfinished(connection: Connection) -> list[str]:
    return list(connection.execute(_UNFINISHED).scalars())


def open_of(connection: Connection, host: str) -> int:
    return connection.execute(_OPEN_OF, {"host": host}).scalar_one()


def stale(connection: Connection, open_before: int, playing_before: int) -> list[str]:
    values = {"open_before": open_before, "playing_before": playing_before}
    return list(connection.execute(_STALE, values).scalars())


def _listings(connection: Connection, found: Iterable[Sequence[Any]]) -> list[StoredListing]:
    rows = [(StoredTable(*row[:-1]), row[-1]) for row in found]
    sitting: defaultdict[str, list[StoredSeat]] = defaultdict(list)
    if rows:
        these = [table.id for table, _ in rows]
        for table_id, *seat in connection.execute(_SEATS_OF, {"these": these}):
            sitting[table_id].append(StoredSeat(*seat))
    return [StoredListing(table, tuple(sitting[table.id]), last) for table, last in rows]
