"""How the kernel is compiled, and that no stale machine code is ever used."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import llvmlite
import numba
import pytest

import grachten
from grachten.kernel import compilation
from grachten.kernel.compilation import (
    cache_folder,
    compiled,
    compiler_for,
    fingerprint,
    is_compiled,
)

PACKAGE = Path(grachten.__file__).parent
KERNEL = PACKAGE / "kernel"
SOURCES = sorted(source.name for source in KERNEL.glob("*.py"))


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the kernel's sources."""
    folder = tmp_path / "kernel"
    folder.mkdir()
    for name in SOURCES:
        shutil.copy(KERNEL / name, folder)
    return folder


# The fingerprint


def test_the_same_sources_have_the_same_fingerprint(sources: Path) -> None:
    assert fingerprint(sources) == fingerprint(KERNEL)
    assert len(fingerprint(sources)) == 16


@pytest.mark.parametrize("name", SOURCES)
def test_a_change_in_any_source_changes_the_fingerprint(sources: Path, name: str) -> None:
    before = fingerprint(sources)
    source = sources / name
    source.write_bytes(source.read_bytes() + b"#")
    assert fingerprint(sources) != before


def test_a_source_added_removed_or_renamed_changes_the_fingerprint(sources: Path) -> None:
    seen = [fingerprint(sources)]
    (sources / "tables.py").write_text("LENGTHS = (1, 2, 4, 7)\n", encoding="utf-8")
    seen.append(fingerprint(sources))
    (sources / "tables.py").rename(sources / "table.py")
    seen.append(fingerprint(sources))
    (sources / "log.py").unlink()
    seen.append(fingerprint(sources))
    assert len(set(seen)) == 4


def test_what_is_not_compiled_does_not_change_the_fingerprint(sources: Path) -> None:
    before = fingerprint(sources)
    (sources / "notes.txt").write_text("nothing", encoding="utf-8")
    (sources / "__pycache__").mkdir()
    (sources / "__pycache__" / "log.pyc").write_bytes(b"nothing")
    assert fingerprint(sources) == before


def test_the_compiler_and_its_settings_change_the_fingerprint(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = [fingerprint(sources)]
    for target, name, value in (
        (numba, "__version__", "0.0.0"),
        (llvmlite, "__version__", "0.0.0"),
        (sys, "version", "0.0.0"),
        (compilation.config, "BOUNDSCHECK", 1 - (compilation.config.BOUNDSCHECK or 0)),
    ):
        monkeypatch.setattr(target, name, value)
        seen.append(fingerprint(sources))
    assert len(set(seen)) == 5


# Numba's cache does not notice a change in a table imported from another file

ASK_FOR_THE_END = """
import numpy as np
from grachten.kernel import GAME, is_over
games = np.zeros(1, GAME)
games[0]["phase"] = 9
print(is_over(games, 0))
"""


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled, reason="nothing is compiled")
def test_a_constant_changed_in_another_file_is_noticed(tmp_path: Path) -> None:
    copied = shutil.copytree(PACKAGE / "kernel", tmp_path / "grachten" / "kernel")
    (tmp_path / "grachten" / "__init__.py").write_text("", encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "GRACHTEN_CACHE": str(tmp_path / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def answer() -> str:
        command = [sys.executable, "-c", ASK_FOR_THE_END]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()

    assert answer() == "False"
    assert len(list((tmp_path / "cache").iterdir())) == 1
    layout = copied / "layout.py"
    changed = layout.read_text(encoding="utf-8").replace("OVER: Final = 4", "OVER: Final = 9")
    layout.write_text(changed, encoding="utf-8")
    assert answer() == "True"
    assert len(list((tmp_path / "cache").iterdir())) == 2


# Where the machine code is kept


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """No setting that says where caches lie, and a home of its own."""
    for name in ("GRACHTEN_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return monkeypatch


def folder() -> Path:
    """The cache folder, asked for anew."""
    chosen: Path = cache_folder.__wrapped__()
    return chosen


def test_the_cache_folder_is_named_after_the_fingerprint(
    environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment.setenv("GRACHTEN_CACHE", str(tmp_path / "chosen"))
    assert folder() == tmp_path / "chosen" / f"kernel-{fingerprint(KERNEL)}"
    assert (tmp_path / "chosen").is_dir()


@pytest.mark.parametrize("name", ["XDG_CACHE_HOME", "LOCALAPPDATA"])
def test_the_users_cache_folder_is_used(
    environment: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    environment.setenv(name, str(tmp_path / "caches"))
    assert folder().parent == tmp_path / "caches" / "grachten"


@pytest.mark.usefixtures("environment")
def test_without_any_setting_the_cache_is_in_the_home_folder(tmp_path: Path) -> None:
    assert folder().parent == tmp_path / "home" / ".cache" / "grachten"


def test_a_cache_folder_that_cannot_be_made_is_replaced_by_a_temporary_one(
    environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    environment.setenv("GRACHTEN_CACHE", str(tmp_path / "file" / "cache"))
    assert_is_temporary(folder(), tmp_path)


def test_without_a_home_the_cache_is_a_temporary_one(
    environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nobody(path: Path) -> Path:
        raise RuntimeError(f"nobody lives in {path}")

    environment.setattr(Path, "expanduser", nobody)
    assert_is_temporary(folder(), tmp_path)


def assert_is_temporary(chosen: Path, tmp_path: Path) -> None:
    """A folder of its own that nobody else can have filled."""
    assert chosen.parent.parent == tmp_path / "temporary"
    assert chosen.parent.stat().st_mode & 0o077 == 0
    assert folder() != chosen


def test_a_cache_folder_that_cannot_be_written_is_replaced_by_a_temporary_one(
    environment: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment.setenv("GRACHTEN_CACHE", str(tmp_path / "chosen"))
    environment.setattr(os, "access", lambda *_: False)
    assert_is_temporary(folder(), tmp_path)


# The decorators


def twice(number: int) -> int:
    return 2 * number


def test_without_the_compiler_a_function_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "is_compiled", False)
    assert compiled(twice) is twice


def test_compiling_leaves_numbas_own_cache_folder_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compilation, "is_compiled", True)
    monkeypatch.setattr(compilation, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(compilation.config, "CACHE_DIR", before := str(tmp_path / "another"))
    assert compiled(twice)(21) == 42
    assert before == compilation.config.CACHE_DIR


# Packages on top of the kernel


def double(number: int) -> int:
    return 2 * number


def test_another_package_has_a_folder_of_its_own(tmp_path: Path) -> None:
    package = tmp_path / "mind"
    package.mkdir()
    source = package / "thoughts.py"
    source.write_text("FIRST = 1\n", encoding="utf-8")
    folder = cache_folder(package)
    assert folder.name == f"mind-{fingerprint(KERNEL, package)}"
    assert folder.parent == cache_folder().parent
    source.write_text("FIRST = 2\n", encoding="utf-8")
    assert folder.name != f"mind-{fingerprint(KERNEL, package)}"


def test_another_package_compiles_like_the_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRACHTEN_CACHE", str(tmp_path / "cache"))
    package = tmp_path / "mind"
    package.mkdir()
    doubled = compiler_for(package)(double)
    assert doubled(21) == 42
    assert (doubled is double) != is_compiled
    if is_compiled:
        assert list(cache_folder(package).rglob("*.nbi"))
