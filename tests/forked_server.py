"""Servers that are there at once: `grachten serve`, forked where everything is loaded already.

Nine tenths of its start is loading. What is forked is a process of its own that runs the same
command, and dies like one.
"""

import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from patience import PATIENCE, wait_until
from ports import hold_port


class ForkedServer:
    """A server that can be ended and started again, on the same port and with the same data."""

    def __init__(self, forker: "subprocess.Popen[str]", folder: Path, *options: str) -> None:
        self._forker = forker
        self._folder = folder
        self._held = hold_port()
        self._port = self._held.getsockname()[1]
        self._options = options
        self._pid: int | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        return (self._folder / "log").read_text()

    @property
    def database(self) -> str:
        return f"sqlite:///{self._folder / 'data' / 'grachten.sqlite'}"

    def start(self) -> None:
        """Start it and wait until it can be used."""
        assert self._forker.stdin is not None
        out = self._folder / "out"
        out.write_text("")
        wanted = {
            "data": str(self._folder / "data"),
            "out": str(out),
            "log": str(self._folder / "log"),
            "arguments": ["serve", f"--port={self._port}", "--thinkers=1", *self._options],
        }
        self._forker.stdin.write(json.dumps(wanted))
        self._forker.stdin.flush()
        self._pid = self._hear()

        def is_up() -> bool:
            assert Path(f"/proc/{self._pid}").exists(), self.log
            return re.search(r"http://127\.0\.0\.1:\d+/", out.read_text()) is not None

        wait_until(is_up)

    def kill(self) -> None:
        """Without any warning."""
        assert self._end(signal.SIGKILL) == -signal.SIGKILL, self.log

    def stop(self) -> int:
        """As an operator does; the exit code."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        if self._pid is not None:
            self._end(signal.SIGKILL)
        self._held.close()

    def _end(self, number: signal.Signals) -> int:
        assert self._pid is not None
        os.kill(self._pid, number)
        self._pid = None
        return self._hear()

    def _hear(self) -> int:
        assert self._forker.stdout is not None
        line = self._forker.stdout.readline()
        assert line, "The process that forks servers has ended."
        return int(line)


class Forker:
    """The process that has everything loaded. One server of it runs at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    @contextmanager
    def served(self, folder: Path, *options: str) -> Iterator[ForkedServer]:
        server = ForkedServer(self._process, folder, *options)
        try:
            yield server
        finally:
            server.close()

    def close(self) -> None:
        """It ends with its input."""
        self._process.communicate(timeout=PATIENCE)


def main() -> None:
    """Fork a server for every message that comes in; say its number and, later, how it ended."""
    _load()
    while wanted := os.read(0, 1 << 16):  # sys.stdin must be as new in what is forked
        pid = os.fork()
        if pid == 0:
            _be_server(json.loads(wanted))
        _say(pid)
        _say(_end_of(pid))


def _end_of(pid: int) -> int:
    """How a server ended; at the latest, it does so when nobody is left who asked for it."""
    handle = os.pidfd_open(pid)
    select.select([0, handle], [], [])  # nothing is asked for while there is a server
    if not select.select([handle], [], [], 0)[0]:
        os.kill(pid, signal.SIGKILL)
    os.close(handle)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _load() -> None:
    # Here and not above: tests import this file for the class alone.
    import aiosqlite  # noqa: F401, PLC0415
    import uvicorn.protocols.http.httptools_impl  # noqa: PLC0415
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401, PLC0415
    import uvloop  # noqa: F401, PLC0415

    import grachten.bots.mind.warming  # noqa: PLC0415
    import grachten.cli.serving  # noqa: F401, PLC0415
    from grachten.kernel.warming import warm_up  # noqa: PLC0415
    from grachten.server.app import make_app  # noqa: PLC0415
    from grachten.server.settings import Settings  # noqa: PLC0415

    make_app(Settings(data=Path(), database="sqlite:///unused"))  # much is loaded on the way
    for _ in warm_up():
        pass


def _be_server(wanted: dict[str, Any]) -> None:
    from grachten.cli import main as run_command  # noqa: PLC0415 - loaded already

    append = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    places = ((os.devnull, os.O_RDONLY), (wanted["out"], append), (wanted["log"], append))
    for number, (path, mode) in enumerate(places):
        handle = os.open(path, mode)
        os.dup2(handle, number)
        os.close(handle)
    os.environ |= {"GRACHTEN_DATA": wanted["data"], "TERM": "dumb"}
    sys.argv = ["grachten", *wanted["arguments"]]
    run_command()  # it ends the process


def _say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
