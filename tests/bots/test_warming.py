"""Compiling how bots think ahead of the first use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grachten.bots.mind import warming
from grachten.bots.mind.warming import is_warm, warm_up
from grachten.kernel.compilation import is_compiled


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(warming, "cache_folder", lambda _package: tmp_path)
    return tmp_path


def test_warming_up_tells_how_far_it_is(folder: Path) -> None:
    told = list(warm_up())
    steps = len(told) - 1
    assert told == [(done, steps) for done in range(steps + 1)]
    assert steps > 5
    assert list(folder.iterdir()) == ([folder / "warm"] if is_compiled else [])


def test_the_bots_are_warm_once_everything_is_compiled(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "is_compiled", True)
    assert not is_warm()
    for _ in warm_up():
        assert (folder / "warm").exists() == is_warm()
    assert is_warm()


@pytest.mark.usefixtures("folder")
def test_without_the_compiler_they_are_always_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_compiled", False)
    assert is_warm()


PLAY_AFTER_WARMING = """
import random
import sys
from grachten.bots import make_bot, seated
from grachten.bots.mind.warming import warm_up
from grachten.kernel.warming import warm_up as warm_up_kernel
from grachten.rules import Game

def compiled():
    return {
        (module.__name__, name, signature)
        for module in list(sys.modules.values())
        if module.__name__.startswith("grachten")
        for name, function in list(vars(module).items())
        for signature in getattr(function, "nopython_signatures", ())
    }

list(warm_up_kernel())
list(warm_up())
before = compiled()
specs = ("planner", "apprentice", "search:sims=20", "search:sims=20:playouts=random")
bots = [seated(make_bot(spec)) for spec in specs]
game, rng = Game.new(4, seed=1), random.Random(1)
while not game.is_over:
    game.play(bots[game.seat].choose(game.view(game.seat), game.legal_actions, rng))
for module, name, signature in sorted(compiled() - before, key=str):
    print(module, name, [str(kind) for kind in signature.args if "Record" not in str(kind)])
"""


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled, reason="nothing is compiled")
def test_a_game_after_warming_up_compiles_nothing_more() -> None:
    command = [sys.executable, "-c", PLAY_AFTER_WARMING]
    run = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout == ""
