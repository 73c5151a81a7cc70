"""uvicorn's WebSocket protocol, with limits on frames and bytes before they are parsed.

A game sends and receives thousands of small messages, and each would pass through every layer
between the socket and the application twice. So the application is given the protocol itself, as an
extension of the ASGI scope, and sends and receives there once the connection is accepted.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from grachten.server.wire.addresses import unmapped
from grachten.server.wire.frames import FrameCounter, is_whole_text, text_frame, text_of
from grachten.server.wire.limits import Bucket
from grachten.server.wire.timeouts import Unread, WireConfig

EXTENSION: Final = "grachten.live"
"""The protocol's name among the extensions of a scope."""

MOST_WAITING: Final = 400
"""Messages that may wait for a client that does not read them."""

MOST_UNHANDLED: Final = 8
"""Messages that may wait for the application; then nothing more is read."""

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
        self._waiting: deque[bytes | int] = deque()
        self._closing: asyncio.Task[None] | None = None

    # What the application uses

    def send_text(self, message: bytes) -> bool:
        """Send a message, now or as soon as the client reads; False if too many wait already.

        Nothing is sent after a close.
        """
        if self._waiting or not self.writable.is_set():
            self._waiting.append(text_frame(message))
            return len(self._waiting) <= MOST_WAITING
        self._write(text_frame(message))
        return True

    def end(self, code: int) -> None:
        """Close the connection after what has been sent."""
        self._waiting.append(code)
        self._flush()

    def _write(self, frame: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frame)

    def _flush(self) -> None:
        while self._waiting and self.writable.is_set():
            first = self._waiting.popleft()
            if isinstance(first, bytes):
                self._write(first)
            else:
                self._waiting.clear()
                self._closing = self.loop.create_task(self._close(first))

    async def _close(self, code: int) -> None:
        with suppress(ClientDisconnected):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # What uvicorn and the event loop call

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    @staticmethod
    def of(scope: Any) -> "LiveProtocol":
        """The protocol of an accepted connection."""
        protocol: LiveProtocol = scope["extensions"][EXTENSION]["protocol"]
        return protocol

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
        self._flush()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            is_next = self._counter.is_between_frames
            found = self._counter.count(data, self._frames.left + 1)
            if not (self._frames.take(max(1, found)) and self._bytes.take(len(data))):
                # A piece of a frame counts as a frame: reading byte by byte is work, too.
                self._cut_off()
                return
            if is_next and found == 1 and self._is_message(data):
                self.curr_msg_data_type, self.frames = "text", [text_of(data)]
                self.send_receive_event_to_app()
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

    def send_receive_event_to_app(self) -> None:
        """uvicorn would stop reading after each message, and start again when it is handled."""
        is_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if not is_paused and self.queue.qsize() >= MOST_UNHANDLED:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_message(self, data: bytes) -> bool:
        """Is a frame that has just arrived, and nothing else, a message that needs no parser?"""
        return (
            self._counter.is_between_frames
            and not self.frames  # otherwise it would have to continue them
            and self.handshake_complete
            and self.conn.state is State.OPEN
            and len(data) <= self.config.ws_max_size
            and is_whole_text(data)
        )

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
