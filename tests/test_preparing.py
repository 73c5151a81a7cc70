"""Compiling on all cores before the first use."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from grachten import preparing
from grachten.bots.mind.warming import MIND
from grachten.env.warming import IMAGINING, OBSERVING
from grachten.kernel import compilation
from grachten.kernel.warming import ARRAYS, GAMES, Part
from grachten.neural.warming import NETWORK
from grachten.preparing import FOR_PLAYING, FUNCTIONS, PARTS, prepare
from support.patience import PATIENCE, wait_until

SMALL = """
import os, signal, sys, time
from grachten import preparing
from grachten.kernel.compilation import KERNEL
from grachten.kernel.warming import Part

def steps():
    yield "one", lambda: {call}

PART = Part("games", KERNEL, steps)
preparing.PARTS["games"] = PART

if __name__ == "__main__":
    preparing.FOR_PLAYING = (PART,)
    print("done", *preparing.prepare((PART,)), PART.is_warm())
"""
"""A program whose game is compiled by one call; other processes read this file as well."""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    return tmp_path / "program.py"


def environment(folder: Path) -> dict[str, str]:
    path = f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    return {**os.environ, "GRACHTEN_CACHE": str(folder / "cache"), "PYTHONPATH": path}


def run(program: Path, call: str) -> str:
    program.write_text(SMALL.format(call=call))
    done = subprocess.run(
        [sys.executable, program],
        env=environment(program.parent),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return done.stdout


def test_it_tells_how_much_is_done_and_notes_what_is_warm(program: Path) -> None:
    word, *shares, is_warm = run(program, "time.sleep(0.5)").split()
    assert (word, is_warm) == ("done", "True")
    told = [float(share) for share in shares]
    assert told == sorted(told)
    assert told[0] == 0
    assert told[-1] == 1
    assert all(share < 1 for share in told[:-1])


@pytest.mark.parametrize("end", ["1 / 0", "os.kill(os.getpid(), signal.SIGKILL)"])
def test_a_process_that_fails_leaves_the_rest_for_the_first_use(program: Path, end: str) -> None:
    *_, share, is_warm = run(program, end).split()
    assert (float(share), is_warm) == (1.0, "False")


def test_its_processes_end_with_it(program: Path, tmp_path: Path) -> None:
    pids = tmp_path / "pid"
    program.write_text(
        SMALL.format(call=f"(open({str(pids)!r}, 'w').write(str(os.getpid())), time.sleep(1e6))")
    )
    started = subprocess.Popen([sys.executable, program], env=environment(tmp_path))
    wait_until(lambda: pids.exists() and pids.read_text().isdecimal())
    worker = int(pids.read_text())
    started.send_signal(signal.SIGKILL)
    started.wait(PATIENCE)
    wait_until(lambda: not Path(f"/proc/{worker}").exists() or is_zombie(worker))


def is_zombie(pid: int) -> bool:
    try:
        return " Z " in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True


def test_it_ends_without_a_word_while_the_server_still_listens() -> None:
    """Nothing is left to compile here: what was compiled before the tests is found."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "grachten.preparing"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stderr.read() == ""
        assert process.wait(PATIENCE) == 0


def test_what_is_warm_is_not_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Part, "is_warm", lambda _part: True)
    assert preparing.are_warm()
    assert list(prepare()) == []


def test_playing_needs_no_functions_on_arrays_of_games() -> None:
    assert FOR_PLAYING == (GAMES, MIND, OBSERVING, NETWORK)
    assert {PARTS[name] for name in FUNCTIONS} == {*FOR_PLAYING, IMAGINING, ARRAYS}


COUNT = """
from grachten.preparing import FUNCTIONS, PARTS, _Counter
from numba.core import event
from multiprocessing import Value

compiled = Value("i", 0)
event.register("numba:compile", _Counter(compiled))
for name, part in PARTS.items():
    before = compiled.value
    list(part.warm_up())
    print(name, compiled.value - before)
"""


@pytest.mark.nightly
@pytest.mark.skipif(not compilation.is_compiled, reason="nothing is compiled")
def test_the_bar_knows_about_how_much_there_is_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COUNT]
    done = subprocess.run(
        command, env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    counted = {line.split()[0]: int(line.split()[1]) for line in done.stdout.splitlines()}
    for name, number in counted.items():
        assert 0.8 < number / FUNCTIONS[name] < 1.25, counted
