"""Writing steps in batches."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update

from grachten.store.rows import StoredStep
from grachten.store.schema import steps, tables

_ADD: Final = insert(steps)
_TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.changed < bindparam("at"))
    .values(changed=bindparam("at"))
)


def row_of(table: str, step: StoredStep) -> dict[str, Any]:
    after = None if step.number == 1 else step.number - 1
    return {**vars(step), "table_id": table, "after": after}


def order(row: dict[str, Any]) -> tuple[str, int]:
    """A step is written after the one it follows, and two servers on one database cannot
    deadlock."""
    return row["table_id"], row["number"]


def add(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write steps, in their `order`, and update when their tables last changed."""
    connection.execute(_ADD, rows)
    latest: dict[str, int] = {}
    for row in rows:
        latest[row["table_id"]] = max(row["at"], latest.get(row["table_id"], 0))
    connection.execute(_TOUCH, [{"this": table, "at": at} for table, at in latest.items()])
