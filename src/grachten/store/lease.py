"""The lease: only one server may write to a database.

It is a lock that is released when its holder ends, however it ends, and a number in the database
that rises with every holder (`server_values.take_lease`). The lock rejects a second server when it
starts. The number, checked in every transaction, stops a server that has lost its lock.
"""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

import structlog
from filelock import FileLock, Timeout
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

from grachten.store.engines import TRANSACTION_SECONDS, session_engine
from grachten.store.errors import StoreError

KEEPING_SECONDS: Final = 5.0
"""Between two checks that the lock is still held."""

PATIENCE_SECONDS: Final = 3.0
"""How long PostgreSQL may take to notice that the server before this one has died."""

_LOCK: Final = 7_281_665_410
"""Any number, as long as nobody else locks it in the same PostgreSQL database."""

_ALONE: Final = text("SELECT pg_try_advisory_lock(:lock)")
_SHARED: Final = text("SELECT pg_try_advisory_lock_shared(:lock)")

log: Final = structlog.get_logger("grachten.store")


class Lease(Protocol):
    async def release(self) -> None: ...


def lock_of(file: Path) -> FileLock:
    """The lock of an SQLite file, the same for every path or link to the file."""
    real = file.resolve()
    return FileLock(real.with_name(f"{real.name}.lock"), timeout=0, mode=0o600, thread_local=False)


class FileLease:
    """A lock of the operating system on a file beside the database."""

    def __init__(self, lock: FileLock) -> None:
        self._lock = lock

    @classmethod
    def take(cls, file: Path) -> "FileLease":
        lock = lock_of(file)
        try:
            lock.acquire()
        except Timeout:
            raise _is_taken() from None
        return cls(lock)

    async def release(self) -> None:
        self._lock.release()


class ConnectionLease:
    """A lock that PostgreSQL holds for a connection, which is reopened if it is lost."""

    def __init__(self, url: URL, *, shared: bool = False) -> None:
        """Use `take`."""
        self._engine = session_engine(url)
        self._locking = _SHARED if shared else _ALONE
        self._connection: AsyncConnection | None = None
        self._keeping: asyncio.Task[None] | None = None

    @classmethod
    async def take(cls, url: URL, *, shared: bool = False) -> "ConnectionLease":
        """For one server alone or, `shared`, for the nodes of a city, which keep such a one out."""
        lease = cls(url, shared=shared)
        try:
            await lease._take_patiently()
        except BaseException:
            await lease.release()
            raise
        lease._keeping = asyncio.create_task(lease._keep(), name="grachten-store-lease")
        return lease

    async def release(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        await self._hang_up()
        await self._engine.dispose()

    async def _take_patiently(self) -> None:
        give_up = asyncio.get_running_loop().time() + PATIENCE_SECONDS
        while not await self._take():
            if asyncio.get_running_loop().time() > give_up:
                raise _is_taken()
            await asyncio.sleep(0.1)

    async def _take(self) -> bool:
        async with asyncio.timeout(TRANSACTION_SECONDS):
            if self._connection is None:
                self._connection = await self._engine.connect()
            found = await self._connection.scalar(self._locking, {"lock": _LOCK})
        return bool(found)

    async def _keep(self) -> None:
        """Check and reopen the connection: if nobody else took the lock meanwhile, all is well."""
        is_held = True
        while True:
            await asyncio.sleep(KEEPING_SECONDS)
            try:
                if is_held:
                    await self._look()
                else:
                    is_held = await self._take()
                    if is_held:
                        log.info("the lease was taken again")
            except Exception as error:  # noqa: BLE001 - retried, whatever it is
                if is_held:
                    log.warning("the lease's connection was lost", why=type(error).__name__)
                is_held = False
                await self._hang_up()

    async def _look(self) -> None:
        assert self._connection is not None
        async with asyncio.timeout(TRANSACTION_SECONDS):
            await self._connection.scalar(text("SELECT 1"))

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            for hang_up in (connection.invalidate, connection.close):
                with suppress(Exception):  # it may be broken in any way
                    await hang_up()


def _is_taken() -> StoreError:
    return StoreError("Another server is using this database.")
