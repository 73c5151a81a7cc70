"""Compiling the kernel ahead of its first use, which takes half a minute once.

`python -m grachten.kernel.warming` does it during set-up; commands do it with a progress line.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import numpy as np

from grachten.kernel import batches, games
from grachten.kernel.boards import BoardSpec, board_tables
from grachten.kernel.claimable import closes_twin
from grachten.kernel.compilation import cache_folder, is_compiled
from grachten.kernel.layout import GAME, KEEP_FIRST, MAX_ACTIONS
from grachten.kernel.log import new_log
from grachten.kernel.records import Boards
from grachten.kernel.shuffling import seed_words

FIRST: Final = 0  # the seat that begins
Step = tuple[str, Callable[[], object]]


def is_warm() -> bool:
    """Is everything compiled already, by this version, on this machine?"""
    return not is_compiled or _mark().exists()


def warm_up() -> Iterator[tuple[int, int]]:
    """Compile every function for Python; yields how many of how many are done."""
    steps = list(_steps())
    for done, (_, call) in enumerate(steps):
        yield done, len(steps)
        call()
    if is_compiled:
        _mark().touch()
    yield len(steps), len(steps)


def _mark() -> Path:
    return cache_folder() / "warm"


def _steps() -> Iterator[Step]:
    """One call of every function with arguments of the types that it is called with."""
    board = _smallest_board()
    one = np.zeros(2, GAME)
    log = new_log(4096)
    seed = seed_words(1)
    seeds = np.zeros((2, 4), np.uint64)
    mask = np.zeros((2, MAX_ACTIONS), np.bool_)
    row = np.zeros(MAX_ACTIONS, np.int16)
    rows = np.zeros((2, batches.MAX_DECISIONS), np.int16)
    totals = np.zeros((2, 4), np.int16)
    lines = np.zeros((2, 4, 4), np.int16)
    counts = np.zeros(2, np.int64)
    winners = np.zeros(2, np.uint8)
    done = np.zeros(2, np.bool_)
    yield "new_game", lambda: games.new_game(board, one, 0, 2, seed, FIRST, log)
    yield (
        "choose",
        lambda: games.choose_contracts(board, one, 0, FIRST, KEEP_FIRST, log),
    )
    yield "play", lambda: games.apply_unchecked(board, one, 0, KEEP_FIRST, log)
    yield "legal", lambda: games.legal(board, one, 0)
    yield "take", lambda: games.take_space(board, one, 0, 0, log)
    yield "completed", lambda: games.completed(board, one, 0, 0)
    yield "merchandise", lambda: games.merchandise(board, one, 0, 0)
    yield "scores", lambda: games.scores(board, one, 0, totals[0])
    yield "twins", lambda: closes_twin(False, 2)
    yield "decks", lambda: games.shuffled_decks(board, one, 1, seed)
    yield "new game", lambda: games.new_game(board, one, 0, 2, seed)
    yield "mask", lambda: games.legal_mask(board, one, 0, mask[0])
    yield "list", lambda: games.legal_list(board, one, 0, row)
    yield "apply", lambda: games.apply(board, one, 0, KEEP_FIRST)
    yield "apply unchecked", lambda: games.apply_unchecked(board, one, 0, KEEP_FIRST)
    yield "copy", lambda: games.copy(one, 0, 1)
    yield "is over", lambda: games.is_over(one, 0)
    yield "playout", lambda: games.random_playout(board, one, 0, seed)
    yield "new games", lambda: batches.new_games(board, one, 2, seeds)
    yield "masks", lambda: batches.legal_masks(board, one, mask)
    yield "apply all", lambda: batches.apply_all(board, one, row[:2], done)
    yield "all scores", lambda: batches.all_scores(board, one, totals, winners)
    yield "score lines", lambda: batches.all_score_lines(board, one, lines)
    yield "playouts", lambda: batches.random_playouts(board, one, seeds, counts)
    yield "games", lambda: batches.random_games(board, one, 2, seeds, rows, counts)


def _smallest_board() -> Boards:
    """Two locations, one route and a few contracts: enough to compile for every board."""
    return board_tables(
        BoardSpec(
            carts=3,
            end_at_carts=2,
            hand=2,
            wild_limit=3,
            route_points=(1,),
            transport=(4, 4, 4, 4, 4, 4, 4),
            merchandise_bonus=((8, 4), (8, 5, 2), (8, 6, 4, 2)),
            route_ends=((0, 1),),
            route_length=(1,),
            route_colour=(0,),
            route_cart=(False,),
            route_twin=(None,),
            contract_ends=((0, 1),) * 8,
            contract_value=(1,) * 8,
        )
    )


if __name__ == "__main__":  # pragma: no cover - the set-up runs it
    for _ in warm_up():
        pass
