"""The game for PettingZoo: its own tests, and what they do not ask."""

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from grachten.env import grachten_v1
from grachten.env.observation import observe
from grachten.env.rendering import WIDTH
from grachten.rules import Game, GrachtenError

EXPECTED = (
    "ignore:Action mask numpy array is all zeros",
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
"""PettingZoo wonders why an agent that is not to act has an empty mask; and about dictionaries with
a mask in every game but its own."""


@pytest.mark.filterwarnings(*EXPECTED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_a_pettingzoo_environment(players: int) -> None:
    api_test(grachten_v1.env(players=players), num_cycles=100)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: grachten_v1.env(players=3), num_cycles=30)


@pytest.mark.nightly
def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(grachten_v1.env, {"svg": lambda drawn: drawn.startswith("<svg")})
    assert "market" in capsys.readouterr().out


def test_pixels_are_those_of_the_picture() -> None:
    env = grachten_v1.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    pixels = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (WIDTH, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 1000
    pictures = grachten_v1.raw_env(render_mode="svg")
    pictures.reset(seed=1)
    assert pictures.render() == pictures.game.spectator_view()._repr_svg_()


def test_a_whole_game_is_the_game_of_its_seed() -> None:
    env = grachten_v1.env(players=4)
    env.reset(seed=11)
    game = Game.new(4, 11)
    rng = random.Random(5)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        if is_over:
            sheet = game.score_sheet
            assert sheet is not None
            has_won = int(agent[-1]) in sheet.winners
            assert reward == (2 / len(sheet.winners) - 1 if has_won else -1)
            env.step(None)
            continue
        seat = int(agent.removeprefix("player_"))
        assert seat == game.seat
        assert seen is not None
        assert np.array_equal(seen["observation"], observe(game.view(seat)))
        legal = np.flatnonzero(seen["action_mask"])
        assert tuple(legal) == game.legal_for(seat).ids
        action = int(rng.choice(legal))
        env.step(action)
        game.play(game.board.actions[action], seat)
    assert game.is_over


def test_choices_at_set_up_are_secret_until_all_have_chosen() -> None:
    """2.4: whatever the first agent chooses, the second sees the same."""
    seen = []
    for action in (10, 11, 12):
        env = grachten_v1.env(players=2)
        env.reset(seed=3)
        env.step(action)
        seen.append(env.last()[0])
    assert all(one is not None for one in seen)
    for name in ("observation", "action_mask"):
        assert len({one[name].tobytes() for one in seen if one is not None}) == 1


def test_without_a_seed_the_next_game_follows() -> None:
    deals = []
    for _ in range(2):
        env = grachten_v1.raw_env()
        env.reset(seed=7)
        env.reset()
        deals.append(env.game.seed)
    assert deals[0] == deals[1] != 7


def test_an_illegal_action_ends_the_game() -> None:
    env = grachten_v1.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(0)  # nobody may pass at set-up
    assert env.terminations[loser]
    assert env.rewards[loser] == -1


def test_a_seats_view_is_rendered_if_wished() -> None:
    env = grachten_v1.raw_env(render_mode="ansi", view=1)
    env.reset(seed=1)
    assert "hand of 1" in env.render()
    assert "hand of 0" not in env.render()


def test_what_cannot_be_rendered_says_so() -> None:
    with pytest.raises(GrachtenError, match="no render mode 'oil'"):
        grachten_v1.raw_env(render_mode="oil")
    env = grachten_v1.raw_env()
    env.reset(seed=1)
    with pytest.raises(GrachtenError, match="render_mode"):
        env.render()
    with pytest.raises(GrachtenError, match="needs an action"):
        env.step(None)
