"""Games that are worth a look: how many people watch them, and which there are to choose from."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import BigInteger, Connection, bindparam, delete, insert, select, true

from grachten.store.listings import LISTED, listings_of
from grachten.store.rows import StoredListing
from grachten.store.schema import audiences, seats, tables

_REMOVE: Final = delete(audiences).where(
    audiences.c.table_id.in_(bindparam("these", expanding=True))
)
_REMOVE_OLD: Final = delete(audiences).where(audiences.c.at < bindparam("before"))
_THERE: Final = select(tables.c.id).where(tables.c.id.in_(bindparam("these", expanding=True)))
_ADD: Final = insert(audiences)
_WATCHED: Final = select(audiences.c.table_id, audiences.c.people).where(
    audiences.c.at >= bindparam("since")
)
_IN_PLAY: Final = (
    LISTED.outerjoin_from(tables, audiences, audiences.c.table_id == tables.c.id)
    .where(tables.c.public == true(), tables.c.status == "playing")
    .order_by(audiences.c.people.desc().nulls_last(), tables.c.created.desc(), tables.c.id)
)
_FINISHED: Final = LISTED.where(
    tables.c.public == true(),
    tables.c.status == "over",
    tables.c.changed >= bindparam("since", type_=BigInteger),
).order_by(tables.c.changed.desc(), tables.c.id)
_PLAYED_BY: Final = LISTED.where(
    tables.c.status == "playing",
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("person"))),
).order_by(tables.c.changed.desc(), tables.c.id)


def keep(connection: Connection, counts: Mapping[str, int], at: int, old: int) -> None:
    """Replace what is known of these tables, and forget what was counted before `old`."""
    connection.execute(_REMOVE_OLD, {"before": old})
    these = list(connection.execute(_THERE, {"these": sorted(counts)}).scalars())
    if these:
        connection.execute(_REMOVE, {"these": these})
        rows = [{"table_id": table, "people": counts[table], "at": at} for table in sorted(these)]
        connection.execute(_ADD, rows)


def watched(connection: Connection, since: int) -> dict[str, int]:
    rows = connection.execute(_WATCHED, {"since": since})
    return {row.table_id: row.people for row in rows}


def in_play(connection: Connection, limit: int) -> list[StoredListing]:
    return listings_of(connection, _IN_PLAY, limit, {})


def finished(connection: Connection, since: int, limit: int) -> list[StoredListing]:
    return listings_of(connection, _FINISHED, limit, {"since": since})


def played_by(connection: Connection, person: str, limit: int) -> list[StoredListing]:
    return listings_of(connection, _PLAYED_BY, limit, {"person": person})
