"""Random play to the end."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled
from grachten.kernel.layout import OVER, TURN
from grachten.kernel.legality import payable_claims, turn_actions, within_turn
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import kth, kth_of_word, size, size_of_word
from grachten.kernel.shuffling import HALF, LOW_HALF, random_block
from grachten.kernel.turns import carry_out

# Choices come from a small generator outside the game (multiply with carry), so that one seed is
# one deal whatever is played. Its product stays below 2**64, compiled and interpreted alike.
MULTIPLIER: Final = np.uint64(4_294_883_355)
CHOICE_STREAM: Final = 0xFFFF_FFFF  # no shuffle of a game ever comes this far


@compiled
def choices_from(seed: NDArray[np.uint64]) -> np.uint64:
    """The generator's start, from a seed: neighbouring seeds choose nothing alike."""
    words = random_block(seed, CHOICE_STREAM, 0)
    return (np.uint64(words[0]) << HALF) | np.uint64(words[1])


@compiled
def next_choices(choices: np.uint64) -> np.uint64:
    return (choices & LOW_HALF) * MULTIPLIER + (choices >> HALF)


@compiled
def choice_below(choices: np.uint64, limit: int) -> int:
    word = (choices & LOW_HALF) ^ (choices >> HALF)
    return int((word * np.uint64(limit)) >> HALF)


@compiled
def random_action(board: Board, game: Game, choices: np.uint64) -> int:
    """One of the legal actions, each as likely as the other."""
    if game.phase == TURN:
        actions = turn_actions(game, payable_claims(board, game))
        return kth(actions, choice_below(choices, size(actions)))
    few = within_turn(game)  # all in one word
    return kth_of_word(few, choice_below(choices, size_of_word(few)))


@compiled
def play_randomly(
    board: Board, game: Game, choices: np.uint64, chosen: NDArray[np.int16] | None
) -> int:
    """Play to the end at random; how many decisions it took.

    The actions are written to the array `chosen`, or with None, and faster, nowhere.
    """
    decisions = 0
    while game.phase != OVER:
        choices = next_choices(choices)
        action = random_action(board, game, choices)
        if chosen is not None:
            chosen[decisions] = action
        carry_out(board, game, action, None)
        decisions += 1
    return decisions
