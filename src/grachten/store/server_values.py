"""The server's own values: its secret key, its uptime, and the lease."""

import time
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from grachten.store.errors import StoreLost
from grachten.store.reading import damaged
from grachten.store.schema import server

_READ: Final = select(server.c.value).where(server.c.key == bindparam("name"))
_HOLD: Final = _READ.with_for_update(read=True)
_ADD: Final = insert(server)
_CHANGE: Final = (
    update(server).where(server.c.key == bindparam("name")).values(value=bindparam("new"))
)


def secret_key(connection: Connection) -> bytes | None:
    value = connection.execute(_READ, {"name": "secret_key"}).scalar()
    try:
        return None if value is None else bytes.fromhex(value)
    except (TypeError, ValueError):
        raise damaged("server") from None


def add_secret_key(connection: Connection, key: bytes) -> None:
    connection.execute(_ADD, {"key": "secret_key", "value": key.hex()})


def tick(connection: Connection) -> int:
    try:
        return int(connection.execute(_READ, {"name": "tick"}).scalar_one())
    except ValueError:
        raise damaged("server") from None


def keep_tick(connection: Connection, tick: int) -> None:
    connection.execute(_CHANGE, {"name": "tick", "new": str(tick)})


def probe(connection: Connection) -> None:
    """Write a new value: a database may skip writing an unchanged one."""
    connection.execute(_CHANGE, {"name": "probe", "new": str(time.time_ns())})


def take_lease(connection: Connection) -> int:
    """A new number for the leader: from now on only its holder may write.

    It is not simply one more: a restored backup would give out a number again.
    """
    last = connection.execute(_READ, {"name": "lease"}).scalar_one()
    number = max(int(last) + 1 if last.isdecimal() else 0, time.time_ns() // 1_000_000)
    connection.execute(_CHANGE, {"name": "lease", "new": str(number)})
    return number


def check_lease(connection: Connection, number: int) -> None:
    """Lock the lease: nobody can take it until this transaction has ended."""
    if connection.execute(_HOLD, {"name": "lease"}).scalar_one() != str(number):
        raise StoreLost
