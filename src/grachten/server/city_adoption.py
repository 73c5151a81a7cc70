"""Games that nobody leads are adopted: bots may have to play, and clocks are running."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from grachten.rules import GrachtenError
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables import Tables
from grachten.store import NodeStore

ADOPTING: Final = 5.0
"""Seconds between two searches for games that nobody leads, if there is no reason to search."""

ADOPTED: Final = 20
"""Games adopted at a time, so that the other nodes get their share."""

log: Final = structlog.get_logger("grachten.city")


class Adoption:
    """`forget` is called with each game, of which another node is remembered as the leader."""

    def __init__(self, store: NodeStore, services: Services, forget: Callable[[str], None]) -> None:
        self.tables: Tables
        self._store = store
        self._services = services
        self._forget = forget
        self._has_orphans = asyncio.Event()
        self._is_leaving = False

    def search(self) -> None:
        """There may be games that nobody leads."""
        self._has_orphans.set()

    def stop(self) -> None:
        self._is_leaving = True

    async def adopt(self) -> None:
        """Look for such games, for ever."""
        await self._services.preparation.wait()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ADOPTING):
                    await self._has_orphans.wait()
            self._has_orphans.clear()
            try:
                await self._adopt_some()
            except GrachtenError as error:
                log.warning("games could not be adopted", why=str(error))
            except Exception:  # of one game, which must not keep the others waiting
                log.exception("games could not be adopted")

    async def _adopt_some(self) -> None:
        if self._is_leaving:
            return
        adopted = await self._store.adopt(self._services.uptime.tick, ADOPTED)
        if len(adopted) == ADOPTED:
            self._has_orphans.set()  # there may be more
        for table in adopted:
            self._forget(table)
            with suppress(Refusal):  # the reason has been logged
                await self.tables.find(table)
