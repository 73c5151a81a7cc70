"""Steps, many at a time."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, update

from grachten.store.schema import steps, tables

_ADD: Final = insert(steps)
_TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.changed < bindparam("at"))
    .values(changed=bindparam("at"))
)


def add(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Write steps, and when their tables were changed.

    In a fixed order, so that two servers on one database never wait for each other in a circle.
    """
    ordered = sorted(rows, key=lambda row: (row["table_id"], row["number"]))
    connection.execute(_ADD, ordered)
    latest = {row["table_id"]: row["at"] for row in ordered}
    connection.execute(_TOUCH, [{"this": table, "at": at} for table, at in latest.items()])
