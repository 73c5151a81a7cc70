"""The store: all that the server asks of its database."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from grachten.rules.errors import GrachtenError
from grachten.store import migration, people, server_values, tables
from grachten.store.engines import reading_engine, writing_engine
from grachten.store.errors import StoreConflict, StoreError, reason, told_in_words
from grachten.store.rows import (
    Person,
    StoredGame,
    StoredListing,
    StoredSeat,
    StoredStep,
    StoredTable,
)
from grachten.store.sqlite_files import make_ready
from grachten.store.urls import is_sqlite, parse_url, sqlite_file
from grachten.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """An open database. What a method has written is durable when it returns.

    Writes that do not fit what is stored raise `StoreConflict`, a database that fails
    `StoreError`; nothing is changed then.
    """

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        """Use `Store.open`; the tables must be there already."""
        self._reader = reader
        self._engine = writer
        self._writer = Writer(writer)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database, made and brought up to date where needed."""
        address = parse_url(url)
        if is_sqlite(address):
            await asyncio.to_thread(make_ready, sqlite_file(address))
        reader, writer = reading_engine(address), writing_engine(address)
        try:
            async with writer.begin() as connection:
                await connection.run_sync(migration.upgrade)
        except BaseException as error:
            await writer.dispose()
            if isinstance(error, GrachtenError) or not isinstance(error, Exception):
                raise
            raise StoreError(f"The database cannot be opened: {reason(error)}.") from error
        return cls(reader, writer)

    async def close(self) -> None:
        """What was to be written still is."""
        await self._writer.close()
        await self._engine.dispose()
        await self._reader.dispose()

    # The server itself

    async def secret_key(self) -> bytes:
        """32 random bytes, the same ones for ever."""
        key = await self._read(server_values.secret_key)
        if key is None:
            key = secrets.token_bytes(32)
            try:
                await self._write(server_values.add_secret_key, key)
            except StoreConflict:  # somebody else was quicker
                key = await self._read(server_values.secret_key)
                assert key is not None
        return key

    async def answers(self) -> bool:
        """Does the database answer?"""
        try:
            await self.tick()
        except StoreError:
            return False
        return True

    async def tick(self) -> int:
        """The server's running time, as it was last kept."""
        return await self._read(server_values.tick)

    async def keep_tick(self, tick: int) -> None:
        await self._write(server_values.keep_tick, tick)

    # People

    async def add_person(self, person: Person, token_hash: bytes | None = None) -> None:
        """Bots of one owner have different names, and no token belongs to two."""
        await self._write(people.add, person, token_hash)

    async def person(self, person: str) -> Person | None:
        return await self._read(people.by_id, person)

    async def person_by_token(self, token_hash: bytes) -> Person | None:
        return await self._read(people.by_token, token_hash)

    async def rename(self, person: str, name: str) -> None:
        await self._write(people.rename, person, name)

    async def seen(self, person: str, at: int) -> None:
        await self._write(people.seen, person, at)

    async def bots_of(self, owner: str) -> tuple[Person, ...]:
        """In the order in which they were made."""
        return await self._read(people.bots_of, owner)

    async def remove_bot(self, owner: str, name: str) -> bool:
        """Whether there was one. Games it sits in keep it, but it has no owner and no token."""
        return await self._write(people.retire_bot, owner, name)

    async def add_move(self, code_hash: bytes, person: str, expires: int) -> None:
        """A code with which `person` can move to another device before it expires."""
        await self._write(people.add_move, code_hash, person, expires)

    async def take_move(self, code_hash: bytes, now: int) -> str | None:
        """Whose code this is. It works once: of two that take it, one gets it."""
        return await self._write(people.take_move, code_hash, now)

    # Tables

    async def add_table(self, table: StoredTable, seats: Sequence[StoredSeat]) -> None:
        await self._write(tables.add, table, seats)

    async def save_table(self, table: StoredTable, seats: Sequence[StoredSeat]) -> None:
        """Replace all that is stored of a table but its steps."""
        await self._write(tables.save, table, seats)

    async def load(self, table: str) -> StoredGame | None:
        """All there is of a table, as it was at one moment."""
        return await self._read(tables.load, table)

    async def public_tables(self, limit: int) -> list[StoredListing]:
        """Open ones first and then those that are playing, the newest first in both."""
        return await self._read(tables.public, limit)

    async def tables_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[StoredListing]:
        """Tables where a person has a seat, the last changed first.

        `before` is `changed` and `id` of the last one of the page before.
        """
        return await self._read(tables.of_person, person, limit, before)

    async def unfinished(self) -> list[str]:
        """The tables that are playing, the last changed first."""
        return await self._read(tables.unfinished)

    async def open_tables_of(self, host: str) -> int:
        """How many tables this person has made that have not begun."""
        return await self._read(tables.open_of, host)

    async def stale_tables(self, open_before: int, playing_before: int) -> list[str]:
        """Tables still open, or still playing, and last changed before such a time."""
        return await self._read(tables.stale, open_before, playing_before)

    async def remove_table(self, table: str) -> None:
        """With its seats and steps."""
        await self._write(tables.remove, table)

    # Steps

    async def add_step(self, table: str, step: StoredStep) -> None:
        """Returns when the step is durable.

        `StoreConflict` where the table has a step of that number, or one that answers the same
        request, or is not stored.
        """
        await self._writer.add_step(table, step)

    async def _read(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        with told_in_words():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def _write(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        return await self._writer.run(lambda connection: work(connection, *args, **kwargs))
