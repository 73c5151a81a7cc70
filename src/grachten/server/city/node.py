"""One node of a city: it leads some tables, and reaches the nodes that lead the others.

`docs/city.md` describes all of it.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import structlog

from grachten.city.bus import Bus
from grachten.city.counts import Counts
from grachten.city.envelopes import AnyFrame, Call, News, Unwatch, WatchCall
from grachten.rules import GrachtenError
from grachten.server.city.adoption import Adoption
from grachten.server.city.answering import Answering
from grachten.server.city.asking import Asking
from grachten.server.city.membership import Membership
from grachten.server.city.metrics import CityMetrics
from grachten.server.refusals import no_table
from grachten.server.services import Services
from grachten.server.tables.leading import LedElsewhere, NotReached
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.tables.requests import TableRequest
from grachten.server.tables.watching import Connection
from grachten.server.wire.connections import Connections
from grachten.store import NodeStore

R = TypeVar("R")

COUNTING: Final = 3.0
"""Seconds between two renewals of what is counted in Redis."""

REMEMBERED: Final = 50_000
"""Tables whose leader is remembered."""

log: Final = structlog.get_logger("grachten.city")


class CityNode:
    """Implements `Leading`. `attach` it to the tables and connections of its server first."""

    def __init__(self, redis: str, store: NodeStore, services: Services) -> None:
        self._name = secrets.token_hex(6)
        self._store = store
        self._uptime = services.uptime
        self._preparation = services.preparation
        self._connections: Connections
        self._known: OrderedDict[str, str] = OrderedDict()
        self._is_leaving = False
        self._bus = Bus(redis, self._name, self._received, self._broken, self._heard)
        self._bus.give_time(services.settings.lease + 1)
        self.counts = Counts(self._bus.client, self._name)
        self._adoption = Adoption(self._bus, store, services, self.forget)
        self._membership = Membership(self._name, store, services.uptime, self._adoption.search)
        services.metrics.registry.register(CityMetrics(self._bus, self._membership, self._adoption))
        self._asking = Asking(self._bus, services.metrics, self.forget)
        self._answering = Answering(self._bus, self.forget)

    def attach(self, tables: LoadedTables, connections: Connections) -> None:
        self._membership.tables = self._adoption.tables = self._answering.tables = tables
        self._connections = connections
        self._tables = tables

    async def join(self) -> None:
        """Be one of the nodes; Redis and the database must be there."""
        await self._bus.start()
        await self._membership.join()

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """All that it does by itself, for ever."""
        return self._membership.live(), self._adoption.adopt(), self._count()

    def begin_to_leave(self) -> None:
        """Take on nothing new: who asks meanwhile tries again, until another node leads."""
        self._is_leaving = True
        self._adoption.stop()
        self._answering.stop()

    async def leave(self) -> None:
        """Hand everything over: nothing is in progress any more."""
        self._answering.end()
        with suppress(GrachtenError):  # then they find out by themselves
            await self._store.leave(self._uptime.tick)
        self._bus.tell_all(News(self._name, adopt=True))
        await self.counts.forget()
        await self._bus.stop()

    async def _count(self) -> None:
        """Keep the city's count of connections right, for ever."""
        while True:
            await asyncio.sleep(COUNTING)
            await self.counts.renew(self._connections.addresses, self._connections.counts)

    # Leading

    async def lead(self, table: str) -> int | None:
        if (node := self._known.get(table)) is not None:
            raise LedElsewhere(node)
        if self._is_leaving:
            raise NotReached
        claim = None
        if self._preparation.done < 1:  # this node cannot play yet; perhaps another one does
            claim = await self._store.leader(table)
        if claim is None:
            await self._preparation.wait()
            claim = await self._store.claim(table, self._uptime.tick)
        if claim is None:
            raise no_table()
        if claim.node == self._store.node:
            return claim.number
        node = claim.node.partition(".")[0]
        self._known[table] = node
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        raise LedElsewhere(node)

    async def release(self, table: str, lease: int) -> None:
        try:
            await self._store.release(table, lease, self._uptime.tick)
        except GrachtenError as error:
            log.warning("a table could not be released", why=str(error))

    def forget(self, table: str) -> None:
        self._known.pop(table, None)

    async def keeps_house(self) -> bool:
        return await self._membership.keeps_house()

    # Other nodes

    async def pass_on(self, node: str, table: str, request: TableRequest[R]) -> R:
        return await self._asking.pass_on(node, table, request)

    async def watch(
        self, node: str, table: str, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        await self._asking.watch(node, table, connection, seat, since)

    def unwatch(self, table: str, connection: Connection, seat: int | None) -> bool:
        return self._asking.unwatch(table, connection, seat)

    def send_to_person(self, person: str, message: bytes) -> None:
        """Wherever they are connected, except here."""
        self._bus.tell_all(News(self._name, send_to=person, message=message))

    def disconnect(self, person: str) -> None:
        """Close a person's connections to other nodes."""
        self._bus.tell_all(News(self._name, disconnect=person))

    def forget_tables(self, tables: Sequence[str]) -> None:
        """They have changed in the database: other nodes load them again."""
        self._bus.tell_all(News(self._name, changed=tuple(tables)))

    def _received(self, node: str, frame: AnyFrame) -> None:
        if isinstance(frame, Call | WatchCall | Unwatch):
            self._answering.received(node, frame)
        else:
            self._asking.received(frame)

    def _heard(self, news: News) -> None:
        self._adoption.heard(news)
        if news.send_to is not None:
            self._connections.send_to_person(news.send_to, news.message)
        if news.disconnect is not None:
            self._connections.disconnect(news.disconnect)
        if news.changed:
            self._tables.forget(news.changed)

    def _broken(self, node: str) -> None:
        self._asking.broken(node)
        self._answering.broken(node)
