"""Passkeys, and the challenges that were answered with them, each of which works once."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from grachten.store.errors import StoreConflict
from grachten.store.reading import parse_row, sound_rows
from grachten.store.rows import Passkey, Spent
from grachten.store.schema import PASSKEY, passkey_challenges, passkeys

_ADD: Final = insert(passkeys)
_THIS: Final = passkeys.c.credential == bindparam("this")
_OF: Final = (
    select(*PASSKEY)
    .where(passkeys.c.person == bindparam("whose"))
    .order_by(passkeys.c.created, passkeys.c.credential)
)
_BY_CREDENTIAL: Final = select(*PASSKEY).where(_THIS)
_USE: Final = (
    update(passkeys)
    # Most passkeys don't count, and always say 0. What counts never counts backwards.
    .where(_THIS, or_(bindparam("count") == 0, passkeys.c.sign_count < bindparam("count")))
    .values(sign_count=bindparam("count"), used=bindparam("at"))
)
_REMOVE: Final = delete(passkeys).where(_THIS, passkeys.c.person == bindparam("whose"))
_FORGET_CHALLENGES: Final = delete(passkey_challenges).where(
    passkey_challenges.c.expires <= bindparam("now")
)
_SPEND: Final = insert(passkey_challenges)


def add(connection: Connection, passkey: Passkey, spent: Spent, now: int) -> None:
    _spend(connection, spent, now)
    connection.execute(_ADD, vars(passkey))


def of_person(connection: Connection, person: str) -> tuple[Passkey, ...]:
    return tuple(sound_rows(Passkey, connection.execute(_OF, {"whose": person})))


def by_credential(connection: Connection, credential: bytes) -> Passkey | None:
    row = connection.execute(_BY_CREDENTIAL, {"this": credential}).first()
    return None if row is None else parse_row(Passkey, row)


def use(connection: Connection, credential: bytes, sign_count: int, spent: Spent, now: int) -> None:
    """Of two at the same time with the same count, or the same challenge, one is rejected."""
    _spend(connection, spent, now)
    values = {"this": credential, "count": sign_count, "at": now}
    if connection.execute(_USE, values).rowcount == 0:
        raise StoreConflict("This passkey is gone, or was used elsewhere at the same time.")


def remove(connection: Connection, person: str, credential: bytes) -> bool:
    values = {"this": credential, "whose": person}
    return connection.execute(_REMOVE, values).rowcount > 0


def _spend(connection: Connection, spent: Spent, now: int) -> None:
    connection.execute(_FORGET_CHALLENGES, {"now": now})
    connection.execute(_SPEND, vars(spent))
