"""Everything that is stored about a person, for them to take away.

It goes by the foreign keys: what a new table says of people is part of it by itself.
"""

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    LargeBinary,
    Table,
    bindparam,
    or_,
    select,
    type_coerce,
)
from sqlalchemy.types import NullType

from grachten.store.reading import sound_ids
from grachten.store.rows import handle_of
from grachten.store.schema import metadata, people, seats, tables

ME: Final = "me"
HIDDEN: Final = "left out"

Rows = dict[str, list[dict[str, Any]]]
"""By the table of the database."""

_FINISHED_OF: Final = (
    select(tables.c.id)
    .where(
        tables.c.status == "over",
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("whose"))),
    )
    .order_by(tables.c.ended, tables.c.id)
)


def finished_of(connection: Connection, person: str) -> list[str]:
    """The games that this person has played to the end, the oldest first."""
    return sound_ids(connection.execute(_FINISHED_OF, {"whose": person}).scalars())


def rows_about(connection: Connection, person: str) -> Rows:
    """Ids of people are left out: this person is "me", and others go by their handles. Of secrets
    it only says that they exist."""
    found: Rows = {}
    for table in metadata.sorted_tables:
        theirs = [column == person for column in table.columns if _says_whose(column)]
        if theirs and (rows := _rows(connection, table, or_(*theirs), person)):
            found[table.name] = rows
    return found


def _says_whose(column: Column[Any]) -> bool:
    return _names_people(column) and column.info.get("export", True)


def _names_people(column: Column[Any]) -> bool:
    return column is people.c.id or any(key.column is people.c.id for key in column.foreign_keys)


def _rows(
    connection: Connection, table: Table, theirs: ColumnElement[bool], person: str
) -> list[dict[str, Any]]:
    columns = list(table.columns)
    wanted = (
        select(*(type_coerce(column, NullType()) for column in columns))
        .where(theirs)
        .order_by(*table.primary_key.columns)
    )
    return [
        {
            column.name: _value(column, value, person)
            for column, value in zip(columns, row, strict=True)
        }
        for row in connection.execute(wanted)
    ]


def _value(column: Column[Any], value: Any, person: str) -> Any:
    if value is None:
        return None
    if isinstance(column.type, LargeBinary) or not column.info.get("export", True):
        return HIDDEN
    if _names_people(column):
        return ME if value == person else handle_of(value)
    return bool(value) if isinstance(column.type, Boolean) else value
