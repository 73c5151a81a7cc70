"""Fast equals slow: the engine and the reference engine, state by state, in many games."""

import pytest

from grachten.rules import Board
from support.agreement import POLICIES, amsterdam_data, play_both

pytestmark = pytest.mark.many

GAMES_A_CHUNK = 100
CHUNKS = range(2)
"""200 games for each number of players, 600 in all; at night 60,000."""
NIGHTLY_GAMES_A_CHUNK = 500
NIGHTLY_CHUNKS = range(40)
"""20,000 games for each number of players."""
NIGHTLY_SEEDS = 1_000_000
"""Where the seeds of the nightly games begin."""


def check_agreement(players: int, seeds: range) -> None:
    board = Board.load()
    for seed in seeds:
        game = play_both(players, seed, POLICIES[seed % len(POLICIES)], board, amsterdam_data())
        assert game.is_over


@pytest.mark.slow
@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_engines_play_the_same_games(players: int, chunk: int) -> None:
    start = chunk * GAMES_A_CHUNK
    check_agreement(players, range(start, start + GAMES_A_CHUNK))


@pytest.mark.nightly
@pytest.mark.parametrize("chunk", NIGHTLY_CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_engines_play_many_of_the_same_games(players: int, chunk: int) -> None:
    start = NIGHTLY_SEEDS + chunk * NIGHTLY_GAMES_A_CHUNK
    check_agreement(players, range(start, start + NIGHTLY_GAMES_A_CHUNK))
