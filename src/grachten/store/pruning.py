"""Removing finished games, and people who have not been seen for a long time.

It works in small batches, so that games can go on. Every choice is checked again in the transaction
that removes it: somebody may have come back.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from grachten.store.reading import sound_ids
from grachten.store.rows import Pruned
from grachten.store.schema import people, seats, tables

BATCH: Final = 50
MOST_VALUES: Final = 500
"""Ids in one statement; databases allow some tens of thousands."""

_FINISHED: Final = tables.c.status.in_(("over", "abandoned"))
_BEFORE: Final = bindparam("before", type_=BigInteger)
_THESE: Final = bindparam("these", expanding=True, type_=Text)

_FINISHED_BEFORE: Final = and_(_FINISHED, func.coalesce(tables.c.ended, tables.c.changed) < _BEFORE)
_OLD_TABLES: Final = select(tables.c.id).where(_FINISHED_BEFORE).order_by(tables.c.id)
_REMOVE_OLD_TABLES: Final = delete(tables).where(tables.c.id.in_(_THESE), _FINISHED_BEFORE)

# People stay as long as they or their bots play or were seen; a retired bot has no owner any more
# and counts by itself.
_players: Final = people.alias("players")
_THEIRS: Final = or_(_players.c.id == people.c.id, _players.c.owner == people.c.id)
_IS_SEEN: Final = exists().where(_THEIRS, _players.c.seen >= _BEFORE)
_IS_PLAYING: Final = exists().where(
    _THEIRS, seats.c.person == _players.c.id, tables.c.id == seats.c.table_id, ~_FINISHED
)
_IS_HOST: Final = exists().where(tables.c.host == people.c.id, ~_FINISHED)
_GONE: Final = and_(people.c.owner.is_(None), ~_IS_SEEN, ~_IS_PLAYING, ~_IS_HOST)
_OLD_PEOPLE: Final = select(people.c.id).where(_GONE).order_by(people.c.id)
_STILL_GONE: Final = _OLD_PEOPLE.where(people.c.id.in_(_THESE))

_BOTS_OF: Final = select(people.c.id).where(people.c.owner.in_(_THESE))
_TABLES_OF: Final = select(seats.c.table_id).where(seats.c.person.in_(_THESE))
_HOSTED_BY: Final = select(tables.c.id).where(tables.c.host.in_(_THESE))
_FREE_SEATS: Final = update(seats).where(seats.c.person.in_(_THESE)).values(person=None)
_REMOVE_UNKNOWN: Final = delete(tables).where(
    tables.c.id.in_(_THESE),
    ~exists().where(seats.c.table_id == tables.c.id, seats.c.person.is_not(None)),
)
_MOST_LIKELY_HOST: Final = (
    select(seats.c.person)
    .join(people, people.c.id == seats.c.person)
    .where(seats.c.table_id == tables.c.id)
    .order_by(people.c.kind.desc(), seats.c.number)  # "person" comes before "bot" then
    .limit(1)
    .scalar_subquery()
)
_MOVE_HOST: Final = update(tables).where(tables.c.host.in_(_THESE)).values(host=_MOST_LIKELY_HOST)
_REMOVE_PEOPLE: Final = delete(people).where(people.c.id.in_(_THESE))


def old_tables(connection: Connection, before: int) -> list[str]:
    return sound_ids(connection.execute(_OLD_TABLES, {"before": before}).scalars())


def old_people(connection: Connection, before: int) -> list[str]:
    return sound_ids(connection.execute(_OLD_PEOPLE, {"before": before}).scalars())


def remove_tables(connection: Connection, these: Sequence[str], before: int) -> Pruned:
    values = {"these": these, "before": before}
    return Pruned(connection.execute(_REMOVE_OLD_TABLES, values).rowcount, 0)


def remove_people(connection: Connection, these: Sequence[str], before: int) -> Pruned:
    """Remove people with their bots, tokens and codes. Finished games keep their names as long as
    another player is left."""

    gone = _ids(connection, _STILL_GONE, these=these, before=before)
    bots = bots_of(connection, gone)
    concerned = tables_of(connection, [*gone, *bots])
    connection.execute(_FREE_SEATS, {"these": [*gone, *bots]})
    return remove_from(connection, concerned, gone, bots)


def bots_of(connection: Connection, owners: Sequence[str]) -> list[str]:
    return _ids(connection, _BOTS_OF, these=owners)


def tables_of(connection: Connection, players: Sequence[str]) -> list[str]:
    """The tables at which these play, or of which they are the host."""
    playing = _ids(connection, _TABLES_OF, these=players)
    return sorted({*playing, *_ids(connection, _HOSTED_BY, these=players)})


def remove_from(
    connection: Connection, concerned: Sequence[str], gone: Sequence[str], bots: Sequence[str]
) -> Pruned:
    """Remove people who no longer have a seat, and their bots. Of the tables concerned, those at
    which nobody is left go as well; the others get another host."""
    tables_gone = 0
    for first in range(0, len(concerned), MOST_VALUES):
        some = {"these": concerned[first : first + MOST_VALUES]}
        tables_gone += connection.execute(_REMOVE_UNKNOWN, some).rowcount
    connection.execute(_MOVE_HOST, {"these": [*gone, *bots]})
    for some_people in (bots, gone):
        connection.execute(_REMOVE_PEOPLE, {"these": some_people})
    return Pruned(tables_gone, len(gone) + len(bots))


def _ids(connection: Connection, wanted: Any, **values: Any) -> list[str]:
    return list(connection.execute(wanted, values).scalars())
