"""Plays a fixed set of games in the kernel and prints a digest of every state on the way.

Run as a program of its own, so that Numba's settings can be chosen by the environment:
`NUMBA_DISABLE_JIT=1 python -m kernel.support.played_games 2`.
"""

import hashlib
import sys

import numpy as np

from grachten.kernel import (
    GAME,
    MAX_ACTIONS,
    apply,
    is_over,
    legal_list,
    legal_mask,
    new_game,
    random_playout,
    scores,
    seed_words,
)
from grachten.kernel.games import completed, merchandise
from grachten.kernel.log import new_log
from grachten.rules import Board


def digest_of_games(games_each: int) -> str:
    """Games of 2, 3 and 4 players, with and without a log; the digest of all states and results."""
    digest = hashlib.sha256()
    board = Board.load().tables
    games = np.zeros(1, GAME)
    actions, mask = np.zeros(MAX_ACTIONS, np.int16), np.zeros(MAX_ACTIONS, np.bool_)
    totals = np.zeros(4, np.int16)
    for players in (2, 3, 4):
        for number in range(games_each):
            log = new_log(1024)
            seed = seed_words(2**200 * players + number)
            new_game(board, games, 0, players, seed, number % players, log)
            digest.update(log[: log[0]].tobytes())
            step = 0
            while not is_over(games, 0):
                count = legal_list(board, games, 0, actions)
                legal_mask(board, games, 0, mask)
                digest.update(games.tobytes() + actions[:count].tobytes() + mask.tobytes())
                step += 1
                assert apply(board, games, 0, int(actions[(step * 7919 + number) % count]))
            winners = scores(board, games, 0, totals)
            lines = [
                (int(completed(board, games, 0, seat)), int(merchandise(board, games, 0, seat)))
                for seat in range(players)
            ]
            digest.update(games.tobytes() + totals.tobytes() + repr((int(winners), lines)).encode())
            new_game(board, games, 0, players, seed)
            decisions = random_playout(board, games, 0, seed)
            digest.update(games.tobytes() + str(decisions).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(digest_of_games(int(sys.argv[1])))  # noqa: T201 - it is a program
