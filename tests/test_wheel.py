"""When the page is built; and the wheel, built without Node, serves it to who has Python alone."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from types import ModuleType

import httpx
import pytest

from support.patience import PATIENCE
from support.served import served

ROOT = Path(__file__).parents[1]
PACKED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src", "web")
NEEDED = ("sh", "env")
"""Programs that npm cannot do without."""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """hatch_build.py, which belongs to no package."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_built_when_what_it_is_made_of_has_changed(
    hook: ModuleType, tmp_path: Path
) -> None:
    page, words, drawing, boards, lessons = (
        tmp_path / "src" / "grachten" / name
        for name in ("page", "words", "drawing", "boards", "lessons")
    )
    web = tmp_path / "web"
    parts = [web / name for name in ("src", "tests", "node_modules", "drawn")]
    for folder in (page, *parts, words / "en", drawing / "art", boards, lessons):
        folder.mkdir(parents=True)
    (web / "package.json").write_text("{}")
    assert hook.is_stale(tmp_path)
    (page / "index.html").write_text("built")
    assert hook.is_stale(tmp_path)  # of what, nobody knows
    changes = (
        web / "src" / "main.ts",
        web / "package.json",
        words / "en" / "table.ftl",
        drawing / "routes.py",
        drawing / "art" / "map.css",
        boards / "utrecht.toml",
        lessons / "second-game.json",
    )
    for changed in changes:
        (page / hook.STAMP).write_text(hook.sum_of_sources(tmp_path))
        assert not hook.is_stale(tmp_path)
        changed.write_text("other")
        assert hook.is_stale(tmp_path), changed
    (page / hook.STAMP).write_text(hook.sum_of_sources(tmp_path))
    (drawing / "__pycache__").mkdir()
    for irrelevant in (
        web / "tests" / "new.test.ts",
        web / "node_modules" / "new.js",
        web / "drawn" / "utrecht.json",
        drawing / "__pycache__" / "routes.cpython-311.pyc",
    ):
        irrelevant.write_text("new")
    assert not hook.is_stale(tmp_path)
    (web / "src" / "main.ts").rename(web / "src" / "start.ts")
    assert hook.is_stale(tmp_path)
    shutil.rmtree(web)
    assert not hook.is_stale(tmp_path)  # packed without its sources, it is as it is


def test_without_sources_and_page_it_is_said_what_is_missing(
    hook: ModuleType, tmp_path: Path
) -> None:
    with pytest.raises(hook.BuildError, match=r"^The page is not built, and its sources in web/"):
        hook.build_page(tmp_path)


@pytest.mark.parametrize(
    ("version", "suffices"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((24, 0), True),
    ],
)
def test_which_node_is_new_enough(
    hook: ModuleType, version: tuple[int, int], suffices: bool
) -> None:
    assert hook._suffices(*version) == suffices


def test_no_addresses_are_pinned_for_npm() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]
    assert not [name for name, entry in lock["packages"].items() if "resolved" in entry]


def copy_of_sources(folder: Path) -> Path:
    """What somebody has who has just fetched the repository: nothing is built."""
    made = shutil.ignore_patterns("node_modules", "page", "drawn", "__pycache__", "*.egg-info")
    for name in PACKED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=made)
        else:
            folder.mkdir(exist_ok=True)
            shutil.copy2(source, folder / name)
    return folder


def without_node(folder: Path) -> dict[str, str]:
    """An environment whose PATH leads to a shell and to nothing else."""
    folder.mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found is not None, name
        (folder / name).symlink_to(found)
    assert shutil.which("node", path=str(folder)) is None
    return {**os.environ, "PATH": str(folder)}


def run(command: list[str | Path], env: dict[str, str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def fresh_installation(wheel: Path, folder: Path, env: dict[str, str]) -> Path:
    """The wheel alone in an environment of its own; what it needs is lent to it by ours."""
    run([sys.executable, "-m", "venv", "--without-pip", folder], env, folder.parent)
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", str(python))
    run([*pip, "install", "--no-deps", "--no-index", wheel], env, folder.parent)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    ours = f"import grachten; assert grachten.__file__.startswith({str(packages)!r})"
    run([python, "-c", ours], env, folder.parent)
    return folder / "bin" / "grachten"


@pytest.mark.nightly
def test_a_wheel_built_without_node_serves_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env = without_node(tmp_path / "path")
    sources = copy_of_sources(tmp_path / "sources")
    run([sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", "dist", "."], env, sources)
    (wheel,) = (sources / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        page = {
            name.removeprefix("grachten/page/"): packed.read(name)
            for name in packed.namelist()
            if re.match(r"grachten/page/[^.]", name)
        }
    assert "index.html" in page
    command = fresh_installation(wheel, tmp_path / "fresh", env)
    monkeypatch.setenv("PATH", env["PATH"])
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # nobody plays here; compiling takes a minute
    with served(tmp_path, command=command) as server:
        assert httpx.get(f"{server.address}/", timeout=PATIENCE).content == page["index.html"]
        for name, content in page.items():
            found = httpx.get(f"{server.address}/{name}", timeout=PATIENCE)
            assert (found.status_code, found.content) == (200, content), name
        assert httpx.get(f"{server.address}/api/boards", timeout=PATIENCE).json() == {
            "boards": ["amsterdam"]
        }
