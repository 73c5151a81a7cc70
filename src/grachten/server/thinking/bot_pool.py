"""Runs bots in worker processes, so that the server never waits while one thinks.

Every question gets an answer, whatever happens to the worker: if a bot fails, or its process ends
or hangs, `random` chooses instead.
"""

import asyncio
import random
import time
import zlib
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from grachten.bots import make_bot
from grachten.protocol.messages import GameShown
from grachten.protocol.reading import legal_from_wire
from grachten.rules import Board, GrachtenError
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.settings import Limits
from grachten.server.thinking.bot_process import BotProcess, Lost
from grachten.server.thinking.bot_worker import Question, Reply
from grachten.server.thinking.fair_queue import FairQueue

PATIENCE: Final = 2.0
"""Seconds until a worker that was asked to stop is killed."""


class Worker(Protocol):
    """Answers questions: a `BotProcess`, or a bot worker on another machine."""

    def check(self) -> None: ...

    async def ask(self, question: Question) -> Reply: ...

    async def end(self, patience: float) -> None: ...


class Starter(Protocol):
    async def start(self, called: asyncio.Event, /) -> Worker: ...


class BotPool:
    """A pool of worker processes. Each works on one question at a time; the others wait.

    A key always goes to the same worker, which remembers that game, unless it is busy and another
    one is idle. If more questions wait than there are workers, the accounts they are charged to
    take turns (`fair_queue`): each gets `share` seconds of thinking per second, and `burst` seconds
    at once, before accounts that have used less go first.
    """

    def __init__(
        self,
        workers: int,
        limit: float = 20.0,
        *,
        share: float = Limits.thinking,
        burst: float = Limits.thinking_burst,
        starter: "Starter | None" = None,
    ) -> None:
        if workers < 1:
            raise GrachtenError(f"The number of workers must be at least 1, not {workers}.")
        if not limit > 0:
            raise GrachtenError(f"The limit must be more than 0 seconds, not {limit:g}.")
        self._limit = limit
        self._starter = starter
        self._slots = [_Slot(number) for number in range(workers)]
        self._queue: FairQueue[_Request] = FairQueue(share, burst)
        self._tasks: list[asyncio.Task[None]] = []
        self._open: set[_Request] = set()

    @property
    def waiting(self) -> int:
        """Questions not yet assigned to a worker."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """Workers that are thinking."""
        return sum(slot.state == "busy" for slot in self._slots)

    async def start(self) -> None:
        """Start the workers in the background; questions can be asked at once."""
        if self._tasks:
            raise GrachtenError("The bot pool has already been started.")
        self._slots = [_Slot(slot.number) for slot in self._slots]
        self._tasks = [asyncio.create_task(self._run_worker(slot)) for slot in self._slots]

    async def stop(self) -> None:
        """Stop all workers. Questions that are still waiting raise an error."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        for request in self._open:
            self._queue.remove(request.account, request)
            request.fail(GrachtenError("The bot pool has been stopped."))
        for end in ends:
            if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
                raise end

    async def think(  # noqa: PLR0913 - who thinks about what, for whom, on whose account
        self,
        spec: str,
        shown: GameShown,
        *,
        key: str,
        seed: str,
        board: str = DEFAULT_BOARD,
        account: str = "",
    ) -> Reply:
        """Let the bot `spec` choose for the seat that `shown` is for.

        `key` names the seat of the game. The same `seed`, which must be unrelated to that of the
        deal, gives the same choice, unless the bot's thinking is timed. `account` is the person
        whose budget is charged.
        """
        if not self._tasks:
            raise GrachtenError("The bot pool has not been started.")
        make_bot(spec)
        _check_position(shown, Board.load(board))
        question = Question(spec, board, key, seed, self._limit, shown)
        request = _Request(question, account, asyncio.get_running_loop().create_future())
        home = self._slots[zlib.crc32(key.encode()) % len(self._slots)]
        self._queue.put(account, home.number, request)
        self._open.add(request)
        self._wake(home)
        try:
            return await request.reply
        finally:
            self._open.discard(request)
            self._queue.remove(account, request)  # the caller may have been cancelled

    def _wake(self, home: "_Slot") -> None:
        """A question is waiting: wake its home worker or, if that is busy, an idle one."""
        home.called.set()
        if home.state != "idle":
            for slot in self._slots:
                if slot.state == "idle":
                    slot.called.set()
                    return

    # Workers

    async def _run_worker(self, slot: "_Slot") -> None:
        """Keep a worker running: when one is lost, start the next."""
        while True:
            slot.state = "starting"
            try:
                worker = await (self._starter or BotProcess).start(slot.called)
            except Lost as lost:
                slot.state = "failed"
                self._stand_in_for_all(lost)
                # If a worker cannot even start, try again only when there is a question.
                slot.called.clear()
                await slot.called.wait()
                continue
            patience = PATIENCE
            try:
                while True:
                    await self._serve(slot, worker)
            except Lost:
                patience = 0.0
                slot.state = "starting"
                if self._queue:
                    self._wake(slot)
            finally:
                await worker.end(patience)

    def _stand_in_for_all(self, lost: Lost) -> None:
        """If no worker can start, answer everything that waits."""
        if all(slot.state == "failed" for slot in self._slots):
            while (request := self._queue.take(0)) is not None:
                request.stand_in(lost)

    async def _serve(self, slot: "_Slot", worker: "Worker") -> None:
        """Wait for a question, and answer it."""
        slot.state = "idle"
        while True:
            worker.check()
            if (request := self._queue.take(slot.number)) is not None:
                break
            slot.called.clear()
            await slot.called.wait()
        slot.state = "busy"
        if self._queue:
            self._wake(slot)
        started = time.monotonic()
        try:
            reply = await worker.ask(request.question)
        except Lost as lost:
            request.stand_in(lost)
            raise
        finally:
            self._queue.charge(request.account, time.monotonic() - started)
            slot.state = "idle"
        request.answer(reply)


@dataclass(eq=False)
class _Slot:
    """A place in the pool: for one worker and, when that is lost, for its successor."""

    number: int
    state: Literal["starting", "failed", "idle", "busy"] = "starting"
    called: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class _Request:
    """A question, and the future of its answer; the caller may stop waiting at any time."""

    question: Question
    account: str
    reply: "asyncio.Future[Reply]"

    def answer(self, reply: Reply) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)

    def fail(self, error: Exception) -> None:
        if not self.reply.done():
            self.reply.set_exception(error)

    def stand_in(self, lost: Lost) -> None:
        """Choose at random, as the worker does for a bot that fails."""
        rng = random.Random(f"{self.question.seed} stand-in")  # noqa: S311 - a game, no secret
        legal = self.question.shown.legal
        self.answer(Reply(legal[rng.randrange(len(legal))], lost.seconds, str(lost)))


def _check_position(shown: GameShown, board: Board) -> None:
    """Raises unless the seat that `shown` is for has something to choose, on that board."""
    if shown.view.own is None or not shown.legal:
        raise GrachtenError("A bot can only be asked for a seat that is to act.")
    legal_from_wire(shown.legal, shown.view.market, board)
