"""What this node asks of others: requests to tables that they lead, and to watch these."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import structlog

from grachten.city.bus import Bus, BusDown
from grachten.city.envelopes import Call, CallResult, Deliver, HangUp, Unwatch, WatchCall
from grachten.server import request_ids
from grachten.server.metrics import Metrics
from grachten.server.refusals import Refusal
from grachten.server.tables.leading import Moved, NotReached
from grachten.server.tables.requests import TableRequest, encode_request
from grachten.server.tables.watching import Connection

R = TypeVar("R")

Watch = tuple[Connection, str, int | None]
"""A client, the table that it watches, and from which seat."""

_encode_person: Final = msgspec.json.Encoder().encode

log: Final = structlog.get_logger("grachten.city")


class LinkLost(Exception):  # noqa: N818 - it reads as what happened
    """The link broke: whether the call was carried out is not known."""


class Asking:
    """`forget` is called with a table whose leader may have changed."""

    def __init__(self, bus: Bus, metrics: Metrics, forget: Callable[[str], None]) -> None:
        self._bus = bus
        self._passed_on = metrics.passed_on
        self._forget = forget
        self._numbers = 0
        self._calls: dict[int, tuple[str, asyncio.Future[CallResult]]] = {}
        self._clients: dict[int, Connection] = {}
        self._client_numbers: dict[Connection, int] = {}
        self._watching: dict[Watch, str] = {}
        self._opening: dict[Connection, bool] = {}
        """Clients that begin to watch a table, and whether they were sent anything since."""

    async def pass_on(self, node: str, table: str, request: TableRequest[R]) -> R:
        encoded = encode_request(request)
        self._passed_on.inc()
        try:
            answer = await self._call(
                node, lambda number: Call(number, table, encoded, request_ids.current())
            )
        except LinkLost:
            if request.can_repeat:
                raise Moved from None
            raise NotReached from None
        if answer.code == "internal":
            log.error("a request failed at the node that leads the table", leader=node)
        return request.read(_result(answer))

    async def watch(
        self, node: str, table: str, connection: Connection, seat: int | None, since: int | None
    ) -> None:
        client = self._number_of(connection)
        person = _encode_person(connection.person)
        watch = (connection, table, seat)
        self._watching[watch] = node
        self._opening[connection] = False
        try:
            answer = await self._call(
                node,
                lambda number: WatchCall(
                    number, table, client, person, seat, since, request_ids.current()
                ),
            )
            _result(answer)
        except BaseException as error:
            self._stop_watching(watch)
            if isinstance(error, LinkLost):
                if self._opening[connection]:
                    raise NotReached from None
                raise Moved from None
            raise
        finally:
            del self._opening[connection]

    def unwatch(self, table: str, connection: Connection, seat: int | None) -> bool:
        watch = (connection, table, seat)
        node, number = self._watching.get(watch), self._client_numbers.get(connection)
        if node is None or number is None:
            return False
        with suppress(BusDown):  # then the link breaks, and the leader forgets it
            self._bus.send(node, Unwatch(table, number, seat))
        self._stop_watching(watch)
        return True

    def received(self, frame: CallResult | Deliver | HangUp) -> None:
        match frame:
            case CallResult():
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

    def broken(self, node: str) -> None:
        """The link to a node broke: what was asked of it may have been done or not."""
        for other, waiting in self._calls.values():
            if other == node and not waiting.done():
                waiting.set_exception(LinkLost())
        for (connection, table, _), other in tuple(self._watching.items()):
            if other == node:
                self._forget(table)
                if self._opening.get(connection, True):
                    connection.close()  # it comes back, and asks for what it has missed

    async def _call(self, node: str, frame: Callable[[int], Call | WatchCall]) -> CallResult:
        self._numbers += 1
        number = self._numbers
        waiting: asyncio.Future[CallResult] = asyncio.get_running_loop().create_future()
        self._calls[number] = (node, waiting)
        try:
            self._bus.send(node, frame(number))
            return await waiting
        except BusDown:
            raise NotReached from None
        finally:
            del self._calls[number]

    def _stop_watching(self, watch: Watch) -> None:
        self._watching.pop(watch, None)
        connection = watch[0]
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

    def _clients_of(self, frame: Deliver | HangUp) -> list[Connection]:
        """Those that are still connected."""
        numbers = filter(self._clients.__contains__, frame.connections)
        return [self._clients[number] for number in numbers]


def _result(answer: CallResult) -> bytes:
    if not answer.is_leader:
        raise Moved
    if answer.result is None:
        code: Any = answer.code or "unavailable"
        raise Refusal(code, answer.message, answer.rule)
    return answer.result
