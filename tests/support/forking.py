"""Commands and workers that begin at once: forked from a process that has everything loaded.

A command takes two seconds to load its libraries, and so does a process in which bots think; the
tests start hundreds of both. What runs is the same code, in a process of its own, with an
environment and files of its own; only the loading is done once for all. Tests of the loading itself
start the installed command (`commands.GRACHTEN`).
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
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final, NoReturn

from support.patience import PATIENCE

Limits = dict[int, tuple[int, int]]
"""What the system allows: a soft and a hard limit, by the numbers of `resource`."""

MOST: Final = 1 << 18
"""Bytes of a request: arguments and environment."""

GRACHTEN: Final = "grachten.cli"
"""The module whose `main` is the command."""

BOTS: Final = "grachten.server.thinking.bot_process"
REVIEWS: Final = "grachten.server.study.reviews"
PICTURES: Final = "grachten.server.sharing.picture_maker"
WORKERS: Final = {
    BOTS: "grachten.server.thinking.bot_worker_main",
    "grachten.server.study.hints": "grachten.server.study.hint_worker",
    "grachten.server.study.judging": "grachten.server.study.judge_worker",
    REVIEWS: "grachten.server.study.review_worker",
    PICTURES: "grachten.server.sharing.picture_worker",
}
"""Modules of the server that start a worker by their `COMMAND`, and its program."""

STUB: Final = Path(__file__).with_name("worker_stub.py")
TESTS: Final = Path(__file__).parents[1]


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
        self._address = f"grachten-{os.getpid()}-{os.urandom(8).hex()}"
        door = _listen(self._address)
        given = [theirs.fileno(), door.fileno()]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "support.forking", *map(str, given), self._address],
            cwd=TESTS,
            pass_fds=given,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "NUMBA_THREADING_LAYER": "workqueue"},  # the one that can be forked
        )
        theirs.close()
        door.close()

    def worker(self, program: str) -> tuple[str, ...]:
        """For the `COMMAND` that starts this program."""
        return _worker(self._address, program)

    def start(
        self,
        *arguments: str,
        files: tuple[IO[Any], IO[Any], IO[Any]],
        environment: dict[str, str],
        folder: Path | None = None,
        limits: Limits | None = None,
        program: str = GRACHTEN,
    ) -> Forked:
        """Run `grachten`, or another program, with these as stdin, stdout and stderr, and under
        these limits."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        wanted = {
            "program": program,
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


@contextmanager
def forked(*modules: str) -> Iterator[None]:
    """What these modules start, for servers in this process, is forked."""
    usual = {module: import_module(module).COMMAND for module in modules}
    for module in modules:
        import_module(module).COMMAND = forker().worker(WORKERS[module])  # type: ignore[attr-defined]
    try:
        yield
    finally:
        for module, command in usual.items():
            import_module(module).COMMAND = command  # type: ignore[attr-defined]


def forked_bots() -> AbstractContextManager[None]:
    """Bots of servers in this process think in forked ones. Everything else that such a server
    starts is started as people start it, unless a test says otherwise."""
    return forked(BOTS)


def _worker(address: str, program: str) -> tuple[str, ...]:
    return sys.executable, "-I", "-S", str(STUB), address, program


def _listen(address: str) -> socket.socket:
    door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    door.bind("\0" + address)
    door.listen(64)
    return door


# Within that process


def main() -> None:
    """Fork what is asked for; tell a command's number at once and, later, how it ended."""
    control, door = (socket.socket(fileno=int(number)) for number in sys.argv[1:3])
    _load(sys.argv[3])
    running: dict[int, tuple[int, socket.socket]] = {}  # by the handle of a process
    workers: dict[int, int] = {}  # by the line to whoever stands for it
    while True:
        listened = [control.fileno(), door.fileno(), *running, *workers]
        for handle in select.select(listened, [], [])[0]:
            if handle == control.fileno():
                message, given, _, _ = socket.recv_fds(control, MOST, 4)
                if not message:
                    _end([pid for pid, _ in running.values()])
                pid = _fork(message, given[1:], _run_command)
                line = socket.socket(fileno=given[0])
                line.send(str(pid).encode())
                running[os.pidfd_open(pid)] = pid, line
            elif handle == door.fileno():
                line = door.accept()[0]
                message, given, _, _ = socket.recv_fds(line, MOST, 3)
                if message:  # or it was killed already
                    pid = _fork(message, given, _run_worker)
                    running[os.pidfd_open(pid)] = pid, line
                    workers[line.fileno()] = pid
            elif handle in workers:  # its stub is no more
                os.kill(workers.pop(handle), signal.SIGKILL)
            elif handle in running:
                pid, line = running.pop(handle)
                workers.pop(line.fileno(), None)
                os.close(handle)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                with suppress(OSError):  # nobody wants to know
                    line.send(str(code).encode())
                line.close()


def _end(pids: list[int]) -> NoReturn:
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    os._exit(0)


def _load(address: str) -> None:
    # Here and not above: tests import this file for the classes alone.
    import uvicorn.protocols.http.httptools_impl  # noqa: PLC0415
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401, PLC0415
    import uvloop  # noqa: F401, PLC0415

    import grachten.cli.serving  # noqa: PLC0415
    import grachten.server.study.review_messages  # noqa: PLC0415
    import grachten.server.thinking.bot_worker  # noqa: F401, PLC0415
    from grachten.bots.mind.warming import make_ready  # noqa: PLC0415
    from grachten.kernel.warming import ARRAYS, GAMES  # noqa: PLC0415
    from grachten.neural.bot import NeuralBot  # noqa: PLC0415
    from grachten.server.app import make_app  # noqa: PLC0415
    from grachten.server.page_files import the_page  # noqa: PLC0415
    from grachten.server.settings import Settings  # noqa: PLC0415

    make_app(Settings(data=Path(), database="sqlite:///unused"))  # much is loaded on the way
    the_page()
    for part in (GAMES, ARRAYS):
        list(part.warm_up())
    make_ready()
    NeuralBot().prepare()
    for module, program in WORKERS.items():
        import_module(module).COMMAND = _worker(address, program)  # type: ignore[attr-defined]
        import_module(program)
    gc.collect()
    gc.freeze()  # what nobody looks at stays in the memory that all of them share


def _fork(message: bytes, files: list[int], run: Callable[[dict[str, Any]], None]) -> int:
    """A process that does this with these files, and only with these; its number."""
    pid = os.fork()
    if pid == 0:
        wanted = json.loads(message)
        for number, handle in enumerate(files):
            os.dup2(handle, number)
        os.closerange(3, 256)  # the lines of others, too: nobody else may keep them open
        _be(partial(run, wanted), wanted["environment"])
    for number in files:
        os.close(number)
    return pid


def _run_command(wanted: dict[str, Any]) -> None:
    run_command = import_module(wanted["program"]).main

    os.chdir(wanted["folder"])
    for number, limit in wanted["limits"]:
        resource.setrlimit(number, tuple(limit))
    sys.argv = ["grachten", *wanted["arguments"]]
    sys.modules["__main__"].__package__ = ""  # else its help says how this module was started
    run_command()


def _run_worker(wanted: dict[str, Any]) -> None:
    os.setsid()  # as the server starts it
    import_module(wanted["program"]).main()


def _be(run: Callable[[], None], environment: dict[str, str]) -> NoReturn:
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(  # noqa: SIM115
        2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False
    )
    os.environ.clear()
    os.environ |= environment
    code = 1
    try:
        run()
        code = 0
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
