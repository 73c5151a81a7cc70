"""The whole server in one object, used by plain requests and live connections."""

import asyncio
import gc
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

import structlog

from grachten.city.limits import Most
from grachten.extras import check_extra
from grachten.protocol.messages import Seated, ServerMessage
from grachten.rules import GrachtenError
from grachten.server.dates import Calendar, SystemCalendar
from grachten.server.deals.challenges import Challenges
from grachten.server.deals.daily import Deals
from grachten.server.events.organising import Events
from grachten.server.events.progress import EventProgress
from grachten.server.finding.waiting_room import Finding
from grachten.server.housekeeping import Housekeeping
from grachten.server.metrics import Metrics
from grachten.server.people.identity import Identities
from grachten.server.people.passkeys import Passkeys
from grachten.server.preparation import Preparation
from grachten.server.services import Services, warm_up
from grachten.server.settings import Settings
from grachten.server.study.hints import Hints
from grachten.server.study.judging import Judging
from grachten.server.study.reviews import Reviews
from grachten.server.tables.hosting import Hosting
from grachten.server.tables.leading import Alone, Leading
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.tables.tables import Tables
from grachten.server.tables.watching import encode
from grachten.server.thinking.bot_pool import BotPool
from grachten.server.uptime import Entropy, SystemEntropy, Uptime
from grachten.server.wire.connections import Connections, too_many_connections
from grachten.server.wire.limits import Buckets, too_many
from grachten.store import NodeStore, Person, Store

if TYPE_CHECKING:
    from grachten.server.city.node import CityNode
    from grachten.server.thinking.remote_bots import RemoteWorkers

COLLECTING: Final = (5_000, 20, 100_000)
"""Garbage collection: young objects often, old ones practically never. Unloaded tables break their
own cycles."""

HEARTBEAT: Final = 1.0
"""Seconds between two saves of the uptime: at most this much is lost in a crash."""

TIDYING: Final = 600.0
UNLOADING: Final = 30.0
COUNTING: Final = 30.0
"""Seconds between two counts of those who watch."""
QUIET: Final = 20
"""With fewer connections than this, a pause of some milliseconds disturbs nobody."""

log: Final = structlog.get_logger("grachten.server")


class GameServer:
    def __init__(
        self,
        services: Services,
        identities: Identities,
        passkeys: Passkeys,
        secret: bytes,
        city: "CityNode | None" = None,
    ) -> None:
        limits = services.settings.limits
        self.services = services
        self.identities = identities
        self.passkeys = passkeys
        self.city = city
        leading: Leading = city or Alone()
        self.loaded_tables = LoadedTables(services, leading)
        self.tables = Tables(services, self.loaded_tables, leading)
        self.hosting = Hosting(services, self.tables, self.loaded_tables, self._send_seated)
        self.housekeeping = Housekeeping(services, self.tables, self.loaded_tables, leading)
        self.deals = Deals(services, self.tables, self.hosting, secret)
        self.challenges = Challenges(services, self.tables, self.deals)
        self.connections = Connections(limits, services.metrics)
        self.event_progress = EventProgress(
            services, self.tables, leading, self.is_here, self._send_seated
        )
        self.events = Events(services, self.event_progress)
        self.reviews = Reviews(limits)
        self.hints = Hints(limits)
        self.judging = Judging(limits)
        self.finding = Finding(
            services, self.tables, leading, self.connections.is_here, self.send_to_person
        )
        if city is not None:
            city.attach(self.loaded_tables, self.connections)
        self._guests = Buckets(limits.guests, limits.guest_burst)
        self._codes = Buckets(limits.codes, limits.code_burst)
        self._passkeys = Buckets(limits.passkeys, limits.passkey_burst)
        self._profiles = Buckets(limits.profiles, limits.profile_burst)
        self._exports = Buckets(limits.exports, limits.export_burst)
        self._invitations = Buckets(limits.invitations, limits.invitation_burst)
        self._events = Buckets(limits.new_events, limits.new_event_burst)
        self.is_ready = False

    @staticmethod
    @asynccontextmanager
    async def open(
        settings: Settings, entropy: Entropy | None = None, calendar: Calendar | None = None
    ) -> AsyncIterator["GameServer"]:
        """Start everything, and stop it in the right order at the end."""
        store = await _open_store(settings)
        limits = settings.limits
        remote = _remote_bots(settings)
        bot_pool = BotPool(
            settings.thinkers if remote is None else remote.workers,
            share=limits.thinking,
            burst=limits.thinking_burst,
            starter=remote,
        )
        try:
            services = Services(
                settings=settings,
                store=store,
                bot_pool=bot_pool,
                uptime=Uptime(await store.tick()),
                entropy=entropy or SystemEntropy(),
                calendar=calendar or SystemCalendar(),
                metrics=Metrics(),
                preparation=Preparation(),
            )
            city = _new_node(services)
            identities = await Identities.open(services)
            passkeys = await Passkeys.open(services, identities)
            secret = await store.secret_key()
            server = GameServer(services, identities, passkeys, secret, city)
            if city is not None:
                await city.join()
            tasks = [
                asyncio.create_task(work)
                for work in (
                    server.get_ready(),
                    services.uptime.beat_for_ever(),
                    server.resume(),
                    *((server.beat(),) if city is None else city.work()),
                    server.tidy(),
                    server.event_progress.run(),
                    server.count_audiences(),
                    server.unload_idle(),
                    server.finding.arrange_for_ever(),
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
                await server.finding.close()
                await server.reviews.close()
                await server.hints.close()
                await server.judging.close()
                if city is not None:
                    city.begin_to_leave()
                await server.loaded_tables.close()
                if city is None:
                    with suppress(GrachtenError):
                        await store.keep_tick(services.uptime.tick)
                else:
                    await city.leave()
        finally:
            await bot_pool.stop()
            if remote is not None:
                await remote.close()
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
            await self.housekeeping.resume_all()  # a node adopts games instead
        self.is_ready = True
        try:
            await self.housekeeping.count_leftovers()
        except GrachtenError as error:
            log.warning("finished games could not be counted", why=str(error))

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
                if await self.housekeeping.tidy():
                    await self.deals.tidy()
            except GrachtenError as error:
                log.warning("old tables could not be removed", why=str(error))

    async def count_audiences(self) -> None:
        while True:
            await asyncio.sleep(COUNTING)
            try:
                await self.housekeeping.count_audiences()
            except GrachtenError as error:
                log.warning("spectators could not be counted", why=str(error))

    async def unload_idle(self) -> None:
        """Keep memory small, and garbage collections short."""
        while True:
            await asyncio.sleep(UNLOADING)
            await self.loaded_tables.unload_idle()
            if len(self.connections) < QUIET:
                gc.unfreeze()
                gc.collect()
            else:
                gc.collect(1)
            gc.freeze()

    def _send_seated(self, person: str, table: str, seat: int) -> None:
        self.send_to_person(person, Seated(table, seat))

    def send_to_person(self, person: str, what: ServerMessage) -> None:
        """On all their devices, whichever node these are connected to."""
        message = encode(what)
        self.connections.send_to_person(person, message)
        if self.city is not None:
            self.city.send_to_person(person, message)

    # What is counted here and, in a city, for all nodes together

    async def take_guest(self, address: str) -> None:
        limits = self.services.settings.limits
        self._guests.take(address)
        await self._take("guests", address, limits.guests, limits.guest_burst)

    async def take_code(self, address: str) -> None:
        limits = self.services.settings.limits
        self._codes.take(address)
        await self._take("codes", address, limits.codes, limits.code_burst)

    async def take_passkey(self, address: str) -> None:
        limits = self.services.settings.limits
        self._passkeys.take(address)
        await self._take("passkeys", address, limits.passkeys, limits.passkey_burst)

    async def take_event(self, address: str) -> None:
        limits = self.services.settings.limits
        self._events.take(address)
        await self._take("events", address, limits.new_events, limits.new_event_burst)

    def take_export(self, person: str) -> None:
        self._exports.take(person)

    def take_profile(self, address: str) -> None:
        self._profiles.take(address)

    def take_invitation(self, person: Person) -> None:
        self._invitations.take(person.id)

    async def _take(self, what: str, address: str, rate: float, burst: int) -> None:
        if self.city is not None and not await self.city.counts.take(what, address, rate, burst):
            raise too_many()

    async def enter(self, address: str, person: Person) -> None:
        """One more live connection, if there is room for it; every one `exit`s in the end."""
        self.connections.check_room(address, person)
        limits = self.services.settings.limits
        if self.city is not None:
            most = Most(
                limits.connections,
                limits.connections_per_address,
                limits.connections_per_person,
            )
            if not await self.city.counts.enter(address, person.id, most):
                raise too_many_connections()

    async def exit(self, address: str, person: Person) -> None:
        if self.city is not None:
            await self.city.counts.leave(address, person.id)

    async def is_here(self, person: str) -> bool:
        """Is this person connected to any node?"""
        if self.connections.is_here(person) or self.city is None:
            return self.connections.is_here(person)
        return await self.city.counts.is_here(person)

    def forget(self, tables: Sequence[str]) -> None:
        """These have changed in the database: a node with them in memory loads them again."""
        self.loaded_tables.forget(tables)
        if self.city is not None:
            self.city.forget_tables(tables)

    def disconnect(self, person: str) -> int:
        """Close all connections of a person; returns how many there were here."""
        if self.city is not None:
            self.city.disconnect(person)
        return self.connections.disconnect(person)


async def _open_store(settings: Settings) -> Store:
    if settings.redis is None:
        return await Store.open(settings.database, lead=True)
    check_extra("city", "Several nodes need Redis")
    return await NodeStore.open_shared(settings.database, int(settings.lease * 1000))


def _remote_bots(settings: Settings) -> "RemoteWorkers | None":
    """Without processes of their own, bots of a node think elsewhere."""
    if settings.redis is None or settings.thinkers > 0:
        return None
    from grachten.server.thinking.remote_bots import RemoteWorkers  # noqa: PLC0415 - as below

    return RemoteWorkers(settings.redis)


def _new_node(services: Services) -> "CityNode | None":
    redis, store = services.settings.redis, services.store
    if redis is None:
        return None
    from grachten.server.city.node import CityNode  # noqa: PLC0415 - its packages are an extra

    assert isinstance(store, NodeStore)
    return CityNode(redis, store, services)
