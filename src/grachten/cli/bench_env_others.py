"""What other environments manage, in the same run: one game at a time, each step with its mask and
observation, actions at random. What is not installed is left out."""

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

from grachten.cli.bench_figures import Figure, quickest

STEPS = 200
"""In one unit of work."""


def one_at_a_time(seconds: float) -> list[Figure]:
    """The interfaces for one game, ours and those of others."""
    figures = []
    for name, module, prepare in (
        ("Grachten in PettingZoo's AEC interface", "grachten.env.grachten_v1", _agents),
        (
            "connect four in PettingZoo's AEC interface",
            "pettingzoo.classic.connect_four_v3",
            _agents,
        ),
        ("Grachten as an OpenSpiel-style state", "grachten.env.spiel", _our_states),
        ("connect four as a state of OpenSpiel", "pyspiel", _their_states),
    ):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # those of others
            try:
                steps = prepare(import_module(module))
            except ImportError:
                continue
            figures.append(Figure(name, 1 / quickest(seconds, steps), "steps a second"))
    return figures


def _agents(module: Any) -> Callable[[], int]:
    """Agents in turns."""
    env = module.env()
    env.reset(seed=1)
    rng = random.Random(1)  # noqa: S311 - no secret

    def steps() -> int:
        for _ in range(STEPS):
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
            else:
                env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        return STEPS

    return steps


def _our_states(spiel: Any) -> Callable[[], int]:
    return _states(spiel.SpielGame(), _deal)


def _deal(state: Any, rng: random.Random) -> None:
    state.apply_action(rng.choice(state.legal_actions()))


def _their_states(pyspiel: Any) -> Callable[[], int]:
    return _states(pyspiel.load_game("connect_four"), lambda state, rng: None)  # noqa: ARG005 - nothing is dealt


def _states(game: Any, begin: Callable[[Any, random.Random], None]) -> Callable[[], int]:
    rng = random.Random(1)  # noqa: S311 - no secret

    def new() -> Any:
        state = game.new_initial_state()
        begin(state, rng)
        return state

    def steps() -> int:
        state = new()
        for _ in range(STEPS):
            if state.is_terminal():
                state = new()
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
        return STEPS

    return steps
