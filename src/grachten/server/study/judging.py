"""What the judge thinks of a position: asked of a process of its own, which stays for a while.

A review may take its time; at an analysis table people want to know after every move.
"""

import sys
from typing import Any, Final

import structlog

from grachten.protocol.reviews import Judgement
from grachten.protocol.wire import Wire
from grachten.rules import GameRecord
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.thinking.asked_process import AskedProcess, NoAnswer
from grachten.server.wire.limits import Buckets

COMMAND: Final[tuple[str, ...]] = (sys.executable, "-P", "-m", "grachten.server.study.judge_worker")
WAITING: Final = 20
"""Positions that wait to be judged: more are refused."""

LIMIT: Final = 60.0
"""Seconds for one position; the first one of a process has to wait until that is ready."""

IDLE: Final = 120.0
"""Seconds after which a process that nobody asks is ended: it takes some memory."""

log: Final = structlog.get_logger("grachten.server")


class Position(Wire, frozen=True):
    """A game as far as it was played (a `GameRecord`), the number of its last step, and the seat
    whose best actions are wanted."""

    game: dict[str, Any]
    number: int
    seat: int | None


class Judging:
    """All positions that are judged, one after the other."""

    def __init__(self, limits: Limits, idle: float = IDLE) -> None:
        self._buckets = Buckets(limits.judgements, limits.judgement_burst)
        self._process = AskedProcess(Judgement, idle)
        self._waiting = 0

    @property
    def is_running(self) -> bool:
        return self._process.is_running

    async def ask(self, asker: str, record: GameRecord, number: int, seat: int | None) -> Judgement:
        """The position after step `number` of its table, to which the record has come."""
        if record.board != DEFAULT_BOARD:
            raise Refusal("invalid", "Only games on the board of Amsterdam can be judged.")
        if seat is not None and seat >= record.players:
            raise Refusal("invalid", "There is no such seat in this game.")
        if self._waiting >= WAITING:
            raise Refusal("too-many", "Many positions are being judged: try again in a minute.")
        self._buckets.take(asker)
        self._waiting += 1
        try:
            return await self._ask(Position(record.to_dict(), number, seat))
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        await self._process.close()

    async def _ask(self, position: Position) -> Judgement:
        async with self._process.turn:
            try:
                return await self._process.ask(COMMAND, position, LIMIT)
            except NoAnswer as error:
                log.warning("a position could not be judged", why=str(error))
                raise Refusal("unavailable", "The judge gave no answer: try again.") from None
