"""The least of a WebSocket client that a thousand tables need: text out, text in, and pongs."""

import asyncio
from collections.abc import Callable
from typing import Final, cast

from grachten.rules import GrachtenError

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A client must mask what it sends. This mask changes nothing, and so costs nothing."""

GREETING: Final = (
    "GET /api/live?table={table} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookie}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One connection. `hear` is given every message, `lost` is told when it ends."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @staticmethod
    async def call(
        address: tuple[str, int],
        table: str,
        cookie: str,
        hear: Callable[[bytes], None],
        lost: Callable[[], None],
    ) -> "Line":
        host, port = address
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(hear, lost), host, port)
        await line.greet(GREETING.format(table=table, host=host, port=port, cookie=cookie))
        return line

    async def greet(self, greeting: str) -> None:
        self._transport.write(greeting.encode())
        await self._is_open

    def send(self, message: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(_frame(TEXT, message))

    def close(self) -> None:
        self._lost = lambda: None  # it is meant to end
        self._transport.close()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open.done() and not self._greeted():
            return
        while (found := self._next()) is not None:
            kind, body = found
            if kind == TEXT:
                self._hear(body)
            elif kind == PING:
                self._transport.write(_frame(PONG, body))
            elif kind == CLOSE:
                self._transport.close()

    def connection_lost(self, _error: Exception | None) -> None:
        if not self._is_open.done():
            self._is_open.set_exception(GrachtenError("The server hung up at once."))
        self._lost()

    def _greeted(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            status = head.partition(b"\r\n")[0].decode(errors="replace")
            self._is_open.set_exception(GrachtenError(f"No live connection: {status}."))
            return False
        self._buffer = rest
        self._is_open.set_result(None)
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The next frame, if it is all there. The server sends every message in one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        begin, length = 2, buffer[1]
        if length >= 126:
            begin = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:begin], "big")
        end = begin + length
        if len(buffer) < end:
            return None
        kind, body = buffer[0] & 0x0F, bytes(buffer[begin:end])
        del buffer[:end]
        return kind, body


def _frame(kind: int, body: bytes) -> bytes:
    length = len(body)
    if length < 126:
        head = bytes((FINAL | kind, MASKED | length))
    else:  # nothing that a client says is longer than two bytes can tell
        head = bytes((FINAL | kind, MASKED | 126)) + length.to_bytes(2, "big")
    return head + NO_MASK + body
