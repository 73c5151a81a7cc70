"""Compiling the environment ahead of its first use, which takes half a minute once."""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, Final

import numba
import numpy as np

from grachten.bots.mind.observations import find_claims
from grachten.bots.mind.route_graph import route_graph_of
from grachten.env.core.compilation import CORE, EnvPart
from grachten.env.core.elements import ROW_BYTES
from grachten.env.core.imagining import play_and_show, share_victories
from grachten.env.core.layout import new_tracks
from grachten.env.core.plans import new_pads
from grachten.env.core.tables import tables_of
from grachten.env.core.tracking import measure_all
from grachten.env.core.viewing import show, show_mask
from grachten.env.observation import action_mask, observe
from grachten.env.vector import VectorGames
from grachten.kernel.compilation import is_compiled
from grachten.kernel.layout import GAME, MAX_SEATS
from grachten.kernel.warming import Step
from grachten.rules import Board, Game


@cache
def make_ready() -> None:
    """Compile and load everything in this process, so that it does not cost a step time."""
    for _ in ENV.warm_up():
        pass


def _steps() -> Iterator[Step]:
    """One call of everything that Python calls."""
    games, game = VectorGames(1, seed=1), Game.new(2, 1)
    yield "step", lambda: games.step(games.masks.argmax(axis=1))
    yield "look", lambda: games.look(games.seats, games.observation_rows)
    yield "observe", lambda: observe(game.view(game.seat))
    yield "mask", lambda: action_mask(game.view(game.seat))


@cache
def make_ready_to_observe() -> None:
    """The same for what observing a view needs, which is little of it."""
    for _ in OBSERVING.warm_up():
        pass


def _observing_steps() -> Iterator[Step]:
    """Compiled for arguments of the right types, and not called: that would need a game, whose
    functions another process may be compiling."""
    board = Board.load()
    boards, graphs, tables = board.tables, route_graph_of(board), tables_of(board)
    games, tracks, row = np.zeros(1, GAME), new_tracks(1), np.zeros(ROW_BYTES, np.uint8)
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (find_claims, (boards, games)),
        (measure_all, (boards, graphs, games, tracks)),
        (show, (boards, graphs, tables, games, tracks, 0, 0, new_pads(), row)),
        (show_mask, (boards, games, 0, row)),
    ]
    for function, arguments in calls:
        yield function.__name__, partial(_compile, function, arguments)


def _imagining_steps() -> Iterator[Step]:
    """The same for trying actions, as reviews and hints do."""
    board = Board.load()
    boards, graphs, tables = board.tables, route_graph_of(board), tables_of(board)
    games, tracks, row = np.zeros(1, GAME), new_tracks(1), np.zeros((1, ROW_BYTES), np.uint8)
    actions, totals, shares = np.zeros(1, np.int64), np.zeros(MAX_SEATS, np.int16), np.zeros(1)
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (play_and_show, (boards, graphs, tables, games, tracks, actions, 0, new_pads(), row)),
        (share_victories, (boards, games, 0, totals, shares)),
    ]
    for function, arguments in calls:
        yield function.__name__, partial(_compile, function, arguments)


def _compile(function: Any, arguments: tuple[Any, ...]) -> None:
    if is_compiled:
        function.compile(tuple(map(numba.typeof, arguments)))


ENV: Final = EnvPart("env", CORE, _steps)
OBSERVING: Final = EnvPart("observing", CORE, _observing_steps)
IMAGINING: Final = EnvPart("imagining", CORE, _imagining_steps)
