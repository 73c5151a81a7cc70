"""People one has played with: who they were, whom one blocks, and who is invited where."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Integer,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    type_coerce,
    update,
)
from sqlalchemy.types import NullType

from grachten.store.reading import sound_rows
from grachten.store.rows import StoredBlock, StoredInvitation, StoredOpponent
from grachten.store.schema import blocks, invitations, people, seats, tables

GAMES: Final = 40
"""Finished games in which recent opponents are looked for."""

_WHO: Final = bindparam("who", type_=Text)
_OTHER: Final = bindparam("other", type_=Text)
_AT: Final = bindparam("at", type_=BigInteger)

_HAS_ENDED: Final = and_(tables.c.status.in_(("over", "abandoned")), tables.c.ended.is_not(None))
_FINISHED: Final = (
    select(tables.c.id, tables.c.ended)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person == _WHO, _HAS_ENDED)
    .order_by(tables.c.ended.desc(), tables.c.id)
    .limit(GAMES)
    .subquery()
)
_OPPONENTS: Final = (
    select(
        type_coerce(seats.c.person, NullType()),
        type_coerce(seats.c.name, NullType()),
        type_coerce(_FINISHED.c.ended, NullType()),
        type_coerce(people.c.invitable, NullType()),
    )
    .join(_FINISHED, _FINISHED.c.id == seats.c.table_id)
    .join(people, people.c.id == seats.c.person)
    .where(
        seats.c.who == "person",
        seats.c.person != _WHO,
        ~exists().where(blocks.c.person == _WHO, blocks.c.whom == seats.c.person),
    )
    .order_by(_FINISHED.c.ended.desc(), seats.c.table_id, seats.c.number)
)

_theirs: Final = seats.alias("theirs")
_HAVE_MET: Final = select(
    exists().where(
        seats.c.person == _WHO,
        _theirs.c.table_id == seats.c.table_id,
        _theirs.c.person == _OTHER,
        tables.c.id == seats.c.table_id,
        _HAS_ENDED,
    )
)

_BLOCKED: Final = (
    select(
        type_coerce(blocks.c.whom, NullType()),
        type_coerce(blocks.c.name, NullType()),
        type_coerce(blocks.c.at, NullType()),
    )
    .where(blocks.c.person == _WHO)
    .order_by(blocks.c.at.desc(), blocks.c.whom)
)
_ADD_BLOCK: Final = insert(blocks)
_REMOVE_BLOCK: Final = delete(blocks).where(blocks.c.person == _WHO, blocks.c.whom == _OTHER)
_IS_BLOCKED: Final = select(exists().where(blocks.c.person == _WHO, blocks.c.whom == _OTHER))

_INVITABLE: Final = select(people.c.invitable).where(people.c.id == _WHO)
_SET_INVITABLE: Final = (
    update(people).where(people.c.id == _WHO).values(invitable=bindparam("allowed", type_=Boolean))
)

# An invitation counts as long as its table is open and one has no seat there.
_STANDING: Final = (
    invitations.c.person == _WHO,
    tables.c.id == invitations.c.table_id,
    tables.c.status == "open",
    ~exists().where(seats.c.table_id == invitations.c.table_id, seats.c.person == _WHO),
    ~exists().where(blocks.c.person == _WHO, blocks.c.whom == invitations.c.host),
)
_INVITATIONS: Final = (
    select(
        type_coerce(invitations.c.table_id, NullType()),
        type_coerce(invitations.c.host, NullType()),
        type_coerce(people.c.name, NullType()),
        type_coerce(invitations.c.at, NullType()),
    )
    .join(people, people.c.id == invitations.c.host)
    .join(tables, tables.c.id == invitations.c.table_id)
    .where(*_STANDING)
    .order_by(invitations.c.at.desc(), invitations.c.table_id)
    .limit(bindparam("most", type_=Integer))
)
_HOW_MANY: Final = select(func.count()).select_from(invitations, tables).where(*_STANDING)
_INVITE: Final = insert(invitations)
_DECLINE: Final = delete(invitations).where(
    invitations.c.person == _WHO, invitations.c.table_id == bindparam("this", type_=Text)
)
_FORGET: Final = delete(invitations).where(invitations.c.at < _AT)


def recent(connection: Connection, person: str, limit: int) -> list[StoredOpponent]:
    """Everybody once, the last met first; without those whom the person blocks."""
    found: dict[str, StoredOpponent] = {}
    for each in sound_rows(StoredOpponent, connection.execute(_OPPONENTS, {"who": person})):
        found.setdefault(each.person, each)
    return list(found.values())[:limit]


def have_met(connection: Connection, person: str, other: str) -> bool:
    return bool(connection.execute(_HAVE_MET, {"who": person, "other": other}).scalar())


def blocked_by(connection: Connection, person: str) -> list[StoredBlock]:
    return list(sound_rows(StoredBlock, connection.execute(_BLOCKED, {"who": person})))


def block(connection: Connection, person: str, whom: str, name: str, at: int) -> None:
    """Under a newer name, if they are blocked already."""
    unblock(connection, person, whom)
    connection.execute(_ADD_BLOCK, {"person": person, "whom": whom, "name": name, "at": at})


def unblock(connection: Connection, person: str, whom: str) -> bool:
    return connection.execute(_REMOVE_BLOCK, {"who": person, "other": whom}).rowcount > 0


def is_invitable(connection: Connection, person: str) -> bool:
    return bool(connection.execute(_INVITABLE, {"who": person}).scalar())


def set_invitable(connection: Connection, person: str, allowed: bool) -> None:
    connection.execute(_SET_INVITABLE, {"who": person, "allowed": allowed})


def invite(
    connection: Connection, invitation: StoredInvitation, person: str, most: int, forget: int
) -> bool:
    """Returns whether it arrives: not with somebody who blocks the host, who wants none, or who
    has as many as they can have. Invitations of before `forget` are removed."""
    connection.execute(_FORGET, {"at": forget})
    host = {"who": person, "other": invitation.host}
    if (
        connection.execute(_IS_BLOCKED, host).scalar()
        or not is_invitable(connection, person)
        or connection.execute(_HOW_MANY, {"who": person}).scalar_one() >= most
    ):
        return False
    decline(connection, person, invitation.table_id)
    row = {"table_id": invitation.table_id, "host": invitation.host, "at": invitation.at}
    connection.execute(_INVITE, {**row, "person": person})
    return True


def invitations_of(connection: Connection, person: str, limit: int) -> list[StoredInvitation]:
    values = {"who": person, "most": limit}
    return list(sound_rows(StoredInvitation, connection.execute(_INVITATIONS, values)))


def decline(connection: Connection, person: str, table: str) -> None:
    connection.execute(_DECLINE, {"who": person, "this": table})
