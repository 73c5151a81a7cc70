"""The kernel's functions on one game of an array."""

import numpy as np
import pytest
from numpy.typing import NDArray

from grachten.kernel import (
    GAME,
    MAX_ACTIONS,
    apply,
    apply_unchecked,
    copy,
    is_over,
    legal,
    legal_list,
    legal_mask,
    new_game,
    random_playout,
    seed_words,
)
from grachten.kernel.layout import DRAWN, KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from grachten.kernel.playouts import choice_below, choices_from, next_choices
from grachten.kernel.records import Game
from grachten.rules import Board
from support.positions import same_games, tiny_board

BOARD = Board.load()


def one_game(players: int = 2, seed: int = 1, board: Board = BOARD) -> NDArray[Game]:
    games = np.zeros(1, GAME)
    new_game(board.tables, games, 0, players, seed_words(seed))
    return games


# new_game


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    assert one_game(seed=5).tobytes() == one_game(seed=5).tobytes()
    assert len({one_game(seed=seed).tobytes() for seed in range(20)}) == 20


def test_a_new_game_changes_no_other_game() -> None:
    games = np.zeros(3, GAME)
    new_game(BOARD.tables, games, 1, 3, seed_words(1))
    assert games[0].tobytes() == games[2].tobytes() == np.zeros(1, GAME).tobytes()
    assert games[1].tobytes() == one_game(3).tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bit_of_a_new_game_follows_from_the_arguments(players: int) -> None:
    """Wherever it is set up: in the place of a finished game, or of anything else."""
    finished = one_game(4, seed=2)
    random_playout(BOARD.tables, finished, 0, seed_words(2))
    nonsense = np.frombuffer(b"\xff" * GAME.itemsize, GAME).copy()
    for used in (finished, nonsense):
        new_game(BOARD.tables, used, 0, players, seed_words(1))
        assert same_games(used, one_game(players))


def test_the_first_seat_is_drawn_or_given() -> None:
    games = np.zeros(1, GAME)
    firsts = set()
    for seed in range(20):
        new_game(BOARD.tables, games, 0, 4, seed_words(seed), DRAWN)
        firsts.add(int(games[0]["first"]))
        for first in range(4):
            new_game(BOARD.tables, games, 0, 4, seed_words(seed), first)
            assert games[0]["first"] == games[0]["seat"] == first
    assert firsts == {0, 1, 2, 3}


# legal, legal_mask, legal_list


@pytest.mark.parametrize("board", [BOARD, tiny_board()], ids=lambda board: board.id)
@pytest.mark.parametrize("players", [2, 4])
def test_the_set_the_mask_and_the_list_of_legal_actions_agree(board: Board, players: int) -> None:
    games = one_game(players, board=board)
    out, mask = np.zeros(MAX_ACTIONS, np.int16), np.zeros(MAX_ACTIONS, np.bool_)
    choices = np.uint64(choices_from(seed_words(players)))
    while True:
        count = legal_list(board.tables, games, 0, out)
        legal_mask(board.tables, games, 0, mask)
        words = legal(board.tables, games, 0)
        listed = out[:count].tolist()
        assert listed == np.flatnonzero(mask).tolist()
        assert listed == [
            action for action in range(MAX_ACTIONS) if int(words[action // 64]) >> action % 64 & 1
        ]
        assert (count == 0) == is_over(games, 0)
        if count == 0:
            break
        choices = np.uint64(next_choices(choices))
        assert apply(board.tables, games, 0, listed[choice_below(choices, count)])


def test_a_mask_can_be_as_short_as_the_actions_of_the_board() -> None:
    mask = np.zeros(len(BOARD.actions), np.bool_)
    legal_mask(BOARD.tables, one_game(), 0, mask)
    assert np.flatnonzero(mask).tolist() == [KEEP_FIRST, KEEP_SECOND, KEEP_BOTH]


# apply


def test_a_legal_action_is_done() -> None:
    games, unchecked = one_game(), one_game()
    assert apply(BOARD.tables, games, 0, KEEP_BOTH)
    apply_unchecked(BOARD.tables, unchecked, 0, KEEP_BOTH)
    assert games.tobytes() == unchecked.tobytes() != one_game().tobytes()


def test_every_illegal_action_is_refused_and_changes_nothing() -> None:
    games = one_game()
    for _ in range(2):
        apply(BOARD.tables, games, 0, KEEP_BOTH)
    out = np.zeros(MAX_ACTIONS, np.int16)
    allowed = set(out[: legal_list(BOARD.tables, games, 0, out)].tolist())
    before = games.tobytes()
    refused = [action for action in range(MAX_ACTIONS) if action not in allowed]
    assert not any(apply(BOARD.tables, games, 0, action) for action in refused)
    assert games.tobytes() == before


@pytest.mark.parametrize("action", [-1, -64, MAX_ACTIONS, MAX_ACTIONS + 10, 2**31, 2**62])
def test_an_action_out_of_range_is_refused(action: int) -> None:
    games = one_game()
    before = games.tobytes()
    assert not apply(BOARD.tables, games, 0, action)
    assert games.tobytes() == before


@pytest.mark.parametrize("index", [-1, -2, 1, 2, 2**40])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    games = one_game()
    before = games.tobytes()
    assert not apply(BOARD.tables, games, index, KEEP_BOTH)
    assert games.tobytes() == before


def test_nothing_can_be_done_in_a_game_that_is_over() -> None:
    games = one_game()
    random_playout(BOARD.tables, games, 0, seed_words(3))
    assert is_over(games, 0)
    before = games.tobytes()
    assert not any(apply(BOARD.tables, games, 0, action) for action in range(MAX_ACTIONS))
    assert games.tobytes() == before


# copy


def test_a_copy_is_a_game_of_its_own() -> None:
    games = np.zeros(3, GAME)
    new_game(BOARD.tables, games, 0, 2, seed_words(1))
    copy(games, 0, 2)
    assert games[0].tobytes() == games[2].tobytes()
    assert games[1].tobytes() == np.zeros(1, GAME).tobytes()
    apply(BOARD.tables, games, 2, KEEP_FIRST)
    assert games[0].tobytes() == one_game().tobytes()
    assert games[2].tobytes() != games[0].tobytes()


# random_playout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_playout_ends_and_the_same_seed_plays_it_again(players: int) -> None:
    decisions, ends = [], []
    for seed in (1, 1, 2):
        games = one_game(players)
        decisions.append(random_playout(BOARD.tables, games, 0, seed_words(seed)))
        ends.append(games.tobytes())
        assert is_over(games, 0)
    assert ends[0] == ends[1] != ends[2]
    assert decisions[0] == decisions[1] > 2 * players


def test_a_playout_of_a_finished_game_takes_no_decision() -> None:
    games = one_game()
    random_playout(BOARD.tables, games, 0, seed_words(1))
    assert random_playout(BOARD.tables, games, 0, seed_words(1)) == 0


def test_neighbouring_seeds_choose_nothing_alike_and_every_choice_is_possible() -> None:
    first = [int(choices_from(seed_words(seed))) for seed in range(20)]
    assert len({start >> 32 for start in first}) == 20
    choices, chosen = np.uint64(choices_from(seed_words(1))), set()
    for _ in range(100):
        choices = np.uint64(next_choices(choices))
        chosen.add(choice_below(choices, 7))
    assert chosen == set(range(7))
