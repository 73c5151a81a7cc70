"""The whole server in one object, used by plain requests and live connections."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import structlog

from grachten.extras import check_extra
from grachten.protocol.messages import Seated
from grachten.rules import GrachtenError
from grachten.server.bot_pool import BotPool
from grachten.server.connections import Connections
from grachten.server.identity import Identities
from grachten.server.limits import Buckets
from grachten.server.metrics import Metrics
from grachten.server.preparation import Preparation
from grachten.server.services import Services, warm_up
from grachten.server.settings import Settings
from grachten.server.tables import Tables
from grachten.server.uptime import Entropy, SystemEntropy, Uptime
from grachten.server.watching import encode
from grachten.store import NodeStore, Store

if TYPE_CHECKING:
    from grachten.server.city_node import CityNode

COLLECTING: Final = (5_000, 20, 100_000)
"""Garbage collection: young objects often, old ones practically never. Unloaded tables break their
own cycles."""

HEARTBEAT: Final = 1.0
"""Seconds between two saves of the uptime: at most this much is lost in a crash."""

TIDYING: Final = 600.0
UNLOADING: Final = 30.0
QUIET: Final = 20
"""With fewer connections than this, a pause of some milliseconds disturbs nobody."""

log: Final = structlog.get_logger("grachten.server")


class GameServer:
    def __init__(
        self, services: Services, identities: Identities, city: "CityNode | None" = None
    ) -> None:
        limits = services.settings.limits
        self.services = services
        self.identities = identities
        self.city = city
        self.tables = Tables(services, city)
        self.connections = Connections(limits, services.metrics)
        if city is not None:
            city.attach(self.tables, self.connections)
        self.guest_buckets = Buckets(limits.guests, limits.guest_burst)
        self.code_buckets = Buckets(limits.codes, limits.code_burst)
        self.is_ready = False
        self.tables.seated = self._send_seated

    @staticmethod
    @asynccontextmanager
    async def open(
        settings: Settings, entropy: Entropy | None = None
    ) -> AsyncIterator["GameServer"]:
        """Start everything, and stop it in the right order at the end."""
        store = await _open_store(settings)
        limits = settings.limits
        bot_pool = BotPool(settings.thinkers, share=limits.thinking, burst=limits.thinking_burst)
        try:
            services = Services(
                settings=settings,
                store=store,
                bot_pool=bot_pool,
                uptime=Uptime(await store.tick()),
                entropy=entropy or SystemEntropy(),
                metrics=Metrics(),
                preparation=Preparation(),
            )
            city = _new_node(services)
            server = GameServer(services, await Identities.open(services), city)
            if city is not None:
                await city.join()
            tasks = [
                asyncio.create_task(work)
                for work in (
                    server.get_ready(),
                    services.uptime.beat_for_ever(),
                    server.resume(),
                    server.beat() if city is None else city.live(),
                    server.tidy(),
                    server.unload_idle(),
                )
            ]
            try:
                if not services.preparation.is_needed:
                    await tasks[0]  # what is compiled is loaded in a second
                # A full collection visits every object of every table, and all tables wait for it.
                gc.collect()
                gc.freeze()
                gc.set_threshold(*COLLECTING)
                yield server
            finally:
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                await server.tables.close()
                if city is None:
                    with suppress(GrachtenError):
                        await store.keep_tick(services.uptime.tick)
                else:
                    await city.leave()
        finally:
            await bot_pool.stop()
            await store.close()

    async def get_ready(self) -> None:
        """Compile and load what games need."""
        await self.services.preparation.compile()
        await asyncio.to_thread(warm_up)
        await self.services.bot_pool.start()
        self.services.preparation.finish()

    async def resume(self) -> None:
        """Resume the games that were in play; then the server is ready."""
        await self.services.preparation.wait()
        if self.city is None:
            await self.tables.resume_all()  # a node adopts games instead
        self.is_ready = True

    async def beat(self) -> None:
        """Save the uptime regularly, for the clocks after a crash."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.services.store.keep_tick(self.services.uptime.tick)
            except GrachtenError as error:
                log.warning("the uptime could not be stored", why=str(error))

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            try:
                await self.tables.tidy()
            except GrachtenError as error:
                log.warning("old tables could not be removed", why=str(error))

    async def unload_idle(self) -> None:
        """Keep memory small, and garbage collections short."""
        while True:
            await asyncio.sleep(UNLOADING)
            await self.tables.unload_idle()
            if len(self.connections) < QUIET:
                gc.unfreeze()
                gc.collect()
            else:
                gc.collect(1)
            gc.freeze()

    def _send_seated(self, person: str, table: str, seat: int) -> None:
        message = encode(Seated(table, seat))
        self.connections.send_to_person(person, message)
        if self.city is not None:
            self.city.send_to_person(person, message)

    def disconnect(self, person: str) -> int:
        """Close all connections of a person; returns how many there were here."""
        if self.city is not None:
            self.city.disconnect(person)
        return self.connections.disconnect(person)


async def _open_store(settings: Settings) -> Store:
    if settings.redis is None:
        return await Store.open(settings.database, lead=True)
    check_extra("city", "Several nodes need Redis")
    return await NodeStore.open_shared(settings.database)


def _new_node(services: Services) -> "CityNode | None":
    redis, store = services.settings.redis, services.store
    if redis is None:
        return None
    from grachten.server.city_node import CityNode  # noqa: PLC0415 - its packages are an extra

    assert isinstance(store, NodeStore)
    return CityNode(redis, store, services.uptime)
