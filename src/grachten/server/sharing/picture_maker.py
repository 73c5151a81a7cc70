"""Pictures as PNG: drawn one at a time in a process of their own, and the last ones kept."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from grachten.server.refusals import Refusal
from grachten.server.settings import Limits
from grachten.server.wire.limits import Buckets

COMMAND: Final[tuple[str, ...]] = (
    sys.executable,
    "-P",
    "-m",
    "grachten.server.sharing.picture_worker",
)
KEPT: Final = 32 * 1024 * 1024
"""Bytes of pictures in memory."""

WAITING: Final = 20
"""Pictures that are waited for at once: more are refused."""

LIMIT: Final = 30.0
"""Seconds for one picture."""

log: Final = structlog.get_logger("grachten.server")


class PictureMaker:
    def __init__(self, limits: Limits, kept: int = KEPT) -> None:
        self._buckets = Buckets(limits.pictures, limits.picture_burst)
        self._most = kept
        self._pictures: OrderedDict[str, bytes] = OrderedDict()  # least recently asked first
        self._turn = asyncio.Lock()
        self._waiting = 0

    @property
    def size(self) -> int:
        """Bytes that are kept."""
        return sum(map(len, self._pictures.values()))

    async def make(self, asker: str, name: str, draw: Callable[[], str]) -> bytes:
        """The picture of this name: a known one, or what `draw` makes."""
        if name not in self._pictures:
            self._buckets.take(asker)
            if self._waiting >= WAITING:
                raise Refusal("too-many", "Many pictures are being drawn: try again in a minute.")
            self._waiting += 1
            try:
                async with self._turn:
                    if name not in self._pictures:
                        self._keep(name, await _drawn(await asyncio.to_thread(draw)))
            finally:
                self._waiting -= 1
        self._pictures.move_to_end(name)
        return self._pictures[name]

    def _keep(self, name: str, picture: bytes) -> None:
        self._pictures[name] = picture
        while self.size > self._most and len(self._pictures) > 1:
            self._pictures.popitem(last=False)


async def _drawn(svg: str) -> bytes:
    # A session of its own keeps Ctrl-C away from it: it ends when its input does.
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
    )
    try:
        async with asyncio.timeout(LIMIT):
            picture, _ = await process.communicate(svg.encode())
    except TimeoutError:
        picture = b""
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode != 0 or not picture:
        log.warning("a picture could not be drawn", code=process.returncode)
        raise Refusal("unavailable", "The picture could not be drawn: try again.")
    return picture
