"""The Gymnasium vector environment."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from grachten.env.observation import ACTIONS, SIZE
from grachten.env.vector_env import GrachtenVectorEnv
from grachten.rules.errors import GrachtenError


def chosen(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def test_spaces_hold_what_is_returned() -> None:
    envs = GrachtenVectorEnv(5, (2, 3, 4))
    observations, infos = envs.reset(seed=1)
    assert envs.num_envs == 5
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert envs.single_observation_space["observation"].shape == (SIZE,)
    assert envs.observation_space.contains(observations)
    assert infos["seat"].tolist() == [0, 1, 2, 1, 1]
    rng = np.random.default_rng(1)
    for _ in range(30):
        actions = chosen(observations["action_mask"], rng)
        assert envs.action_space.contains(actions)
        observations, rewards, terminated, truncated, _ = envs.step(actions)
        assert envs.observation_space.contains(observations)
        assert rewards.dtype == np.float64
        assert terminated.dtype == truncated.dtype == np.bool_
        assert not truncated.any()
    envs.close()


def test_the_end_of_a_game_is_rewarded_and_shown() -> None:
    envs = GrachtenVectorEnv(8, 2, "random")
    observations, _ = envs.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    while ended < 20:
        seats = envs.games.seats.copy()
        observations, rewards, terminated, _, infos = envs.step(
            chosen(observations["action_mask"], rng)
        )
        assert not rewards[~terminated].any()
        assert ("final_obs" in infos) == terminated.any()
        for index in np.flatnonzero(terminated):
            ended += 1
            assert rewards[index] == envs.games.results[index, seats[index]]
            final = infos["final_obs"][index]
            assert envs.single_observation_space.contains(final)
            assert final["observation"][:5].tolist() == [0, 0, 0, 0, 1]
            assert observations["observation"][index, 4] == 0


def test_a_seed_gives_the_same_episodes() -> None:
    first, second = GrachtenVectorEnv(3), GrachtenVectorEnv(3)
    one, _ = first.reset(seed=9)
    two, _ = second.reset(seed=9)
    assert all(one[name].tobytes() == two[name].tobytes() for name in one)
    other, _ = second.reset(seed=10)
    assert one["observation"].tobytes() != other["observation"].tobytes()


def test_observations_are_copies_unless_not_wished() -> None:
    for copy in (True, False):
        envs = GrachtenVectorEnv(2, copy=copy)
        observations, _ = envs.reset(seed=1)
        shares = np.shares_memory(observations["observation"], envs.games.observations)
        assert shares is not copy


def test_wrappers_of_gymnasium_work() -> None:
    envs: VectorEnv = RecordEpisodeStatistics(GrachtenVectorEnv(4, opponents="random"))
    observations, _ = envs.reset(seed=1)
    rng, lengths = np.random.default_rng(1), []
    while len(lengths) < 4:
        observations, _, terminated, _, infos = envs.step(chosen(observations["action_mask"], rng))
        lengths += [int(infos["episode"]["l"][index]) for index in np.flatnonzero(terminated)]
    assert min(lengths) > 8


def test_it_needs_opponents() -> None:
    with pytest.raises(GrachtenError, match="needs opponents"):
        GrachtenVectorEnv(2, opponents=())
    assert GrachtenVectorEnv(1).single_action_space.n == ACTIONS
