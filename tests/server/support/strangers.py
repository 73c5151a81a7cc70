"""People at a server who do not keep to the client's manners: any bytes, over any connection."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grachten.client import Visitor
from grachten.protocol.messages import ClientMessage, ErrorBody, Hello, Refused, ServerMessage
from grachten.protocol.tables import NewTable, Options, TableState
from grachten.protocol.wire import PROTOCOL
from support.patience import PATIENCE

_DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Line:
    """A live connection over which anything can be sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: ClientMessage | str | bytes) -> None:
        if isinstance(message, msgspec.Struct):
            message = msgspec.json.encode(message).decode()
        await self.socket.send(message)

    async def receive(self) -> ServerMessage:
        async with asyncio.timeout(PATIENCE):
            return _DECODER.decode(await self.socket.recv())

    async def say(self, message: ClientMessage | str | bytes) -> ServerMessage:
        """Send something and return what comes next."""
        await self.send(message)
        return await self.receive()

    async def refusal(self, message: ClientMessage | str | bytes) -> Refused:
        """Send something that must be refused; what else was told before is passed over."""
        await self.send(message)
        while True:
            answer = await self.receive()
            if isinstance(answer, Refused):
                return answer

    async def closed(self) -> int | None:
        """Read on until the server has closed the connection; the code that it gave."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.socket.recv()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else None


def cookie_of(visitor: Visitor) -> str:
    return "; ".join(f"{name}={value}" for name, value in visitor._http.cookies.items())


async def open_line(
    server: str, headers: dict[str, str], *, hello: bool = True, **options: Any
) -> Line:
    socket = await connect(
        f"ws{server.removeprefix('http')}/api/live",
        additional_headers=headers,
        compression=None,
        proxy=None,
        max_size=None,
        open_timeout=PATIENCE,
        **options,
    )
    line = Line(socket)
    if hello:
        await line.say(Hello(PROTOCOL))
    return line


@asynccontextmanager
async def line_of(visitor: Visitor, *, hello: bool = True) -> AsyncIterator[Line]:
    headers = dict(visitor._headers)
    if visitor._http.cookies:
        headers["Cookie"] = cookie_of(visitor)
    line = await open_line(visitor.server, headers, hello=hello)
    try:
        yield line
    finally:
        await line.socket.close()


async def handshake(server: str, **headers: str) -> int:
    """The status with which the server answers somebody who wants a live connection."""
    try:
        line = await open_line(server, headers, hello=False)
    except InvalidStatus as refused:
        return refused.response.status_code
    await line.socket.close()
    return 101


async def answer(
    visitor: Visitor, method: str, path: str, body: Any = None, **headers: str
) -> httpx.Response:
    """A plain request of any kind, and what was answered, whatever it is."""
    content = body if body is None or isinstance(body, bytes | str) else msgspec.json.encode(body)
    return await visitor._http.request(
        method, path, content=content, headers={"Content-Type": "application/json", **headers}
    )


@asynccontextmanager
async def people(server: str, count: int) -> AsyncIterator[list[Visitor]]:
    """New guests."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(server)) for _ in range(count)]
        for visitor in visitors:
            await visitor.me()
        yield visitors


def error(response: httpx.Response) -> ErrorBody:
    """Why a plain request was refused: every refusal says so in the same form."""
    return msgspec.json.decode(response.content, type=ErrorBody)


async def new_game(host: Visitor, other: Visitor, **options: Any) -> TableState:
    """A game of two people, dealt. The host has seat 0."""
    table = await host.create(NewTable(seats=2, options=Options(pace="instant", **options)))
    await other.sit(table.id, 1)
    await other.ready(table.id)
    return await host.start(table.id)


def chooser(seed: int) -> Any:
    """Plays anything that is legal."""
    rng = random.Random(seed)

    async def choose(shown: Any) -> Any:
        return rng.choice(shown.legal)

    return choose
