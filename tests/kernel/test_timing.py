"""The loops of the benchmark do what they are timed for."""

import numpy as np

from grachten.kernel import (
    GAME,
    MAX_ACTIONS,
    legal_list,
    new_game,
    random_playout,
    scores,
    seed_words,
    timing,
)
from grachten.rules import Board
from support.positions import same_games

BOARD = Board.load()


def test_whole_games_are_set_up_played_and_scored() -> None:
    games, totals = np.zeros(1, GAME), np.zeros(4, np.int16)
    decisions = timing.whole_games(BOARD.tables, games, 3, 5, 2, totals)
    by_hand, expected, totals_by_hand = np.zeros(1, GAME), 0, np.zeros(4, np.int16)
    for seed in (5, 6):
        new_game(BOARD.tables, by_hand, 0, 3, seed_words(seed))
        expected += random_playout(BOARD.tables, by_hand, 0, seed_words(seed))
    scores(BOARD.tables, by_hand, 0, totals_by_hand)
    assert decisions == expected
    assert same_games(games, by_hand)
    assert totals.tolist() == totals_by_hand.tolist()


def test_legal_sets_lists_and_copies_cover_all_games() -> None:
    games, others = np.zeros(3, GAME), np.zeros(3, GAME)
    out = np.zeros(MAX_ACTIONS, np.int16)
    for index in range(3):
        new_game(BOARD.tables, games, index, 2, seed_words(index))
    expected = sum(legal_list(BOARD.tables, games, index, out) for index in range(3))
    assert timing.legal_sets(BOARD.tables, games) == expected
    assert timing.legal_lists(BOARD.tables, games, out) == expected
    assert timing.copies(games, others) == 3
    assert same_games(games, others)
