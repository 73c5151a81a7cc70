"""Hints: made in a process of their own, one at a time, as long as somebody waits for them.

A hint is kept until the game has moved on, so that asking again costs nothing.
"""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import structlog

from grachten.protocol.hints import Hint
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.study.hint_messages import HintQuestion
from grachten.server.thinking.asked_process import AskedProcess, NoAnswer
from grachten.server.wire.limits import Buckets

COMMAND: Final[tuple[str, ...]] = (sys.executable, "-P", "-m", "grachten.server.study.hint_worker")
KEPT: Final = 1000
"""Hints in memory, of the decision that each seat was last asked about: half a kilobyte each."""

WAITING: Final = 50
"""Hints that are waited for at once: more are refused."""

LIMIT: Final = 30.0
"""Seconds that one may take, once its turn has come; the first has a process to wait for."""

IDLE: Final = 120.0
"""Seconds for which the process is kept when nobody asks: it has 200 MB."""

log: Final = structlog.get_logger("grachten.server")

Asking = Callable[[], Awaitable[HintQuestion]]


class Place(NamedTuple):
    """For whom a hint is."""

    table: str
    seat: int | None


class Hints:
    """All hints of a server."""

    def __init__(self, limits: Limits, idle: float = IDLE) -> None:
        self._buckets = Buckets(limits.hints, limits.hint_burst)
        self._kept: OrderedDict[Place, _Hint] = OrderedDict()  # least recently asked first
        self._making: set[asyncio.Task[Hint]] = set()
        self._process = AskedProcess(Hint, idle)

    @property
    def is_running(self) -> bool:
        return self._process.is_running

    @property
    def waiting(self) -> int:
        """Hints that are not made yet."""
        return len(self._making)

    async def give(self, asker: str, question: HintQuestion, ask: Asking) -> Hint:
        """Find the hint for what is to be decided, or make it.

        If it has to wait for its turn, `ask` gives the question again, or refuses: the game may
        have moved on.
        """
        place = Place(question.shown.table, question.shown.seat)
        hint = self._kept.get(place)
        if hint is None or hint.step != question.step:
            if self.waiting >= WAITING:
                raise Refusal("too-many", "Many people want a hint: try again in a moment.")
            self._buckets.take(asker)
            self._forget(place)
            task = asyncio.create_task(self._make(question, ask))
            self._making.add(task)
            task.add_done_callback(self._making.discard)
            hint = _Hint(question.step, task)
            self._kept[place] = hint
            while len(self._kept) > KEPT:
                self._forget(next(iter(self._kept)))
        self._kept.move_to_end(place)
        try:
            return await hint.wait()
        except BaseException:
            if self._kept.get(place) is hint and not hint.is_wanted:
                self._forget(place)  # it failed, or nobody waits any more
            raise

    async def close(self) -> None:
        for place in tuple(self._kept):
            self._forget(place)
        await asyncio.gather(*self._making, return_exceptions=True)
        await self._process.close()

    async def _make(self, question: HintQuestion, ask: Asking) -> Hint:
        has_waited = self._process.turn.locked()
        async with self._process.turn:
            if has_waited and (await ask()).step != question.step:
                raise stale()
            try:
                return await self._process.ask(COMMAND, question, LIMIT)
            except NoAnswer as error:
                log.warning("a hint could not be made", why=str(error))
                raise Refusal("unavailable", "There is no hint right now.") from None

    def _forget(self, place: Place) -> None:
        hint = self._kept.pop(place, None)
        if hint is not None:
            hint.task.cancel()


class _Hint:
    """A hint for one decision, made or being made."""

    def __init__(self, step: int, task: asyncio.Task[Hint]) -> None:
        self.step = step
        self.task = task
        self._waiting = 0

    @property
    def is_wanted(self) -> bool:
        return self._waiting > 0

    async def wait(self) -> Hint:
        self._waiting += 1
        try:
            await asyncio.wait([self.task])  # a caller who leaves does not cancel it for others
        finally:
            self._waiting -= 1
        if self.task.cancelled():
            raise stale()
        return self.task.result()


def stale() -> Refusal:
    return Refusal("stale", "The game has moved on.")
