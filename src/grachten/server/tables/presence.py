"""How often everyone at a table hears who is there."""

import asyncio
from collections.abc import Callable
from typing import Final

PRESENCE: Final = 1.0
"""Seconds between messages to everyone about who is here, however often people come and go."""


class Presence:
    """Otherwise a client that comes and goes all the time would make work for everyone."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._told = 0.0  # by the clock of the event loop

    def postpone(self, tell: Callable[[], object]) -> bool:
        """Were people told a moment ago? Then `tell` is called a little later."""
        loop = asyncio.get_running_loop()
        wait = self._told + PRESENCE - loop.time()
        if wait <= 0:
            self._told = loop.time()
            return False
        if self._timer is None:
            self._timer = loop.call_later(wait, self._is_due, tell)
        return True

    def _is_due(self, tell: Callable[[], object]) -> None:
        self._timer = None
        self._told = asyncio.get_running_loop().time()
        tell()

    def cancel(self) -> None:
        """They have just been told, or nobody is left to tell."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
