"""The store: everything the server does with its database.

What concerns tables and the server itself is here. The other parts know nothing of each other:
`PersonStore`, `FindingStore`, `DealStore`, `EventStore` and `ResultStore`.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self

from sqlalchemy import Connection

from grachten.store import audiences, listings, pruning, server_values, tables
from grachten.store.deal_store import DealStore
from grachten.store.errors import StoreConflict, StoreError
from grachten.store.event_store import EventStore
from grachten.store.finding_store import FindingStore
from grachten.store.leading import FIRST
from grachten.store.opening import Database, open_database
from grachten.store.person_store import PersonStore
from grachten.store.result_store import ResultStore
from grachten.store.rows import (
    Pruned,
    StoredGame,
    StoredListing,
    StoredSeat,
    StoredStep,
    StoredTable,
)
from grachten.store.urls import parse_url

PROBE_SECONDS: Final = 3.0
"""How long a small write may take in a healthy database."""


class Store(PersonStore, FindingStore, DealStore, EventStore, ResultStore):
    """An open database. What a method has written is durable when it returns.

    Writes that conflict with what is stored raise `StoreConflict` and change nothing. A database
    that fails raises `StoreError`. If it fails at the very end of a write, or does not answer in
    time, the write may have happened all the same: what is stored is the truth. A damaged table
    raises `StoreDamaged`. Once another server leads the database, every write raises `StoreLost`.
    """

    def __init__(self, database: Database) -> None:
        """Use `Store.open`."""
        super().__init__(database)

    @classmethod
    async def open(cls, url: str, *, lead: bool = False) -> Self:
        """Open a database; it is created and migrated if needed.

        A server opens it to `lead`: it is checked for damage, and nobody else can lead it then.
        """
        return cls(await open_database(parse_url(url), lead=lead))

    async def close(self) -> None:
        """Pending writes are finished first."""
        await self._writer.close()
        await self._database.close()

    # The server itself

    async def secret_key(self) -> bytes:
        """32 random bytes that never change."""
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
        """Can the database be written to? Tried with a small write and a short timeout."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._write(server_values.probe)
        except (StoreError, TimeoutError):
            return False
        return True

    async def tick(self) -> int:
        """The server's uptime, as last saved."""
        return await self._read(server_values.tick)

    async def keep_tick(self, tick: int) -> None:
        await self._write(server_values.keep_tick, tick)

    # Tables

    async def add_table(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        steps: Sequence[StoredStep] = (),
        *,
        lead: bool = False,  # noqa: ARG002 - a single server leads every table, see `NodeStore`
    ) -> None:
        """Add a new table, all at once with the steps its game begins with. Its version is 0."""
        await self._write(tables.add, table, seats, steps)

    async def save_table(
        self,
        table: StoredTable,
        seats: Sequence[StoredSeat],
        lease: int = FIRST,  # noqa: ARG002 - a single server leads every table, see `NodeStore`
    ) -> StoredTable:
        """Replace all that is stored about a table except its steps; returns it with a new version.

        `StoreConflict` if the stored version is not `table.version`: somebody else has saved it.
        """
        return await self._write(tables.save, table, seats)

    async def load(self, table: str) -> StoredGame | None:
        """Everything stored about a table, as of one moment."""
        return await self._read(tables.load, table)

    async def put_away(self, table: str, person: str) -> bool:
        """Hide a table from this person's list; returns whether they had a seat there."""
        return await self._write(tables.put_away, table, person)

    async def public_tables(self, limit: int, before: str | None = None) -> list[StoredListing]:
        """Open tables first, then those in play, each newest first.

        `before` is the `page_key` of the last table of the previous page; `BadKey` if invalid.
        """
        return await self._read(listings.public, limit, before)

    async def tables_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[StoredListing]:
        """Tables where a person has a seat and that they have not hidden, last changed first.

        `before` is `changed` and `id` of the last table of the previous page; `BadKey` if invalid.
        """
        return await self._read(listings.of_person, person, limit, before)

    async def admin_tables(
        self, *, status: str | None, limit: int, before: str | None
    ) -> list[StoredListing]:
        """All tables, or those with a status, last changed first.

        `before` is the `page_key` of the last table of the previous page; `BadKey` if invalid.
        """
        return await self._read(listings.for_operator, status, limit, before)

    async def keep_audiences(self, counts: Mapping[str, int], at: int, old: int) -> None:
        """How many people watch each of these tables at a time; older counts are forgotten."""
        await self._write(audiences.keep, counts, at, old)

    async def audiences(self, since: int) -> dict[str, int]:
        """How many people watch public games, as it was counted since a time."""
        return await self._read(audiences.watched, since)

    async def public_games(self, limit: int) -> list[StoredListing]:
        """Public games in play: those with most people watching first, then the newest."""
        return await self._read(audiences.in_play, limit)

    async def finished_games(self, since: int, limit: int) -> list[StoredListing]:
        """Public games that were finished since a time, the last first."""
        return await self._read(audiences.finished, since, limit)

    async def played_by(self, person: str, limit: int) -> list[StoredListing]:
        """Games in play in which a person has a seat, last changed first."""
        return await self._read(audiences.played_by, person, limit)

    async def played(self, tables: Sequence[str]) -> dict[str, list[tuple[int, int]]]:
        """For each table: seat and action of every step that was not undone, in order."""
        return await self._read(listings.played, tables)

    async def unfinished(self) -> list[str]:
        """The tables in play, last changed first."""
        return await self._read(listings.unfinished)

    async def lessons_of(self, host: str) -> list[str]:
        """The tables at which this person learns the game, the newest first."""
        return await self._read(listings.lessons_of, host)

    async def branches_of(self, host: str) -> list[str]:
        """The tables at which this person tries something out, the newest first."""
        return await self._read(listings.branches_of, host)

    async def open_tables_of(self, host: str, public: bool | None = None) -> int:
        """How many tables this person hosts that have not started: all, public or private."""
        return await self._read(listings.how_many_of, host, "open", public)

    async def playing_tables_of(self, host: str) -> int:
        """How many games in play this person hosts."""
        return await self._read(listings.how_many_of, host, "playing")

    async def stale_tables(self, open_before: int, playing_before: int) -> list[str]:
        """Tables still open, or still in play, that were last changed before these times."""
        return await self._read(listings.stale, open_before, playing_before)

    async def remove_table(self, table: str, lease: int | None = None) -> None:  # noqa: ARG002 - see `NodeStore`
        """Delete a table with its seats and steps."""
        await self._write(tables.remove, table)

    async def prune(self, *, finished_before: int | None, unseen_before: int | None) -> Pruned:
        """Remove games that ended, or were abandoned, before a time, and people not seen since one.

        People with a seat at an unfinished table stay, and so do its hosts. Seats in finished games
        keep the name of a person who was removed, as long as another player is left.
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

    async def add_step(self, table: str, step: StoredStep, lease: int = FIRST) -> None:
        """Returns when the step is durable.

        `StoreConflict` if the table already has a step with this number or this request, if the
        previous step is not stored, or if there is no such table.
        """
        await self._writer.add_step(table, step, lease)
