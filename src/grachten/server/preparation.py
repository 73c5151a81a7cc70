"""Compiling what playing needs, once on every machine, while the page is served already.

Games wait for it: compiled or not, nothing about them is different.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

import structlog

from grachten.preparing import are_warm

COMMAND: Final[tuple[str, ...]] = (sys.executable, "-P", "-m", "grachten.preparing")

log: Final = structlog.get_logger("grachten.server")


class Preparation:
    """How much is `done`, from 0 to 1; at 1, games can begin."""

    def __init__(self) -> None:
        self.is_needed = not are_warm()
        self.done = 0.0
        self._finished = asyncio.Event()

    async def wait(self) -> None:
        await self._finished.wait()

    def finish(self) -> None:
        self.done = 1.0
        self._finished.set()

    async def compile(self) -> None:
        """In processes of its own. What fails there is compiled when it is first used."""
        if not self.is_needed:
            return
        try:
            # A session of its own keeps Ctrl-C away from it: it ends when its input does.
            process = await asyncio.create_subprocess_exec(
                *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as error:
            log.warning("nothing could be compiled ahead", why=error.strerror)
            return
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self.done = min(float(line), 0.99)
            if await process.wait():
                log.warning("not everything could be compiled ahead")
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
