"""Processes in which bots think, apart from the nodes."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from city.redis_server import RedisServer
from support.commands import GRACHTEN
from support.patience import PATIENCE, wait_until


class ThinkerProcess:
    """`grachten think`, which can be killed and started again."""

    def __init__(self, folder: Path, redis: RedisServer) -> None:
        self._out = folder / "thinker"
        self._redis = redis
        self.start()

    def start(self) -> None:
        with self._out.open("wb") as screen:
            self._process = subprocess.Popen(
                [GRACHTEN, "think", "--redis", self._redis.url, "--thinkers", "1"],
                stdout=screen,
                stderr=screen,
                env={**os.environ, "TERM": "dumb"},
            )
        wait_until(lambda: "Thinking in" in self._out.read_text())

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        self._process.terminate()
        return self._process.wait(PATIENCE)

    @property
    def log(self) -> str:
        return self._out.read_text()


@contextmanager
def thinker_process(folder: Path, redis: RedisServer) -> Iterator[ThinkerProcess]:
    process = ThinkerProcess(folder, redis)
    try:
        yield process
        assert process.stop() == 0, process.log
    finally:
        process.kill()


@contextmanager
def thinking(folder: Path, redis: RedisServer, count: int) -> Iterator[list[ThinkerProcess]]:
    with ExitStack() as stack:
        processes = []
        for number in range(count):
            home = folder / f"thinker-{number}"
            home.mkdir()
            processes.append(stack.enter_context(thinker_process(home, redis)))
        yield processes
