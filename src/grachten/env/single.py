"""The game for Gymnasium: one seat, and bots on the others.

gymnasium.make("grachten/Grachten-v1", opponents=("planner", "greedy"))
"""

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from grachten.bots import Bot, make_bot, seated
from grachten.env.grachten_v1 import SEED_BITS, Seen, observation_space, observed
from grachten.env.observation import ACTIONS
from grachten.env.rendering import MODES, check_mode, render, rewards
from grachten.rules import Board, Game, GrachtenError
from grachten.rules.board import DEFAULT_BOARD


class GrachtenEnv(gymnasium.Env[Seen, Any]):
    """One seat against bots, each by its name (`grachten.bots.make_bot`).

    `seat`: always that one, or None for another one in every game, drawn at random. The reward
    comes with the end: 1 for a victory, -1 for a defeat, what lies between if it is shared. An
    illegal action is a defeat: draw from the mask, `action_space.sample(mask)`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(
        self,
        opponents: str | Sequence[str] = ("planner",),
        seat: int | None = None,
        render_mode: str | None = None,
        board: str = DEFAULT_BOARD,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self._bots = [make_bot(name) for name in names]
        self._players = 1 + len(names)
        if seat is not None and not 0 <= seat < self._players:
            raise GrachtenError(f"There is no seat {seat} with {self._players} players.")
        self._own_seat = seat
        self._board = Board.load(board)
        self.observation_space: spaces.Space[Any] = observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self.seat = seat or 0
        self.game = Game.new(self._players, 0, self._board)
        """The game itself. It knows everything: learn from what is observed."""
        self._sitting: dict[int, Bot] = {}
        self._rng = random.Random()  # noqa: S311 - a bot's whims, no secret

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game. With a seed, the same one every time."""
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(2**SEED_BITS - 1, dtype="uint64"))
        drawn = int(self.np_random.integers(self._players))
        self.seat = drawn if self._own_seat is None else self._own_seat
        self._rng = random.Random(deal)  # noqa: S311 - likewise
        self.game = Game.new(self._players, deal, self._board)
        others = [(self.seat + step) % self._players for step in range(1, self._players)]
        self._sitting = {seat: seated(bot) for seat, bot in zip(others, self._bots, strict=True)}
        self._let_others_play()
        return self._observed(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action by its number; then the others play until it is one's own turn again."""
        number = int(action)
        if number not in self.game.legal_for(self.seat).ids:
            return self._observed(), -1.0, True, False, {"seat": self.seat, "illegal": number}
        self.game.play(self._board.actions[number], self.seat)
        self._let_others_play()
        reward = 0.0
        info: dict[str, Any] = {"seat": self.seat}
        if self.game.is_over:
            sheet = self.game.score_sheet
            assert sheet is not None
            reward = rewards(self.game)[self.seat]
            info["totals"] = sheet.totals
        return self._observed(), reward, self.game.is_over, False, info

    def action_masks(self) -> Any:
        """The legal actions as truth values, under the name that sb3-contrib looks for."""
        return self._observed()["action_mask"].astype(bool)

    def render(self) -> Any:
        """The position as one's own seat sees it: text, a picture, or pixels."""
        if self.render_mode is None:
            raise GrachtenError("To render, make the environment with a render_mode.")
        return render(self.game.view(self.seat), self.render_mode)

    def _observed(self) -> Seen:
        return observed(self.game, self.seat, may_act=self.seat in self.game.to_act)

    def _let_others_play(self) -> None:
        """Until the own seat is to act or the game is over."""
        game = self.game
        while not game.is_over and game.seat != self.seat:
            seat = game.seat
            action = self._sitting[seat].choose(game.view(seat), game.legal_for(seat), self._rng)
            game.play(action, seat)
