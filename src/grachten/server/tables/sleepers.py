"""Games that were unloaded although a clock runs: one heap of deadlines, and one timer for all."""

import asyncio
import heapq
from collections.abc import Callable


class Sleepers:
    """`wake` is called with the id of each table when its time has come."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake = wake
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._due)

    def add(self, table_id: str, due: float) -> None:
        """By the clock of the event loop. An earlier time that is known already stands: a table
        that is woken too early goes back to sleep."""
        if self._due.get(table_id, due + 1) > due:
            self._due[table_id] = due
            heapq.heappush(self._heap, (due, table_id))
            self._set_timer()

    def clear(self) -> None:
        self._due.clear()
        self._heap.clear()
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._heap:
            self._timer = asyncio.get_running_loop().call_at(self._heap[0][0], self._ring)

    def _ring(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._heap and self._heap[0][0] <= now:
            due, table_id = heapq.heappop(self._heap)
            if self._due.get(table_id) == due:  # else it was to be woken earlier
                del self._due[table_id]
                self._wake(table_id)
        self._set_timer()
