"""uvicorn's WebSocket protocol, with limits on frames and bytes before they are parsed."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from grachten.server.addresses import unmapped
from grachten.server.frames import FrameCounter
from grachten.server.limits import Bucket
from grachten.server.wire import Unread, WireConfig

UNREAD: Final = 1 << 20
"""Bytes of pongs that may queue up for a client that does not read them."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection, limited below the application's limit on messages.

    Pongs and empty fragments are not messages but cost as much work: they count here.
    """

    config: WireConfig

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = self.config.limits
        if self.client is not None:
            self.client = (unmapped(self.client[0]), self.client[1])
        self._caller = self.config.sockets.caller_at(self.client[0] if self.client else "nowhere")
        self._counter = FrameCounter()
        self._frames = Bucket(limits.frames, limits.frame_burst)
        self._bytes = Bucket(limits.live_bytes, limits.live_byte_burst)
        self._unread = Unread(self.config, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.end()
        self.config.sockets.forget(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin()

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self._is_within_limits(data):
            self._cut_off()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # Not a valid request: it would stay open unanswered, even at a graceful shutdown.
            self.handshake_complete = self.close_sent = True
            self.transport.close()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # rejected, which is an answer, too

    def _is_within_limits(self, data: bytes) -> bool:
        """A piece of a frame counts as a frame: reading byte by byte is work, too."""
        found = self._counter.count(data, self._frames.left + 1)
        return self._frames.take(max(1, found)) and self._bytes.take(len(data))

    def _cut_off(self) -> None:
        """Close the connection and discard what has arrived."""
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self.config.sockets.dropped("flood")
        self.config.sockets.penalize(self._caller)
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames or bytes")
        self.handle_parser_exception()
