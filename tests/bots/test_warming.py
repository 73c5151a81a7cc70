"""Compiling how bots think ahead of the first use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grachten.bots.mind.warming import MIND
from grachten.kernel import warming
from grachten.kernel.compilation import is_compiled


def test_warming_up_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warming, "cache_folder", lambda _package: tmp_path)
    told = list(MIND.warm_up())
    steps = len(told) - 1
    assert told == [(done, steps) for done in range(steps + 1)]
    assert steps > 5
    marks = [mark.name.rpartition("-")[0] for mark in tmp_path.iterdir()]
    assert marks == (["mind-warm"] if is_compiled else [])


PLAY_AFTER_WARMING = """
import random
import sys
from grachten.bots import make_bot, seated
from grachten.bots.mind.warming import MIND
from grachten.env.warming import OBSERVING
from grachten.kernel.warming import GAMES
from grachten.neural.warming import NETWORK
from grachten.rules import Game

def compiled():
    return {
        (function.py_func.__module__, name, signature)  # imported elsewhere, it is the same
        for module in list(sys.modules.values())
        if module.__name__.startswith("grachten")
        for name, function in list(vars(module).items())
        for signature in getattr(function, "nopython_signatures", ())
    }

list(GAMES.warm_up())
list(MIND.warm_up())
list(OBSERVING.warm_up())
list(NETWORK.warm_up())
before = compiled()
specs = ("planner", "neural", "search:sims=20", "search:sims=20:playouts=random")
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
