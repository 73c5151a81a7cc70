"""What comes of actions: they are played on in possible worlds for some turns of the seat, everyone
by policy, and the network says there how likely the seat is to win."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import PLACES
from grachten.env.vector import VectorGames
from grachten.kernel.layout import OVER, TURN
from grachten.kernel.records import Games, column
from grachten.neural.inference import Floats, Said
from grachten.neural.worlds import Worlds

Network = Callable[[NDArray[np.uint8]], Said]

NOTHING: Final = -1
"""No action: the game stays as it is."""


class Lookahead:
    """Up to `rows` simulations at once, which go on to the seat's next turn but `turns - 1`.

    What the network says at each turn before counts too: the share `trust` of what is left to
    count. It knows less of what will come of an action than what is said later, and depends less
    on luck. A game that ends has its result for the rest.
    """

    def __init__(
        self, worlds: Worlds, network: Network, rows: int, turns: int = 1, trust: float = 0.0
    ) -> None:
        self.rows = rows
        self._turns = turns
        self._trust = trust
        self._network = network
        self._root = worlds
        self._games = VectorGames(
            rows, worlds.players, seed=0, restart=False, threads=1, board=worlds.board
        )

    def __call__(
        self,
        worlds: Games,
        actions: NDArray[np.int64],
        chances: NDArray[np.float64],
        is_late: Callable[[], bool] = lambda: False,
    ) -> NDArray[np.float64]:
        """How likely the seat is to win after action i in world i.

        `chances`: a row of numbers from 0 to 1 for each world, which decide what others do. Once it
        `is_late`, a simulation ends at the next turn of the seat that it comes to.
        """
        count, seat, games = len(actions), self._root.seat, self._games
        records, tracks = games.games, games.tracks
        records[:count], tracks[:count] = worlds, self._root.track
        phases = column(records, "phase")
        phases[count:] = OVER
        wins = np.zeros(self.rows)
        todo = np.full(self.rows, NOTHING, np.int64)
        todo[:count] = actions
        is_live = np.arange(self.rows) < count
        turns = np.zeros(self.rows, np.int64)
        left = np.ones(self.rows)
        step = 0
        while True:
            games.step(todo)
            ended = np.flatnonzero(games.done)
            wins[ended] += left[ended] * (games.results[ended, seat] + 1) / 2
            is_live[ended] = False
            live = np.flatnonzero(is_live)
            if not len(live):
                return wins[:count]
            observations = games.observations[live]
            said = self._network(observations)
            is_ours = games.seats[live] == seat
            is_turn = is_ours & (observations[:, PLACES["phase"] + TURN] == 1)
            turns[live] += is_turn
            is_leaf = is_turn & (turns[live] >= (1 if is_late() else self._turns))
            leaves = live[is_leaf]
            on_turn = live[is_turn]
            weight = np.where(is_leaf[is_turn], 1.0, self._trust) * left[on_turn]
            wins[on_turn] += weight * said.wins[is_turn, 0]
            left[on_turn] -= weight
            is_live[leaves] = False
            phases[leaves] = OVER  # it stays as it is
            todo[:] = NOTHING
            on = ~is_leaf
            step_chances = chances[live[on], step % chances.shape[1]]
            todo[live[on]] = drawn(
                np.where(games.masks[live[on]], said.policy[on], -np.inf),
                np.where(is_ours[on], -1.0, step_chances),
            )
            step += 1


def drawn(logits: Floats, chances: NDArray[np.float64]) -> NDArray[np.int64]:
    """For each row an action, as likely as its logit says; the likeliest where the chance is
    below 0."""
    powers = np.exp(logits - logits.max(1, keepdims=True)).cumsum(1)
    by_chance = (powers > chances[:, None] * powers[:, -1:]).argmax(1)
    actions: NDArray[np.int64] = np.where(chances < 0, logits.argmax(1), by_chance)
    return actions
