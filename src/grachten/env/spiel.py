"""The game as OpenSpiel knows games: a state with actions, chance and information states.

It needs nothing but this package; `grachten.env.spiel_game` registers it with OpenSpiel itself. The
deal is the only chance: the first node draws one of `deals` equally likely seeds, and everything
after follows from the players' actions. That makes the game finite; with more deals it comes as
close to the game at the table as one likes.
"""

import random
from typing import Final

import numpy as np
import numpy.typing as npt

from grachten.env.hidden import HiddenCards
from grachten.env.observation import ACTIONS, SIZE, observe
from grachten.env.rendering import rewards
from grachten.env.table_text import table_text
from grachten.rules import Board, Game, GrachtenError

CHANCE: Final = -1
TERMINAL: Final = -4
"""Who is to act where nobody is, by OpenSpiel's numbers."""
DEALS: Final = 1 << 16


class SpielGame:
    """`players`: 2 to 4. `deals`: how many different ones there are. `first_deal`: the seed of the
    first of them, so that learning and testing can have deals of their own."""

    def __init__(
        self, players: int = 2, deals: int = DEALS, first_deal: int = 0, board: Board | None = None
    ) -> None:
        if deals < 1:
            raise GrachtenError(f"There must be at least one deal, not {deals}.")
        self.board = Board.load() if board is None else board
        self.players, self.deals, self.first_deal = players, deals, first_deal

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def num_players(self) -> int:
        return self.players

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def information_state_tensor_shape(self) -> list[int]:
        return [SIZE]

    observation_tensor_shape = information_state_tensor_shape

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        """One victory, and a defeat for all others."""
        return 2.0 - self.players


class SpielState:
    """A state before the deal, in the game, or after it."""

    def __init__(self, game: SpielGame, table: Game | None = None) -> None:
        self._game = game
        self._table = table

    @property
    def table(self) -> Game:
        """The game that was dealt. It knows everything."""
        if self._table is None:
            raise GrachtenError("Nothing has been dealt yet.")
        return self._table

    def current_player(self) -> int:
        if self._table is None:
            return CHANCE
        return TERMINAL if self._table.is_over else self._table.seat

    def is_chance_node(self) -> bool:
        return self._table is None

    def is_terminal(self) -> bool:
        return self._table is not None and self._table.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._table is not None:
            raise GrachtenError("Only the deal is left to chance.")
        return [(deal, 1 / self._game.deals) for deal in range(self._game.deals)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of a player, or of the one to act; rising."""
        if self._table is None:
            return list(range(self._game.deals)) if player in (None, CHANCE) else []
        if self._table.is_over or player not in (None, self._table.seat):
            return []
        return list(self._table.legal_for(self._table.seat).ids)

    def apply_action(self, action: int) -> None:
        game = self._game
        if self._table is None:
            if not 0 <= action < game.deals:
                raise GrachtenError(f"There is no deal {action}.")
            self._table = Game.new(game.players, game.first_deal + action, game.board)
        else:
            self._table.play(game.board.actions[action])

    def action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else str(self._game.board.actions[action])

    def returns(self) -> list[float]:
        return rewards(self.table) if self.is_terminal() else [0.0] * self._game.players

    def information_state_string(self, player: int) -> str:
        """Everything that the seat has seen and done so far."""
        return f"seat {player}: {self.table.events_for(player)!r}"

    def observation_string(self, player: int) -> str:
        """What the seat sees now."""
        return table_text(self.table.view(player))

    def information_state_tensor(self, player: int) -> npt.NDArray[np.float32]:
        """The observation. It holds what matters of the past, and not all of it: what differs in
        the string need not differ here."""
        return observe(self.table.view(player)).astype(np.float32)

    observation_tensor = information_state_tensor

    def resample_from_infostate(self, player: int, rng: random.Random) -> "SpielState":
        """A state that this player could be in, with the hidden cards dealt anew."""
        hidden = HiddenCards(self.table.view(player))
        return SpielState(self._game, hidden.resample(rng).game)

    def clone(self) -> "SpielState":
        return SpielState(self._game, None if self._table is None else self._table.copy())

    def __str__(self) -> str:
        if self._table is None:
            return "before the deal"
        return f"deal {self._table.seed}: {table_text(self._table.spectator_view())}"
