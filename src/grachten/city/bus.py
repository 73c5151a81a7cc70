"""Redis between the nodes: a channel for each, and one for all."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError

from grachten.city.envelopes import ENCODER, ENVELOPE, NEWS, AnyFrame, News, is_understood
from grachten.city.links import Links
from grachten.rules.errors import GrachtenError

PREFIX: Final = "grachten:"
BEAT: Final = 1.0
"""Seconds between two beats of the links."""

ANSWERING: Final = 2.0
"""Seconds after which a Redis that does not answer is taken to be gone."""

QUIET: Final = 5.0
"""Seconds without a message after which Redis is asked whether it is still there."""

STOPPING: Final = 0.2
"""Seconds for sending the last messages."""

CONNECTIONS: Final = 20
"""To Redis; when a thousand clients leave at the same moment, what is to be counted waits."""

PAUSE: Final = 0.3
"""Seconds before Redis is tried again."""

log: Final = structlog.get_logger("grachten.city")


class BusDown(GrachtenError):  # noqa: N818 - it reads as what happened
    """Redis cannot be reached: nothing was sent."""


@dataclass
class Traffic:
    """What went over the bus since it started."""

    messages_sent: int = 0
    messages_received: int = 0
    bytes_sent: int = 0
    bytes_received: int = 0
    links_broken: int = 0


class Bus:
    """`received` gets every frame with its sender; `broken` a node when the link to it breaks.

    Sending never waits. What is sent in one turn of the event loop goes out together.
    """

    def __init__(
        self,
        url: str,
        name: str,
        received: Callable[[str, AnyFrame], None],
        broken: Callable[[str], None],
        heard: Callable[[News], None],
    ) -> None:
        self.name = name
        self.is_up = False
        self.traffic = Traffic()
        self._received = received
        self._heard = heard
        pool = redis.BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=ANSWERING,
            socket_timeout=ANSWERING,
            socket_connect_timeout=ANSWERING,
        )
        self.client = redis.Redis.from_pool(pool)
        self._broken = broken
        self._links = Links(name, self._link_broke)
        self._strangers: set[str] = set()
        self._news: list[bytes] = []
        self._something = asyncio.Event()
        self._is_stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Raises if Redis cannot be reached now; later it may come and go."""
        subscription = await self._subscribe()
        self._tasks = [
            asyncio.create_task(self._publish(), name="grachten-bus-publish"),
            asyncio.create_task(self._listen(subscription), name="grachten-bus-listen"),
        ]

    async def stop(self) -> None:
        """Send what waits, and end."""
        self._is_stopping = True
        self._something.set()
        for task in self._tasks:
            while not task.done():  # the client may take a cancellation for a timeout
                await asyncio.wait([task], timeout=STOPPING)
                task.cancel()
        await self.client.aclose()

    def give_time(self, silence: float) -> None:
        """Break a link only after so many seconds of silence."""
        self._links.silence = silence

    def send(self, node: str, frame: AnyFrame) -> None:
        if not self.is_up:
            raise BusDown("The other nodes cannot be reached right now.")
        self._links.send(node, frame)
        self._something.set()

    def tell_all(self, news: News) -> None:
        self._news.append(ENCODER.encode(news))
        self._something.set()

    # Redis

    async def _subscribe(self) -> Any:
        subscription = self.client.pubsub()
        channels = (f"{PREFIX}node:{self.name}", f"{PREFIX}all")
        try:
            async with asyncio.timeout(ANSWERING):
                await subscription.subscribe(*channels)
                for _ in channels:  # until it is confirmed, what is sent to us is lost
                    await subscription.get_message(timeout=ANSWERING)
        except (RedisError, OSError, TimeoutError) as error:
            await _close(subscription)
            why = str(error) or type(error).__name__
            raise BusDown(f"Redis cannot be reached: {why}.") from None
        self.is_up = True
        return subscription

    async def _listen(self, subscription: Any) -> None:
        while True:
            try:
                while True:
                    message = await subscription.get_message(timeout=QUIET)
                    if message is None:
                        await subscription.ping()
                        message = await subscription.get_message(timeout=ANSWERING)
                        if message is None:
                            raise ConnectionError
                    self._take(message)
            except (RedisError, OSError) as error:
                log.warning("the connection to Redis was lost", why=type(error).__name__)
            await _close(subscription)
            self._lost()
            subscription = await self._again()
            log.info("Redis is back")

    async def _again(self) -> Any:
        while True:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(BusDown):
                return await self._subscribe()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] != "message":
            return
        self.traffic.messages_received += 1
        self.traffic.bytes_received += len(message["data"])
        try:
            if message["channel"].endswith(b":all"):
                news = NEWS.decode(message["data"])
                if news.sender != self.name:
                    self._heard(news)
                return
            envelope = ENVELOPE.decode(message["data"])
            if not is_understood(envelope.version):
                self._ignore(envelope.sender, envelope.version)
                return
        except msgspec.MsgspecError as error:
            log.warning("a message of another node cannot be read", why=str(error))
            return
        for frame in self._links.incoming(envelope):
            self._received(envelope.sender, frame)
        self._something.set()  # a link may have begun again

    def _ignore(self, node: str, version: int) -> None:
        """Better no answer than a wrong one: its clients try again."""
        if node not in self._strangers:
            self._strangers.add(node)
            log.error("a node's version is too far from this one's", of_node=node, version=version)

    def _link_broke(self, node: str) -> None:
        self.traffic.links_broken += 1
        log.warning("the link to another node broke", to_node=node)
        self._broken(node)

    async def _publish(self) -> None:
        """One at a time, so that everything stays in its order."""
        loop = asyncio.get_running_loop()
        next_beat = loop.time() + BEAT
        while not self._is_stopping:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(next_beat):
                    await self._something.wait()
            self._something.clear()
            is_beat = loop.time() >= next_beat
            if is_beat:
                next_beat = loop.time() + BEAT
                self._links.check()
            if self.is_up:
                await self._flush(beat=is_beat)

    async def _flush(self, *, beat: bool) -> None:
        try:
            await self._send(beat=beat)
        except (RedisError, OSError) as error:
            log.warning("Redis cannot be written to", why=type(error).__name__)
            self._links.drop_all()  # some of it may have been sent, and some not

    async def _send(self, *, beat: bool) -> None:
        outgoing = list(self._links.outgoing(beat=beat))
        news, self._news = self._news, []
        if not outgoing and not news:
            return
        async with self.client.pipeline(transaction=False) as pipeline:
            for node, envelope in outgoing:
                self._add(pipeline, f"{PREFIX}node:{node}", ENCODER.encode(envelope))
            for message in news:
                self._add(pipeline, f"{PREFIX}all", message)
            receivers = await pipeline.execute()
        for (node, _), count in zip(outgoing, receivers, strict=False):
            if not count:
                self._links.drop(node)

    def _add(self, pipeline: Any, channel: str, message: bytes) -> None:
        self.traffic.messages_sent += 1
        self.traffic.bytes_sent += len(message)
        pipeline.publish(channel, message)

    def _lost(self) -> None:
        self.is_up = False
        self._news.clear()
        self._links.drop_all()


async def _close(subscription: Any) -> None:
    with contextlib.suppress(RedisError, OSError):
        await subscription.aclose()
