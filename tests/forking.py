"""Commands that begin at once: forked from a process that has everything loaded.

A command takes two seconds to load its libraries, and the tests run hundreds of them. What runs is
the same code, in a process of its own, with an environment and files of its own; only the loading
is done once for all. Tests of the loading itself start the installed command (`commands.GRACHTEN`).
"""

import atexit
import gc
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Final, NoReturn

from patience import PATIENCE

Limits = dict[int, tuple[int, int]]
"""What the system allows: a soft and a hard limit, by the numbers of `resource`."""

MOST: Final = 1 << 18
"""Bytes of a request: arguments and environment."""


class Forked:
    """A command that runs, to be used like a `subprocess.Popen`."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._code: int | None = None
        self.pid = self._hear()

    def poll(self) -> int | None:
        if self._code is None and select.select([self._line], [], [], 0)[0]:
            self._code = self._hear()
            self._line.close()
        return self._code

    def wait(self, timeout: float = PATIENCE) -> int:
        """Its exit code."""
        if self._code is None and not select.select([self._line], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("grachten", timeout)
        code = self.poll()
        assert code is not None
        return code

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _hear(self) -> int:
        said = self._line.recv(64)
        assert said, "The process from which commands are forked has ended."
        return int(said)


class Forker:
    """The process that has everything loaded."""

    def __init__(self) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            env={**os.environ, "NUMBA_THREADING_LAYER": "workqueue"},  # the one that can be forked
        )
        theirs.close()

    def start(
        self,
        *arguments: str,
        files: tuple[IO[Any], IO[Any], IO[Any]],
        environment: dict[str, str],
        folder: Path | None = None,
        limits: Limits | None = None,
    ) -> Forked:
        """Run `grachten` with these as stdin, stdout and stderr, and under these limits."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        wanted = {
            "arguments": arguments,
            "environment": environment,
            "folder": str(Path.cwd() if folder is None else folder),
            "limits": list((limits or {}).items()),
        }
        given = [theirs.fileno(), *(file.fileno() for file in files)]
        socket.send_fds(self._control, [json.dumps(wanted).encode()], given)
        theirs.close()
        return Forked(ours)


@cache
def forker() -> Forker:
    """One for all tests of this process. It ends with it, and everything that it forked too."""
    return Forker()


# Within that process


def main() -> None:
    """Fork a command for every request; tell its number at once and, later, how it ended."""
    control = socket.socket(fileno=int(sys.argv[1]))
    _load()
    running: dict[int, tuple[int, socket.socket]] = {}  # by the handle of a process
    while True:
        for handle in select.select([control.fileno(), *running], [], [])[0]:
            if handle == control.fileno():
                message, given, _, _ = socket.recv_fds(control, MOST, 4)
                if not message:
                    _end([pid for pid, _ in running.values()])
                pid = os.fork()
                if pid == 0:
                    _be_command(json.loads(message), given[1:])
                line = socket.socket(fileno=given[0])
                for number in given[1:]:
                    os.close(number)
                line.send(str(pid).encode())
                running[os.pidfd_open(pid)] = pid, line
            else:
                pid, line = running.pop(handle)
                os.close(handle)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                with suppress(OSError):  # nobody wants to know
                    line.send(str(code).encode())
                line.close()


def _end(pids: list[int]) -> NoReturn:
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    os._exit(0)


def _load() -> None:
    # Here and not above: tests import this file for the classes alone.
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
    gc.collect()
    gc.freeze()  # what nobody looks at stays in the memory that all of them share


def _be_command(wanted: dict[str, Any], files: list[int]) -> NoReturn:
    from grachten.cli import main as run_command  # noqa: PLC0415 - loaded already

    for number, handle in enumerate(files):
        os.dup2(handle, number)
    os.closerange(3, 256)  # the lines of others, too: nobody else may keep them open
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(  # noqa: SIM115
        2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False
    )
    os.environ.clear()
    os.environ |= wanted["environment"]
    os.chdir(wanted["folder"])
    for number, limit in wanted["limits"]:
        resource.setrlimit(number, tuple(limit))
    sys.argv = ["grachten", *wanted["arguments"]]
    code = 1
    try:
        run_command()
    except SystemExit as ended:
        code = int(ended.code or 0)
    except BaseException:  # noqa: BLE001 - as Python does with what nobody caught
        traceback.print_exc()
    # As Python ends, but for the objects: to take apart all that was loaded takes a second.
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for screen in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            screen.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
