"""The game as OpenSpiel knows games."""

import random

import numpy as np
import pytest

from grachten.env.observation import ACTIONS, SIZE
from grachten.env.spiel import CHANCE, TERMINAL, SpielGame
from grachten.rules import Game, GrachtenError


def test_the_deal_is_chance_and_the_rest_is_the_game() -> None:
    state = SpielGame(players=3, deals=10, first_deal=5).new_initial_state()
    assert state.is_chance_node()
    assert state.current_player() == CHANCE
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == state.legal_actions() == list(range(10))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.apply_action(2)
    game, rng = Game.new(3, 7), random.Random(1)
    while not game.is_over:
        assert state.current_player() == game.seat
        assert state.legal_actions() == list(game.legal_actions.ids)
        assert state.legal_actions((game.seat + 1) % 3) == []
        assert state.returns() == [0, 0, 0]
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        game.play(game.board.actions[action])
    assert state.is_terminal()
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    sheet = game.score_sheet
    assert sheet is not None
    assert {seat for seat, won in enumerate(state.returns()) if won > -1} == set(sheet.winners)
    assert sum(state.returns()) == SpielGame(3).utility_sum()


def test_clones_go_their_own_way() -> None:
    state = SpielGame().new_initial_state()
    dealt = state.clone()
    dealt.apply_action(0)
    assert state.is_chance_node()
    later = dealt.clone()
    later.apply_action(later.legal_actions()[0])
    assert str(later) != str(dealt)
    assert str(state) == "before the deal"


def test_information_states_tell_what_the_seat_knows_and_nothing_else() -> None:
    state = SpielGame().new_initial_state()
    state.apply_action(3)
    rng = random.Random(2)
    for _ in range(25):
        state.apply_action(rng.choice(state.legal_actions()))
    for player in range(2):
        other = state.resample_from_infostate(player, rng)
        for name in ("information_state_string", "observation_string"):
            assert getattr(other, name)(player) == getattr(state, name)(player)
        tensors = [one.information_state_tensor(player) for one in (state, other)]
        assert np.array_equal(tensors[0], tensors[1])
        assert tensors[0].shape == (SIZE,)
    changed = [state.resample_from_infostate(0, rng) for _ in range(5)]
    mine = state.information_state_string(1)
    assert any(one.information_state_string(1) != mine for one in changed)


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(GrachtenError, match="at least one deal"):
        SpielGame(deals=0)
    state = SpielGame(deals=2).new_initial_state()
    with pytest.raises(GrachtenError, match="no deal 2"):
        state.apply_action(2)
    with pytest.raises(GrachtenError, match="Nothing has been dealt"):
        state.information_state_string(0)
    state.apply_action(1)
    with pytest.raises(GrachtenError, match="Only the deal"):
        state.chance_outcomes()
    assert state.action_to_string(CHANCE, 1) == "deal 1"
    assert state.action_to_string(0, 10) == "keep the first contract"


def test_the_game_tells_its_size() -> None:
    game = SpielGame(players=4)
    assert game.num_players() == 4
    assert game.num_distinct_actions() == ACTIONS
    assert game.observation_tensor_shape() == [SIZE]
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, -2)
