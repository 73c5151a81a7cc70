"""What the server keeps for itself: its secret key, and how long it has been running."""

from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from grachten.store.schema import server

_READ: Final = select(server.c.value).where(server.c.key == bindparam("name"))
_ADD: Final = insert(server)
_CHANGE: Final = (
    update(server).where(server.c.key == bindparam("name")).values(value=bindparam("new"))
)


def secret_key(connection: Connection) -> bytes | None:
    value = connection.execute(_READ, {"name": "secret_key"}).scalar()
    return None if value is None else bytes.fromhex(value)


def add_secret_key(connection: Connection, key: bytes) -> None:
    connection.execute(_ADD, {"key": "secret_key", "value": key.hex()})


def tick(connection: Connection) -> int:
    return int(connection.execute(_READ, {"name": "tick"}).scalar_one())


def keep_tick(connection: Connection, tick: int) -> None:
    connection.execute(_CHANGE, {"name": "tick", "new": str(tick)})
