"""Being one of the nodes of a city: a lease that is renewed, and the burial of others."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from grachten import __version__
from grachten.rules import GrachtenError
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.uptime import Uptime
from grachten.store import NodeStore, StoreLost

BEAT: Final = 0.7
"""Seconds between two renewals."""

log: Final = structlog.get_logger("grachten.city")


class Membership:
    """`orphaned` is called when there may be games that nobody leads."""

    def __init__(
        self, name: str, store: NodeStore, uptime: Uptime, orphaned: Callable[[], None]
    ) -> None:
        self.tables: LoadedTables
        self._name = name
        self._store = store
        self._uptime = uptime
        self.renewals = {"renewed": 0, "failed": 0, "lost": 0}
        self.buried = 0
        self._orphaned = orphaned
        self._times_joined = 0
        self._alive_since: float | None = None
        self._renewed_at = 0.0

    async def join(self) -> None:
        """Under an id that nobody had before."""
        self._times_joined += 1
        asked = time.monotonic_ns()
        tick = await self._store.join(f"{self._name}.{self._times_joined}", __version__)
        self._set_tick(tick, asked)
        log.info("this node has joined", node=self._store.node)
        self._orphaned()

    async def live(self) -> None:
        """Renew the lease, and bury others that don't, for ever."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._renew()
                if self._has_lived_for_a_term and (buried := await self._store.bury()):
                    self.buried += len(buried)
                    log.info("nodes were buried", nodes=buried)
                    self._orphaned()
            except GrachtenError as error:
                self._fail()
                log.warning("this node could not renew its lease", why=str(error))
            except Exception:  # whatever it is, the node must not die of it
                self._fail()
                log.exception("this node could not renew its lease")

    def _fail(self) -> None:
        self._alive_since = None
        self.renewals["failed"] += 1

    async def keeps_house(self) -> bool:
        """The first by name does."""
        return (await self._store.alive())[:1] == [self._store.node]

    @property
    def _has_lived_for_a_term(self) -> bool:
        """Otherwise the database may have been away, and others need time to come back as well."""
        since = self._alive_since
        return since is not None and (time.monotonic() - since) * 1000 > self._store.term

    async def _renew(self) -> None:
        asked = time.monotonic_ns()
        try:
            tick = await self._store.renew(self.tables.playing)
        except StoreLost:
            self.renewals["lost"] += 1
            log.warning("other nodes have taken over from this one: it begins again")
            self.tables.drop_all()
            await self.join()
            return
        self.renewals["renewed"] += 1
        self._set_tick(tick, asked)

    def _set_tick(self, tick: int, asked: int) -> None:
        answered = time.monotonic_ns()
        self._uptime.synchronise(tick, (asked + answered) // 2)
        now, before = time.monotonic(), self._renewed_at
        if self._alive_since is None or (now - before) * 1000 > self._store.term / 2:
            self._alive_since = now
        self._renewed_at = now
