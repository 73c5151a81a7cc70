"""TCP connections: how many there are, and from where, before any request arrives.

At this point there is no cookie to identify a person, and no request to read.
"""

import asyncio
import errno
import os
import sys
from collections import Counter
from typing import Final, Literal

from grachten.server.logs import RateLimitedWarning
from grachten.server.metrics import Metrics
from grachten.server.settings import Limits
from grachten.server.wire.addresses import Proxies, network_of
from grachten.server.wire.limits import Buckets

if sys.platform != "win32":
    import resource

DESCRIPTORS: Final = (1 << 20, 1 << 16, 10_240)
"""File descriptors to request, from the most anyone needs to what every system allows."""

SPARE: Final = 96
SPARE_PER_BOT_WORKER: Final = 8
"""File descriptors reserved for the database, logs and bots."""

GENEROUS: Final = 3
"""How much higher the limits per address are here than in the application: clients that reach those
still get an answer saying so, and may open a connection for each request."""

PENALTY: Final = 100
"""What a flood over a live connection costs its address, in requests."""

SWEEPING: Final = 1.0
"""Seconds between checks for connections that should be closed by now."""

Caller = str | None
Cause = Literal["crowded", "flood", "slow", "unreadable"]


class Sockets:
    """All open TCP connections."""

    def __init__(self, limits: Limits, metrics: Metrics, proxies: Proxies, room: int) -> None:
        self._limits = limits
        self.most = min(limits.sockets, room)
        self._metrics = metrics
        self._proxies = proxies
        self._requests = Buckets(GENEROUS * limits.requests, GENEROUS * limits.request_burst)
        self._open: dict[asyncio.Transport, Caller] = {}
        self._callers: Counter[Caller] = Counter()
        self._idle: dict[asyncio.Transport, None] = {}
        self._idle_of: dict[Caller, dict[asyncio.Transport, None]] = {}
        self._closing: dict[asyncio.Transport, float] = {}
        self._crowded = RateLimitedWarning("there are too many connections")
        self._exhausted = RateLimitedWarning("there are no file descriptors left")

    def __len__(self) -> int:
        return len(self._open)

    def caller_at(self, address: str) -> Caller:
        """What limits count by; None for a proxy, which serves many clients."""
        return None if address in self._proxies else network_of(address)

    def admit(self, transport: asyncio.Transport, caller: Caller) -> bool:
        """Admit a connection if there is room. Idle ones are closed for it: they lose nothing."""
        if not self.may_ask(caller):
            self.dropped("flood")
            return False
        if not self._has_room(caller):
            self.dropped("crowded")
            self._crowded.warn(connections=len(self._open))
            return False
        self._open[transport] = caller
        self._callers[caller] += 1
        self._metrics.sockets.set(len(self._open))
        self.is_idle(transport)
        return True

    def may_ask(self, caller: Caller) -> bool:
        """May this caller connect, or make a request?"""
        return caller is None or self._requests.of(caller).take()

    def penalize(self, caller: Caller) -> None:
        if caller is not None:
            self._requests.of(caller).drain(PENALTY)

    def is_idle(self, transport: asyncio.Transport) -> None:
        """It waits for a request, and may be closed to make room for others."""
        if transport in self._open:
            self._idle[transport] = None
            self._idle_of.setdefault(self._open[transport], {})[transport] = None

    def is_busy(self, transport: asyncio.Transport) -> None:
        if transport in self._idle:
            del self._idle[transport]
            caller = self._open[transport]
            del self._idle_of[caller][transport]
            if not self._idle_of[caller]:
                del self._idle_of[caller]

    def forget(self, transport: asyncio.Transport) -> None:
        """The connection is gone."""
        if transport not in self._open:  # it was never admitted
            return
        self.is_busy(transport)
        self._closing.pop(transport, None)
        caller = self._open.pop(transport)
        self._callers[caller] -= 1
        if not self._callers[caller]:
            del self._callers[caller]
        self._metrics.sockets.set(len(self._open))

    def dropped(self, why: Cause) -> None:
        self._metrics.dropped.labels(why).inc()

    async def look_after(self, listener: int) -> None:
        """Abort connections that don't close, and notice when descriptors run out."""
        while True:
            await asyncio.sleep(SWEEPING)
            self._sweep(asyncio.get_running_loop().time())
            try:
                os.close(os.dup(listener))
            except OSError as error:
                # The event loop survives this, but does not report it. A listener that is closed
                # already (EBADF) belongs to a server that is stopping.
                if error.errno != errno.EBADF:
                    self._exhausted.warn(why=error.strerror, connections=len(self._open))

    def _has_room(self, caller: Caller) -> bool:
        if caller is not None and self._callers[caller] >= self._limits.sockets_per_address:
            return self._make_room(self._idle_of.get(caller, {}))
        return len(self._open) < self.most or self._make_room(self._idle)

    def _make_room(self, idle: dict[asyncio.Transport, None]) -> bool:
        """Close the connection that has been idle for the longest."""
        oldest = next(iter(idle), None)
        if oldest is None:
            return False
        self.dropped("crowded")
        self._crowded.warn(connections=len(self._open))
        self.forget(oldest)
        oldest.abort()
        return True

    def _sweep(self, now: float) -> None:
        """A closing connection whose last bytes nobody reads would stay open for ever."""
        for transport in self._open:
            if transport.is_closing():
                since = self._closing.setdefault(transport, now)
                if now - since > self._limits.unread_seconds:
                    self.dropped("slow")
                    transport.abort()


def room_for_sockets(bot_workers: int) -> int:
    """Raise the limit on file descriptors; returns how many are available for clients."""
    if sys.platform == "win32":  # it has no such limit
        return DESCRIPTORS[0]
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (min(hard, most) if hard >= 0 else most for most in DESCRIPTORS):
        if 0 <= soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):  # some systems allow less than they say
                continue
            soft = wanted
    have = min(soft, DESCRIPTORS[0]) if soft >= 0 else DESCRIPTORS[0]
    return max(1, have - SPARE - SPARE_PER_BOT_WORKER * bot_workers)
