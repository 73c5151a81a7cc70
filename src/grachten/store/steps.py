"""Writing steps in batches.

SQLite gets many rows in one statement: its driver gives the interpreter to other threads at every
statement, and has to wait for its turn again while the event loop is busy.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, insert, update

from grachten.store.rows import StoredStep
from grachten.store.schema import steps, tables

_ADD: Final = insert(steps)
_TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.changed < bindparam("at"))
    .values(changed=bindparam("at"))
)


_COLUMNS: Final = tuple(column.name for column in steps.columns)
_MOST: Final = 64
"""Rows in one statement of SQLite: the driver keeps 128 different statements prepared."""


def row_of(table: str, step: StoredStep) -> dict[str, Any]:
    after = None if step.number == 1 else step.number - 1
    return {**asdict(step), "table_id": table, "after": after}


def order(row: dict[str, Any]) -> tuple[str, int]:
    """A step is written after the one it follows, and two servers on one database cannot
    deadlock."""
    return row["table_id"], row["number"]


def add(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write steps, in their `order`, and update when their tables last changed."""
    latest: dict[str, int] = {}
    for row in rows:
        latest[row["table_id"]] = max(row["at"], latest.get(row["table_id"], 0))
    if connection.dialect.name != "sqlite":
        connection.execute(_ADD, rows)
        connection.execute(_TOUCH, [{"this": table, "at": at} for table, at in latest.items()])
        return
    for some in _in_groups([tuple(map(row.__getitem__, _COLUMNS)) for row in rows]):
        connection.exec_driver_sql(_adding(len(some)), tuple(chain.from_iterable(some)))
    for some in _in_groups(list(latest.items())):
        connection.exec_driver_sql(_touching(len(some)), tuple(chain.from_iterable(some)))


def add_led(connection: Connection, rows: Sequence[dict[str, Any]], node: str) -> set[str]:
    """Write the steps of tables that this node leads, each row with its `lease`; returns the
    other tables, of which nothing is written.

    One statement, so that PostgreSQL itself refuses a number that is not the current one, and one
    trip to the database. Locking the leases keeps others from claiming the tables meanwhile.
    """
    columns = [[row[name] for row in rows] for name in (*_COLUMNS, "lease")]
    written = connection.exec_driver_sql(_ADD_LED, (node, *columns))
    return {row["table_id"] for row in rows} - set(written.scalars())


_ADD_LED: Final = """
    WITH new AS (
        SELECT * FROM unnest(
            $2::text[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::text[],
            $9::text[], $10::bigint[], $11::bigint[], $12::int[], $13::bigint[]
        ) AS new (
            table_id, number, seat, action, space, undoes, "by", request, at, tick, after, lease
        )
    ), led AS (
        SELECT leases.table_id, leases.number FROM leases
        WHERE leases.node = $1
        AND (leases.table_id, leases.number) IN (SELECT new.table_id, new.lease FROM new)
        ORDER BY leases.table_id
        FOR SHARE
    ), touched AS (
        UPDATE tables SET changed = latest.at
        FROM (SELECT table_id, max(at) AS at FROM new GROUP BY table_id) AS latest, led
        WHERE tables.id = latest.table_id AND led.table_id = tables.id
        AND tables.changed < latest.at
    )
    INSERT INTO steps (
        table_id, number, seat, action, space, undoes, "by", request, at, tick, after
    )
    SELECT new.table_id, new.number, new.seat, new.action, new.space, new.undoes, new."by",
        new.request, new.at, new.tick, new.after
    FROM new JOIN led ON led.table_id = new.table_id AND led.number = new.lease
    ORDER BY new.table_id, new.number
    RETURNING table_id
"""


def _in_groups(rows: list[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    for first in range(0, len(rows), _MOST):
        yield rows[first : first + _MOST]


@cache
def _adding(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in _COLUMNS)
    return f"INSERT INTO steps ({names}) VALUES {_marks(len(_COLUMNS), count)}"  # noqa: S608 - no values


@cache
def _touching(count: int) -> str:
    return (
        f"UPDATE tables SET changed = new.column2 FROM (VALUES {_marks(2, count)}) AS new"  # noqa: S608 - no values
        " WHERE tables.id = new.column1 AND tables.changed < new.column2"
    )


def _marks(width: int, count: int) -> str:
    row = f"({', '.join('?' * width)})"
    return ", ".join([row] * count)
