"""A server that follows a script, over real connections: where it matters what comes after what."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from grachten.protocol.messages import ClientMessage, Hello, ServerMessage
from support.patience import PATIENCE

Kind = TypeVar("Kind", bound=ClientMessage)


class Caller:
    """One connection, as the server sees it."""

    def __init__(self, socket: ServerConnection) -> None:
        self.socket = socket

    async def hear(self, kind: type[Kind]) -> Kind:
        """The next message, which must be of this kind."""
        message: ClientMessage = msgspec.json.decode(await self.socket.recv(), type=ClientMessage)
        assert isinstance(message, kind), message
        return message

    async def say(self, *messages: ServerMessage) -> None:
        for message in messages:
            await self.socket.send(msgspec.json.encode(message), text=True)

    def cut(self) -> None:
        """End the connection without a word."""
        self.socket.transport.abort()


Scene = Callable[[Caller], Awaitable[None]]
"""What happens on one connection, after the hello; then the client must hang up."""


@asynccontextmanager
async def scripted(*scenes: Scene | Response) -> AsyncIterator[str]:
    """The address of a server that meets its callers with these, one after the other.

    A response is for a caller that gets no live connection. All scenes must be played, and the
    first fault in one ends the test.
    """
    left = list(scenes)
    faults: list[Exception] = []
    test = asyncio.current_task()
    assert test is not None

    def receive(_socket: ServerConnection, _request: Request) -> Response | None:
        if left and isinstance(left[0], Response):
            response = left.pop(0)
            assert isinstance(response, Response)
            return response
        return None

    async def meet(socket: ServerConnection) -> None:
        try:
            scene = left.pop(0)
            assert not isinstance(scene, Response)
            caller = Caller(socket)
            await caller.hear(Hello)
            await scene(caller)
            await socket.wait_closed()
        except Exception as fault:  # noqa: BLE001 - it is raised again where it is seen
            faults.append(fault)
            test.cancel()

    options: dict[str, Any] = {"compression": None, "open_timeout": PATIENCE}
    try:
        async with serve(meet, "127.0.0.1", 0, process_request=receive, **options) as server:
            (socket,) = server.sockets
            yield f"http://127.0.0.1:{socket.getsockname()[1]}"
    except asyncio.CancelledError:
        if not faults:
            raise
    for fault in faults:
        raise fault
    assert not left, left
