"""What pyproject.toml promises: its oldest packages will do, on every Python that it names."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from grachten.client import Visitor
from grachten.protocol.tables import NewTable, SeatBot
from support.patience import PATIENCE, wait_until
from support.served import served

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PYTHONS = [
    found[1]
    for classifier in PROJECT["classifiers"]
    if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", classifier))
]
UV = Path(sys.executable).with_name("uv")

GAME = """
import grachten
game = grachten.play_game([grachten.make_bot("merchant"), grachten.make_bot("carter")], seed=7)
assert game.is_over
"""
SMALL_SET = (
    "protocol",
    "rules/test_rule_5_claims.py",
    "store/test_steps.py",
    "store/test_tables.py",
    "server/test_passkeys.py",
    "server/test_tables.py",
)


def test_every_python_from_the_oldest_is_named() -> None:
    assert PROJECT["requires-python"] == f">={PYTHONS[0]}"
    assert [f"3.{11 + number}" for number, _ in enumerate(PYTHONS)] == PYTHONS


def test_every_dependency_has_a_lower_bound() -> None:
    extras = PROJECT["optional-dependencies"].values()
    for requirement in (*PROJECT["dependencies"], *(each for extra in extras for each in extra)):
        assert re.match(r"grachten\[|[\w.\[\]-]+>=\d", requirement), requirement


def interpreters(version: str) -> Iterator[Path]:
    """Where a Python may be: on the path, or kept by pyenv or uv; a shim need not lead to one."""
    for name in filter(None, (shutil.which(f"python{version}"), sys.executable)):
        yield Path(name)
    yield from Path("~/.pyenv/versions").expanduser().glob(f"{version}.*/bin/python")
    yield from Path("~/.local/share/uv/python").expanduser().glob(f"*-{version}.*/bin/python")


def python_of(version: str) -> Path | None:
    tell = "import sys; print('%d.%d' % sys.version_info[:2])"
    for path in interpreters(version):
        told = subprocess.run([path, "-c", tell], capture_output=True, text=True, check=False)
        if told.stdout.strip() == version:
            return path
    return None


def run(*command: str | Path, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=1800, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
    run(*pip, "-w", folder, ROOT)
    (found,) = folder.glob("*.whl")
    return found


def install_oldest(wheel: Path, python: Path, folder: Path) -> Path:
    """The wheel with the oldest packages that it allows, and that there are for this Python."""
    oldest = folder / "oldest.txt"
    resolve = (
        UV,
        "pip",
        "compile",
        "--quiet",
        "--resolution",
        "lowest-direct",
        "--only-binary",
        ":all:",
    )
    # The tests of the store need the driver of PostgreSQL too.
    run(*resolve, "--extra", "postgres", "--python", python, "-o", oldest, "pyproject.toml")
    run(UV, "venv", "--quiet", "--python", python, folder / "venv")
    made = folder / "venv" / "bin" / "python"
    install = (UV, "pip", "install", "--quiet", "--python", made)
    run(*install, "--only-binary", ":all:", "-r", oldest)
    run(*install, "--no-deps", wheel)
    run(*install, "--constraint", oldest, "pytest", "hypothesis")
    return made


async def begin_a_game(address: str) -> None:
    async with Visitor(address) as visitor:
        await visitor.me()
        table = await visitor.create(NewTable(seats=2))
        state = await visitor.sit(table.id, 1, SeatBot(level="carter"))
        assert (await visitor.start(table.id, terms=state.terms)).status == "playing"


@pytest.mark.nightly
@pytest.mark.parametrize("version", PYTHONS)
def test_the_oldest_packages_will_do(
    version: str,
    wheel: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    python = python_of(version)
    if python is None:
        with capsys.disabled():
            sys.stdout.write(f"\nThere is no Python {version} here: nothing was tried with it.\n")
        return
    made = install_oldest(wheel, python, tmp_path)
    for name in ("PYTHONPATH", "MYPYPATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GRACHTEN_CACHE", str(tmp_path / "cache"))
    with served(tmp_path, command=made.with_name("grachten")) as server:
        page = httpx.get(f"{server.address}/", timeout=PATIENCE)
        assert "<title>Grachten</title>" in page.text
        # Nothing is compiled yet: the page is there first, and then a game can begin.
        wait_until(
            lambda: httpx.get(f"{server.address}/ready", timeout=PATIENCE).status_code == 200
        )
        asyncio.run(begin_a_game(server.address))
    run(made, "-c", GAME, env=dict(os.environ))
    chosen = [f"tests/{name}" for name in SMALL_SET]
    run(
        made,
        "-m",
        "pytest",
        "-q",
        "-W",
        "default",
        "-m",
        "not nightly",
        *chosen,
        env=dict(os.environ),
    )
