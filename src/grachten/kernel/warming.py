"""Compiling the kernel ahead of its first use, which takes half a minute once.

What `Game` calls is one part; functions for arrays of games, which few people need, are another.
`grachten.bots.preparing` compiles what playing needs, on all cores.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from grachten.kernel import batches, games
from grachten.kernel.boards import BoardSpec, board_tables
from grachten.kernel.claimable import closes_twin
from grachten.kernel.compilation import KERNEL, cache_folder, is_compiled
from grachten.kernel.layout import GAME, KEEP_FIRST, MAX_ACTIONS
from grachten.kernel.log import new_log
from grachten.kernel.records import Boards
from grachten.kernel.shuffling import seed_words

FIRST: Final = 0  # the seat that begins
Step = tuple[str, Callable[[], object]]


@dataclass(frozen=True)
class Part:
    """Compiled functions that are used together."""

    name: str
    package: Path
    steps: Callable[[], Iterable[Step]]

    def is_warm(self) -> bool:
        """Is all of it compiled already, for this copy of the package?"""
        return not is_compiled or self._mark().exists()

    def warm_up(self) -> Iterator[tuple[int, int]]:
        """Compile and load all of it; yields how many of how many steps are done."""
        steps = list(self.steps())
        for done, (_, call) in enumerate(steps):
            yield done, len(steps)
            call()
        self.note_warm()
        yield len(steps), len(steps)

    def note_warm(self) -> None:
        if is_compiled:
            self._mark().touch()

    def _mark(self) -> Path:
        # Numba keeps the code of each copy of a file apart: what another clone of the same version
        # has compiled is of no use here.
        where = hashlib.sha256(str(self.package).encode()).hexdigest()[:16]
        return cache_folder(self.package) / f"{self.name}-warm-{where}"


def _game_steps() -> Iterator[Step]:
    """One call of every function that `Game` calls, with arguments of the types that it passes."""
    board, one = _smallest_board(), np.zeros(2, GAME)
    log, seed, totals = new_log(4096), seed_words(1), np.zeros(4, np.int16)
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
    yield "scores", lambda: games.scores(board, one, 0, totals)
    yield "twins", lambda: closes_twin(False, 2)
    yield "decks", lambda: games.shuffled_decks(board, one, 1, seed)


def _array_steps() -> Iterator[Step]:
    """The same for functions on arrays of games, which keep no log."""
    board, one, seed = _smallest_board(), np.zeros(2, GAME), seed_words(1)
    seeds = np.zeros((2, 4), np.uint64)
    mask = np.zeros((2, MAX_ACTIONS), np.bool_)
    row = np.zeros(MAX_ACTIONS, np.int16)
    rows = np.zeros((2, batches.MAX_DECISIONS), np.int16)
    totals = np.zeros((2, 4), np.int16)
    lines = np.zeros((2, 4, 4), np.int16)
    counts = np.zeros(2, np.int64)
    winners = np.zeros(2, np.uint8)
    done = np.zeros(2, np.bool_)
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


GAMES: Final = Part("games", KERNEL, _game_steps)
ARRAYS: Final = Part("arrays", KERNEL, _array_steps)
