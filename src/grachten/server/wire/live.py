"""A client's live connection: one WebSocket for any number of tables."""

import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from grachten import __version__
from grachten.protocol.messages import (
    Act,
    Back,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Reason,
    Refused,
    Say,
    Undo,
    Unwatch,
    Watch,
    Welcome,
    WhyNot,
    Write,
)
from grachten.protocol.wire import PROTOCOL
from grachten.rules import GrachtenError
from grachten.server import request_ids
from grachten.server.people.identity import me
from grachten.server.refusals import Refusal, as_refusal, quoted
from grachten.server.services import Services
from grachten.server.tables.leading import NotReached
from grachten.server.tables.requests import AskWhyNot, ComeBack, Play, Talk
from grachten.server.tables.tables import Tables
from grachten.server.tables.watching import encode
from grachten.server.wire.connections import POLICY, Connections, LiveConnection
from grachten.server.wire.limits import Bucket, too_many

MOST_REFUSED: Final = 200
"""Rate-limited messages in a row after which the connection is closed."""

WATCH_COST: Final = 3
"""How many messages a `Watch` counts for, since a whole game is sent in return. A client that
comes back to twenty tables at once stays within the limit."""

_DECODER: Final = msgspec.json.Decoder(ClientMessage)

log: Final = structlog.get_logger("grachten.server")


class MessageHandler:
    """Handles the messages of one client, one after the other."""

    def __init__(self, services: Services, tables: Tables, connection: LiveConnection) -> None:
        limits = services.settings.limits
        self._services = services
        self._tables = tables
        self._connection = connection
        self._bucket = Bucket(limits.messages, limits.message_burst)
        self._watches: set[tuple[str, int | None]] = set()
        self._too_many = 0
        self._greeted = False
        self._request_id = request_ids.current()
        self._messages = 0

    async def handle(self, data: str | bytes) -> None:
        """Carry out one message, or answer why not."""
        request: str | None = None
        self._messages += 1
        request_ids.begin(f"{self._request_id}.{self._messages}")
        try:
            self._check_rate(1)
            message = _decoded(data)
            if isinstance(message, Watch):
                self._check_rate(WATCH_COST - 1)
            request = getattr(message, "id", None)
            await self._carry_out(message)
        except GrachtenError as error:
            refusal = as_refusal(error)
            self._refuse(request, refusal.code, str(refusal), refusal.rule)
        except Exception:
            log.exception("a message failed")
            self._refuse(
                request, "internal", "Something went wrong on the server; nothing was lost.", None
            )

    async def end(self) -> None:
        """The client has disconnected: unwatch everything."""
        for table, seat in self._watches:
            with suppress(Refusal):
                await self._unwatch(table, seat)

    def _check_rate(self, cost: int) -> None:
        if self._bucket.take(cost):
            self._too_many = 0
            return
        self._too_many += 1
        if self._too_many > MOST_REFUSED:
            self._connection.close(POLICY)
        raise too_many()

    def _refuse(self, request: str | None, code: str, sentence: str, rule: str | None) -> None:
        self._services.metrics.refused.labels(code).inc()
        self._connection.send(encode(Refused(request, code, sentence, rule)))

    async def _carry_out(self, message: ClientMessage) -> None:
        if not self._greeted and not isinstance(message, Hello):
            raise Refusal("invalid", "The first message must be a hello.")
        match message:
            case Hello():
                await self._greet(message)
            case Ping():
                self._connection.send(encode(Pong(message.id)))
            case Watch():
                await self._watch(message)
            case Unwatch():
                self._watches.discard((message.table, message.seat))
                await self._unwatch(message.table, message.seat)
            case Act() | Undo():
                await self._play(message)
            case Back():
                await self._back(message)
            case WhyNot():
                await self._why_not(message)
            case Say() | Write():
                await self._talk(message)

    async def _greet(self, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            raise Refusal(
                "invalid", f"This server speaks protocol {PROTOCOL}, not {message.protocol}."
            )
        self._greeted = True
        caller = await me(self._services.store, self._connection.person)
        chat = self._services.settings.chat
        self._connection.send(encode(Welcome(PROTOCOL, __version__, caller, chat)))

    async def _watch(self, message: Watch) -> None:
        key = (message.table, message.seat)
        if (
            key not in self._watches
            and len(self._watches) >= self._services.settings.limits.watches
        ):
            raise Refusal("too-many", "You are watching too many games: leave one first.")
        try:
            await self._tables.watch(message.table, self._connection, message.seat, message.since)
        except NotReached:  # the client comes back, perhaps to a node that has more luck
            self._connection.close()
            return
        self._watches.add(key)

    async def _unwatch(self, table: str, seat: int | None) -> None:
        await self._tables.unwatch(table, self._connection, seat)

    async def _play(self, message: Act | Undo) -> None:
        started = time.perf_counter()
        number = await self._tables.ask(message.table, Play(self._connection.person, message))
        self._connection.send(encode(Done(message.id, number)))
        self._services.metrics.answering.observe(time.perf_counter() - started)

    async def _back(self, message: Back) -> None:
        number = await self._tables.ask(message.table, ComeBack(self._connection.person))
        self._connection.send(encode(Done(message.id, number)))

    async def _talk(self, message: Say | Write) -> None:
        number = await self._tables.ask(message.table, Talk(self._connection.person, message))
        self._connection.send(encode(Done(message.id, number)))

    async def _why_not(self, message: WhyNot) -> None:
        why = await self._tables.ask(message.table, AskWhyNot(self._connection.person, message))
        words, rule = why or (None, None)
        self._connection.send(encode(Reason(message.id, words, rule)))


def _decoded(data: str | bytes) -> ClientMessage:
    try:
        message: ClientMessage = _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise Refusal("invalid", f"Invalid message: {quoted(error)}.") from None
    except (UnicodeError, RecursionError):
        raise Refusal("invalid", "Invalid message.") from None
    return message


async def serve_connection(
    receive: Callable[[], Awaitable[Any]],
    connection: LiveConnection,
    handler: MessageHandler,
    connections: Connections,
    address: str,
) -> None:
    """Handle messages until the client or the server closes the connection."""
    connections.add(connection, address)
    try:
        while (event := await receive())["type"] != "websocket.disconnect":
            if not connection.is_closing:
                await handler.handle(event.get("text") or event.get("bytes") or b"")
    finally:
        connections.remove(connection)
        await handler.end()
