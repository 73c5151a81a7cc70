"""Where the time of a random two-player game goes, as shares within one run."""

import time
from collections.abc import Callable

import numba
import numpy as np

from grachten.kernel import GAME, new_game, random_playout, seed_words, timing
from grachten.kernel.layout import DRAWN, OVER
from grachten.kernel.legality import legal_actions
from grachten.kernel.opening import set_up
from grachten.kernel.playouts import choices_from
from grachten.kernel.scoring import count_up
from grachten.kernel.sets import kth, size
from grachten.kernel.turns import carry_out
from grachten.rules import Board

GAMES = 2000
WATCHED = 20  # games whose every position is kept: few enough to stay in the cache


@numba.njit
def only_set_up(boards, games, seed, count):  # type: ignore[no-untyped-def]
    for number in range(count):
        seed[0] = np.uint64(number)
        set_up(boards[0], games[0], 2, DRAWN, seed, None)


@numba.njit
def only_scores(boards, games, totals):  # type: ignore[no-untyped-def]
    winners = 0
    for index in range(len(games)):
        winners ^= count_up(boards[0], games[index], totals)
    return winners


@numba.njit
def only_choices(seed, count):  # type: ignore[no-untyped-def]
    mixed = np.uint64(0)
    for number in range(count):
        seed[0] = np.uint64(number)
        mixed ^= choices_from(seed)
    return mixed


@numba.njit
def positions_of(boards, game, chosen, out):  # type: ignore[no-untyped-def]
    """Every position of one game, so that the legal sets can be measured by themselves."""
    count = 0
    while game[0].phase != OVER:
        out[count] = game[0]
        actions = legal_actions(boards[0], game[0])
        carry_out(boards[0], game[0], kth(actions, chosen[count] % size(actions)), None)
        count += 1
    return count


def quickest(work: Callable[[], object]) -> float:
    work()
    best = float("inf")
    for _ in range(25):
        started = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - started)
    return best


def main() -> None:
    board, game, totals = Board.load().tables, np.zeros(1, GAME), np.zeros(4, np.int16)
    seed = np.zeros(4, np.uint64)
    ended = np.zeros(GAMES, GAME)
    every = np.zeros(200 * WATCHED, GAME)
    rng = np.random.default_rng(0)
    count = 0
    for number in range(GAMES):
        new_game(board, ended, number, 2, seed_words(number))
        if number < WATCHED:
            game[0] = ended[number]
            chosen = rng.integers(0, 1 << 30, 1024)
            count += positions_of(board, game, chosen, every[count:])
        random_playout(board, ended, number, seed_words(number))

    def legal_sets() -> None:
        for _ in range(GAMES // WATCHED):
            timing.legal_sets(board, every[:count])

    whole = quickest(lambda: timing.whole_games(board, game, 2, 0, GAMES, totals))
    parts = {
        "set-up": quickest(lambda: only_set_up(board, game, seed, GAMES)),
        "scoring": quickest(lambda: only_scores(board, ended, totals)),
        "seed of the choices": quickest(lambda: only_choices(seed, GAMES)),
        "legal sets": quickest(legal_sets),
    }
    parts["everything else"] = whole - sum(parts.values())
    for name, seconds in parts.items():
        print(f"{name:24} {seconds / whole:5.0%}  {seconds / GAMES * 1e9:6.0f} ns a game")


if __name__ == "__main__":
    main()
