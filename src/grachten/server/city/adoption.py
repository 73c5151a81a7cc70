"""Games that nobody leads are adopted: bots may have to play, and clocks are running.

So are some games of a node that leads many more than this one: that node lets go of them first.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from grachten.city.balance import shortfall, to_hand_over
from grachten.city.bus import Bus
from grachten.city.envelopes import News
from grachten.rules import GrachtenError
from grachten.server.refusals import Refusal
from grachten.server.services import Services
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.store import NodeStore

ADOPTING: Final = 5.0
"""Seconds between two searches for games that nobody leads, if there is no reason to search."""

ADOPTED: Final = 20
"""Games adopted at a time, so that the other nodes get their share."""

log: Final = structlog.get_logger("grachten.city")


class Adoption:
    """`forget` is called with each game, of which another node is remembered as the leader."""

    def __init__(
        self, bus: Bus, store: NodeStore, services: Services, forget: Callable[[str], None]
    ) -> None:
        self.tables: LoadedTables
        self.adopted = 0
        self.handed_over = 0
        self._bus = bus
        self._store = store
        self._services = services
        self._forget = forget
        self._has_orphans = asyncio.Event()
        self._is_leaving = False
        self._handing_over: asyncio.Task[None] | None = None

    def search(self) -> None:
        """There may be games that nobody leads."""
        self._has_orphans.set()

    def heard(self, news: News) -> None:
        if news.adopt or news.adopter == self._bus.name:
            self.search()
        if news.richest == self._bus.name and not self._is_leaving:
            self._begin_to_hand_over(news)

    def stop(self) -> None:
        self._is_leaving = True
        if self._handing_over is not None:
            self._handing_over.cancel()

    async def adopt(self) -> None:
        """Look for such games, for ever."""
        await self._services.preparation.wait()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ADOPTING):
                    await self._has_orphans.wait()
            is_calm = not self._has_orphans.is_set()
            self._has_orphans.clear()
            try:
                await self._adopt_some()
                if is_calm:
                    await self._ask_for_a_share()
            except GrachtenError as error:
                log.warning("games could not be adopted", why=str(error))
            except Exception:  # of one game, which must not keep the others waiting
                log.exception("games could not be adopted")

    async def _adopt_some(self) -> None:
        if self._is_leaving:
            return
        adopted = await self._store.adopt(self._services.uptime.tick, ADOPTED)
        self.adopted += len(adopted)
        if len(adopted) == ADOPTED:
            self._has_orphans.set()  # there may be more
        for table in adopted:
            self._forget(table)
            with suppress(Refusal):  # the reason has been logged
                await self.tables.find(table)

    async def _ask_for_a_share(self) -> None:
        games = await self._store.games()
        if self._store.node not in games:
            return  # it was buried, and has not noticed
        found = shortfall(games, self._store.node)
        if found is not None:
            richest = found.richest.partition(".")[0]
            self._bus.tell_all(
                News(self._bus.name, wanted=found.wanted, richest=richest, share=found.share)
            )

    def _begin_to_hand_over(self, news: News) -> None:
        count = to_hand_over(self.tables.playing, news.wanted, news.share)
        if count and (self._handing_over is None or self._handing_over.done()):
            self._handing_over = asyncio.create_task(self._hand_over(news.sender, count))

    async def _hand_over(self, adopter: str, count: int) -> None:
        handed_over = await self.tables.hand_over(count)
        self.handed_over += handed_over
        log.info("games were handed over", games=handed_over, to_node=adopter)
        self._bus.tell_all(News(self._bus.name, adopter=adopter))
