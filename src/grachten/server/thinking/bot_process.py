"""A bot worker process, seen from the server: started, asked, and stopped or lost."""

import asyncio
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from grachten.server.thinking.bot_worker import HEAD, Question, Ready, Reply, frame

COMMAND: Final[tuple[str, ...]] = (
    sys.executable,
    "-P",
    "-m",
    "grachten.server.thinking.bot_worker_main",
)
GRACE: Final = 5.0
"""Extra seconds for a worker to report that its bot ran out of time."""

WARMING: Final = 300.0
"""Seconds until a worker must be ready: a slow machine compiles for minutes, once."""

ENDED: Final = "gave no answer: its process ended"

_Message = TypeVar("_Message", Ready, Reply)


class Lost(Exception):  # noqa: N818 - it reads as what happened
    """No answer will come from this process; `seconds` were spent waiting for it."""

    def __init__(self, what: str, seconds: float = 0.0) -> None:
        super().__init__(what)
        self.seconds = seconds


class BotProcess:
    """One worker process."""

    def __init__(self, process: Process, called: asyncio.Event) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout
        self._end = asyncio.create_task(process.wait())
        self._end.add_done_callback(lambda _: called.set())

    @staticmethod
    async def start(called: asyncio.Event) -> "BotProcess":
        """Start a process and wait until it is ready. `called` is set when it ends."""
        starting = asyncio.ensure_future(
            # A session of its own keeps Ctrl-C away from it: the server stops it.
            asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        )
        try:
            worker = BotProcess(await asyncio.shield(starting), called)
        except OSError as error:
            raise Lost(f"gave no answer: its process did not start ({error.strerror})") from None
        except asyncio.CancelledError:  # don't leave it half started
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
        """It may have ended while it was idle."""
        if self._end.done():
            raise Lost(ENDED)

    async def ask(self, question: Question) -> Reply:
        self._stdin.write(frame(question))
        return await self._receive(Reply, question.limit, question.limit + GRACE)

    async def _receive(self, kind: type[_Message], limit: float, patience: float) -> _Message:
        """The next message. If none arrives within `patience`, the process is lost."""
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
        """Close its input, which ends it, or kill it after `patience`; wait for it in any case."""
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
