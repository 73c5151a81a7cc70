"""Compiling the environment ahead of its first use, which takes half a minute once."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from grachten.env.core.compilation import CORE, EnvPart
from grachten.env.observation import action_mask, observe
from grachten.env.vector import VectorGames
from grachten.kernel.warming import Step
from grachten.rules import Game


@cache
def make_ready() -> None:
    """Compile and load everything in this process, so that it does not cost a step time."""
    for _ in ENV.warm_up():
        pass


def _steps() -> Iterator[Step]:
    """One call of everything that Python calls."""
    games, game = VectorGames(1, seed=1), Game.new(2, 1)
    yield "step", lambda: games.step(games.masks.argmax(axis=1))
    yield "observe", lambda: observe(game.view(game.seat))
    yield "mask", lambda: action_mask(game.view(game.seat))


ENV: Final = EnvPart("env", CORE, _steps)
