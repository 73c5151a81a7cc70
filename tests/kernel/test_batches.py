"""Many games at once: the same as each of them by itself."""

import threading

import numpy as np
import pytest
from numpy.typing import NDArray

from grachten.kernel import (
    GAME,
    MAX_ACTIONS,
    all_scores,
    apply,
    apply_all,
    is_over,
    legal_list,
    legal_mask,
    legal_masks,
    new_game,
    new_games,
    random_games,
    random_playout,
    random_playouts,
    scores,
    seed_words,
)
from grachten.kernel.batches import MAX_DECISIONS, all_score_lines
from grachten.kernel.compilation import is_compiled
from grachten.kernel.games import completed, merchandise
from grachten.kernel.records import Game
from grachten.rules import Board
from support.positions import same_games

BOARD = Board.load()
COUNT = 12 if is_compiled else 2


def seed_rows(count: int, start: int = 0) -> NDArray[np.uint64]:
    return np.array([seed_words(seed) for seed in range(start, start + count)])


def set_up(players: int) -> NDArray[Game]:
    games = np.zeros(COUNT, GAME)
    new_games(BOARD.tables, games, players, seed_rows(COUNT))
    return games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_games(players: int) -> None:
    one_by_one = np.zeros(COUNT, GAME)
    for index in range(COUNT):
        new_game(BOARD.tables, one_by_one, index, players, seed_words(index))
    assert same_games(set_up(players), one_by_one)
    games = np.zeros(COUNT, GAME)
    new_games(BOARD.tables, games, players, seed_rows(COUNT), 1)
    assert set(games["first"].tolist()) == {1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_action_by_action(players: int) -> None:
    games = set_up(players)
    one_by_one = games.copy()
    masks, mask = np.zeros((COUNT, 317), np.bool_), np.zeros(317, np.bool_)
    actions, done = np.zeros(COUNT, np.int16), np.zeros(COUNT, np.bool_)
    rng = np.random.default_rng(players)
    while not all(is_over(games, index) for index in range(COUNT)):
        legal_masks(BOARD.tables, games, masks)
        for index in range(COUNT):
            legal_mask(BOARD.tables, one_by_one, index, mask)
            assert np.array_equal(mask, masks[index])
            legal = np.flatnonzero(mask)
            actions[index] = rng.choice(legal) if len(legal) else 0
            assert apply(BOARD.tables, one_by_one, index, actions[index]) == (len(legal) > 0)
        was_over = games["phase"] == 4
        apply_all(BOARD.tables, games, actions, done)
        assert done.tolist() == (~was_over).tolist()
        assert same_games(games, one_by_one)
    totals, total = np.zeros((COUNT, 4), np.int16), np.zeros(4, np.int16)
    winners = np.zeros(COUNT, np.uint8)
    all_scores(BOARD.tables, games, totals, winners)
    for index in range(COUNT):
        assert winners[index] == scores(BOARD.tables, games, index, total)
        assert totals[index].tolist() == total.tolist()
    lines = np.zeros((COUNT, 4, 4), np.int16)
    all_score_lines(BOARD.tables, games, lines)
    assert lines[:, :, :3].sum(axis=2).tolist() == totals.tolist()
    for index in range(COUNT):
        for seat in range(players):
            routes, _, bonus, done_contracts = lines[index, seat].tolist()
            assert routes == games[index]["points"][seat]
            assert bonus == merchandise(BOARD.tables, games, index, seat)
            found = int(completed(BOARD.tables, games, index, seat))
            assert done_contracts == found.bit_count()
        assert not lines[index, players:].any()


def test_illegal_actions_are_flagged_and_change_nothing() -> None:
    games = set_up(2)
    out, done = np.zeros(MAX_ACTIONS, np.int16), np.ones(COUNT, np.bool_)
    allowed = set(out[: legal_list(BOARD.tables, games, 0, out)].tolist())
    before = games.tobytes()
    for action in (-1, -320, 0, 8, 13, 100, 316, 319):
        assert action not in allowed
        done[:] = True
        apply_all(BOARD.tables, games, np.full(COUNT, action, np.int16), done)
        assert not done.any()
        assert games.tobytes() == before


@pytest.mark.parametrize("action", [MAX_ACTIONS, MAX_ACTIONS + 80, 2**15 - 1, -(2**15)])
def test_actions_out_of_range_are_flagged_and_change_nothing(action: int) -> None:
    games, done = set_up(2), np.ones(COUNT, np.bool_)
    before = games.tobytes()
    apply_all(BOARD.tables, games, np.full(COUNT, action, np.int16), done)
    assert not done.any()
    assert games.tobytes() == before


def test_legal_and_illegal_actions_side_by_side() -> None:
    games, done = set_up(2), np.zeros(COUNT, np.bool_)
    before = games.copy()
    actions = np.array([12 if index % 2 else 8 for index in range(COUNT)], np.int16)
    apply_all(BOARD.tables, games, actions, done)
    assert done.tolist() == [index % 2 == 1 for index in range(COUNT)]
    for index in range(COUNT):
        one = slice(index, index + 1)
        assert same_games(games[one], before[one]) == (not done[index])


@pytest.mark.parametrize("players", [2, 4])
def test_random_playouts(players: int) -> None:
    games = set_up(players)
    one_by_one = games.copy()
    decisions = np.zeros(COUNT, np.int64)
    random_playouts(BOARD.tables, games, seed_rows(COUNT, 50), decisions)
    for index in range(COUNT):
        taken = random_playout(BOARD.tables, one_by_one, index, seed_words(50 + index))
        assert decisions[index] == taken <= MAX_DECISIONS
    assert same_games(games, one_by_one)


def test_random_games_write_down_the_actions_that_were_chosen() -> None:
    games, played = np.zeros(COUNT, GAME), set_up(3)
    decisions = np.zeros(COUNT, np.int64)
    actions = np.full((COUNT, MAX_DECISIONS), -1, np.int16)
    random_games(BOARD.tables, games, 3, seed_rows(COUNT), actions, decisions)
    for index in range(COUNT):
        chosen = actions[index, : decisions[index]].tolist()
        assert all(apply(BOARD.tables, played, index, action) for action in chosen)
        assert set(actions[index, decisions[index] :].tolist()) == {-1}
        assert is_over(played, index)
    assert same_games(games, played)


def test_batches_from_several_threads_wait_for_each_other() -> None:
    starts = [set_up(2) for _ in range(4)]
    decisions = np.zeros((4, COUNT), np.int64)

    def play(number: int) -> None:
        random_playouts(BOARD.tables, starts[number], seed_rows(COUNT), decisions[number])

    threads = [threading.Thread(target=play, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(same_games(games, starts[0]) for games in starts)
    assert decisions.min() > 0


def test_a_batch_of_no_games_is_no_work() -> None:
    games = np.zeros(0, GAME)
    new_games(BOARD.tables, games, 2, np.zeros((0, 4), np.uint64))
    legal_masks(BOARD.tables, games, np.zeros((0, 317), np.bool_))
    assert len(games) == 0
