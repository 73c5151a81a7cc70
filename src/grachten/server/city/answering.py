"""What other nodes ask of this one: requests to tables that it leads, and to watch these."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from grachten.city.bus import Bus, BusDown
from grachten.city.envelopes import Call, CallResult, Deliver, HangUp, Unwatch, WatchCall
from grachten.rules import GrachtenError
from grachten.server import request_ids
from grachten.server.refusals import as_refusal
from grachten.server.tables.leading import AWAY, LedElsewhere, NotReached
from grachten.server.tables.loaded_tables import LoadedTables
from grachten.server.tables.requests import decode_request, encode_request
from grachten.server.tables.table import Table
from grachten.store import Person

_PERSON: Final = msgspec.json.Decoder(Person)

log: Final = structlog.get_logger("grachten.city")


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


class Answering:
    """`forget` is called with a table that another node believes to be led here."""

    def __init__(self, bus: Bus, forget: Callable[[str], None]) -> None:
        self.tables: LoadedTables
        self._bus = bus
        self._forget = forget
        self._remote: dict[tuple[str, int], RemoteConnection] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._is_leaving = False

    def received(self, node: str, frame: Call | WatchCall | Unwatch) -> None:
        match frame:
            case Call():
                self._do(self._answer(node, frame, self._carry_out(frame)))
            case WatchCall():
                self._do(self._answer(node, frame, self._watch(node, frame)))
            case Unwatch():
                self._forget_watch(node, frame)

    def broken(self, node: str) -> None:
        """The link to a node broke: its clients come back."""
        for key, remote in tuple(self._remote.items()):
            if key[0] == node:
                del self._remote[key]
                for table, seat in tuple(remote.watches):
                    self._do(self._unwatch(remote, table, seat))

    def stop(self) -> None:
        """Carry out nothing more."""
        self._is_leaving = True

    def end(self) -> None:
        """The clients of other nodes must look for another leader."""
        for remote in self._remote.values():
            remote.close()
        for task in tuple(self._work):
            task.cancel()

    async def _answer(
        self, node: str, call: Call | WatchCall, work: Coroutine[Any, Any, bytes]
    ) -> None:
        request_ids.begin(call.request_id)
        number = call.id
        try:
            answer = CallResult(number, await work)
        except LedElsewhere:
            answer = CallResult(number, is_leader=False)
        except GrachtenError as error:
            refusal = as_refusal(error)
            answer = CallResult(number, None, refusal.code, str(refusal), refusal.rule)
        except Exception:
            log.exception("a request of another node failed", of_node=node)
            answer = CallResult(number, None, "internal", AWAY)
        with suppress(BusDown):
            self._bus.send(node, answer)

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
            remote = self._remote[key] = RemoteConnection(self._bus, node, call.connection, person)
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

    async def _find(self, table: str) -> Table:
        """A table that is led here. The caller has read in the database that it is."""
        self._forget(table)
        if self._is_leaving:
            raise LedElsewhere("")
        return await self.tables.find(table)

    def _forget_watch(self, node: str, frame: Unwatch) -> None:
        remote = self._remote.get((node, frame.connection))
        if remote is not None:
            self._do(self._unwatch(remote, frame.table, frame.seat))
            if not remote.watches - {(frame.table, frame.seat)}:
                del self._remote[node, frame.connection]

    async def _unwatch(self, remote: RemoteConnection, table: str, seat: int | None) -> None:
        remote.watches.discard((table, seat))
        with suppress(GrachtenError):
            await self.tables.unwatch(table, remote, seat)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
