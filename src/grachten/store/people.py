"""People and their outside bots, and codes for moving to another device."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Boolean, Connection, bindparam, case, delete, insert, select, update

from grachten.store.errors import StoreConflict
from grachten.store.reading import parse_row, sound_rows
from grachten.store.rows import Person
from grachten.store.schema import PERSON, moves, people

CODES: Final = 5
"""Valid codes per person for moving to another device."""

_ADD: Final = insert(people)
_BY_ID: Final = select(*PERSON).where(people.c.id == bindparam("person"))
_BY_TOKEN: Final = select(*PERSON).where(people.c.token_hash == bindparam("token_hash"))
_BY_HANDLE: Final = select(*PERSON).where(people.c.handle == bindparam("shown"))
_BOTS_OF: Final = (
    select(*PERSON)
    .where(people.c.owner == bindparam("of"), people.c.kind == "bot")
    .order_by(people.c.created, people.c.id)
)
_CHANGE: Final = update(people).where(people.c.id == bindparam("person"))
_RENAME: Final = _CHANGE.values(name=bindparam("new_name"))
_CREST: Final = _CHANGE.values(crest=bindparam("new_crest"))
_SEEN: Final = _CHANGE.values(seen=bindparam("at")).where(people.c.seen < bindparam("at"))
_RETIRE: Final = (
    update(people)
    .where(
        people.c.owner == bindparam("of"),
        people.c.name == bindparam("named"),
        people.c.kind == "bot",
    )
    .values(owner=None, token_hash=None)
)
_REVOKE: Final = _CHANGE.values(
    epoch=people.c.epoch + 1,
    token_hash=case((people.c.kind == "bot", None), else_=people.c.token_hash),
)
_EPOCH: Final = select(people.c.epoch).where(people.c.id == bindparam("person"))
_BLOCK: Final = _CHANGE.values(blocked=bindparam("is_blocked", type_=Boolean))
_FOLLOW: Final = _CHANGE.values(followable=bindparam("is_followable", type_=Boolean))
_LAST_SEEN_FIRST: Final = select(*PERSON).order_by(people.c.seen.desc(), people.c.id)
_ADD_MOVE: Final = insert(moves)
_NEWEST_MOVES: Final = (
    select(moves.c.code_hash)
    .where(moves.c.person == bindparam("whose"))
    .order_by(moves.c.expires.desc())
    .limit(CODES - 1)
)
_REMOVE_OLDEST_MOVES: Final = delete(moves).where(
    moves.c.person == bindparam("whose"), moves.c.code_hash.not_in(_NEWEST_MOVES)
)
_REMOVE_MOVES: Final = delete(moves).where(moves.c.person == bindparam("whose"))
_FIND_MOVE: Final = select(moves.c.person).where(
    moves.c.code_hash == bindparam("code"), moves.c.expires > bindparam("now")
)
_TAKE_MOVE: Final = delete(moves).where(moves.c.code_hash == bindparam("code"))
_FORGET_MOVES: Final = delete(moves).where(moves.c.expires <= bindparam("now"))


def add(connection: Connection, person: Person, token_hash: bytes | None) -> None:
    connection.execute(_ADD, {**vars(person), "handle": person.handle, "token_hash": token_hash})


def by_id(connection: Connection, person: str) -> Person | None:
    return _one(connection.execute(_BY_ID, {"person": person}).first())


def by_token(connection: Connection, token_hash: bytes) -> Person | None:
    return _one(connection.execute(_BY_TOKEN, {"token_hash": token_hash}).first())


def by_handle(connection: Connection, handle: str) -> Person | None:
    return _one(connection.execute(_BY_HANDLE, {"shown": handle}).first())


def bots_of(connection: Connection, owner: str) -> tuple[Person, ...]:
    return tuple(sound_rows(Person, connection.execute(_BOTS_OF, {"of": owner})))


def named(connection: Connection, text: str, limit: int) -> list[Person]:
    if "\0" in text:  # PostgreSQL cannot store it
        return []
    found = _LAST_SEEN_FIRST.where(people.c.name.icontains(text, autoescape=True)).limit(limit)
    return list(sound_rows(Person, connection.execute(found)))


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(_RENAME, {"person": person, "new_name": name})


def set_crest(connection: Connection, person: str, crest: str | None) -> None:
    connection.execute(_CREST, {"person": person, "new_crest": crest})


def seen(connection: Connection, person: str, at: int) -> None:
    connection.execute(_SEEN, {"person": person, "at": at})


def revoke_sessions(connection: Connection, person: str) -> int:
    """The codes as well: a thief could start a new session with one."""
    if connection.execute(_REVOKE, {"person": person}).rowcount == 0:
        raise _nobody()
    connection.execute(_REMOVE_MOVES, {"whose": person})
    epoch: int = connection.execute(_EPOCH, {"person": person}).scalar_one()
    return epoch


def block(connection: Connection, person: str, blocked: bool) -> None:
    if connection.execute(_BLOCK, {"person": person, "is_blocked": blocked}).rowcount == 0:
        raise _nobody()


def let_follow(connection: Connection, person: str, followable: bool) -> None:
    connection.execute(_FOLLOW, {"person": person, "is_followable": followable})


def retire_bot(connection: Connection, owner: str, name: str) -> bool:
    """Remove its token and its owner. The row stays for its games, one of which may be in play."""
    return connection.execute(_RETIRE, {"of": owner, "named": name}).rowcount > 0


def add_move(connection: Connection, code_hash: bytes, person: str, expires: int) -> None:
    """If there are too many, delete the oldest."""
    connection.execute(_REMOVE_OLDEST_MOVES, {"whose": person})
    connection.execute(_ADD_MOVE, {"code_hash": code_hash, "person": person, "expires": expires})


def take_move(connection: Connection, code_hash: bytes, now: int) -> str | None:
    """Deleting it takes it: of two at the same time, one finds it gone."""
    connection.execute(_FORGET_MOVES, {"now": now})
    person = connection.execute(_FIND_MOVE, {"code": code_hash, "now": now}).scalar()
    taken = connection.execute(_TAKE_MOVE, {"code": code_hash}).rowcount > 0
    return person if taken else None


def _one(row: Sequence[Any] | None) -> Person | None:
    return None if row is None else parse_row(Person, row)


def _nobody() -> StoreConflict:
    return StoreConflict("There is no such person.")
