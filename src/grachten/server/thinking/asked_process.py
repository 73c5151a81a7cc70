"""A process that is asked one question after the other, in lines of JSON.

It is started when somebody asks, and ended when nobody has asked for a while: it takes memory.
"""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Generic, TypeVar

import msgspec

Answer = TypeVar("Answer")

MOST_BYTES: Final = 1 << 16
"""Of an answer."""


class NoAnswer(Exception):  # noqa: N818 - nothing need be wrong with the question
    """The process could not be started, ended, took too long, or answered nonsense."""


class AskedProcess(Generic[Answer]):
    """`turn` is held by the caller; `idle` is how many seconds it is kept when nobody asks."""

    def __init__(self, answer: type[Answer], idle: float) -> None:
        self.turn = asyncio.Lock()
        self._decoder = msgspec.json.Decoder(answer)
        self._idle = idle
        self._process: Process | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def is_running(self) -> bool:
        return self._process is not None

    async def ask(self, command: Sequence[str], question: object, limit: float) -> Answer:
        """The answer of the process, or of one that `command` starts, within `limit` seconds."""
        self._stay()
        try:
            async with asyncio.timeout(limit):
                answer = self._decoder.decode(await self._line(command, question))
        except BaseException as error:
            await _kill(self._take())  # or the next one would get this answer
            if isinstance(error, Exception):
                raise NoAnswer(repr(error)) from error
            raise
        loop = asyncio.get_running_loop()
        self._leaving = loop.call_later(self._idle, self._leave)
        return answer

    async def close(self) -> None:
        self._stay()
        await _kill(self._take())
        await asyncio.gather(*self._ending)

    async def _line(self, command: Sequence[str], question: object) -> bytes:
        if self._process is None or self._process.returncode is not None:
            await self._start(command)
        assert self._process is not None
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None
        assert sink is not None
        sink.write(msgspec.json.encode(question) + b"\n")
        await sink.drain()
        return await source.readline()

    async def _start(self, command: Sequence[str]) -> None:
        starting = asyncio.ensure_future(
            # A session of its own keeps Ctrl-C away from it: it ends when its input does.
            asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=MOST_BYTES
            )
        )
        try:
            self._process = await asyncio.shield(starting)
        except asyncio.CancelledError:  # don't leave it half started
            with suppress(OSError):
                self._process = await starting
            raise

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _leave(self) -> None:
        """Later callers get another process."""
        self._leaving = None
        task = asyncio.create_task(_kill(self._take()))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def _take(self) -> Process | None:
        process, self._process = self._process, None
        return process


async def _kill(process: Process | None) -> None:
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
