"""Reviews of finished games: made in a process of their own, one at a time, and kept for a while.

A review is made as long as somebody waits for it. Asking again returns it, or how far it is.
"""

import asyncio
import hashlib
import json
import sys
import time
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from grachten.protocol.reviews import ReviewState, SeatReview
from grachten.rules import GameRecord
from grachten.rules.board import DEFAULT_BOARD
from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.study.review_messages import THRESHOLDS, ReviewJob, ReviewProgress
from grachten.server.wire.limits import Buckets

COMMAND: Final[tuple[str, ...]] = (
    sys.executable,
    "-P",
    "-m",
    "grachten.server.study.review_worker",
)
KEPT: Final = 100
"""Reviews in memory, those being made included: 50 KB for each seat."""

WAITING: Final = 20
"""Reviews that are waited for at once: more are refused."""

PATIENCE: Final = 15.0
"""Seconds: a review that nobody has asked for so long is given up."""

REST: Final = 60.0
"""Seconds for which a review that failed is not tried again."""

LIMIT: Final = 120.0
"""Seconds that one may take, once it has begun."""

MOST_BYTES: Final = 1 << 22
"""Of one line of a worker."""

Note = Callable[[ReviewState], Awaitable[None]]

log: Final = structlog.get_logger("grachten.server")


class Reviews:
    """All reviews of a server."""

    def __init__(self, limits: Limits, patience: float = PATIENCE, rest: float = REST) -> None:
        self._buckets = Buckets(limits.reviews, limits.review_burst)
        self._patience = patience
        self._rest = rest
        self._failed: dict[str, float] = {}  # by name, until when it isn't tried again
        self._kept: OrderedDict[str, _Review] = OrderedDict()  # least recently asked first
        self._turn = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """Reviews that are not finished."""
        return sum(review.done < 1 for review in self._kept.values())

    def start(
        self,
        asker: str,
        record: GameRecord,
        first: int | None,
        *,
        hindsight: bool,
        note: Note | None = None,
    ) -> ReviewState:
        """Find the review of this game, or begin it, with the seat that is wanted `first`.

        `note` is called once it is made.
        """
        if record.board != DEFAULT_BOARD:
            raise Refusal("invalid", "Only games on the board of Amsterdam can be reviewed.")
        if first is not None and first >= record.players:
            raise Refusal("invalid", "There is no such seat in this game.")
        game = record.to_dict()
        name = _name(game, hindsight=hindsight)
        self._check_rest(name)
        if name not in self._kept:
            self._check_room()
            self._buckets.take(asker)
            seats = sorted(range(record.players), key=lambda seat: seat != first)
            job = ReviewJob(game, tuple(seats), hindsight)
            review = _Review(name, job, self._patience, note)
            self._kept[name] = review
            review.task = asyncio.create_task(self._make(review))
            review.task.add_done_callback(lambda _: self._ended(review))
        return self.find(name)

    def find(self, name: str) -> ReviewState:
        self._check_rest(name)
        review = self._kept.get(name)
        if review is None:
            raise Refusal("not-found", "This review is no longer here: ask for it again.")
        self._kept.move_to_end(name)
        review.wait_longer()
        return review.state()

    def made(self, record: GameRecord) -> ReviewState | None:
        """The review of this game if it is there, whole and without hindsight: none is begun."""
        review = self._kept.get(_name(record.to_dict(), hindsight=False))
        return None if review is None or review.done < 1 else review.state()

    async def close(self) -> None:
        tasks = [review.task for review in self._kept.values() if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_room(self) -> None:
        if self.waiting >= WAITING:
            raise Refusal("too-many", "Many games are being reviewed: try again in a minute.")
        for name in [name for name, review in self._kept.items() if review.done == 1]:
            if len(self._kept) < KEPT:
                break
            del self._kept[name]

    def _check_rest(self, name: str) -> None:
        """What has just failed would fail again, so it isn't started again at every request."""
        now = time.monotonic()
        self._failed = {each: until for each, until in self._failed.items() if until > now}
        if name in self._failed:
            raise Refusal(
                "unavailable", "This game couldn't be reviewed just now: try again in a minute."
            )

    async def _make(self, review: "_Review") -> None:
        try:
            async with self._turn, asyncio.timeout(LIMIT):
                await review.make()
        except TimeoutError:
            log.warning("a review took too long")
        except (msgspec.MsgspecError, ValueError):
            log.warning("a review could not be read")
        if review.done < 1:
            self._failed[review.name] = time.monotonic() + self._rest
        elif review.note is not None:
            await review.note(review.state())

    def _ended(self, review: "_Review") -> None:
        """It is made, or was given up, perhaps before it began."""
        review.end()
        if review.done < 1:
            self._kept.pop(review.name, None)


class _Review:
    """A review, and how much of it there is; seats are kept as JSON, which is smaller."""

    def __init__(
        self, name: str, job: ReviewJob, patience: float, note: Note | None = None
    ) -> None:
        self.name = name
        self.note = note
        self.done = 0.0
        self.task: asyncio.Task[None] | None = None
        self._job = job
        self._patience = patience
        self._seats: list[bytes] = []
        self._giving_up: asyncio.TimerHandle | None = None

    def state(self) -> ReviewState:
        seats = tuple(msgspec.json.decode(seat, type=SeatReview) for seat in self._seats)
        return ReviewState(self.name, self._job.hindsight, self.done, THRESHOLDS, seats)

    def wait_longer(self) -> None:
        """Somebody waits for it, or has asked for it."""
        self._stop_waiting()
        if self.done < 1 and self.task is not None:
            loop = asyncio.get_running_loop()
            self._giving_up = loop.call_later(self._patience, self.task.cancel)

    def end(self) -> None:
        """It is made, or was given up."""
        self._stop_waiting()
        self.task = None

    def _stop_waiting(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None

    async def make(self) -> None:
        try:
            # A session of its own keeps Ctrl-C away from it: it ends when its input does.
            process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=MOST_BYTES
            )
        except OSError as error:
            log.warning("a review could not be made", why=error.strerror)
            return
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(self._job) + b"\n")
            async for line in process.stdout:
                progress = msgspec.json.decode(line, type=ReviewProgress)
                if progress.seat is not None:
                    self._seats.append(msgspec.json.encode(progress.seat))
                self.done = progress.done
            if await process.wait():
                log.warning("a review failed")
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _name(game: dict[str, object], *, hindsight: bool) -> str:
    """It follows from the game: only somebody who has the whole game can guess it."""
    text = json.dumps([game, hindsight], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]
