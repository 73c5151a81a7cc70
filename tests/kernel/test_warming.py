"""Compiling ahead of the first use."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from grachten.kernel import warming
from grachten.kernel.compilation import is_compiled
from grachten.kernel.warming import ARRAYS, GAMES, Part


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(warming, "cache_folder", lambda _package: tmp_path)
    return tmp_path


@pytest.mark.parametrize(("part", "fewest"), [(GAMES, 9), (ARRAYS, 15)], ids=["games", "arrays"])
def test_warming_up_tells_how_far_it_is(part: Part, fewest: int, folder: Path) -> None:
    told = list(part.warm_up())
    steps = len(told) - 1
    assert told == [(done, steps) for done in range(steps + 1)]
    assert steps >= fewest
    marks = [mark.name.rpartition("-")[0] for mark in folder.iterdir()]
    assert marks == ([f"{part.name}-warm"] if is_compiled else [])


@pytest.mark.usefixtures("folder")
def test_a_part_is_warm_once_all_of_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_compiled", True)
    assert not GAMES.is_warm()
    for done, total in GAMES.warm_up():
        assert GAMES.is_warm() == (done == total)
    assert not ARRAYS.is_warm()


@pytest.mark.usefixtures("folder")
def test_another_copy_of_the_package_is_not_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba does not find there what was compiled here."""
    monkeypatch.setattr(warming, "is_compiled", True)
    GAMES.note_warm()
    assert GAMES.is_warm()
    assert not replace(GAMES, package=Path("/another/clone/kernel")).is_warm()


@pytest.mark.usefixtures("folder")
def test_without_the_compiler_it_is_always_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "is_compiled", False)
    assert GAMES.is_warm()


PLAY_AFTER_WARMING = """
from grachten.kernel import claimable, games
from grachten.kernel.warming import GAMES
from grachten.rules import Game, TakeFaceUp
from grachten.rules.distances import spaces_missing

def compiled():
    return {
        (name, signature)
        for name, function in [*vars(claimable).items(), *vars(games).items()]
        for signature in getattr(function, "signatures", ())
    }

list(GAMES.warm_up())
before = compiled()
game = Game.new(3, seed=1)
for seat in game.to_act:
    game.play(list(game.legal_for(seat))[0], seat)
card = next(action.card for action in game.legal_actions.of(TakeFaceUp))
game.play(TakeFaceUp(card, game.state.market.index(card)))
while not game.is_over:
    game.play(game.legal_actions[-1])
spaces_missing(game.view(0)), game.spectator_view()
for name, signature in sorted(compiled() - before, key=str):
    print(name, [str(kind) for kind in signature if "Record" not in str(kind)])
"""


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled, reason="nothing is compiled")
def test_a_game_after_warming_up_compiles_nothing_more() -> None:
    command = [sys.executable, "-c", PLAY_AFTER_WARMING]
    run = subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout == ""
