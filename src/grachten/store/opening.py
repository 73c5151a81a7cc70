"""Opening a database: taking the lease, checking it, and migrating it."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass

from sqlalchemy import URL, Connection

from grachten.rules.errors import GrachtenError
from grachten.store import leading, migration, server_values
from grachten.store.checking import check_file, check_postgresql, damaged_file
from grachten.store.engines import (
    Transactions,
    maintenance_engine,
    migrating,
    reading,
    writing,
)
from grachten.store.errors import StoreError, is_damage, reason
from grachten.store.lease import ConnectionLease, FileLease, Lease
from grachten.store.sqlite_files import make_file, use_write_ahead_log
from grachten.store.urls import is_sqlite, sqlite_file


@dataclass(frozen=True)
class Database:
    """Connections to an open database; the leader has a lease and its number."""

    reader: Transactions
    writer: Transactions
    lease: Lease | None = None
    number: int | None = None

    async def close(self) -> None:
        # One after the other: if two SQLite connections close at once, neither is the last, which
        # would write the write-ahead log back into the file.
        await self.reader.dispose()
        await self.writer.dispose()
        if self.lease is not None:
            await self.lease.release()


async def open_database(url: URL, *, lead: bool) -> Database:
    """Open a database or, to `lead`, open it for one server alone."""
    try:
        async with AsyncExitStack() as undo:
            lease = await (_open_file if is_sqlite(url) else _open_server)(url, undo, lead)
            writer = writing(url)
            undo.push_async_callback(writer.dispose)
            await _bring_up_to_date(url, writer)
            number = None
            if lease is not None:
                number = await writer.run(_lead_alone)
            undo.pop_all()
    except GrachtenError:
        raise
    except Exception as error:
        if is_sqlite(url) and is_damage(error):
            raise damaged_file(sqlite_file(url)) from error
        raise StoreError(f"The database cannot be opened: {reason(error)}.") from error
    return Database(reading(url), writer, lease, number)


async def open_shared(url: URL, frozen: int) -> Database:
    """Open a database as one of several nodes; see `writing`."""
    if is_sqlite(url):
        raise StoreError("Several nodes need PostgreSQL: give its URL as the database.")
    try:
        async with AsyncExitStack() as undo:
            lease = await ConnectionLease.take(url, shared=True)
            undo.push_async_callback(lease.release)
            writer = writing(url, frozen)
            undo.push_async_callback(writer.dispose)
            await _bring_up_to_date(url, writer)
            undo.pop_all()
    except GrachtenError:
        raise
    except Exception as error:
        raise StoreError(f"The database cannot be opened: {reason(error)}.") from error
    return Database(reading(url), writer, lease)


def _lead_alone(connection: Connection) -> int:
    number = server_values.take_lease(connection)
    leading.settle(connection, server_values.tick(connection))
    return number


async def _open_file(url: URL, undo: AsyncExitStack, lead: bool) -> Lease | None:
    file = sqlite_file(url)
    await asyncio.to_thread(make_file, file)
    lease = None
    if lead:
        lease = FileLease.take(file)
        undo.push_async_callback(lease.release)
        await asyncio.to_thread(check_file, file)
    await asyncio.to_thread(use_write_ahead_log, file)
    return lease


async def _open_server(url: URL, undo: AsyncExitStack, lead: bool) -> Lease | None:
    if not lead:
        return None
    lease = await ConnectionLease.take(url)
    undo.push_async_callback(lease.release)
    engine = maintenance_engine(url)
    try:
        await check_postgresql(engine)
    finally:
        await engine.dispose()
    return lease


async def _bring_up_to_date(url: URL, writer: Transactions) -> None:
    if await writer.run(migration.is_current):
        return
    transactions = migrating(url)
    try:
        await transactions.run(migration.upgrade)
    finally:
        await transactions.dispose()
