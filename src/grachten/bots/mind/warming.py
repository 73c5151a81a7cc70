"""Compiling the bots ahead of their first use, which takes half a minute once."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np

from grachten.bots.mind.observations import OBSERVATION, find_claims
from grachten.bots.mind.planning import choose_by_plan
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.searching import SearchTask, search
from grachten.bots.mind.targets import new_targets
from grachten.bots.mind.trees import best_visits, follow, new_tree
from grachten.bots.mind.weights import weights_of
from grachten.bots.mind.worlds import believe_all, count_beliefs
from grachten.kernel.compilation import cache_folder, is_compiled
from grachten.kernel.games import new_game
from grachten.kernel.layout import MAX_CONTRACTS, MAX_SEATS
from grachten.kernel.shuffling import seed_words
from grachten.kernel.warming import Step
from grachten.rules import Board


def is_warm() -> bool:
    """Is everything compiled already, by this version, on this machine?"""
    return not is_compiled or _mark().exists()


def warm_up() -> Iterator[tuple[int, int]]:
    """Compile every function that Python calls; yields how many of how many are done."""
    steps = list(_steps())
    for done, (_, call) in enumerate(steps):
        yield done, len(steps)
        call()
    if is_compiled:
        _mark().touch()
    yield len(steps), len(steps)


@cache
def make_ready() -> None:
    """Compile and load everything in this process, so that it does not cost a bot time."""
    for _ in warm_up():
        pass


def _mark() -> Path:
    return cache_folder(Path(__file__).parent) / "warm"


def _steps() -> Iterator[Step]:
    """One call of every function with arguments of the right types."""
    board = Board.load()
    tables, graphs = board.tables, route_graph_of(board)
    games, pads, scratches = new_scratch_games(1), new_scratch_games(2), new_scratch()
    new_game(tables, games, 0, 2, seed_words(1))
    observations = np.zeros(1, OBSERVATION)
    tree, ends = new_tree(1024)
    counts = np.zeros((MAX_SEATS, MAX_CONTRACTS), np.int64)
    weights, choices = weights_of(), np.uint64(1)
    task = SearchTask(
        tables, graphs, observations, games, pads, tree, ends, new_targets(), scratches, weights,
        1.0, 1.0, True,
    )  # fmt: skip
    yield "claims", lambda: find_claims(tables, games)
    yield "plan", lambda: choose_by_plan(tables, graphs, games, pads, weights, scratches)
    yield "belief", lambda: believe_all(tables, graphs, games, observations, scratches)
    yield "beliefs", lambda: count_beliefs(observations, games, pads, 0, choices, counts)
    yield "follow", lambda: follow(tree, ends, np.zeros(0, np.int64))
    yield "lead", lambda: best_visits(tree, 0)
    yield "search", lambda: search(task, 0, choices)
