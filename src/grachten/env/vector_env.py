"""Many games as a Gymnasium `VectorEnv`: one seat in each, against scripted opponents."""

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from grachten.env.observation import ACTIONS, bounds
from grachten.env.vector import VectorGames
from grachten.rules.errors import GrachtenError

Observations = dict[str, NDArray[Any]]
Step = tuple[
    Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


def single_space() -> gym.spaces.Dict:
    """One observation and its mask, as PettingZoo's environments have them."""
    low, high = bounds()
    return gym.spaces.Dict(
        {
            "observation": gym.spaces.Box(low, high, dtype=np.uint8),
            "action_mask": gym.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


class GrachtenVectorEnv(VectorEnv[Observations, ArrayLike, NDArray[Any]]):
    """One seat against opponents in many games.

    The reward of a game's last step is 1 for a victory, -1 for a defeat and what lies between for
    a shared one; every other reward is 0. A game that ends is followed by the next one in the same
    step; what the seat saw at the end is in `infos["final_obs"]`. `infos["seat"]` is the seat.

    With `copy=False` the observations are the games' own arrays, which the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        num_envs: int = 1,
        players: int | Sequence[int] = 2,
        opponents: str | Sequence[str] = "greedy",
        *,
        skip_forced: bool = True,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        if not opponents:
            raise GrachtenError("A vector environment needs opponents; VectorGames does not.")
        self.games = VectorGames(
            num_envs, players, opponents=opponents, skip_forced=skip_forced, threads=threads
        )
        self.num_envs = num_envs
        self.single_observation_space = single_space()
        self.single_action_space = gym.spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew; the same ones for the same seed."""
        super().reset(seed=seed, options=options)
        self.games.reset(seed)
        return self._observations(), {"seat": self.games.seats.copy()}

    def step(self, actions: ArrayLike) -> Step:
        games = self.games
        games.step(actions)
        done = games.done.copy()
        rewards = np.where(done, games.results[np.arange(self.num_envs), games.actors], 0.0)
        infos: dict[str, Any] = {"seat": games.seats.copy()}
        if done.any():
            infos |= {"final_obs": self._final(done), "_final_obs": done.copy()}
        return self._observations(), rewards.astype(float), done, np.zeros_like(done), infos

    def close_extras(self, **kwargs: Any) -> None:
        del kwargs
        self.games.close()

    def _observations(self) -> Observations:
        rows, masks = self.games.observations, self.games.masks.view(np.int8)
        if self._copies:
            rows, masks = rows.copy(), masks.copy()
        return {"observation": rows, "action_mask": masks}

    def _final(self, done: NDArray[np.bool_]) -> NDArray[np.object_]:
        """For each game that ended, the last observation; nothing is legal then."""
        final = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(done).tolist():
            final[index] = {
                "observation": self.games.final_observations[index].copy(),
                "action_mask": np.zeros(ACTIONS, np.int8),
            }
        return final
