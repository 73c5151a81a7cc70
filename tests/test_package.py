"""`import grachten`, as people try a library for the first time."""

import subprocess
import sys

import pytest

import grachten
from grachten.bots import RandomBot


def test_everything_that_is_promised_is_there() -> None:
    assert dir(grachten) == sorted(grachten.__all__)
    for name in grachten.__all__:
        assert getattr(grachten, name) is not None
    assert grachten.Game is grachten.rules.Game
    with pytest.raises(AttributeError, match="'grachten' has no attribute 'Gaem'"):
        grachten.Gaem  # noqa: B018


LOADED = """
import sys
before = set(sys.modules)
import grachten
new = set(sys.modules) - before
print([name for name in new if name.partition(".")[0] not in sys.stdlib_module_names])
"""


def test_nothing_is_loaded_before_it_is_used() -> None:
    """So it takes milliseconds: there is nothing to compile, and nothing else to wait for."""
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "['grachten']\n"


def test_a_game_between_bots_follows_from_its_seed() -> None:
    bots = [grachten.make_bot("greedy"), RandomBot(), RandomBot()]
    game = grachten.play_game(bots, seed=7)
    assert game.is_over
    assert (game.players, game.seed) == (3, 7)
    again = grachten.play_game(bots, seed=7)
    assert again.record() == game.record()
    assert grachten.play_game(bots, seed=8).record() != game.record()
    assert grachten.play_game(bots).seed != grachten.play_game(bots).seed
