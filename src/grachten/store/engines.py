"""Connections: one that writes, and some that only read, each with the settings it needs."""

from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grachten.store.sqlite_files import SECONDS
from grachten.store.urls import is_sqlite

READERS: Final = 4

_SETTINGS: Final = (
    f"busy_timeout={SECONDS * 1000:.0f}",
    "foreign_keys=ON",
    "synchronous=FULL",  # a commit is on the disk
)


def writing_engine(url: URL) -> AsyncEngine:
    """A single connection: SQLite has one writer at a time, and one is quick enough."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
    # The driver begins a transaction with its first change, and takes the lock at once: one that
    # read first and then found the file changed by another process could not go on.
    engine = _sqlite_engine(url, pool_size=1, isolation_level="IMMEDIATE")
    event.listen(engine.sync_engine, "connect", _set_up_writer)
    return engine


def reading_engine(url: URL) -> AsyncEngine:
    """Connections on which all that one transaction reads is of the same moment."""
    if not is_sqlite(url):
        return create_async_engine(
            url, pool_size=READERS, pool_pre_ping=True, isolation_level="REPEATABLE READ"
        )
    engine = _sqlite_engine(url, pool_size=READERS, isolation_level=None)
    event.listen(engine.sync_engine, "connect", _set_up_reader)
    event.listen(engine.sync_engine, "begin", _begin)  # the driver begins none for reading
    return engine


def _sqlite_engine(url: URL, pool_size: int, isolation_level: str | None) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_reset_on_return=None,  # every transaction here is ended by who began it
        connect_args={"isolation_level": isolation_level},
    )


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _set_up_reader(connection: Any, _record: object) -> None:
    _pragmas(connection, *_SETTINGS, "query_only=ON")


def _set_up_writer(connection: Any, _record: object) -> None:
    _pragmas(connection, *_SETTINGS)


def _pragmas(connection: Any, *settings: str) -> None:
    cursor = connection.cursor()
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
