"""Questions to bots, in a Redis stream: nodes ask, bot workers on any machine answer.

Processes that answer are a consumer group. A question that one of them did not finish is taken over
by another; one that is too old is dropped. Answers are published to the node that asked. Questions
and answers are bytes here: what they mean is known to those who ask and those who think.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError, ResponseError

STREAM: Final = "grachten:thinking"
GROUP: Final = "thinkers"
ANSWERS: Final = "grachten:thought:"
ANSWERING: Final = 2.0
BLOCKING: Final = 1.0
"""Seconds for which an answerer waits for a question before it looks for abandoned ones."""

HOLDING: Final = 2.0
"""Seconds between two signs of life of an answerer for the questions it works on."""

ABANDONED: Final = 7.0
"""Seconds without such a sign after which another one takes a question over."""

MOST: Final = 100_000
"""Questions in the stream, about; more than that are of nodes that no longer wait."""

PAUSE: Final = 0.3

log: Final = structlog.get_logger("grachten.city")


class Thought(msgspec.Struct, frozen=True):
    """The answer to a question, by its number."""

    number: int
    answer: bytes


_ENCODER: Final = msgspec.msgpack.Encoder()
_THOUGHT: Final = msgspec.msgpack.Decoder(Thought)


class Unanswered(Exception):  # noqa: N818 - it reads as what happened
    """Redis is away, or nobody has answered in time."""


@dataclass
class QueuedQuestion:
    """One that an answer is waited for."""

    text: bytes
    until: float
    answer: asyncio.Future[bytes]
    entry: bytes | None = None
    """Its name in the stream, once it is there."""


class Asker:
    """A node's side."""

    def __init__(self, client: "redis.Redis") -> None:
        self._client = client
        self._channel = f"{ANSWERS}{secrets.token_hex(6)}"
        self._number = 0
        self._waiting: dict[int, QueuedQuestion] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is not None:
            return
        self._task = asyncio.create_task(self._listen(), name="grachten-thoughts")

    async def stop(self) -> None:
        while self._task is not None and not self._task.done():
            self._task.cancel()  # the client may take a cancellation for a timeout
            await asyncio.wait([self._task], timeout=PAUSE)

    async def ask(self, question: bytes, seconds: float) -> bytes:
        self._number += 1
        number = self._number
        loop = asyncio.get_running_loop()
        asked = self._waiting[number] = QueuedQuestion(
            question, loop.time() + seconds, loop.create_future()
        )
        try:
            async with asyncio.timeout(seconds):
                await self._add(number, asked)
                return await asked.answer
        except (RedisError, OSError) as error:  # a timeout is an OSError
            raise Unanswered from error
        finally:
            del self._waiting[number]

    async def _add(self, number: int, question: QueuedQuestion) -> None:
        left = question.until - asyncio.get_running_loop().time()
        fields: Any = {
            "question": question.text,
            "to": self._channel,
            "number": number,
            "milliseconds": int(left * 1000),
        }
        entry: Any = await self._client.xadd(STREAM, fields, maxlen=MOST, approximate=True)
        question.entry = entry

    async def _listen(self) -> None:
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    while True:
                        message = await subscription.get_message(timeout=BLOCKING)
                        if message is not None and message["type"] == "message":
                            self._take(message["data"])
                        elif message is not None:  # subscribed, perhaps after Redis was away
                            await self._ask_again()
            except (RedisError, OSError) as error:
                log.warning("bots' answers cannot be received", why=type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _ask_again(self) -> None:
        """Ask what is no longer in the stream: Redis lost it, or its answer went unheard."""
        for number, question in list(self._waiting.items()):
            entry = question.entry
            if entry is not None and not await self._client.xrange(STREAM, entry, entry):
                await self._add(number, question)

    def _take(self, data: bytes) -> None:
        try:
            thought = _THOUGHT.decode(data)
        except msgspec.MsgspecError:
            return
        waiting = self._waiting.get(thought.number)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(thought.answer)


@dataclass(frozen=True)
class Job:
    """A question that this answerer has taken."""

    id: bytes
    question: bytes
    to: str
    number: int
    seconds: float
    """Until nobody waits for the answer any more."""


class Answerer:
    """The side of a process that answers; it may have several bot workers."""

    def __init__(self, client: "redis.Redis") -> None:
        self._client = client
        self._name = secrets.token_hex(6)
        self._held: set[bytes] = set()

    async def jobs(self, is_stopping: Callable[[], bool]) -> AsyncIterator[Job]:
        """One question after another, until it is to stop. Redis may come and go."""
        while not is_stopping():
            try:
                job = await self._next()
            except ResponseError:  # the stream is new, or was lost with Redis
                await self._make_group()
                continue
            except (RedisError, OSError) as error:
                log.warning("questions cannot be read", why=type(error).__name__)
                await asyncio.sleep(PAUSE)
                continue
            if job is not None:
                yield job

    async def answer(self, job: Job, answer: bytes) -> None:
        with contextlib.suppress(RedisError, OSError):  # then a stand-in moves
            await self._client.publish(job.to, _ENCODER.encode(Thought(job.number, answer)))
        await self._done(job.id)

    def give_up(self, job: Job) -> None:
        """Somebody else may try, before long."""
        self._held.discard(job.id)

    async def hold(self) -> None:
        """Keep others from taking over what is being worked on, for ever."""
        while True:
            await asyncio.sleep(HOLDING)
            if self._held:
                with contextlib.suppress(RedisError, OSError):
                    held: Any = list(self._held)
                    await self._client.xclaim(
                        STREAM, GROUP, self._name, min_idle_time=0, message_ids=held, justid=True
                    )

    async def _next(self) -> Job | None:
        found: Any = await self._client.xreadgroup(
            GROUP, self._name, {STREAM: ">"}, count=1, block=int(BLOCKING * 1000)
        )
        entries = found[0][1] if found else await self._abandoned()
        if not entries:
            return None
        entry, fields = entries[0]
        now = await self._client.time()
        age = now[0] + now[1] / 1e6 - int(entry.partition(b"-")[0]) / 1000
        seconds = int(fields[b"milliseconds"]) / 1000 - age
        if seconds <= 0:
            await self._done(entry)
            return None
        self._held.add(entry)
        to, number = fields[b"to"].decode(), int(fields[b"number"])
        return Job(entry, fields[b"question"], to, number, seconds)

    async def _abandoned(self) -> Any:
        _, entries, *_ = await self._client.xautoclaim(
            STREAM, GROUP, self._name, min_idle_time=int(ABANDONED * 1000), count=1
        )
        return [entry for entry in entries if entry[1]]

    async def _done(self, entry: bytes) -> None:
        self._held.discard(entry)
        with contextlib.suppress(RedisError, OSError):
            await self._client.xack(STREAM, GROUP, entry)
            await self._client.xdel(STREAM, entry)

    async def _make_group(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._client.xgroup_create(STREAM, GROUP, id="0", mkstream=True)
        await asyncio.sleep(0)
