"""The set of end-game positions is what it says it is, and its answers are right."""

from collections import Counter
from itertools import count

import pytest

from endgame.enumeration import enumerated_values
from endgame.generate import is_tempting, positions_of
from endgame.positions import (
    LEAST_LOSS,
    LEAST_SPREAD,
    TOLERANCE,
    EndgamePosition,
    read_positions,
)
from grachten.endgame.solver import Kind, kind_of, solve
from grachten.kernel.layout import DRAW_CONTRACTS, KEEP_BOTH

POSITIONS = read_positions()


def check_answers(position: EndgamePosition) -> None:
    game = position.game()
    view = game.view(position.seat)
    assert kind_of(view) == position.kind
    assert solve(view, game.legal_actions) == pytest.approx(position.values, abs=1e-9)


def test_there_are_enough_of_each_kind() -> None:
    kinds = Counter(position.kind for position in POSITIONS)
    assert kinds["final"] >= 120
    assert kinds["reply"] >= 60
    assert sum(position.players == 3 for position in POSITIONS) >= 20
    assert len({(p.players, p.seed, p.actions) for p in POSITIONS}) == len(POSITIONS)


def test_every_position_is_a_real_last_turn_with_a_value_for_every_legal_action() -> None:
    for position in POSITIONS:
        game = position.game()
        assert game.seat == position.seat
        assert game.state.last_turns == (1 if position.kind == "final" else 2)
        assert set(game.legal_actions.ids) == position.values.keys()


def test_every_position_is_clear() -> None:
    for position in POSITIONS:
        losses = sorted(position.loss(action) for action in position.values)
        assert losses[-1] >= LEAST_SPREAD - TOLERANCE
        assert all(loss <= TOLERANCE or loss >= LEAST_LOSS - TOLERANCE for loss in losses)
        assert position.is_clear


def test_most_positions_want_more_than_the_most_points() -> None:
    assert sum(is_tempting(position) for position in POSITIONS) > len(POSITIONS) / 2


def test_contracts_are_the_answer_now_and_then() -> None:
    drawing = [position for position in POSITIONS if DRAW_CONTRACTS in position.best]
    keeping = [position for position in POSITIONS if KEEP_BOTH in position.values]
    assert len(drawing) >= 5
    assert keeping


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, len(POSITIONS), 10))
def test_the_answers_are_right(number: int) -> None:
    check_answers(POSITIONS[number])


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_all_answers_are_right(number: int) -> None:
    check_answers(POSITIONS[number])


@pytest.mark.slow
def test_plain_enumeration_gives_the_same_answers() -> None:
    """Where the opponent holds one contract, all deals of all 24 can be laid out."""
    short = [
        position
        for position in POSITIONS
        if position.kind == "final" and position.players == 2 and len(position.values) < 10
        if position.game().view(position.seat).seats[1 - position.seat].contracts == 1
    ]
    for position in short[:2]:
        assert enumerated_values(position.game()) == pytest.approx(position.values, abs=1e-9)
    assert len(short) >= 2


def test_a_line_of_the_file_reads_as_it_was_written() -> None:
    for position in POSITIONS[::20]:
        assert EndgamePosition.from_line(position.to_line()) == position


def test_the_generator_finds_clear_positions_and_the_same_again() -> None:
    kinds: tuple[Kind, ...] = ("final",)  # the quick ones
    seed = next(seed for seed in count() if any(positions_of(2, seed, kinds)))
    found = list(positions_of(2, seed, kinds))
    assert found == list(positions_of(2, seed, kinds))
    assert all(position.is_clear for position in found)
