"""Bots that think in processes of their own, so that nobody at the server waits for a thought.

Whatever becomes of such a process, every question is answered: where a bot is at fault, or its
process ends or hangs, `random` chooses in its place.
"""

import asyncio
import random
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Final

import msgspec

from grachten.bots import make_bot
from grachten.protocol.actions import Action
from grachten.protocol.messages import GameShown
from grachten.protocol.reading import legal_from_wire
from grachten.rules import Board, GrachtenError
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.thinking import Question
from grachten.server.worker import Lost, Worker

PATIENCE: Final = 2.0
"""Seconds until a process that was asked to end is made to."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot does, how long it thought, and what it did wrong, where it did.

    `fault` goes on after the bot's name: "did not answer within 20 seconds". Then `random` chose
    the action in its place.
    """

    action: Action
    seconds: float
    fault: str | None = None


class Thinkers:
    """A few processes that think. Each has one question at a time; the others wait.

    A key always goes to the same process, which remembers that game, unless that one is busy and
    another is idle.
    """

    def __init__(self, workers: int, limit: float = 20.0) -> None:
        if workers < 1:
            raise GrachtenError(f"The number of workers must be at least 1, not {workers}.")
        if not limit > 0:
            raise GrachtenError(f"The limit must be more than 0 seconds, not {limit:g}.")
        self._limit = limit
        self._desks = [_Desk() for _ in range(workers)]
        self._lives: list[asyncio.Task[None]] = []
        self._open: set[_Request] = set()

    @property
    def waiting(self) -> int:
        """Questions that no process has been given yet."""
        return sum(len(desk.waiting) for desk in self._desks)

    @property
    def busy(self) -> int:
        """Processes that are thinking."""
        return sum(desk.request is not None for desk in self._desks)

    async def start(self) -> None:
        """Have the processes started. They get ready by themselves; questions may come at once."""
        if self._lives:
            raise GrachtenError("The thinkers have been started already.")
        self._desks = [_Desk() for _ in self._desks]
        self._lives = [asyncio.create_task(self._employ(desk)) for desk in self._desks]

    async def stop(self) -> None:
        """End all processes. Who still waits for an answer is told that there will be none."""
        lives, self._lives = self._lives, []
        for life in lives:
            life.cancel()
        ends = await asyncio.gather(*lives, return_exceptions=True)
        for request in self._open:
            request.fail(GrachtenError("The thinkers have been stopped."))
        for end in ends:
            if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
                raise end

    async def think(
        self, spec: str, shown: bytes, *, key: str, seed: str, board: str = DEFAULT_BOARD
    ) -> Thought:
        """Let the bot `spec` choose for the seat that was sent this `GameShown`.

        `key` names the seat of the game. The same `seed`, which must have nothing to do with that
        of the deal, leads to the same choice, where the bot does not go by the clock.
        """
        if not self._lives:
            raise GrachtenError("The thinkers have not been started.")
        make_bot(spec)
        legal = _choices(shown, Board.load(board))
        question = Question(spec, board, key, seed, self._limit, msgspec.Raw(shown))
        request = _Request(question, legal, asyncio.get_running_loop().create_future())
        home = self._desks[zlib.crc32(key.encode()) % len(self._desks)]
        home.waiting.append(request)
        self._open.add(request)
        self._call_for(home)
        try:
            return await request.thought
        finally:
            self._open.discard(request)
            for desk in self._desks:
                if request in desk.waiting:  # who asked has gone: nobody need think of it
                    desk.waiting.remove(request)

    def _call_for(self, home: "_Desk") -> None:
        """Somebody is to see to what waits at a desk: who sits there or else anybody idle."""
        if home.waiting:
            idle = (desk for desk in (home, *self._desks) if desk.is_idle)
            next(idle, home).called.set()

    def _next_for(self, desk: "_Desk") -> "_Request | None":
        """What waits at one's own desk or, where nothing does, at the busy one with most to do."""
        busy = [other for other in self._desks if not other.is_idle]
        most = max(busy, key=lambda other: len(other.waiting), default=desk)
        waiting = desk.waiting or most.waiting
        return waiting.popleft() if waiting else None

    # The life of a worker

    async def _employ(self, desk: "_Desk") -> None:
        """One process after the other, each until it is lost."""
        while True:
            try:
                worker = await Worker.hire(desk.called)
            except Lost as lost:
                # One that cannot even get ready is tried again only when there is a question.
                while desk.waiting:
                    desk.waiting.popleft().stand_in(lost)
                await desk.something_waits()
                continue
            patience = PATIENCE
            try:
                while True:
                    await self._serve(desk, worker)
            except Lost:
                patience = 0.0
                self._call_for(desk)
            finally:
                await worker.end(patience)

    async def _serve(self, desk: "_Desk", worker: Worker) -> None:
        """Wait for a question, and answer it."""
        desk.is_idle = True
        try:
            while True:
                worker.check()
                if (request := self._next_for(desk)) is not None:
                    break
                desk.called.clear()
                await desk.called.wait()
        finally:
            desk.is_idle = False
        desk.request = request
        self._call_for(desk)
        try:
            reply = await worker.ask(request.question)
        except Lost as lost:
            request.stand_in(lost)
            raise
        finally:
            desk.request = None
        request.answer(Thought(reply.action, reply.seconds, reply.fault))


@dataclass(eq=False)
class _Desk:
    """Where one process sits, and after it the next: what waits for it, and what it is at."""

    waiting: "deque[_Request]" = field(default_factory=deque)
    called: asyncio.Event = field(default_factory=asyncio.Event)
    request: "_Request | None" = None
    is_idle: bool = False

    async def something_waits(self) -> None:
        """Until there is a question for a process that has yet to be started."""
        while not self.waiting:
            self.called.clear()
            await self.called.wait()


@dataclass(eq=False)
class _Request:
    """A question of somebody who may have gone when it is answered."""

    question: Question
    legal: tuple[Action, ...]
    thought: "asyncio.Future[Thought]"

    def answer(self, thought: Thought) -> None:
        if not self.thought.done():
            self.thought.set_result(thought)

    def fail(self, error: Exception) -> None:
        if not self.thought.done():
            self.thought.set_exception(error)

    def stand_in(self, lost: Lost) -> None:
        """As `random` chooses for a bot at fault in the process that thinks."""
        rng = random.Random(f"{self.question.seed} stand-in")  # noqa: S311 - a game, no secret
        action = self.legal[rng.randrange(len(self.legal))]
        self.answer(Thought(action, lost.seconds, str(lost)))


def _choices(message: bytes, board: Board) -> tuple[Action, ...]:
    """What the seat may do that is sent this message; never nothing."""
    try:
        shown = msgspec.json.decode(message, type=GameShown)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise GrachtenError(f"What the bot was to be shown cannot be read: {error}.") from None
    if shown.view.own is None or not shown.legal:
        raise GrachtenError("A bot can only be asked for a seat that is to act.")
    legal_from_wire(shown.legal, shown.view.market, board)
    return shown.legal
