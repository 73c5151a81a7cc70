"""HTTP and WebSockets as uvicorn speaks them, with patience that ends.

What is limited here happens before a request is one: heads without end, callers who never finish
a sentence, handshakes that are none, pings that nobody reads the answers of.
"""

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEAD: Final = 32_768
"""Bytes of a request before its body."""

PATIENCE: Final = 20.0
"""Seconds in which a head must be complete."""

UNREAD: Final = 1 << 20
"""Bytes of answers to pings that may wait for a client that does not read them."""


class PlainProtocol(HttpToolsProtocol):
    """Heads of requests may be only so long, and take only so long."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._head = 0
        self._is_heading = True
        self._alarm: asyncio.TimerHandle | None = None
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_heading:
            self._head += len(data)
            if self._head > HEAD:
                self._stop_waiting()
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._head = 0
        self._is_heading = True
        self._wait_for_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_heading = False
        self._stop_waiting()
        super().on_headers_complete()

    def _wait_for_head(self) -> None:
        self._stop_waiting()
        self._alarm = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class LiveProtocol(WebSocketsSansIOProtocol):
    """A handshake that is no proper request ends the connection at once.

    Otherwise it stays open without an answer, and stands in the way of a graceful stop.
    """

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.close()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
        else:
            super().handle_ping()


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Text that is none is the client's fault: no reason to fill the log with our own stack."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


logging.getLogger("uvicorn.error").addFilter(_is_our_fault)
