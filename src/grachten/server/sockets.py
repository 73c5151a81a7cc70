"""TCP connections: how many there are, and from where, before anybody has asked for anything.

A person is known by a cookie and a request by its head. What is counted here has neither yet.
"""

import asyncio
import os
import sys
from collections import Counter
from typing import Final, Literal

from grachten.server.addresses import Proxies, network_of
from grachten.server.limits import Buckets
from grachten.server.logs import RateLimitedWarning
from grachten.server.metrics import Metrics
from grachten.server.settings import Limits

if sys.platform != "win32":
    import resource

DESCRIPTORS: Final = (1 << 20, 1 << 16, 10_240)
"""File descriptors to ask for, from the most that anybody needs to what every system allows."""

SPARE: Final = 96
SPARE_PER_THINKER: Final = 8
"""File descriptors that are never used for clients: the database, logs and bots need some."""

GENEROUS: Final = 3
"""Connections and requests of one address below the application, for each that is answered there:
who is told to wait is still told so, and a client may use a connection for each request."""

PENALTY: Final = 100
"""What a flood over a live connection costs its address, counted in requests."""

SWEEPING: Final = 1.0
"""Seconds between two looks at the connections that should be closed by now."""

Caller = str | None
Cause = Literal["crowded", "flood", "slow", "unreadable"]


class Sockets:
    """Every TCP connection that is open."""

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
        """Whom a limit counts; None where a proxy is calling, which speaks for many."""
        return None if address in self._proxies else network_of(address)

    def admit(self, transport: asyncio.Transport, caller: Caller) -> bool:
        """Is there room for this connection? Idle ones make room: they lose nothing by it."""
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
        """It waits for a request, and may be closed when others need the room."""
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
        """End what does not end by itself, and notice when descriptors run out."""
        while True:
            await asyncio.sleep(SWEEPING)
            self._sweep(asyncio.get_running_loop().time())
            try:
                os.close(os.dup(listener))
            except OSError as error:  # the event loop survives this, but says nothing
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
        """A connection that waits to send its last bytes to nobody would stay for ever."""
        for transport in self._open:
            if transport.is_closing():
                since = self._closing.setdefault(transport, now)
                if now - since > self._limits.unread_seconds:
                    self.dropped("slow")
                    transport.abort()


def room_for_sockets(thinkers: int) -> int:
    """Ask for as many file descriptors as we may have; how many of them are for clients."""
    if sys.platform == "win32":  # it counts no descriptors
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
    return max(1, have - SPARE - SPARE_PER_THINKER * thinkers)
