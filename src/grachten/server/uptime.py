"""The time of day, and the time that the server has been running.

Clocks count running time: it goes on after a restart where it stood, so that no player loses time
while the server is away.
"""

import secrets
import time
from typing import Protocol


class Uptime:
    """Milliseconds this server has been running, in all its lives."""

    def __init__(self, lived: int = 0) -> None:
        self._lived = lived
        self._since = time.monotonic()

    def at_least(self, tick: int) -> None:
        """A crash may have lost the last note of the running time, but a step has kept it."""
        self._lived += max(0, tick - self.tick)

    @property
    def tick(self) -> int:
        return self._lived + int((time.monotonic() - self._since) * 1000)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Entropy(Protocol):
    """Where secrets come from. Tests that compare two runs byte by byte bring their own."""

    def token_bytes(self, count: int) -> bytes: ...


class SystemEntropy:
    def token_bytes(self, count: int) -> bytes:
        return secrets.token_bytes(count)
