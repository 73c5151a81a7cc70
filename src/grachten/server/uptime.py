"""The time of day, and the time that the server has been running.

Clocks count running time: it goes on after a restart where it stood, so that no player loses time
while the server is away.
"""

import asyncio
import secrets
import time
from typing import Final, Protocol

MILLISECOND: Final = 1_000_000
"""In nanoseconds."""

BEAT: Final = 0.5
"""Seconds from one beat of the running time to the next."""

STANDSTILL: Final = 3_000
"""Milliseconds without a beat after which the process must have stood still."""


class Uptime:
    """Milliseconds this server has been running, in all its lives.

    Somebody has to `beat` it all the time: a process that was stopped, or that had no turn on an
    overloaded machine, beats late, and what is beyond `STANDSTILL` is not counted. Nobody could act
    then, and nobody is to lose on time for it.
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

    def at_least(self, tick: int) -> None:
        """A crash may have lost the last note of the running time, but a step has kept it."""
        self._lived += max(0, tick - self.tick) * MILLISECOND

    @property
    def tick(self) -> int:
        return self._now() // MILLISECOND

    def _now(self) -> int:
        return self._lived + min(time.monotonic_ns() - self._since, STANDSTILL * MILLISECOND)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // MILLISECOND


class Entropy(Protocol):
    """Where secrets come from. Tests that compare two runs byte by byte bring their own."""

    def token_bytes(self, count: int) -> bytes: ...


class SystemEntropy:
    def token_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
