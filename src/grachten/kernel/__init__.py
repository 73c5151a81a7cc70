"""The rules on arrays, compiled by Numba.

A board is an array of one `BOARD` record (`Board.tables`), games are an array of `GAME` records::

    games = np.zeros(1, GAME)
    new_game(board.tables, games, 0, 2, seed_words(7))
    while not is_over(games, 0):
        count = legal_list(board.tables, games, 0, actions)
        apply_unchecked(board.tables, games, 0, actions[0])

Functions that take an index work on one game, those of `batches` on all of them, on all cores.
Only `apply` checks what it is given; the others trust their caller.
"""

from grachten.kernel.batches import (
    all_score_lines,
    all_scores,
    apply_all,
    legal_masks,
    new_games,
    random_games,
    random_playouts,
)
from grachten.kernel.games import (
    apply,
    apply_unchecked,
    copy,
    is_over,
    legal,
    legal_list,
    legal_mask,
    new_game,
    random_playout,
    scores,
)
from grachten.kernel.layout import BOARD, GAME, MAX_ACTIONS
from grachten.kernel.shuffling import seed_words

__all__ = [
    "BOARD",
    "GAME",
    "MAX_ACTIONS",
    "all_score_lines",
    "all_scores",
    "apply",
    "apply_all",
    "apply_unchecked",
    "copy",
    "is_over",
    "legal",
    "legal_list",
    "legal_mask",
    "legal_masks",
    "new_game",
    "new_games",
    "random_games",
    "random_playout",
    "random_playouts",
    "scores",
    "seed_words",
]
