"""The game for OpenSpiel itself: importing this registers `python_grachten`.

    import pyspiel
    import grachten.env.spiel_game
    game = pyspiel.load_game("python_grachten(players=2,deals=1000)")

Needs OpenSpiel: pip install open_spiel
"""

from typing import Any

import numpy as np
import pyspiel

from grachten.env.observation import ACTIONS, SIZE
from grachten.env.spiel import DEALS, SpielGame, SpielState

LONGEST = 2000
"""Decisions of a game, at most; OpenSpiel wants to know."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_grachten",
    long_name="Grachten: carts and contracts in Amsterdam",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "deals": DEALS, "first_deal": 0},
)


class Game(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """The parameters of `SpielGame`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 2, "deals": DEALS, "first_deal": 0, **(params or {})}
        self.rules = SpielGame(**given)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.rules.deals,
            num_players=self.rules.players,
            min_utility=self.rules.min_utility(),
            max_utility=self.rules.max_utility(),
            utility_sum=self.rules.utility_sum(),
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        is_perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(remembers=is_perfect)


class State(pyspiel.State):  # type: ignore[misc] # likewise
    """A `SpielState`, as OpenSpiel calls it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.inner: SpielState = game.rules.new_initial_state()

    def current_player(self) -> int:
        return self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.inner.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def __str__(self) -> str:
        return str(self.inner)


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, *, remembers: bool) -> None:
        self._remembers = remembers
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        if state.inner.is_chance_node():
            self.tensor[:] = 0
        else:
            self.tensor[:] = state.inner.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        if state.inner.is_chance_node():
            return "before the deal"
        inner = state.inner
        if self._remembers:
            return inner.information_state_string(player)
        return inner.observation_string(player)


pyspiel.register_game(GAME_TYPE, Game)
