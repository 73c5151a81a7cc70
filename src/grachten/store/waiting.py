"""The waiting room of those who look for opponents, shared by all nodes.

A row is one search. People who are seated keep their row until the game begins, so that nobody
loses their place in the queue because somebody else did not answer. Rows are changed only as they
were read, by their tickets: of two nodes that seat the same person, one fails.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Text,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from grachten.store import tables as stored_tables
from grachten.store.errors import StoreConflict
from grachten.store.reading import parse_row, sound_ids, sound_rows
from grachten.store.rows import StoredRoom, StoredSeat, StoredTable, StoredWait
from grachten.store.schema import WAIT, blocks, tables, waiting

_WHO: Final = bindparam("who", type_=Text)
_TABLE: Final = bindparam("this", type_=Text)
_THESE: Final = bindparam("these", expanding=True, type_=Text)
_AT: Final = bindparam("at", type_=BigInteger)

_OF: Final = select(*WAIT).where(waiting.c.person == _WHO)
_ALL: Final = select(*WAIT).order_by(waiting.c.since, waiting.c.person)
_PERSONS: Final = select(waiting.c.person)
_BLOCKS: Final = (
    select(blocks.c.person, blocks.c.whom)
    .where(blocks.c.person.in_(_PERSONS), blocks.c.whom.in_(_PERSONS))
    .order_by(blocks.c.person, blocks.c.whom)
)
_HAS_BEGUN: Final = select(tables.c.id).where(tables.c.status != "open")
_IS_BEGUN: Final = _HAS_BEGUN.where(tables.c.id == _TABLE)
_BEGUN: Final = _HAS_BEGUN.where(tables.c.id.in_(select(waiting.c.table_id)))

_ADD: Final = insert(waiting)
_REMOVE: Final = delete(waiting).where(waiting.c.person == _WHO)
_HEAR: Final = update(waiting).where(waiting.c.person.in_(_THESE)).values(heard=_AT)
_FORGET: Final = delete(waiting).where(
    or_(
        (waiting.c.heard < _AT) & waiting.c.table_id.is_(None),
        exists().where(tables.c.id == waiting.c.table_id, tables.c.status != "open"),
    )
)
_SEAT: Final = (
    update(waiting)
    .where(
        waiting.c.person == _WHO,
        waiting.c.ticket == bindparam("of_ticket", type_=Text),
        waiting.c.table_id.is_(None),
    )
    .values(table_id=_TABLE, answer_by=bindparam("by", type_=BigInteger))
)
_TAKE_OUT: Final = delete(waiting).where(
    waiting.c.table_id == _TABLE, waiting.c.person.not_in(_THESE)
)
_WAIT_AGAIN: Final = (
    update(waiting).where(waiting.c.table_id == _TABLE).values(table_id=None, answer_by=None)
)


def enter(connection: Connection, wait: StoredWait) -> StoredWait:
    """People who change what they want keep the time they have waited."""
    before = of(connection, wait.person)
    if before is not None and before.table_id is not None:
        if not connection.execute(_IS_BEGUN, {"this": before.table_id}).first():
            raise StoreConflict("A table has been found already.")
        leave(connection, wait.person)
        before = None
    values: dict[str, Any] = {**vars(wait)}
    if before is not None:
        values["since"] = min(before.since, wait.since)
        connection.execute(_REMOVE, {"who": wait.person})
    connection.execute(_ADD, values)
    return StoredWait(**values)


def of(connection: Connection, person: str) -> StoredWait | None:
    row = connection.execute(_OF, {"who": person}).first()
    return None if row is None else parse_row(StoredWait, row)


def leave(connection: Connection, person: str) -> StoredWait | None:
    """Returns how they waited, if they did."""
    left = of(connection, person)
    connection.execute(_REMOVE, {"who": person})
    return left


def room(connection: Connection) -> StoredRoom:
    waits = tuple(sound_rows(StoredWait, connection.execute(_ALL)))
    if not waits:  # almost always
        return StoredRoom((), (), frozenset())
    blocking = tuple((person, whom) for person, whom in connection.execute(_BLOCKS))
    return StoredRoom(waits, blocking, frozenset(sound_ids(connection.execute(_BEGUN).scalars())))


def hear(connection: Connection, people: Sequence[str], at: int) -> None:
    """These people are still there."""
    connection.execute(_HEAR, {"these": people, "at": at})


def forget(connection: Connection, heard_before: int) -> int:
    """Remove those who have gone, and those whose game has begun; returns how many. People with a
    table to answer at are not removed before the answer is due."""
    return connection.execute(_FORGET, {"at": heard_before}).rowcount


def seat(
    connection: Connection,
    table: StoredTable,
    seats: Sequence[StoredSeat],
    tickets: Mapping[str, str],
    answer_by: int,
) -> None:
    """Add a table for people who wait, by person and ticket; nothing happens if one of them has
    left, or has been seated elsewhere."""
    stored_tables.add(connection, table, seats)
    for person, ticket in sorted(tickets.items()):  # in one order, so that nodes don't deadlock
        found = {"who": person, "of_ticket": ticket, "this": table.id, "by": answer_by}
        if connection.execute(_SEAT, found).rowcount != 1:
            raise StoreConflict("Somebody who was to be seated no longer waits.")


def dissolve(connection: Connection, table: str, stay: Sequence[str]) -> None:
    """Remove a table that was found; those who `stay` wait again, the others no longer do."""
    connection.execute(_TAKE_OUT, {"this": table, "these": stay})
    connection.execute(_WAIT_AGAIN, {"this": table})
    stored_tables.remove(connection, table)
