"""The log of what happened."""

import numpy as np
import pytest

from grachten.kernel import GAME, new_game, seed_words
from grachten.kernel.log import DEALT, new_log, note, note_event, note_row
from grachten.rules import Board, Game, TakeFaceUp
from grachten.rules.events import MarketSwept
from support.positions import play, position, times


def test_a_new_log_holds_only_its_own_length() -> None:
    log = new_log(8)
    assert log.dtype == np.int32
    assert log.tolist() == [1, 0, 0, 0, 0, 0, 0, 0]
    assert len(new_log()) == 256


def test_notes_are_written_one_after_the_other() -> None:
    log = new_log(12)
    note_event(log, DEALT, 3)
    note(log, 6)
    note_row(log, np.array([4, 5, 6], np.uint8), 2)
    assert log.tolist() == [7, DEALT, 3, 6, 2, 4, 5, 0, 0, 0, 0, 0]


def test_a_log_that_is_too_short_keeps_counting_and_overwrites_nothing_past_its_end() -> None:
    memory = np.full(12, 99, np.int32)
    log = memory[:4]
    log[:] = [1, 0, 0, 0]
    for number in range(10, 20):
        note(log, number)
    assert memory.tolist() == [11, 10, 11, 12] + [99] * 8


def test_no_log_is_no_work() -> None:
    note(None, 1)
    note_event(None, 1, 2)
    note_row(None, np.array([1], np.uint8), 1)
    board, games = Board.load(), np.zeros(2, GAME)
    new_game(board.tables, games, 0, 2, seed_words(1))
    log = new_log()
    new_game(board.tables, games, 1, 2, seed_words(1), 0, log)
    new_game(board.tables, games, 0, 2, seed_words(1), 0, None)
    assert games[0].tobytes() == games[1].tobytes()
    assert log[0] > 1


@pytest.mark.parametrize("length", [1, 2, 40, 256])
def test_a_whole_action_counts_alike_whatever_the_length(length: int) -> None:
    board, games = Board.load(), np.zeros(1, GAME)
    memory = np.full(300, 99, np.int32)
    log = memory[:length]
    log[0] = 1
    new_game(board.tables, games, 0, 4, seed_words(20), 0, log)
    full = new_log(300)
    new_game(board.tables, games, 0, 4, seed_words(20), 0, full)
    assert log[0] == full[0]
    written = min(length, int(full[0]))
    assert log[1:written].tolist() == full[1:written].tolist()
    assert set(memory[length:].tolist()) <= {99}


def test_a_game_with_many_sweeps_in_a_row_tells_all_of_them() -> None:
    """The log is lengthened as often as needed; what is told is the same."""

    def sweeping_game() -> Game:
        return position(
            market=("wild", "wild", "red", "pink", "blue"),
            deck=[*times("wild", 4), "pink", "pink", *times("orange", 5)],
        )

    expected = play(sweeping_game(), TakeFaceUp("red"))
    short = sweeping_game()
    vars(short)["_log"] = new_log(2)
    assert play(short, TakeFaceUp("red")) == expected
    assert len([event for event in expected if isinstance(event, MarketSwept)]) == 2
    assert len(vars(short)["_log"]) >= vars(short)["_log"][0]
