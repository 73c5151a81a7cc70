"""Loops for `grachten bench`, compiled so that only the kernel is measured."""

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled
from grachten.kernel.layout import DRAWN
from grachten.kernel.legality import legal_actions
from grachten.kernel.opening import set_up
from grachten.kernel.playouts import choices_from, play_randomly
from grachten.kernel.records import Boards, Games
from grachten.kernel.scoring import count_up
from grachten.kernel.sets import members, size


@compiled
def whole_games(
    boards: Boards,
    games: Games,
    players: int,
    first_seed: int,
    count: int,
    totals: NDArray[np.int16],
) -> int:
    """Set up, play at random and score that many games, one after the other; the decisions."""
    seed = np.zeros(4, np.uint64)
    decisions = 0
    for number in range(count):
        seed[0] = np.uint64(first_seed + number)
        set_up(boards[0], games[0], players, DRAWN, seed, None)
        decisions += play_randomly(boards[0], games[0], choices_from(seed), None)
        count_up(boards[0], games[0], totals)
    return decisions


@compiled
def legal_sets(boards: Boards, games: Games) -> int:
    """The legal set of every game; all their sizes, so that nothing is optimised away."""
    total = 0
    for index in range(len(games)):
        total += size(legal_actions(boards[0], games[index]))
    return total


@compiled
def legal_lists(boards: Boards, games: Games, out: NDArray[np.int16]) -> int:
    """The legal actions of every game, listed."""
    total = 0
    for index in range(len(games)):
        total += members(legal_actions(boards[0], games[index]), out)
    return total


@compiled
def copies(games: Games, others: Games) -> int:
    """Every game copied to a place of its own."""
    for index in range(len(games)):
        others[index] = games[index]
    return len(games)
