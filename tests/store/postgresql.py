"""A PostgreSQL server of our own, in a temporary folder, for as long as the tests need it."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

PROGRAMS = Path("/usr/lib/postgresql")
NOBODY = "nobody"


@dataclass
class Server:
    """Listens on a socket in its folder, and nowhere else."""

    folder: Path
    _numbers: Iterator[int] = field(default_factory=count)

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


@contextmanager
def running_server() -> Iterator[Server]:
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="grachten-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", "grachten", "-A", "trust", "-N")
        settings = f"-F -c listen_addresses='' -k {folder}"
        _run(programs / "pg_ctl", "start", "-w", "-D", data, "-l", folder / "log", "-o", settings)
        try:
            yield Server(folder)
        finally:
            _run(programs / "pg_ctl", "stop", "-w", "-m", "immediate", "-D", data)
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    found = sorted(PROGRAMS.glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found:
        raise FileNotFoundError(
            "There is no PostgreSQL to test with: apt-get install postgresql, or leave these "
            'tests out with -m "not nightly".'
        )
    return found[-1]


def _run(*command: str | Path) -> None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() == 0:
        command = ("runuser", "-u", NOBODY, "--", *command)
    done = subprocess.run(
        [str(part) for part in command],
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout
