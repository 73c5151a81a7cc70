"""Which Chromium the tests of the page use, and that they stop before they begin without one."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.support import chromium as browser_chromium
from browser.support import fetching as browser_fetching
from browser.support.chromium import KNOWN, VARIABLE, find_chromium
from browser.support.fetching import NotToBeHad, check_integrity, get_chromium

ROOT = Path(__file__).parents[1]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any, and the folder of its programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "playwright"))
    for module in (browser_chromium, browser_fetching):
        monkeypatch.setattr(module, "NOTE", tmp_path / "note")
    return tmp_path


def program(path: Path, script: str = "exit 1") -> Path:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_one_that_is_named_comes_first_then_the_machines_then_playwrights(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    playwrights = bare / "fetched"
    with pytest.raises(FileNotFoundError, match="`make browser` gets one"):
        find_chromium(str(playwrights))
    playwrights.touch()
    assert find_chromium(str(playwrights)) == playwrights
    machines = program(bare / KNOWN[1])
    assert find_chromium(str(playwrights)) == machines
    noted = program(bare / "noted")
    (bare / "note").write_text(str(noted))
    assert find_chromium(str(playwrights)) == noted
    named = program(bare / "named")
    monkeypatch.setenv(VARIABLE, str(named))
    assert find_chromium(str(playwrights)) == named
    named.unlink()
    with pytest.raises(FileNotFoundError):
        find_chromium(str(playwrights))


def fails(why: str) -> Callable[[], Path]:
    def fetch() -> Path:
        raise NotToBeHad(why)

    return fetch


def test_one_that_does_not_start_does_not_count(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ubuntu's chromium-browser is a program that says where to get one."""
    hollow = program(bare / "chromium-browser", "echo It requires the chromium snap >&2; exit 10")
    monkeypatch.setattr(browser_fetching, "SOURCES", {"npm": fails("no line")})
    said: list[str] = []
    with pytest.raises(NotToBeHad) as reasons:
        get_chromium(report=said.append)
    assert str(reasons.value).startswith(f"{hollow} does not start: ")
    assert str(reasons.value).endswith("; npm: no line")
    assert said == ["Getting a browser for the tests of the page, from npm …"]


def test_the_first_source_that_has_one_will_do(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched = program(bare / "fetched")
    sources = {"Playwright": fails("no line"), "npm": lambda: fetched, "apt-get": fails("never")}
    monkeypatch.setattr(browser_fetching, "SOURCES", sources)
    monkeypatch.setattr(browser_fetching, "started", lambda path: path)
    said: list[str] = []
    assert get_chromium(report=said.append) == fetched
    assert [line.split(", from ")[1] for line in said] == ["Playwright …", "npm …"]


def test_one_that_is_noted_is_not_tried_again(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = program(bare / "noted")
    (bare / "note").write_text(str(noted))
    monkeypatch.setattr(browser_fetching, "SOURCES", {})
    assert get_chromium(report=pytest.fail) == noted
    noted.unlink()
    with pytest.raises(NotToBeHad):
        get_chromium(report=pytest.fail)


def test_only_what_we_know_is_unpacked(tmp_path: Path) -> None:
    packed = tmp_path / "chromium.tgz"
    packed.write_bytes(b"something else")
    with pytest.raises(NotToBeHad, match="is not @sparticuz/chromium@"):
        check_integrity(packed)


def test_without_one_there_is_one_sentence_and_no_test(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "browser.support.fetching"],
        cwd=ROOT / "tests",
        env={**os.environ, VARIABLE: str(tmp_path / "none")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line == (
        "The tests of the page need Chromium, and there is none to be had "
        f"({tmp_path / 'none'} is no file): install one, or name one that you have by "
        f"{VARIABLE}=/path/to/chromium."
    )


def test_make_sees_to_a_browser_before_the_first_test_and_not_for_a_game() -> None:
    def steps(target: str) -> list[str]:
        done = subprocess.run(
            ["make", "--dry-run", "--always-make", target],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.splitlines()

    def first(wanted: str, lines: list[str]) -> int:
        return next(number for number, line in enumerate(lines) if wanted in line)

    for target, begin in (("test", "pytest"), ("screens", "pytest"), ("pictures", "scenery")):
        lines = steps(target)
        assert first("browser.support.fetching", lines) < first(begin, lines), target
    for target in ("play", "page"):
        assert not [line for line in steps(target) if "browser.support.fetching" in line], target
