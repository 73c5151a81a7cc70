"""Bots that think in `grachten think` processes, and those processes.

The pool sees a worker like any other for each question that it may have in the stream: one that may
be lost, and then a stand-in moves and the next question gets another.
"""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError

from grachten.city.thinking import ANSWERING, Answerer, Asker, Job, Unanswered
from grachten.rules import GrachtenError
from grachten.server.thinking.bot_process import GRACE, BotProcess, Lost
from grachten.server.thinking.bot_worker import Question, Reply

AT_ONCE: Final = 16
"""Questions that a node has in the stream at a time: few, so that accounts still take turns."""

STOPPING: Final = 2.0
"""Seconds until a worker that was asked to stop is killed."""

RESTARTING: Final = 5.0
"""Seconds until a worker that did not start is tried again."""

log: Final = structlog.get_logger("grachten.server")

_QUESTION: Final = msgspec.json.Decoder(Question)
_REPLY: Final = msgspec.json.Decoder(Reply)


class RemoteWorkers:
    """Starts the workers of a `BotPool`: each asks one on another machine."""

    workers = AT_ONCE

    def __init__(self, url: str) -> None:
        self._client = redis.Redis.from_url(
            url, socket_timeout=ANSWERING, socket_connect_timeout=ANSWERING
        )
        self._asker = Asker(self._client)

    async def start(self, _called: asyncio.Event) -> "RemoteWorker":
        self._asker.start()
        return RemoteWorker(self._asker)

    async def close(self) -> None:
        await self._asker.stop()
        await self._client.aclose()


class RemoteWorker:
    def __init__(self, asker: Asker) -> None:
        self._asker = asker

    def check(self) -> None:
        """Whether anybody thinks shows when they are asked."""

    async def ask(self, question: Question) -> Reply:
        seconds = question.limit + GRACE
        started = asyncio.get_running_loop().time()
        try:
            answer = await self._asker.ask(msgspec.json.encode(question), seconds)
            return _REPLY.decode(answer)
        except Unanswered:
            what = "was answered by nobody in time"
        except msgspec.MsgspecError:
            what = "got an answer that cannot be read"
        raise Lost(what, asyncio.get_running_loop().time() - started)

    async def end(self, patience: float) -> None:
        """There is nothing to end."""


async def think(url: str, workers: int, on_start: Callable[[], None]) -> None:
    """Think for the nodes of a city, until stopped."""
    client = redis.Redis.from_url(url, socket_timeout=10, socket_connect_timeout=5)
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    try:
        try:
            await client.ping()
        except (RedisError, OSError) as error:
            raise GrachtenError(f"Redis cannot be reached: {error}.") from None
        answerer = Answerer(client)
        holding = asyncio.create_task(answerer.hold())
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(workers):
                    group.create_task(_work(answerer, stopping))
                on_start()
        finally:
            holding.cancel()
    finally:
        await client.aclose()
    log.info("stopped")


async def _work(answerer: Answerer, stopping: asyncio.Event) -> None:
    """Keep a worker process running, and give it one question after another."""
    while not stopping.is_set():
        try:
            process = await BotProcess.start(asyncio.Event())
        except Lost as lost:
            log.warning("a worker cannot be started", why=str(lost))
            with suppress(TimeoutError):
                async with asyncio.timeout(RESTARTING):
                    await stopping.wait()
            continue
        patience = 0.0
        try:
            await _answer_all(answerer, process, stopping)
            patience = STOPPING
        except Lost as lost:
            log.warning("a worker was lost", why=str(lost))
        finally:
            await process.end(patience)


async def _answer_all(answerer: Answerer, process: BotProcess, stopping: asyncio.Event) -> None:
    async for job in answerer.jobs(stopping.is_set):
        try:
            await _answer(answerer, process, job)
        finally:
            answerer.give_up(job)  # unless it was answered


async def _answer(answerer: Answerer, process: BotProcess, job: Job) -> None:
    try:
        question = _QUESTION.decode(job.question)
    except msgspec.MsgspecError:  # of a version that knows more
        return
    limit = min(question.limit, job.seconds)
    reply = await process.ask(msgspec.structs.replace(question, limit=limit))
    await answerer.answer(job, msgspec.json.encode(reply))
