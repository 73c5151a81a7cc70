"""The tables in memory: loading them from the store, and unloading idle ones."""

import asyncio
import itertools
from collections.abc import Iterable
from typing import Final

import structlog

from grachten.rules import GrachtenError
from grachten.rules.errors import OtherRules
from grachten.server.refusals import Refusal, no_table
from grachten.server.services import Services
from grachten.server.tables.leading import Leading, NotReached
from grachten.server.tables.sleepers import Sleepers
from grachten.server.tables.table import Table
from grachten.server.tables.watching import Connection
from grachten.store import StoredGame, StoreError

RETRIES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds between attempts to reload a table after the store failed; the last one repeats."""

log: Final = structlog.get_logger("grachten.server")


class LoadedTables:
    def __init__(self, services: Services, leading: Leading) -> None:
        self._services = services
        self._leading = leading
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._recovering: dict[str, asyncio.Task[None]] = {}
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._sleepers = Sleepers(self._wake)
        self._waking: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def playing(self) -> int:
        """Games in play."""
        return sum(table.stored.status == "playing" for table in self._tables.values())

    @property
    def audiences(self) -> dict[str, int]:
        """How many people watch each public game, if anybody does."""
        return {
            table.id: table.spectators
            for table in self._tables.values()
            if table.stored.public and table.stored.status == "playing" and table.spectators
        }

    # Loading

    def get(self, table_id: str) -> Table | None:
        """The table with this id, if it is in memory and can be used."""
        table = self._tables.get(table_id)
        return table if table is not None and table.is_usable else None

    async def find(self, table_id: str) -> Table:
        """The table with this id, loaded from the store if it is not in memory."""
        while True:
            table = self.get(table_id)
            if table is not None:
                return table
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            table = await asyncio.shield(self._loading[table_id])
            # Of several who waited for it, the first may have unloaded it already.
            if self._tables.get(table_id) is table:
                return table

    async def load_again(self, table_id: str) -> None:
        """A game that has to be in memory: its clocks run, and bots may have to play."""
        try:
            await self.find(table_id)
        except StoreError:
            self._failed(table_id)
        except Refusal:
            pass  # it is gone, another node leads it, or it is damaged, which has been logged

    def table_of(self, stored: StoredGame) -> Table:
        """A table as it is stored; it is not kept in memory."""
        try:
            return Table(self._services, stored, self._failed)
        except OtherRules as error:
            log.warning("a stored game was played by other rules", why=str(error))
            raise Refusal("old-rules", str(error)) from None
        except Exception as error:
            log.exception("a stored table cannot be used")
            raise Refusal("unavailable", "This table cannot be used: it is damaged.") from error

    async def unwatch(self, table_id: str, connection: Connection, seat: int | None) -> None:
        """A table that is not in memory is watched by nobody."""
        table = self.get(table_id)
        if table is not None:
            await table.mailbox.ask(lambda: table.unwatch(connection, seat))

    async def _load(self, table_id: str) -> Table:
        try:
            old = self._tables.pop(table_id, None)
            if old is not None:
                old.unload()
            if table_id in self._releasing:
                await asyncio.wait([self._releasing[table_id]])
            lease = await self._leading.lead(table_id)
            stored = await self._services.store.load(table_id)
            if stored is None:
                raise no_table()
            if lease not in (None, stored.lease):
                raise NotReached  # somebody else has taken it meanwhile
            return await self._open(stored)
        finally:
            del self._loading[table_id]

    async def _open(self, stored: StoredGame) -> Table:
        if stored.table.status != "open":
            await self._services.preparation.wait()
        table = self.table_of(stored)
        self._tables[table.id] = table
        if table.live_game is not None and table.stored.status == "playing":
            await table.mailbox.ask(table.live_game.resume)
        return table

    def _failed(self, table_id: str) -> None:
        """The store has failed. Reload the table as soon as that works, even if nobody asks for it:
        bots may have to play, and clocks are running."""
        table = self._tables.get(table_id)
        if table is not None and not table.is_usable:
            table.stop()
        if table_id not in self._recovering:
            self._recovering[table_id] = asyncio.create_task(self._recover(table_id))

    async def _recover(self, table_id: str) -> None:
        try:
            for pause in itertools.chain(RETRIES, itertools.repeat(RETRIES[-1])):
                await asyncio.sleep(pause)
                try:
                    await self.find(table_id)
                except StoreError:
                    continue
                except Refusal:
                    return  # it is gone, or damaged, which has been logged
                return
        finally:
            del self._recovering[table_id]

    # Unloading

    async def unload_idle(self) -> None:
        """Unload idle tables, one at a time: nobody should have to wait while hundreds are
        dropped."""
        for table in tuple(self._tables.values()):
            if await self.unload_if_idle(table):
                await asyncio.sleep(0)

    async def unload_if_idle(self, table: Table) -> bool:
        if not table.is_idle or self._tables.get(table.id) is not table:
            return False
        del self._tables[table.id]
        if table.wakes_at is not None:
            self._sleepers.add(table.id, table.wakes_at)
        table.unload()
        if table.stored.status != "playing":  # else somebody has to think of its clocks
            await self._release(table)
        return True

    def _wake(self, table_id: str) -> None:
        """A deadline is near in a game that was unloaded."""
        waking = asyncio.create_task(self.load_again(table_id))
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def _release(self, table: Table) -> None:
        """Others can lead it, and nobody loads it here meanwhile."""
        releasing = asyncio.create_task(self._leading.release(table.id, table.lease))
        self._releasing[table.id] = releasing
        try:
            await releasing
        finally:
            del self._releasing[table.id]

    async def hand_over(self, most: int) -> int:
        """Let go of some games in play, so that another node can lead them; returns how many.

        Those that nobody watches come first: whoever watches the others has to reconnect.
        """
        playing = [table for table in self._tables.values() if table.stored.status == "playing"]
        playing.sort(key=lambda table: table.is_watched)
        count = 0
        for table in playing[:most]:
            try:
                await table.mailbox.ask(lambda: self._let_go(table))  # noqa: B023 - at once
            except GrachtenError:  # it failed or was removed meanwhile
                continue
            count += 1
        return count

    async def _let_go(self, table: Table) -> None:
        """As a request of its mailbox: nothing else is in progress."""
        del self._tables[table.id]
        table.drop()
        await self._release(table)

    def forget(self, tables: Iterable[str]) -> None:
        """They were changed in the database: whoever watches one comes back, and finds it as it is
        now. Games in play are loaded again at once."""
        for table_id in tables:
            table = self._tables.pop(table_id, None)
            if table is not None:
                is_on = table.stored.status == "playing"
                table.drop()
                if is_on:
                    self._failed(table_id)

    def drop_all(self) -> None:
        """Other nodes lead all tables now."""
        for table in self._tables.values():
            table.drop()
        self._tables.clear()
        self._sleepers.clear()

    async def close(self) -> None:
        """Finish requests in progress, and start nothing new."""
        self._sleepers.clear()
        for task in (*self._recovering.values(), *self._waking):
            task.cancel()
        for table in tuple(self._tables.values()):
            table.stop()
            await table.mailbox.idle()
            table.stop()
