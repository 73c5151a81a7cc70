"""A real server in a process of its own, on a port of its own."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from commands import GRACHTEN
from patience import PATIENCE, wait_until
from ports import hold_port


class Served:
    """A running server: its address, and the process."""

    def __init__(
        self, folder: Path, *options: str, before: Callable[[], None] | None = None
    ) -> None:
        self._folder = folder
        self._options = options
        self._before = before
        self._held = hold_port()
        self._port = self._held.getsockname()[1]
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text()

    @property
    def data(self) -> Path:
        return self._folder / "data"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Start it, again on the port that it had, and wait until it can be used."""
        out = self._folder / "out"
        with out.open("wb") as screen, (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [GRACHTEN, "serve", "--port", str(self._port), "--thinkers", "1", *self._options],
                stdout=screen,
                stderr=log,
                env={**os.environ, "GRACHTEN_DATA": str(self.data), "TERM": "dumb"},
                preexec_fn=self._before,  # noqa: PLW1509 - no threads here
            )

        def is_up() -> bool:
            assert self._process.poll() is None, self.log
            return f"{self.address}/" in out.read_text()

        wait_until(is_up)

    def send_signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def kill(self) -> None:
        """Without any warning."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """As an operator does; the exit code."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        self._held.close()


@contextmanager
def served(
    folder: Path, *options: str, before: Callable[[], None] | None = None
) -> Iterator[Served]:
    """A server with these options; `before` runs in its process first."""
    server = Served(folder, *options, before=before)
    try:
        yield server
    finally:
        server.close()
