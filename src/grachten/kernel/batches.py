"""Many games at once, on all cores. Results do not depend on how many cores there are."""

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar

import numpy as np
from numba import prange
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled_parallel
from grachten.kernel.layout import DRAWN, MAX_ACTIONS
from grachten.kernel.legality import legal_actions
from grachten.kernel.opening import set_up
from grachten.kernel.playouts import choices_from, play_randomly
from grachten.kernel.records import Boards, Games
from grachten.kernel.scoring import (
    completed_contracts,
    contract_points,
    count_up,
    merchandise_points,
)
from grachten.kernel.sets import contains, size_of_word, write_mask
from grachten.kernel.turns import carry_out

_Function = TypeVar("_Function", bound=Callable[..., Any])

MAX_DECISIONS: Final = 1024
"""More than any game can have: hands only grow by cards that exist or that a claim brought back,
and carts, contracts and routes run out."""

_one_at_a_time = threading.Lock()


def batch(function: _Function) -> _Function:
    """Compiled with `prange`. One batch at a time: some of Numba's thread pools cannot share.

    A process that has run a batch must not fork and run one in the child, which no pool on OpenMP
    survives: start such processes with "spawn".
    """
    inner = compiled_parallel(function)

    @wraps(function)
    def run(*arguments: Any, **keywords: Any) -> Any:
        with _one_at_a_time:
            return inner(*arguments, **keywords)

    return run  # type: ignore[return-value]


@batch
def new_games(
    boards: Boards, games: Games, players: int, seeds: NDArray[np.uint64], first: int = DRAWN
) -> None:
    """Set up game i with row i of the seeds."""
    for index in prange(len(games)):
        set_up(boards[0], games[index], players, first, seeds[index], None)


@batch
def legal_masks(boards: Boards, games: Games, out: NDArray[np.bool_]) -> None:
    """Row i: the legal actions of game i as truth values."""
    for index in prange(len(games)):
        write_mask(legal_actions(boards[0], games[index]), out[index])


@batch
def apply_all(
    boards: Boards, games: Games, actions: NDArray[np.int16], done: NDArray[np.bool_]
) -> None:
    """Do action i in game i where it is legal; `done` says where it was."""
    for index in prange(len(games)):
        action = actions[index]
        is_legal = 0 <= action < MAX_ACTIONS and contains(
            legal_actions(boards[0], games[index]), action
        )
        if is_legal:
            carry_out(boards[0], games[index], action, None)
        done[index] = is_legal


@batch
def all_scores(
    boards: Boards, games: Games, totals: NDArray[np.int16], winners: NDArray[np.uint8]
) -> None:
    """Row i: the totals of game i if it ended now, and its winners as a set of seats."""
    for index in prange(len(games)):
        winners[index] = count_up(boards[0], games[index], totals[index])


@batch
def all_score_lines(boards: Boards, games: Games, lines: NDArray[np.int16]) -> None:
    """For game i and each seat: points of routes, contracts and merchandise, and how many
    contracts are completed."""
    for index in prange(len(games)):
        game = games[index]
        for seat in range(game.players):
            completed = completed_contracts(boards[0], game, seat)
            lines[index, seat, 0] = game.points[seat]
            lines[index, seat, 1] = contract_points(boards[0], game, seat, completed)
            lines[index, seat, 2] = merchandise_points(boards[0], game, seat)
            lines[index, seat, 3] = size_of_word(completed)


@batch
def random_playouts(
    boards: Boards, games: Games, seeds: NDArray[np.uint64], decisions: NDArray[np.int64]
) -> None:
    """Play every game to its end at random, choosing by row i of the seeds."""
    for index in prange(len(games)):
        decisions[index] = play_randomly(boards[0], games[index], choices_from(seeds[index]), None)


@batch
def random_games(
    boards: Boards,
    games: Games,
    players: int,
    seeds: NDArray[np.uint64],
    actions: NDArray[np.int16],
    decisions: NDArray[np.int64],
) -> None:
    """New games played at random, and the actions that were chosen, in row i."""
    for index in prange(len(games)):
        set_up(boards[0], games[index], players, DRAWN, seeds[index], None)
        decisions[index] = play_randomly(
            boards[0], games[index], choices_from(seeds[index]), actions[index]
        )
