"""How soon one can play, from nothing: `python -m bench.quick_start`, from the project folder.

It clones the project, and runs `make play` there with a home folder of its own, so that nothing is
compiled or configured yet; packages come from the caches of pip and npm, as the first run leaves
them. Then it opens a table as a player would.
"""

import argparse
import asyncio
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from grachten.client import Visitor
from grachten.protocol.messages import GameMoved, Watch
from grachten.protocol.tables import NewTable, SeatBot

ROOT: Final = Path(__file__).parents[1]
GOALS: Final = {"page answered": 75, "a game against a bot began": 100}
PATIENCE: Final = 900.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", default=str(ROOT), help="what is cloned")
    parser.add_argument("--revision", default="HEAD", help="a commit or branch of it")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        clone = Path(folder) / "clone"
        _clone(wanted.source, wanted.revision, clone)
        times = _measure(clone, Path(folder) / "home")
    for what, seconds in times.items():
        goal = f"  (goal: {GOALS[what]})" if what in GOALS else ""
        print(f"{what:<32} {seconds:6.1f} s{goal}")
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")


def _clone(source: str, revision: str, clone: Path) -> None:
    commit = subprocess.check_output(
        ["git", "-C", source, "rev-parse", revision], text=True
    ).strip()
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", source, clone], check=True)
    subprocess.run(["git", "-C", clone, "checkout", "--quiet", "--detach", commit], check=True)


def _measure(clone: Path, home: Path) -> dict[str, float]:
    times = {}
    started, begun = time.perf_counter(), time.time()
    with _playing(clone, home) as process:
        assert process.stdout is not None
        address = ""
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                address = found[0]
                break
            sys.stderr.write(line)
        if not address:
            sys.exit("`make play` has ended, and said why above.")
        times["environment installed"] = (clone / ".venv" / "run").stat().st_mtime - begun
        _page(address)
        times["page answered"] = time.perf_counter() - started
        asyncio.run(_begin(address))
        times["a game against a bot began"] = time.perf_counter() - started
    return times


@contextmanager
def _playing(clone: Path, home: Path) -> Iterator["subprocess.Popen[str]"]:
    home.mkdir()
    foreign = ("HOME", "XDG", "GRACHTEN", "PYTHON", "VIRTUAL_ENV", "NUMBA", "MAKE", "MYPY")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(foreign)}
    caches = {
        "PIP_CACHE_DIR": _told([sys.executable, "-m", "pip", "cache", "dir"]),
        "npm_config_cache": _told(["npm", "config", "get", "cache"]),
        "npm_config_userconfig": _told(["npm", "config", "get", "userconfig"]),
    }
    for settings in (
        Path.home() / ".config" / "pip" / "pip.conf",
        Path.home() / ".pip" / "pip.conf",
    ):
        if settings.is_file():
            caches["PIP_CONFIG_FILE"] = str(settings)  # it may say where packages come from
    process = subprocess.Popen(
        ["make", "play", f"PYTHON={Path(sys.base_prefix) / 'bin' / 'python3'}"],
        cwd=clone,
        env={**environment, **caches, "HOME": str(home), "GRACHTEN_DATA": str(home / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def _told(command: list[str]) -> str:
    return subprocess.check_output(command, text=True, stderr=subprocess.DEVNULL).strip()


def _page(address: str) -> None:
    """The page, and everything that it loads first."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        index = client.get("/").raise_for_status().text
        for name in re.findall(r'(?:src|href)="\./(assets/[^"]+)"', index):
            client.get(f"/{name}").raise_for_status()


async def _begin(address: str) -> None:
    """Until the bot has made its first choice."""
    async with Visitor(address) as visitor:
        await visitor.me()
        table = await visitor.create(NewTable(seats=2))
        state = await visitor.sit(table.id, 1, SeatBot(level="carter"))
        await _prepared(address)
        await visitor.start(table.id, terms=state.terms)
        live = await visitor.live()
        await live.send(Watch(table.id, 0))
        while not isinstance(await live.receive(), GameMoved):
            pass
        await live.close()


async def _prepared(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        while (await client.get("/api/preparation")).json().get("done", 1) < 1:
            await asyncio.sleep(0.1)


if __name__ == "__main__":
    main()
