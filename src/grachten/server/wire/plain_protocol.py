"""uvicorn's HTTP protocol, with limits on the head of a request and on its body.

Endless headers, bodies that never arrive, trailers, tiny chunks and long pipelines: whatever costs
memory, CPU time or a connection is limited before the application sees it.
"""

from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from grachten.protocol.messages import ErrorBody
from grachten.server.refusals import STATUS, Refusal
from grachten.server.wire.addresses import unmapped
from grachten.server.wire.limits import too_many
from grachten.server.wire.sockets import Cause
from grachten.server.wire.timeouts import SLOWEST, Deadline, Unread, WireConfig

PIECE: Final = 8192
"""Bytes parsed at a time, so that a limit is noticed soon after it is reached."""

PILED_UP: Final = 16
"""Pipelined requests that may wait for an earlier answer on the same connection."""

WRAPPING: Final = 16_384
"""Bytes of overhead in a body, such as chunk headers and their extensions …"""

WRAPPING_SHARE: Final = 16
"""… and one more for every 16 bytes of content: nobody needs chunks under a hundred bytes."""

READING: Final = 16
"""What each read from the network costs, counted in bytes of overhead."""

TOO_SLOW: Final = 408
IGNORED: Final = 4 << 20
"""Bytes of a body that may still arrive after the answer: some clients read it only when they have
sent everything."""


class _Stop(Exception):  # noqa: N818 - no error: it ends the parsing
    """Stop reading from this connection."""


class PlainProtocol(HttpToolsProtocol):
    """A connection for plain requests, one after the other."""

    config: WireConfig

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        sockets, limits = self.config.sockets, self.config.limits
        self.timeout_keep_alive = limits.idle_seconds  # type: ignore[assignment]  # seconds
        if self.client is not None:
            self.client = (unmapped(self.client[0]), self.client[1])
        self._caller = sockets.caller_at(self.client[0] if self.client else "nowhere")
        self._deadline = Deadline(self.loop, self._out_of_time)
        self._unread = Unread(self.config, self.transport)
        self._cycles: list[RequestResponseCycle] = []
        self._is_done = False
        self._is_reading_head = True
        self._is_reading_body = False
        self._head = 0
        self._body = 0
        self._content = 0
        self._wrapping = 0
        self._ignored = 0
        self._body_since = 0.0
        if sockets.admit(self.transport, self._caller):
            self._deadline.set(limits.head_seconds)
        else:
            self._is_done = True
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.cancel()
        self._unread.end()
        self.config.sockets.forget(self.transport)
        for cycle in self._cycles:  # uvicorn notifies only the last of them
            cycle.disconnected = not cycle.response_complete
            cycle.message_event.set()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin()

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    # What arrives

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._is_reading_head:
            self._head += READING
        else:
            self._wrapping += READING
        for start in range(0, len(data), PIECE):
            if self._is_done:
                return
            self._parse(data[start : start + PIECE])

    def _parse(self, piece: bytes) -> None:
        self._content = 0
        try:
            self.parser.feed_data(piece)
            self._measure(len(piece) - self._content)
        except httptools.HttpParserUpgrade:
            self._is_done = True  # what follows is not HTTP
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._unsupported_upgrade_warning()
        except (httptools.HttpParserError, _Stop):
            if not self._is_done:
                self._refuse(Refusal("invalid", "This is not an HTTP request."), "unreadable")

    def _measure(self, rest: int) -> None:
        """Count `rest` bytes that are not content."""
        if self._is_reading_head:
            self._head += rest
            if self._head > self.config.limits.head:
                self._stop(Refusal("too-large", "The request headers are too long."))
        elif self._is_reading_body:
            self._wrapping += rest
            if self._wrapping > WRAPPING + self._body // WRAPPING_SHARE:
                self._stop(
                    Refusal("invalid", "The request body is sent in chunks that are too small.")
                )

    def handle_websocket_upgrade(self) -> None:
        self._deadline.cancel()
        self._unread.end()
        self.config.sockets.is_busy(self.transport)
        super().handle_websocket_upgrade()

    # What the parser finds

    def on_message_begin(self) -> None:
        self._begin_head()
        if len(self.pipeline) >= PILED_UP or not self.config.sockets.may_ask(self._caller):
            self._stop(too_many(), "flood")
        self._deadline.set(self.config.limits.head_seconds)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_reading_head:
            self._stop(Refusal("invalid", "Trailers are not supported."))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_reading_head = False
        self._is_reading_body = True
        self._body = self._wrapping = self._ignored = 0
        self._body_since = self.loop.time()
        self._deadline.set(self.config.limits.body_seconds)
        self.config.sockets.is_busy(self.transport)
        super().on_headers_complete()
        waiting = [cycle for cycle in self._cycles if not cycle.response_complete]
        self._cycles = [*waiting, self.cycle] if bool(self.cycle) else []
        if self.parser.should_upgrade() and not self._should_upgrade():
            self.cycle.keep_alive = False  # another protocol may follow, which is not read

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._content += len(body)
        if self._is_answered():
            self._ignored += len(body)
            if self._ignored > IGNORED:
                self._close("slow")
                raise _Stop
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_reading_body = False
        self._deadline.cancel()
        super().on_message_complete()
        if self._is_answered():
            self._wait_for_the_next()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing() or not self._is_answered():
            return
        if self._is_reading_body:
            self._unset_keepalive_if_required()
            self._deadline.set(self.config.limits.body_seconds)
        elif not self._is_reading_head:
            self._wait_for_the_next()

    # Timeouts

    def _begin_head(self) -> None:
        self._is_reading_head = True
        self._head = 0

    def _wait_for_the_next(self) -> None:
        """The connection is idle, and may be closed to make room for others."""
        limits = self.config.limits
        self._begin_head()
        self._deadline.set(limits.idle_seconds + limits.head_seconds)
        self.config.sockets.is_idle(self.transport)

    def _out_of_time(self) -> None:
        limits = self.config.limits
        if self._is_answered() or not self._is_reading_body:
            self._close("slow")
            return
        left = self._body_since + limits.body_seconds + self._body / SLOWEST - self.loop.time()
        if left > 0:
            self._deadline.set(left)
        elif self.flow.read_paused:  # the application is slow, not the client
            self._deadline.set(limits.body_seconds)
        else:
            self._refuse(Refusal("invalid", "The request body took too long."), "slow", TOO_SLOW)

    def _is_answered(self) -> bool:
        return bool(self.cycle) and self.cycle.response_complete

    def _close(self, why: Cause) -> None:
        self._is_done = True
        self.config.sockets.dropped(why)
        self.transport.close()

    # Refusals

    def _stop(self, refusal: Refusal, why: Cause = "unreadable") -> None:
        """Reject the request, and read no more."""
        self._refuse(refusal, why)
        raise _Stop

    def _refuse(self, refusal: Refusal, why: Cause, status: int | None = None) -> None:
        """Answer and close the connection, unless another answer is being sent."""
        self._is_done = True
        self.config.sockets.dropped(why)
        if bool(self.cycle) and not self.cycle.response_complete:
            if self._is_reading_head:  # let an earlier request be answered first
                self.cycle.keep_alive = False
                return
            if self.cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        body = msgspec.json.encode(ErrorBody(refusal.code, str(refusal)))
        self.transport.write(
            STATUS_LINE[status or STATUS[refusal.code]]
            + b"content-type: application/json\r\nconnection: close\r\n"
            + b"content-length: %d\r\n\r\n%b" % (len(body), body)
        )
        self.transport.close()
