"""One node of a city: it leads some tables, and reaches the nodes that lead the others.

`docs/city.md` describes all of it.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import structlog

from grachten import __version__
from grachten.city.bus import Bus, BusDown
from grachten.city.counts import Counts
from grachten.city.envelopes import (
    Answer,
    AnyFrame,
    Call,
    Deliver,
    HangUp,
    News,
    Unwatch,
    WatchCall,
)
from grachten.rules import GrachtenError
from grachten.server.connections import Connections
from grachten.server.leading import AWAY, LedElsewhere, Moved, NotReached
from grachten.server.refusals import Refusal, as_refusal, no_table
from grachten.server.services import Services
from grachten.server.table_requests import TableRequest, decode_request, encode_request
from grachten.server.tables import Tables
from grachten.server.watching import Connection
from grachten.store import NodeStore, Person, StoreLost
from grachten.store.leading import TERM

R = TypeVar("R")

BEAT: Final = 0.7
"""Seconds between two renewals."""

ADOPTING: Final = 5.0
"""Seconds between two searches for games that nobody leads, if there is no reason to search."""

COUNTING: Final = 3.0
"""Seconds between two renewals of what is counted in Redis."""

ADOPTED: Final = 20
"""Games adopted at a time, so that the other nodes get their share."""

REMEMBERED: Final = 50_000
"""Tables whose leader is remembered."""

_PERSON: Final = msgspec.json.Decoder(Person)

log: Final = structlog.get_logger("grachten.city")


class LinkLost(Exception):  # noqa: N818 - it reads as what happened
    """The link broke: whether the call was carried out is not known."""


class RemoteConnection:
    """A client's connection to another node, as a table here uses it."""

    def __init__(self, bus: Bus, node: str, number: int, person: Person) -> None:
        self.person = person
        self.watches: set[tuple[str, int | None]] = set()
        self._bus = bus
        self._node = node
        self._number = number

    def send(self, message: bytes) -> None:
        with suppress(BusDown):  # the link is broken then, and the client comes back
            self._bus.send(self._node, Deliver([self._number], message))

    def close(self) -> None:
        with suppress(BusDown):
            self._bus.send(self._node, HangUp([self._number]))


class CityNode:
    """Implements `Leading`. `attach` it to the tables and connections of its server first."""

    def __init__(self, redis: str, store: NodeStore, services: Services) -> None:
        self._name = secrets.token_hex(6)
        self._times_joined = 0
        self._store = store
        self._uptime = services.uptime
        self._preparation = services.preparation
        self._passed_on = services.metrics.passed_on
        self.bus = Bus(redis, self._name, self._received, self._broken, self._heard)
        self.counts = Counts(self.bus.client, self._name)
        self._tables: Tables
        self._connections: Connections
        self._known: OrderedDict[str, str] = OrderedDict()
        self._numbers = 0
        self._calls: dict[int, tuple[str, asyncio.Future[Answer]]] = {}
        self._clients: dict[int, Connection] = {}
        self._client_numbers: dict[Connection, int] = {}
        self._watching: dict[tuple[Connection, str, int | None], str] = {}
        self._opening: dict[Connection, bool] = {}
        """Clients that begin to watch a table, and whether they were sent anything since."""
        self._remote: dict[tuple[str, int], RemoteConnection] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._is_leaving = False
        self._alive_since: float | None = None
        self._renewed_at = 0.0
        self._has_orphans = asyncio.Event()

    def attach(self, tables: Tables, connections: Connections) -> None:
        self._tables = tables
        self._connections = connections

    async def join(self) -> None:
        """Be one of the nodes; Redis and the database must be there."""
        await self.bus.start()
        await self._join()

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """All that it does by itself, for ever."""
        return self.live(), self.adopt(), self.count()

    def begin_to_leave(self) -> None:
        """Take on nothing new: who asks meanwhile tries again, until another node leads."""
        self._is_leaving = True

    async def leave(self) -> None:
        """Hand everything over: nothing is in progress any more."""
        for remote in self._remote.values():
            remote.close()
        with suppress(GrachtenError):  # then they find out by themselves
            await self._store.leave(self._uptime.tick)
        self.bus.tell_all(News(self._name, adopt=True))
        for task in tuple(self._work):
            task.cancel()
        await self.counts.forget()
        await self.bus.stop()

    # Being alive

    async def live(self) -> None:
        """Renew the lease, and bury others that don't, for ever."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._renew()
                if self._has_lived_for_a_term and await self._store.bury():
                    self._has_orphans.set()
            except GrachtenError as error:
                self._alive_since = None
                log.warning("this node could not renew its lease", why=str(error))
            except Exception:  # whatever it is, the node must not die of it
                self._alive_since = None
                log.exception("this node could not renew its lease")

    async def count(self) -> None:
        """Keep the city's count of connections right, for ever."""
        while True:
            await asyncio.sleep(COUNTING)
            await self.counts.renew(self._connections.addresses, self._connections.counts)

    @property
    def _has_lived_for_a_term(self) -> bool:
        """Otherwise the database may have been away, and others need time to come back as well."""
        since = self._alive_since
        return since is not None and (time.monotonic() - since) * 1000 > TERM

    async def _renew(self) -> None:
        asked = time.monotonic_ns()
        try:
            tick = await self._store.renew()
        except StoreLost:
            log.warning("other nodes have taken over from this one: it begins again")
            self._tables.drop_all()
            await self._join()
            return
        self._set_tick(tick, asked)

    async def _join(self) -> None:
        self._times_joined += 1
        asked = time.monotonic_ns()
        tick = await self._store.join(f"{self._name}.{self._times_joined}", __version__)
        self._set_tick(tick, asked)
        self._has_orphans.set()

    def _set_tick(self, tick: int, asked: int) -> None:
        answered = time.monotonic_ns()
        self._uptime.synchronise(tick, (asked + answered) // 2)
        now, before = time.monotonic(), self._renewed_at
        if self._alive_since is None or (now - before) * 1000 > TERM / 2:
            self._alive_since = now
        self._renewed_at = now

    async def adopt(self) -> None:
        """Lead games in play that nobody leads, for ever: bots may have to play, and clocks are
        running."""
        await self._preparation.wait()
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
        adopted = await self._store.adopt(self._uptime.tick, ADOPTED)
        if len(adopted) == ADOPTED:
            self._has_orphans.set()  # there may be more
        for table in adopted:
            self.forget(table)
            with suppress(Refusal):  # the reason has been logged
                await self._tables.find(table)

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
        """The first by name does."""
        return (await self._store.alive())[:1] == [self._store.node]

    # Asking other nodes

    async def pass_on(self, node: str, table: str, request: TableRequest[R]) -> R:
        encoded = encode_request(request)
        self._passed_on.inc()
        try:
            answer = await self._call(node, lambda number: Call(number, table, encoded))
        except LinkLost:
            if request.can_repeat:
                raise Moved from None
            raise NotReached from None
        return request.read(_result(answer))

    async def watch(
        self, node: str, table: str, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        client = self._number_of(connection)
        person = msgspec.json.encode(connection.person)
        key = (connection, table, seat)
        self._watching[key] = node
        self._opening[connection] = False
        try:
            answer = await self._call(
                node, lambda number: WatchCall(number, table, client, person, seat, since)
            )
            _result(answer)
        except BaseException as error:
            self._stop_watching(key)
            if isinstance(error, LinkLost):
                if self._opening[connection]:
                    raise NotReached from None
                raise Moved from None
            raise
        finally:
            del self._opening[connection]

    def unwatch(self, table: str, connection: Connection, seat: int | None) -> bool:
        key = (connection, table, seat)
        node, number = self._watching.get(key), self._client_numbers.get(connection)
        if node is None or number is None:
            return False
        with suppress(BusDown):  # then the link breaks, and the leader forgets it
            self.bus.send(node, Unwatch(table, number, seat))
        self._stop_watching(key)
        return True

    def _stop_watching(self, key: tuple[Connection, str, int | None]) -> None:
        self._watching.pop(key, None)
        connection = key[0]
        if not any(each[0] is connection for each in self._watching):
            number = self._client_numbers.pop(connection, None)
            if number is not None:
                del self._clients[number]

    def _number_of(self, connection: Connection) -> int:
        if connection not in self._client_numbers:
            self._numbers += 1
            self._client_numbers[connection] = self._numbers
            self._clients[self._numbers] = connection
        return self._client_numbers[connection]

    async def _call(self, node: str, frame: Any) -> Answer:
        self._numbers += 1
        number = self._numbers
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._calls[number] = (node, waiting)
        try:
            self.bus.send(node, frame(number))
            return await waiting
        except BusDown:
            raise NotReached from None
        finally:
            del self._calls[number]

    def send_to_person(self, person: str, message: bytes) -> None:
        """Wherever they are connected, except here."""
        self.bus.tell_all(News(self._name, send_to=person, message=message))

    def disconnect(self, person: str) -> None:
        """Close a person's connections to other nodes."""
        self.bus.tell_all(News(self._name, disconnect=person))

    # Being asked

    def _received(self, node: str, frame: AnyFrame) -> None:
        match frame:
            case Call():
                self._do(self._answer(node, frame.id, self._carry_out(frame)))
            case WatchCall():
                self._do(self._answer(node, frame.id, self._watch(node, frame)))
            case Unwatch():
                self._forget_watch(node, frame)
            case Answer():
                _, waiting = self._calls.get(frame.id, (None, None))
                if waiting is not None and not waiting.done():
                    waiting.set_result(frame)
            case Deliver():
                for client in self._clients_of(frame):
                    client.send(frame.message)
                    if client in self._opening:
                        self._opening[client] = True
            case HangUp():
                for client in self._clients_of(frame):
                    client.close()

    def _clients_of(self, frame: Deliver | HangUp) -> list[Connection]:
        """Those that are still connected."""
        numbers = filter(self._clients.__contains__, frame.connections)
        return [self._clients[number] for number in numbers]

    def _forget_watch(self, node: str, frame: Unwatch) -> None:
        remote = self._remote.get((node, frame.connection))
        if remote is not None:
            self._do(self._unwatch(remote, frame.table, frame.seat))
            if not remote.watches - {(frame.table, frame.seat)}:
                del self._remote[node, frame.connection]

    def _heard(self, news: News) -> None:
        if news.adopt:
            self._has_orphans.set()
        if news.send_to is not None:
            self._connections.send_to_person(news.send_to, news.message)
        if news.disconnect is not None:
            self._connections.disconnect(news.disconnect)

    async def _answer(self, node: str, number: int, work: Coroutine[Any, Any, bytes]) -> None:
        try:
            answer = Answer(number, await work)
        except LedElsewhere:
            answer = Answer(number, is_leader=False)
        except GrachtenError as error:
            refusal = as_refusal(error)
            answer = Answer(number, None, refusal.code, str(refusal), refusal.rule)
        except Exception:
            log.exception("a request of another node failed")
            answer = Answer(number, None, "internal", AWAY)
        with suppress(BusDown):
            self.bus.send(node, answer)

    async def _carry_out(self, call: Call) -> bytes:
        try:
            request = decode_request(call.request)
        except msgspec.MsgspecError:  # of a version that knows more
            raise NotReached from None
        table = await self._find(call.table)
        return encode_request(await table.mailbox.ask(lambda: request(table)))

    async def _watch(self, node: str, call: WatchCall) -> bytes:
        key = (node, call.connection)
        remote = self._remote.get(key)
        if remote is None:
            person = _PERSON.decode(call.person)
            remote = self._remote[key] = RemoteConnection(self.bus, node, call.connection, person)
        watch = (call.table, call.seat)
        try:
            table = await self._find(call.table)
            await table.mailbox.ask(lambda: table.watch(remote, call.seat, call.since))
        except BaseException:
            if not remote.watches:
                self._remote.pop(key, None)
            raise
        remote.watches.add(watch)
        if self._remote.get(key) is not remote:  # the link has broken meanwhile
            await self._unwatch(remote, *watch)
        return b"null"

    async def _find(self, table: str) -> Any:
        """A table that is led here. Whoever asks has read in the database that it is."""
        self.forget(table)
        if self._is_leaving:
            raise LedElsewhere("")
        return await self._tables.find(table)

    async def _unwatch(self, remote: RemoteConnection, table: str, seat: int | None) -> None:
        remote.watches.discard((table, seat))
        with suppress(GrachtenError):
            await self._tables.unwatch_here(table, remote, seat)

    def _broken(self, node: str) -> None:
        for other, waiting in self._calls.values():
            if other == node and not waiting.done():
                waiting.set_exception(LinkLost())
        for (connection, table, _), other in tuple(self._watching.items()):
            if other == node:
                self.forget(table)
                if self._opening.get(connection, True):
                    connection.close()  # it comes back, and asks for what it has missed
        for key, remote in tuple(self._remote.items()):
            if key[0] == node:
                del self._remote[key]
                for table, seat in tuple(remote.watches):
                    self._do(self._unwatch(remote, table, seat))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


def _result(answer: Answer) -> bytes:
    if not answer.is_leader:
        raise Moved
    if answer.result is None:
        code: Any = answer.code or "unavailable"
        raise Refusal(code, answer.message, answer.rule)
    return answer.result
