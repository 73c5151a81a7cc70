"""What both protocols share: configuration and timeouts."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from grachten.server.settings import Limits
from grachten.server.wire.sockets import Sockets

SLOWEST: Final = 4096
"""Bytes per second that even a bad network carries. Slower clients time out."""


class WireConfig(uvicorn.Config):
    """uvicorn's configuration, which every connection gets, with our own added."""

    def __init__(self, app: Any, limits: Limits, sockets: Sockets, **options: Any) -> None:
        super().__init__(app, **options)
        self.limits = limits
        self.sockets = sockets


class Deadline:
    """A timer that can be reset and cancelled."""

    def __init__(self, loop: asyncio.AbstractEventLoop, on_end: Callable[[], None]) -> None:
        self._loop = loop
        self._on_end = on_end
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.cancel()
        self._timer = self._loop.call_later(seconds, self._on_end)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Unread:
    """Aborts a connection whose client does not read what it is sent."""

    def __init__(self, config: WireConfig, transport: asyncio.Transport) -> None:
        self._config = config
        self._transport = transport
        self._deadline = Deadline(asyncio.get_running_loop(), self._give_up)

    def begin(self) -> None:
        """Too much is queued: a slow client gets time in proportion."""
        waiting = self._transport.get_write_buffer_size()
        self._deadline.set(self._config.limits.unread_seconds + waiting / SLOWEST)

    def end(self) -> None:
        self._deadline.cancel()

    def _give_up(self) -> None:
        self._config.sockets.dropped("slow")
        self._transport.abort()


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Invalid text is the client's fault: no reason to fill the log with stack traces."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


logging.getLogger("uvicorn.error").addFilter(_is_our_fault)
