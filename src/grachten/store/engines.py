"""Connections: one for writing, and some for reading, each with the settings it needs.

Waiting for a PostgreSQL that does not answer times out.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from sqlalchemy import URL, Connection, NullPool, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from grachten.store.sqlite_files import SECONDS
from grachten.store.urls import is_sqlite

READERS: Final = 4

CONNECTING_SECONDS: Final = 5.0
STATEMENT_SECONDS: Final = 10.0
TRANSACTION_SECONDS: Final = 14.0
"""For a whole transaction, from getting a connection to the last answer. A statement that takes too
long is cancelled first, then its connection, for which the driver takes two more."""

_SETTINGS: Final = (
    f"busy_timeout={SECONDS * 1000:.0f}",
    "foreign_keys=ON",
    "synchronous=FULL",  # a commit is durable
)

# PostgreSQL cleans up what a server that was cut off leaves behind: an open transaction, or a
# connection that nobody will close.
_CUT_OFF: Final = {
    "idle_in_transaction_session_timeout": "15000",
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "4",
}
_LIMITS: Final = {
    "statement_timeout": f"{STATEMENT_SECONDS * 1000:.0f}",
    "lock_timeout": f"{STATEMENT_SECONDS * 500:.0f}",
}


def writing_engine(url: URL) -> AsyncEngine:
    """A single connection: SQLite has one writer at a time, and one is quick enough."""
    if not is_sqlite(url):
        return _postgresql_engine(url, pool_size=1, max_overflow=0)
    engine = _sqlite_engine(url, pool_size=1)
    event.listen(engine.sync_engine, "connect", _set_up_writer)
    # It takes the lock at once: a transaction that reads first, and then finds the file changed by
    # another process, could not continue.
    event.listen(engine.sync_engine, "begin", partial(_begin, "BEGIN IMMEDIATE"))
    return engine


def reading_engine(url: URL) -> AsyncEngine:
    """Connections on which all reads of one transaction see the same snapshot."""
    if not is_sqlite(url):
        return _postgresql_engine(url, pool_size=READERS, isolation_level="REPEATABLE READ")
    engine = _sqlite_engine(url, pool_size=READERS)
    event.listen(engine.sync_engine, "connect", _set_up_reader)
    event.listen(engine.sync_engine, "begin", partial(_begin, "BEGIN"))
    return engine


def maintenance_engine(url: URL) -> AsyncEngine:
    """For migrations and checks, which take longer the larger the database is."""
    if is_sqlite(url):
        return writing_engine(url)
    return create_async_engine(
        url, poolclass=NullPool, connect_args=_arguments(command_timeout=None, settings=_CUT_OFF)
    )


def session_engine(url: URL) -> AsyncEngine:
    """For a long-lived PostgreSQL connection in autocommit mode."""
    return create_async_engine(
        url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=_limited()
    )


@asynccontextmanager
async def in_time(engine: AsyncEngine) -> AsyncIterator[None]:
    """`TimeoutError` if the database has not answered in time.

    SQLite runs in threads, which cannot be interrupted; it has its own timeout.
    """
    is_limited = engine.dialect.name == "postgresql"
    async with asyncio.timeout(TRANSACTION_SECONDS if is_limited else None):
        yield


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction with a timeout, committed at the end."""
    async with in_time(engine), engine.begin() as connection:
        yield connection


def _postgresql_engine(url: URL, **settings: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_pre_ping=True,
        pool_timeout=STATEMENT_SECONDS,
        connect_args=_limited(),
        **settings,
    )


def _limited() -> dict[str, Any]:
    return _arguments(command_timeout=STATEMENT_SECONDS, settings={**_CUT_OFF, **_LIMITS})


def _arguments(command_timeout: float | None, settings: dict[str, str]) -> dict[str, Any]:
    return {
        "timeout": CONNECTING_SECONDS,
        "command_timeout": command_timeout,
        "server_settings": settings,
    }


def _sqlite_engine(url: URL, pool_size: int) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_reset_on_return=None,  # all transactions here are ended explicitly
        connect_args={"isolation_level": None},  # and begun by us, not by the driver
    )


def _begin(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)


def _set_up_reader(connection: Any, _record: object) -> None:
    # Bytes that are not text must not break other rows: `reading` finds them.
    text = partial(str, encoding="utf-8", errors="surrogateescape")
    connection.driver_connection.text_factory = text
    _pragmas(connection, *_SETTINGS, "query_only=ON")


def _set_up_writer(connection: Any, _record: object) -> None:
    _pragmas(connection, *_SETTINGS)


def _pragmas(connection: Any, *settings: str) -> None:
    cursor = connection.cursor()
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
