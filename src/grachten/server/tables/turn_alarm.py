"""The alarm of a game: it rings when the time of a person or an outside bot is up."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from grachten.server.tables.clocks import Clocks
from grachten.server.tables.saved_table import SavedTable

OUTSIDE_LIMIT: Final = 60_000
"""Milliseconds per turn for an outside bot at a table without a clock."""


class TurnAlarm:
    def __init__(self, table: SavedTable, clocks: Clocks) -> None:
        self._table = table
        self._clocks = clocks
        self._timer: asyncio.TimerHandle | None = None

    @property
    def rings_at(self) -> float | None:
        """By the clock of the event loop; None if it is not set."""
        return None if self._timer is None else self._timer.when()

    def set(self, seats: Iterable[int], ring: Callable[[], Awaitable[None]]) -> None:
        """When the time of one of these seats is up, `ring` as a request of the table's mailbox."""
        self.cancel()
        deadlines = [deadline for _, deadline in self._deadlines(seats)]
        if deadlines:
            wait = max(0, min(deadlines) - self._table.clock.tick) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait + 0.005, self._time_up, ring)

    def late(self, seats: Iterable[int]) -> list[int]:
        """Those of these seats whose time is up."""
        tick = self._table.clock.tick
        return [seat for seat, deadline in self._deadlines(seats) if deadline <= tick]

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _deadlines(self, seats: Iterable[int]) -> list[tuple[int, int]]:
        found = ((seat, self._deadline(seat)) for seat in seats)
        return [(seat, deadline) for seat, deadline in found if deadline is not None]

    def _deadline(self, seat: int) -> int | None:
        deadline = self._clocks.deadline(seat)
        if deadline is None and self._table.seats[seat].who == "bot":
            return self._clocks.since(seat) + OUTSIDE_LIMIT
        return deadline

    def _time_up(self, ring: Callable[[], Awaitable[None]]) -> None:
        self._timer = None
        self._table.mailbox.post(ring)
