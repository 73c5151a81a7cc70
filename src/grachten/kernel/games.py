"""The kernel's functions for Python: each takes a board, an array of games and an index into it.

Passing (array, index) costs Python 0.4 µs where passing one record would cost 5.
"""

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled
from grachten.kernel.layout import DRAWN, MAX_ACTIONS, MAX_SEATS, OVER
from grachten.kernel.legality import legal_actions
from grachten.kernel.log import Log
from grachten.kernel.opening import choose_at_set_up, set_up, shuffle_decks
from grachten.kernel.playouts import choices_from, play_randomly
from grachten.kernel.records import Boards, Games
from grachten.kernel.scoring import completed_contracts, count_up, merchandise_points
from grachten.kernel.sets import ActionSet, contains, members, write_mask
from grachten.kernel.turns import carry_out, take_face_up

Seed = NDArray[np.uint64]  # four words


@compiled
def new_game(
    boards: Boards,
    games: Games,
    index: int,
    players: int,
    seed: Seed,
    first: int = DRAWN,
    log: Log = None,
) -> None:
    """Set up game `index`. Every bit of it follows from the arguments."""
    set_up(boards[0], games[index], players, first, seed, log)


@compiled
def shuffled_decks(boards: Boards, games: Games, index: int, seed: Seed) -> None:
    """Only the two decks of a seed, whole: nothing is dealt, and no game can be played on it."""
    game = games[index]
    game.players = MAX_SEATS
    game.seed[:] = seed
    shuffle_decks(boards[0], game, DRAWN)


@compiled
def legal(boards: Boards, games: Games, index: int) -> ActionSet:
    """The legal actions as a set of five words."""
    return legal_actions(boards[0], games[index])


@compiled
def legal_mask(boards: Boards, games: Games, index: int, out: NDArray[np.bool_]) -> None:
    """The legal actions as truth values."""
    write_mask(legal_actions(boards[0], games[index]), out)


@compiled
def legal_list(boards: Boards, games: Games, index: int, out: NDArray[np.int16]) -> int:
    """The legal actions in rising order, written to `out`; how many there are."""
    return members(legal_actions(boards[0], games[index]), out)


@compiled
def apply(boards: Boards, games: Games, index: int, action: int) -> bool:
    """Do an action if it is legal; False, and nothing changes, if it is not."""
    if not (0 <= index < len(games) and 0 <= action < MAX_ACTIONS):
        return False
    if not contains(legal_actions(boards[0], games[index]), action):
        return False
    carry_out(boards[0], games[index], action, None)
    return True


@compiled
def apply_unchecked(boards: Boards, games: Games, index: int, action: int, log: Log = None) -> None:
    """Do an action that is known to be legal."""
    carry_out(boards[0], games[index], action, log)


@compiled
def take_space(boards: Boards, games: Games, index: int, space: int, log: Log = None) -> None:
    """Take the face-up card in one of several spaces that show the same. Not checked."""
    take_face_up(boards[0], games[index], space, log)


@compiled
def choose_contracts(
    boards: Boards,  # noqa: ARG001 - every function here begins alike
    games: Games,
    index: int,
    seat: int,
    choice: int,
    log: Log = None,
) -> None:
    """A seat's choice at set-up; the seats may come in any order. Not checked."""
    choose_at_set_up(games[index], seat, choice, log)


@compiled
def is_over(games: Games, index: int) -> bool:
    return bool(games[index].phase == OVER)


@compiled
def scores(boards: Boards, games: Games, index: int, totals: NDArray[np.int16]) -> int:
    """Every seat's total if the game ended now, and the winners as a set of seats."""
    return count_up(boards[0], games[index], totals)


@compiled
def completed(boards: Boards, games: Games, index: int, seat: int) -> np.uint64:
    """The contracts that a seat has completed, as a set."""
    return completed_contracts(boards[0], games[index], seat)


@compiled
def merchandise(boards: Boards, games: Games, index: int, seat: int) -> int:
    """A seat's merchandise bonus if the game ended now."""
    return merchandise_points(boards[0], games[index], seat)


@compiled
def copy(games: Games, source: int, target: int) -> None:
    games[target] = games[source]


@compiled
def random_playout(boards: Boards, games: Games, index: int, seed: Seed) -> int:
    """Play a game to its end at random; how many decisions it took."""
    return play_randomly(boards[0], games[index], choices_from(seed), None)
