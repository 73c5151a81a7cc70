"""The store: all that the server asks of its database."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from grachten.store import listings, people, pruning, server_values, tables
from grachten.store.engines import in_time
from grachten.store.errors import StoreConflict, StoreError, told_in_words
from grachten.store.opening import Database, open_database
from grachten.store.rows import (
    Person,
    Pruned,
    StoredGame,
    StoredListing,
    StoredSeat,
    StoredStep,
    StoredTable,
)
from grachten.store.urls import parse_url
from grachten.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


PROBE_SECONDS: Final = 3.0
"""How long a database that can be written to may take for a tiny write."""


class Store:
    """An open database. What a method has written is durable when it returns.

    Writes that do not fit what is stored raise `StoreConflict`, and nothing is changed then. A
    database that fails raises `StoreError`. If it failed at the very end of a write, or did not
    answer in time, the write may have happened all the same: what is stored is the truth.
    A table that is damaged raises `StoreDamaged`, and every write raises `StoreLost` once another
    server leads the database.
    """

    def __init__(self, database: Database) -> None:
        """Use `Store.open`."""
        self._database = database
        self._reader = database.reader
        self._engine = database.writer
        self._writer = Writer(database.writer, database.number)

    @classmethod
    async def open(cls, url: str, *, lead: bool = False) -> Self:
        """Open a database, made and brought up to date where needed.

        A server opens it to `lead`: it is checked for damage, and nobody else may lead it then.
        """
        return cls(await open_database(parse_url(url), lead=lead))

    async def close(self) -> None:
        """What was to be written still is."""
        await self._writer.close()
        await self._database.close()

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

    async def can_write(self) -> bool:
        """Can the database be written to? It is tried, and does not take long."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._write(server_values.probe)
        except (StoreError, TimeoutError):
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

    async def revoke_sessions(self, person: str) -> int:
        """Sessions of all epochs before this one are void now; so is the token of an outside bot,
        and so are codes for moving to another device."""
        return await self._write(people.revoke_sessions, person)

    async def block(self, person: str, blocked: bool) -> None:
        await self._write(people.block, person, blocked)

    async def people_named(self, text: str, limit: int) -> list[Person]:
        """People and bots with this text in their names, the last seen first."""
        return await self._read(people.named, text, limit)

    async def add_move(self, code_hash: bytes, person: str, expires: int) -> None:
        """A code with which `person` can move to another device before it expires.

        A person has five of them at most: of more, the oldest go.
        """
        await self._write(people.add_move, code_hash, person, expires)

    async def take_move(self, code_hash: bytes, now: int) -> str | None:
        """Whose code this is. It works once: of two that take it, one gets it."""
        return await self._write(people.take_move, code_hash, now)

    # Tables

    async def add_table(self, table: StoredTable, seats: Sequence[StoredSeat]) -> None:
        """A new table. Its version is 0."""
        await self._write(tables.add, table, seats)

    async def save_table(self, table: StoredTable, seats: Sequence[StoredSeat]) -> StoredTable:
        """Replace all that is stored of a table but its steps; the table with its new version.

        `StoreConflict` where the stored version is not `table.version`: somebody else has saved it.
        """
        return await self._write(tables.save, table, seats)

    async def load(self, table: str) -> StoredGame | None:
        """All there is of a table, as it was at one moment."""
        return await self._read(tables.load, table)

    async def put_away(self, table: str, person: str) -> bool:
        """Leave a table out of this person's list for good; whether they had a seat there."""
        return await self._write(tables.put_away, table, person)

    async def public_tables(self, limit: int, before: str | None = None) -> list[StoredListing]:
        """Open ones first and then those that are playing, the newest first in both.

        `before` is the `page_key` of the last one of the page before; `BadKey` if it is none.
        """
        return await self._read(listings.public, limit, before)

    async def tables_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[StoredListing]:
        """Tables where a person has a seat and that they have not put away, the last changed first.

        `before` is `changed` and `id` of the last one of the page before; `BadKey` if it cannot be.
        """
        return await self._read(listings.of_person, person, limit, before)

    async def admin_tables(
        self, *, status: str | None, limit: int, before: str | None
    ) -> list[StoredListing]:
        """All tables, or those of a status, the last changed first.

        `before` is the `page_key` of the last one of the page before; `BadKey` if it is none.
        """
        return await self._read(listings.for_operator, status, limit, before)

    async def unfinished(self) -> list[str]:
        """The tables that are playing, the last changed first."""
        return await self._read(listings.unfinished)

    async def open_tables_of(self, host: str, public: bool | None = None) -> int:
        """How many tables this person has made that have not begun: all, public or private."""
        return await self._read(listings.how_many_of, host, "open", public)

    async def playing_tables_of(self, host: str) -> int:
        """How many tables this person has made that are playing."""
        return await self._read(listings.how_many_of, host, "playing")

    async def stale_tables(self, open_before: int, playing_before: int) -> list[str]:
        """Tables still open, or still playing, and last changed before such a time."""
        return await self._read(listings.stale, open_before, playing_before)

    async def remove_table(self, table: str) -> None:
        """With its seats and steps."""
        await self._write(tables.remove, table)

    async def prune(self, *, finished_before: int | None, unseen_before: int | None) -> Pruned:
        """Remove games that ended, or were abandoned, before a time, and people not seen since one.

        Whoever has a seat at an unfinished table stays, or is its host. Seats in finished games
        keep the name of a person who was removed, as long as somebody is left who was there.
        """
        removed = Pruned(0, 0)
        if finished_before is not None:
            removed += await self._prune(pruning.old_tables, pruning.remove_tables, finished_before)
        if unseen_before is not None:
            removed += await self._prune(pruning.old_people, pruning.remove_people, unseen_before)
        return removed

    async def _prune(
        self,
        choose: Callable[[Connection, int], list[str]],
        remove: Callable[[Connection, Sequence[str], int], Pruned],
        before: int,
    ) -> Pruned:
        chosen = await self._read(choose, before)
        removed = Pruned(0, 0)
        for first in range(0, len(chosen), pruning.BATCH):
            removed += await self._write(remove, chosen[first : first + pruning.BATCH], before)
        return removed

    # Steps

    async def add_step(self, table: str, step: StoredStep) -> None:
        """Returns when the step is durable.

        `StoreConflict` where the table has a step of that number or one that answers the same
        request, where the step before this one is not stored, or the table is not.
        """
        await self._writer.add_step(table, step)

    async def _read(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        with told_in_words():
            async with in_time(self._reader), self._reader.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def _write(
        self,
        work: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        return await self._writer.run(lambda connection: work(connection, *args, **kwargs))
