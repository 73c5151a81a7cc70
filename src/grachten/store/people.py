"""People and their outside bots, and codes for moving to another device."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from grachten.store.rows import Person
from grachten.store.schema import PERSON, moves, people

_ADD: Final = insert(people)
_BY_ID: Final = select(*PERSON).where(people.c.id == bindparam("person"))
_BY_TOKEN: Final = select(*PERSON).where(people.c.token_hash == bindparam("token_hash"))
_BOTS_OF: Final = (
    select(*PERSON)
    .where(people.c.owner == bindparam("of"), people.c.kind == "bot")
    .order_by(people.c.created, people.c.id)
)
_CHANGE: Final = update(people).where(people.c.id == bindparam("person"))
_RENAME: Final = _CHANGE.values(name=bindparam("new_name"))
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
_ADD_MOVE: Final = insert(moves)
_FIND_MOVE: Final = select(moves.c.person).where(
    moves.c.code_hash == bindparam("code"), moves.c.expires > bindparam("now")
)
_TAKE_MOVE: Final = delete(moves).where(moves.c.code_hash == bindparam("code"))
_FORGET_MOVES: Final = delete(moves).where(moves.c.expires <= bindparam("now"))


def add(connection: Connection, person: Person, token_hash: bytes | None) -> None:
    connection.execute(_ADD, {**vars(person), "token_hash": token_hash})


def by_id(connection: Connection, person: str) -> Person | None:
    row = connection.execute(_BY_ID, {"person": person}).first()
    return None if row is None else Person(*row)


def by_token(connection: Connection, token_hash: bytes) -> Person | None:
    row = connection.execute(_BY_TOKEN, {"token_hash": token_hash}).first()
    return None if row is None else Person(*row)


def bots_of(connection: Connection, owner: str) -> tuple[Person, ...]:
    return tuple(Person(*row) for row in connection.execute(_BOTS_OF, {"of": owner}))


def rename(connection: Connection, person: str, name: str) -> None:
    connection.execute(_RENAME, {"person": person, "new_name": name})


def seen(connection: Connection, person: str, at: int) -> None:
    connection.execute(_SEEN, {"person": person, "at": at})


def retire_bot(connection: Connection, owner: str, name: str) -> bool:
    """Take its token and its owner. The games it has played keep it, and one may be going on."""
    return connection.execute(_RETIRE, {"of": owner, "named": name}).rowcount > 0


def add_move(connection: Connection, code_hash: bytes, person: str, expires: int) -> None:
    connection.execute(_ADD_MOVE, {"code_hash": code_hash, "person": person, "expires": expires})


def take_move(connection: Connection, code_hash: bytes, now: int) -> str | None:
    """Whoever deletes it has it: of two at the same time one finds it gone."""
    connection.execute(_FORGET_MOVES, {"now": now})
    person = connection.execute(_FIND_MOVE, {"code": code_hash, "now": now}).scalar()
    taken = connection.execute(_TAKE_MOVE, {"code": code_hash}).rowcount > 0
    return person if taken else None
