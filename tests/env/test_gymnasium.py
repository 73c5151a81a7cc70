"""The game for Gymnasium: one seat against bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import grachten.env  # noqa: F401 - registers it
from grachten.env.single import GrachtenEnv
from grachten.rules import GrachtenError


@pytest.mark.slow
@pytest.mark.parametrize("opponents", [("greedy",), ("random", "greedy", "planner")])
def test_it_is_a_gymnasium_environment(
    opponents: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make("grachten/Grachten-v1", opponents=opponents).unwrapped)
    assert "market" in capsys.readouterr().out


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, object], int]:
    """A whole game with actions drawn from the mask: reward, last info, decisions."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    reward, is_over, decisions = 0.0, False, 0
    while not is_over:
        action = env.action_space.sample(seen["action_mask"])
        seen, earned, is_over, was_cut, info = env.step(action)
        reward += float(earned)
        decisions += 1
        assert not was_cut
    return reward, info, decisions


def test_games_are_played_to_the_end_and_rewarded_there() -> None:
    env = gymnasium.make("grachten/Grachten-v1", opponents=("greedy", "random"))
    seats = set()
    for seed in range(6):
        reward, info, decisions = play(env, seed)
        totals, seat = info["totals"], info["seat"]
        assert isinstance(totals, tuple)
        assert isinstance(seat, int)
        seats.add(seat)
        assert decisions > 10
        if totals[seat] > max(t for other, t in enumerate(totals) if other != seat):
            assert reward == 1
        if totals[seat] < max(totals):
            assert reward == -1
    assert len(seats) > 1


def test_the_same_seed_gives_the_same_game() -> None:
    env = gymnasium.make("grachten/Grachten-v1", opponents="planner")
    assert play(env, 9) == play(env, 9)


def test_an_illegal_action_is_a_defeat() -> None:
    env = GrachtenEnv(("greedy",), seat=0)
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(0)
    assert (reward, is_over, info["illegal"]) == (-1, True, 0)


def test_masks_are_offered_as_sb3_contrib_asks() -> None:
    env = GrachtenEnv(("greedy",), seat=0)
    seen, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(GrachtenError, match="no seat 2"):
        GrachtenEnv(("greedy",), seat=2)
    with pytest.raises(GrachtenError, match="render_mode"):
        GrachtenEnv().render()
