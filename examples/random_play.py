"""The shortest programs: random play through each interface.

python examples/random_play.py
"""

import argparse
import random

import gymnasium
import numpy as np

from grachten.env import grachten_v1
from grachten.env.spiel import SpielGame
from grachten.env.vector import VectorGames


def with_pettingzoo(seed: int) -> dict[str, float]:
    """Agents take turns; an action is drawn from the mask. What each agent got."""
    env = grachten_v1.env(players=3)
    env.reset(seed=seed)
    got = {}
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        got[agent] = reward
        if is_over or seen is None:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return got


def with_gymnasium(seed: int) -> float:
    """One seat against bots. What it got."""
    env = gymnasium.make("grachten/Grachten-v1", opponents=("greedy",))
    seen, _ = env.reset(seed=seed)
    is_over, reward = False, 0.0
    while not is_over:
        action = env.action_space.sample(seen["action_mask"])
        seen, earned, is_over, _, _ = env.step(action)
        reward += float(earned)
    return reward


def with_arrays(seed: int, count: int, steps: int) -> int:
    """Many games at once. How many ended."""
    games = VectorGames(count, players=(2, 3, 4), seed=seed)
    rng = np.random.default_rng(seed)
    ended = 0
    for _ in range(steps):
        games.step((rng.random(games.masks.shape) * games.masks).argmax(1))
        ended += int(games.done.sum())
    games.close()
    return ended


def with_open_spiel(seed: int) -> list[float]:
    """States with chance, as OpenSpiel has them. What each player got."""
    rng = random.Random(seed)
    state = SpielGame(players=2).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=512, help="at once, in arrays")
    parser.add_argument("--steps", type=int, default=200, help="of these games")
    given = parser.parse_args(arguments)
    print("PettingZoo:", with_pettingzoo(given.seed))
    print("Gymnasium: ", with_gymnasium(given.seed))
    print("OpenSpiel: ", with_open_spiel(given.seed))
    print("Arrays:    ", with_arrays(given.seed, given.games, given.steps), "games ended")


if __name__ == "__main__":
    main()
