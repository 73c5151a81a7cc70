"""A process in which bots think, as the server sees it: hired, asked, and lost or ended."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from grachten.server.bot_worker import HEAD, Question, Ready, Reply, frame

COMMAND: Final[tuple[str, ...]] = (sys.executable, "-P", "-m", "grachten.server.bot_worker_main")
GRACE: Final = 5.0
"""Seconds beyond its limit in which a process may still tell that a bot was late."""

WARMING: Final = 300.0
"""Seconds until a process must be ready: on a slow machine it compiles for minutes, once."""

ENDED: Final = "gave no answer: its process ended"

_Message = TypeVar("_Message", Ready, Reply)


class Lost(Exception):  # noqa: N818 - it reads as what happened
    """A process from which no answer will come, and the seconds that were spent on it."""

    def __init__(self, what: str, seconds: float = 0.0) -> None:
        super().__init__(what)
        self.seconds = seconds


class BotProcess:
    """One process, as the server sees it."""

    def __init__(self, process: Process, called: asyncio.Event) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._end = asyncio.create_task(process.wait())
        self._end.add_done_callback(lambda _: called.set())

    @staticmethod
    async def start(called: asyncio.Event) -> "BotProcess":
        """A process that is ready. `called` is set when it ends."""
        starting = asyncio.ensure_future(
            # In a session of its own, Ctrl-C does not reach it: the server ends it.
            asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        )
        try:
            worker = BotProcess(await asyncio.shield(starting), called)
        except OSError as error:
            raise Lost(f"gave no answer: its process did not start ({error.strerror})") from None
        except asyncio.CancelledError:  # it is half started, and must not be left so
            with suppress(OSError):
                await BotProcess(await starting, called).end(0.0)
            raise
        try:
            await worker._receive(Ready, WARMING, WARMING)
        except BaseException:
            await worker.end(0.0)
            raise
        return worker

    def check(self) -> None:
        """It may have ended while it had nothing to do."""
        if self._end.done():
            raise Lost(ENDED)

    async def ask(self, question: Question) -> Reply:
        self._stdin.write(frame(question))
        return await self._receive(Reply, question.limit, question.limit + GRACE)

    async def _receive(self, kind: type[_Message], limit: float, patience: float) -> _Message:
        """The next message. None comes later than it must: then the process is lost."""
        started = time.perf_counter()
        try:
            async with asyncio.timeout(patience):
                await self._stdin.drain()
                (length,) = HEAD.unpack(await self._stdout.readexactly(HEAD.size))
                body = await self._stdout.readexactly(length)
            return msgspec.json.decode(body, type=kind)
        except TimeoutError:
            what = f"did not answer within {limit:g} seconds"
        except (asyncio.IncompleteReadError, ConnectionError):
            what = ENDED
        except msgspec.MsgspecError:
            what = "gave no answer: its process wrote something else"
        raise Lost(what, time.perf_counter() - started)

    async def end(self, patience: float) -> None:
        """It ends with its input. One that does not is killed. It is seen off in any case."""
        leaving = asyncio.create_task(self._shut_down(patience))
        try:
            await asyncio.shield(leaving)
        except asyncio.CancelledError:
            await leaving
            raise

    async def _shut_down(self, patience: float) -> None:
        self._stdin.close()
        gone = asyncio.ensure_future(self._process.communicate())
        await asyncio.wait({gone}, timeout=patience)
        if not gone.done():
            with suppress(ProcessLookupError):
                self._process.kill()
        await gone
        await self._end
