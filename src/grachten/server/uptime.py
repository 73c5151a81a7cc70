"""The time of day, and the server's uptime.

Clocks count uptime: after a restart it continues where it stopped, so that no player loses time
while the server is down.
"""

import asyncio
import secrets
import time
from typing import Final, Protocol

MILLISECOND: Final = 1_000_000
"""In nanoseconds."""

BEAT: Final = 0.5
"""Seconds from one beat of the uptime to the next."""

STANDSTILL: Final = 3_000
"""Milliseconds without a beat that mean the process was suspended."""


class Uptime:
    """Milliseconds this server has been running, restarts included.

    It must `beat` regularly: a process that was suspended, or got no CPU time on an overloaded
    machine, beats late, and time beyond `STANDSTILL` is not counted. Nobody could act then, and
    nobody should lose on time for it.
    """

    def __init__(self, lived: int = 0) -> None:
        self._lived = lived * MILLISECOND
        self._since = time.monotonic_ns()

    def beat(self) -> None:
        self._lived, self._since = self._now(), time.monotonic_ns()

    async def beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.beat()

    def synchronise(self, tick: int, at: int) -> None:
        """In a city all nodes share one uptime: it was `tick` at that monotonic time.

        It never goes back: steps that were made already have their ticks.
        """
        at_that_time = tick * MILLISECOND + (time.monotonic_ns() - at)
        self._lived, self._since = max(at_that_time, self._now()), time.monotonic_ns()

    @property
    def tick(self) -> int:
        return self._now() // MILLISECOND

    def _now(self) -> int:
        return self._lived + min(time.monotonic_ns() - self._since, STANDSTILL * MILLISECOND)


class TableClock:
    """The uptime as one table counts it: without the time in which no node led the table."""

    def __init__(self, uptime: Uptime, skipped: int) -> None:
        self._uptime = uptime
        self._skipped = skipped

    @property
    def tick(self) -> int:
        return self._uptime.tick - self._skipped

    def at_least(self, tick: int) -> None:
        """A crash may have lost the last saved uptime, but the steps have theirs."""
        self._skipped = min(self._skipped, self._uptime.tick - tick)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // MILLISECOND


class Entropy(Protocol):
    """The source of secrets. Tests that compare two runs byte by byte use their own."""

    def token_bytes(self, count: int) -> bytes: ...


class SystemEntropy:
    def token_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
