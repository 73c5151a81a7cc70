"""OpenSpiel itself on our game: its own test, and two of its algorithms."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from support.night import needed

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # OpenSpiel's own
]


@pytest.fixture
def pyspiel() -> Any:
    found = needed("pyspiel", "pip install open_spiel")
    import_module("grachten.env.spiel_game")  # registers it
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_open_spiel_plays_it_at_random(pyspiel: Any, players: int) -> None:
    game = pyspiel.load_game(f"python_grachten(players={players},deals=20)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_counterfactual_regret_is_minimised(pyspiel: Any) -> None:
    """By outcome sampling: one course of the game at a time."""
    sampling = import_module("open_spiel.python.algorithms.outcome_sampling_mccfr")
    game = pyspiel.load_game("python_grachten(players=2,deals=5)")
    np.random.seed(1)  # the solver draws from there
    solver = sampling.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())


def test_a_tree_is_searched(pyspiel: Any) -> None:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("python_grachten(players=2,deals=5)")
    state = game.new_initial_state()
    state.apply_action(0)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
