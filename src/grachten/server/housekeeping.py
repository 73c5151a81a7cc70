"""Housekeeping: games go on after a restart, and what nobody needs any more is removed.

In a city, one node does most of it for all.
"""

import asyncio
from typing import Final

import structlog

from grachten.rules import GrachtenError
from grachten.server.people.counting import mark_counted
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables.leading import Leading
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.tables.requests import Expire
from grachten.server.tables.tables import Tables
from grachten.server.uptime import now
from grachten.store import StoreDamaged

LEFTOVERS: Final = 100
"""Games that were not counted, to be read at once."""

PAUSE: Final = 0.01
"""Seconds between two of them: games in play go first."""

FORGOTTEN: Final = 10 * 60 * 1000
"""Milliseconds after which a count of spectators is forgotten."""

log: Final = structlog.get_logger("grachten.server")


class Housekeeping:
    def __init__(
        self, services: Services, tables: Tables, loaded: LoadedTables, leading: Leading
    ) -> None:
        self._services = services
        self._tables = tables
        self._loaded = loaded
        self._leading = leading

    async def resume_all(self) -> None:
        """Resume every game that was in play when the server stopped.

        One in which nothing happens before somebody comes leaves memory at once: there may be more
        of them than fit.
        """
        for table_id in await self._services.store.unfinished():
            try:
                await self._loaded.unload_if_idle(await self._loaded.find(table_id))
            except Refusal:
                pass  # the reason has been logged; go on with the others
            except GrachtenError as error:
                log.error("a game could not be resumed", why=str(error))  # noqa: TRY400 - the sentence says it all
            await asyncio.sleep(0)

    async def tidy(self) -> bool:
        """Remove tables and people nobody needs any more, and unload idle tables. False if that is
        another node's work."""
        settings, at = self._services.settings, now()
        if not await self._leading.keeps_house():
            return False
        for table_id in await self._services.store.stale_tables(
            at - settings.keep_open, at - settings.keep_playing
        ):
            try:
                await self._tables.ask(table_id, Expire())
            except GrachtenError:
                continue
        await self.count_leftovers()  # before the games are gone
        await self._services.store.prune(
            finished_before=None if settings.keep_finished is None else at - settings.keep_finished,
            unseen_before=at - settings.keep_people,
        )
        await self._services.store.prune_events(
            finished_before=None if settings.keep_finished is None else at - settings.keep_finished,
            cancelled_before=at - settings.keep_open,
            waiting_before=at - settings.keep_playing,
        )
        await self._loaded.unload_idle()
        return True

    async def count_leftovers(self) -> None:
        """Count games that ended and were not counted, because the server stopped just then, or
        because they are older than counting is. In a city, one node does that."""
        store = self._services.store
        if not await self._leading.keeps_house():
            return
        await self._services.preparation.wait()
        done: set[str] = set()
        while found := set(await store.uncounted(LEFTOVERS)) - done:
            done = found  # they don't come again, unless counting fails
            for table_id in found:
                await self._count_leftover(table_id)
                await asyncio.sleep(PAUSE)

    async def _count_leftover(self, table_id: str) -> None:
        store = self._services.store
        try:
            stored = await store.load(table_id)
            if stored is None:
                return
            table = self._loaded.table_of(stored)
        except (Refusal, StoreDamaged):  # it has been logged, and would be the same next time
            await mark_counted(store, table_id)
        else:
            await table.count()

    async def count_audiences(self) -> None:
        """Store how many people watch the public games that are led here."""
        counts, at = self._loaded.audiences, now()
        if counts:
            await self._services.store.keep_audiences(counts, at, at - FORGOTTEN)
