"""Connections: one for writing, and some for reading, each with the settings it needs.

Waiting for a PostgreSQL that does not answer times out. SQLite runs in threads, a whole transaction
at a time.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from grachten.store.sqlite_files import SECONDS
from grachten.store.urls import is_sqlite

P = ParamSpec("P")
T = TypeVar("T")

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


class Transactions(Protocol):
    """Connections to a database, for whole transactions."""

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do some work in a transaction, which is committed at the end."""
        ...

    async def dispose(self) -> None: ...


class AsyncTransactions:
    """PostgreSQL's: the driver is asynchronous. A transaction that takes too long is given up."""

    def __init__(self, engine: AsyncEngine, seconds: float | None = TRANSACTION_SECONDS) -> None:
        self.engine = engine
        self._seconds = seconds

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        async with asyncio.timeout(self._seconds), self.engine.begin() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    async def dispose(self) -> None:
        await self.engine.dispose()


class ThreadTransactions:
    """SQLite's: a transaction runs in a thread, from its first statement to its last.

    If every statement went to a thread by itself, the event loop would be woken for each of them.
    """

    def __init__(self, engine: Engine, threads: int) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="grachten-store")

    async def run(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def transact() -> T:
            with self.engine.begin() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, transact)

    async def dispose(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self.engine.dispose)


def writing(url: URL, frozen: int | None = None) -> Transactions:
    """A single connection: SQLite has one writer at a time, and one is quick enough.

    PostgreSQL ends a transaction in which it has heard nothing for `frozen` milliseconds.
    """
    if not is_sqlite(url):
        engine = _postgresql_engine(url, frozen, pool_size=1, max_overflow=0)
        return AsyncTransactions(engine)
    writer = _sqlite_engine(url, 1)
    event.listen(writer, "connect", _set_up_writer)
    # It takes the lock at once: a transaction that reads first, and then finds the file changed by
    # another process, could not continue.
    event.listen(writer, "begin", partial(_begin, "BEGIN IMMEDIATE"))
    return ThreadTransactions(writer, 1)


def reading(url: URL) -> Transactions:
    """Connections on which all reads of one transaction see the same snapshot."""
    if not is_sqlite(url):
        engine = _postgresql_engine(url, pool_size=READERS, isolation_level="REPEATABLE READ")
        return AsyncTransactions(engine)
    reader = _sqlite_engine(url, READERS)
    event.listen(reader, "connect", _set_up_reader)
    event.listen(reader, "begin", partial(_begin, "BEGIN"))
    return ThreadTransactions(reader, READERS)


def migrating(url: URL) -> Transactions:
    """For migrations, which take longer the larger the database is."""
    if is_sqlite(url):
        return writing(url)
    return AsyncTransactions(maintenance_engine(url), seconds=None)


def maintenance_engine(url: URL) -> AsyncEngine:
    """For what takes PostgreSQL longer the larger the database is."""
    return create_async_engine(
        url, poolclass=NullPool, connect_args=_arguments(command_timeout=None, settings=_CUT_OFF)
    )


def session_engine(url: URL) -> AsyncEngine:
    """For a long-lived PostgreSQL connection in autocommit mode."""
    return create_async_engine(
        url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=_limited()
    )


def _postgresql_engine(url: URL, frozen: int | None = None, **settings: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_pre_ping=True,
        pool_timeout=STATEMENT_SECONDS,
        connect_args=_limited(frozen),
        **settings,
    )


def _limited(frozen: int | None = None) -> dict[str, Any]:
    settings = {**_CUT_OFF, **_LIMITS}
    if frozen is not None:
        settings["idle_in_transaction_session_timeout"] = str(frozen)
    return _arguments(command_timeout=STATEMENT_SECONDS, settings=settings)


def _arguments(command_timeout: float | None, settings: dict[str, str]) -> dict[str, Any]:
    return {
        "timeout": CONNECTING_SECONDS,
        "command_timeout": command_timeout,
        "server_settings": settings,
    }


def _sqlite_engine(url: URL, connections: int) -> Engine:
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_reset_on_return=None,  # all transactions here are ended explicitly
        connect_args={"isolation_level": None},  # and begun by us, not by the driver
    )


def _begin(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)


def _set_up_reader(connection: Any, _record: object) -> None:
    # Bytes that are not text must not break other rows: `reading` finds them.
    text = partial(str, encoding="utf-8", errors="surrogateescape")
    connection.text_factory = text
    _pragmas(connection, *_SETTINGS, "query_only=ON")


def _set_up_writer(connection: Any, _record: object) -> None:
    _pragmas(connection, *_SETTINGS)


def _pragmas(connection: Any, *settings: str) -> None:
    cursor = connection.cursor()
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
