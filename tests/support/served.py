"""A real server in a process of its own, on a port of its own."""

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from support.forking import GRACHTEN, Forked, Limits, forker
from support.patience import PATIENCE, wait_until


class Served:
    """A server that can be ended and started again, on the same port and with the same data."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        limits: Limits | None = None,
        command: Path | None = None,
        program: str = GRACHTEN,
    ) -> None:
        self._folder = folder
        self._options = options
        self._limits = limits
        self._command = command
        self._program = program
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
    def database(self) -> str:
        return f"sqlite:///{self.data / 'grachten.sqlite'}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it can be used."""
        out = self._folder / "out"
        with (
            Path(os.devnull).open("rb") as nothing,
            out.open("wb") as screen,
            (self._folder / "log").open("ab") as log,
        ):
            self._process: Forked | subprocess.Popen[bytes]
            arguments = ("serve", "--port", str(self._port), "--thinkers", "1", *self._options)
            environment = {**os.environ, "GRACHTEN_DATA": str(self.data), "TERM": "dumb"}
            if self._command is None:
                self._process = forker().start(
                    *arguments,
                    files=(nothing, screen, log),
                    environment=environment,
                    limits=self._limits,
                    program=self._program,
                )
            else:
                self._process = subprocess.Popen(
                    [self._command, *arguments], stdout=screen, stderr=log, env=environment
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
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        self._held.close()


@contextmanager
def served(
    folder: Path,
    *options: str,
    limits: Limits | None = None,
    command: Path | None = None,
    program: str = GRACHTEN,
) -> Iterator[Served]:
    """A server with these options; started by another command, or run by another program than ours,
    if that is named."""
    server = Served(folder, *options, limits=limits, command=command, program=program)
    try:
        yield server
    finally:
        server.close()


def hold_port() -> socket.socket:
    """A port that only our server can have, and nobody else while that is away.

    A caller that was given the same port would reach itself, and another test's server would be
    taken for ours.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # so that the server may have it
    held.bind(("127.0.0.1", 0))
    return held
