"""The whole server in one object: what plain requests and live connections work with."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog

from grachten.protocol.messages import Seated
from grachten.rules import GrachtenError
from grachten.server.connections import Connections
from grachten.server.house import House, warm_up
from grachten.server.identity import Identities
from grachten.server.limits import Buckets
from grachten.server.metrics import Metrics
from grachten.server.settings import Settings
from grachten.server.tables import Tables
from grachten.server.thinkers import Thinkers
from grachten.server.uptime import Entropy, SystemEntropy, Uptime
from grachten.server.watching import encode
from grachten.store import Store

COLLECTING: Final = (5_000, 20, 100_000)
"""When to collect: young garbage often, all of it practically never. Tables are let go by hand."""

HEARTBEAT: Final = 1.0
"""Seconds between two notes of the running time: so much of it can be lost in a crash."""

TIDYING: Final = 600.0
PUTTING_AWAY: Final = 30.0
QUIET: Final = 20
"""Connections with which a pause of some milliseconds disturbs nobody."""

log: Final = structlog.get_logger("grachten.server")


class Building:
    def __init__(self, house: House, identities: Identities) -> None:
        limits = house.settings.limits
        self.house = house
        self.identities = identities
        self.tables = Tables(house)
        self.connections = Connections(limits, house.metrics)
        self.guest_buckets = Buckets(limits.guests, limits.guest_burst)
        self.code_buckets = Buckets(limits.codes, limits.code_burst)
        self.is_ready = False
        self.tables.seated = self._tell_seated

    @staticmethod
    @asynccontextmanager
    async def open(settings: Settings, entropy: Entropy | None = None) -> AsyncIterator["Building"]:
        """Everything up and running, and at the end stopped in the right order."""
        warm_up()
        store = await Store.open(settings.database, lead=True)
        limits = settings.limits
        thinkers = Thinkers(settings.thinkers, share=limits.thinking, burst=limits.thinking_burst)
        try:
            await thinkers.start()
            house = House(
                settings=settings,
                store=store,
                thinkers=thinkers,
                uptime=Uptime(await store.tick()),
                entropy=entropy or SystemEntropy(),
                metrics=Metrics(),
            )
            building = Building(house, await Identities.open(house))
            tasks = [
                asyncio.create_task(work)
                for work in (
                    house.uptime.beat_for_ever(),
                    building.resume(),
                    building.beat(),
                    building.tidy(),
                    building.put_away(),
                )
            ]
            try:
                # A full collection looks at every object of every table, and all of them wait.
                gc.collect()
                gc.freeze()
                gc.set_threshold(*COLLECTING)
                yield building
            finally:
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
                await building.tables.close()
                with suppress(GrachtenError):
                    await store.keep_tick(house.uptime.tick)
        finally:
            await thinkers.stop()
            await store.close()

    async def resume(self) -> None:
        """Go on with the games that were in play; then the server is ready."""
        await self.tables.resume_all()
        self.is_ready = True

    async def beat(self) -> None:
        """Note the running time again and again, for the clocks after a crash."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.house.store.keep_tick(self.house.uptime.tick)
            except GrachtenError as error:
                log.warning("the uptime could not be stored", why=str(error))

    async def tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            try:
                await self.tables.tidy()
            except GrachtenError as error:
                log.warning("old tables could not be removed", why=str(error))

    async def put_away(self) -> None:
        """Keep the memory small, and what is to be collected with it."""
        while True:
            await asyncio.sleep(PUTTING_AWAY)
            await self.tables.put_away()
            if len(self.connections) < QUIET:
                gc.unfreeze()
                gc.collect()
            else:
                gc.collect(1)
            gc.freeze()

    def _tell_seated(self, person: str, table: str, seat: int) -> None:
        self.connections.tell_person(person, encode(Seated(table, seat)))
