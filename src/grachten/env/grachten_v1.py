"""The game for PettingZoo: `grachten_v1.env(players=3)`, an environment of agents in turns.

An observation is a dictionary with "observation" (`grachten.env.observation`) and "action_mask".
At set-up all choose at once (rule 2.4). Here they choose one after the other, and nobody sees what
the others chose before all have: that is the same game.
"""

import random
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from grachten.env.observation import ACTIONS, bounds, observe
from grachten.env.rendering import MODES, check_mode, render, rewards
from grachten.rules import Board, Game, GrachtenError
from grachten.rules.board import DEFAULT_BOARD

Seen = dict[str, npt.NDArray[Any]]

SEED_BITS: Final = 64


def env(**options: Any) -> "AECEnv[str, Seen, int]":
    """As PettingZoo's own games: an illegal action loses the game for the agent."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Seen, int], EzPickle):  # type: ignore[misc] # noqa: N801 - PettingZoo's name, without types
    """`players`: 2 to 4. `view`: whose view is rendered, a seat or None for a spectator's."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "grachten_v1",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        render_mode: str | None = None,
        board: str = DEFAULT_BOARD,
        view: int | None = None,
    ) -> None:
        EzPickle.__init__(self, players, render_mode, board, view)
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self._board = Board.load(board)
        self._view = view
        self._rng = random.Random()  # noqa: S311 - deals for learning, no secret
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.game = Game.new(players, 0, self._board)
        """The game itself. It knows everything: agents learn from what they observe."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game. With a seed it is `Game.new(players, seed)`; without, the next one."""
        if seed is None:
            deal = self._rng.getrandbits(SEED_BITS)
        else:
            deal = seed
            self._rng = random.Random(seed)  # noqa: S311 - likewise
        self.game = Game.new(len(self.possible_agents), deal, self._board)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> Seen:
        """What the agent's seat may know. Where it is not to act, no action is open to it."""
        seat = self._seat_of[agent]
        return observed(self.game, seat, may_act=agent == self.agent_selection)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise GrachtenError(f"{agent} is to act: it needs an action.")
        self._cumulative_rewards[agent] = 0.0
        self.game.play(self._board.actions[action], self._seat_of[agent])
        self._clear_rewards()
        if self.game.is_over:
            won = rewards(self.game)
            self.rewards = {agent: won[self._seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Text, a picture, or pixels: what spectators see, or the seat given as `view`."""
        if self.render_mode is None:
            raise GrachtenError("To render, make the environment with a render_mode.")
        game = self.game
        view = game.spectator_view() if self._view is None else game.view(self._view)
        return render(view, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def observation_space() -> spaces.Dict:
    lowest, highest = bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(lowest, highest, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), dtype=np.int8),
        }
    )


def observed(game: Game, seat: int, *, may_act: bool) -> Seen:
    """What a seat may know, and do."""
    mask = np.zeros(ACTIONS, np.int8)
    if may_act and not game.is_over:
        mask[list(game.legal_for(seat).ids)] = 1
    return {"observation": observe(game.view(seat)).copy(), "action_mask": mask}
