"""All tables: asking them, and watching them, wherever they are led."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import structlog

from grachten.rules import GrachtenError
from grachten.server.refusals import Refusal, no_table
from grachten.server.services import Services
from grachten.server.tables.leading import Leading, LedElsewhere, Moved, NotReached
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.tables.requests import (
    EndGame,
    Expire,
    Look,
    Remove,
    Settle,
    ShownTable,
    TableRequest,
)
from grachten.server.tables.table import Table
from grachten.server.tables.watching import Connection
from grachten.store import Person

_Result = TypeVar("_Result")

REACHING: Final = 8.0
"""Seconds for which the node that leads a table is looked for: long enough for another one to take
over from a node that has died."""

LOOKING: Final = 0.2
"""Seconds between two attempts."""

log: Final = structlog.get_logger("grachten.server")


class Tables:
    def __init__(self, services: Services, loaded: LoadedTables, leading: Leading) -> None:
        self._services = services
        self._loaded = loaded
        self._leading = leading

    # Asking

    async def ask(self, table_id: str, request: Callable[[Table], Awaitable[_Result]]) -> _Result:
        """Queue a request in a table's mailbox, and wait for its result.

        If another node leads the table, the request must be a `TableRequest`, to be passed on.
        """
        table = self._loaded.get(table_id)
        if table is not None:  # almost always
            return await table.mailbox.post(partial(request, table))

        async def elsewhere(node: str) -> _Result:
            if not isinstance(request, TableRequest):
                raise LedElsewhere(node)
            passed: _Result = await self._leading.pass_on(node, table_id, request)
            return passed

        return await self._reach(
            table_id, lambda table: table.mailbox.ask(lambda: request(table)), elsewhere
        )

    async def watch(
        self, table_id: str, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        """The connection gets the current state of the table, and every change."""

        async def here(table: Table) -> None:
            await table.mailbox.ask(lambda: table.watch(connection, seat, since))

        async def elsewhere(node: str) -> None:
            await self._leading.watch(node, table_id, connection, seat, since)

        await self._reach(table_id, here, elsewhere)

    async def unwatch(self, table_id: str, connection: Connection, seat: int | None) -> None:
        if not self._leading.unwatch(table_id, connection, seat):
            await self._loaded.unwatch(table_id, connection, seat)

    async def _reach(
        self,
        table_id: str,
        here: Callable[[Table], Awaitable[_Result]],
        elsewhere: Callable[[str], Awaitable[_Result]],
    ) -> _Result:
        """Do something where the table is led, even if that is just changing."""
        give_up = asyncio.get_running_loop().time() + REACHING
        while True:
            try:
                table = await self._loaded.find(table_id)
            except LedElsewhere as led:
                try:
                    return await elsewhere(led.node)
                except Moved:
                    self._leading.forget(table_id)
                    if asyncio.get_running_loop().time() > give_up:
                        raise NotReached from None
                await asyncio.sleep(LOOKING)
            else:
                return await here(table)

    # Reading

    async def read(self, table_id: str) -> Table:
        """A table to read from only, after all that it was asked before."""
        await self.ask(table_id, Settle())
        return await self.look_at(table_id)

    async def look_at(self, table_id: str) -> Table:
        """A table to read from only: if another node leads it, as it is stored now."""
        try:
            return await self._loaded.find(table_id)
        except LedElsewhere:
            return await self.stored(table_id)

    async def stored(self, table_id: str) -> Table:
        """A table to read from only, as it is stored now; it is not kept in memory."""
        found = await self._services.store.load(table_id)
        if found is None:
            raise no_table()
        return self._loaded.table_of(found)

    async def look(self, table_id: str, person: Person) -> ShownTable:
        """A table as this person sees it."""
        return await self.ask(table_id, Look(person))

    async def is_playing(self, table_id: str) -> bool:
        try:
            return (await self.look_at(table_id)).stored.status == "playing"
        except Refusal:
            return False

    async def to_act(self, table_id: str) -> tuple[int, ...]:
        """The seats that a game waits for."""
        try:
            table = await self.look_at(table_id)
        except Refusal:
            return ()
        return () if table.live_game is None else table.live_game.step_log.game.to_act

    # Waking and ending

    async def wake(self, table_id: str) -> None:
        """Its clocks run, and bots may have to play, even if nobody has asked for it yet."""
        await self._loaded.load_again(table_id)

    async def expire(self, table_id: str) -> None:
        """Nobody will go on with it."""
        try:
            await self.ask(table_id, Expire())
        except GrachtenError as error:
            log.warning("a game could not be ended", why=str(error))

    async def end(self, table_id: str) -> None:
        """Abandon a game; everyone at the table is notified."""
        await self.ask(table_id, EndGame())

    async def remove(self, table_id: str) -> None:
        """Delete a table and everything stored about it, even if it can no longer be loaded."""
        try:
            await self.look_at(table_id)
        except GrachtenError as error:
            if isinstance(error, Refusal) and error.code == "not-found":
                raise
            await self._services.store.remove_table(table_id)
        else:
            await self.ask(table_id, Remove())
