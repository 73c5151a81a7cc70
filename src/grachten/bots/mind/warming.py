"""Compiling the bots ahead of their first use, which takes half a minute once."""

from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import numba
import numpy as np

from grachten.bots.mind.habits import play_by_habit
from grachten.bots.mind.observations import OBSERVATION, find_claims
from grachten.bots.mind.planning import choose_by_plan
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.searching import SearchTask, search
from grachten.bots.mind.targets import new_targets
from grachten.bots.mind.trees import best_visits, follow, new_tree
from grachten.bots.mind.weights import weights_of
from grachten.bots.mind.worlds import believe_all, count_beliefs
from grachten.kernel.compilation import is_compiled
from grachten.kernel.layout import MAX_CONTRACTS, MAX_SEATS
from grachten.kernel.warming import Part, Step
from grachten.rules import Board


@cache
def make_ready() -> None:
    """Compile and load everything in this process, so that it does not cost a bot time."""
    for _ in MIND.warm_up():
        pass


def _steps() -> Iterator[Step]:
    """Every function that bots call, and one that is half of the search: two processes can then
    share the work (`bots/preparing`), and the search finds it compiled. The longest come first.

    They are compiled for arguments of the right types, and not called: that would need a game.
    """
    board = Board.load()
    tables, graphs = board.tables, route_graph_of(board)
    games, pads, scratches = new_scratch_games(1), new_scratch_games(2), new_scratch()
    observations = np.zeros(1, OBSERVATION)
    tree, ends = new_tree(1024)
    counts = np.zeros((MAX_SEATS, MAX_CONTRACTS), np.int64)
    weights, targets, choices = weights_of(), new_targets(), np.uint64(1)
    task = SearchTask(
        tables, graphs, observations, games, pads, tree, ends, targets, scratches, weights,
        1.0, 1.0, True,
    )  # fmt: skip
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (choose_by_plan, (tables, graphs, games, pads, weights, scratches)),
        (play_by_habit, (tables[0], graphs[0], games[0], targets[0], scratches[0], choices)),
        (search, (task, 0, choices)),
        (find_claims, (tables, games)),
        (believe_all, (tables, graphs, games, observations, scratches)),
        (count_beliefs, (observations, games, pads, 0, choices, counts)),
        (follow, (tree, ends, np.zeros(0, np.int64))),
        (best_visits, (tree, 0)),
    ]
    for function, arguments in calls:
        yield function.__name__, partial(_compile, function, arguments)


def _compile(function: Any, arguments: tuple[Any, ...]) -> None:
    if is_compiled:
        function.compile(tuple(map(numba.typeof, arguments)))


MIND: Final = Part("mind", Path(__file__).parent, _steps)
