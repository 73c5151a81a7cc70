"""Games of mixed bots, and what the network says of every decision in them. Needs no PyTorch."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.bots.mind.planning import choose_by_plan
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.weights import weights_of
from grachten.env.core.scripted import by_greed
from grachten.env.core.tables import tables_of
from grachten.env.vector import VectorGames
from grachten.kernel.layout import KINDS, MAX_SEATS
from grachten.neural.inference import PlayingNetwork, Said
from grachten.neural.lookahead import drawn

MIX: Final = {"neural": 0.25, "sampled": 0.25, "planner": 0.3, "greedy": 0.1, "random": 0.1}
"""Who sits on a seat, and how often: `neural` plays the likeliest action, `sampled` draws one."""

LIKELIEST: Final = -1.0
"""In the place of a chance: see `drawn`."""


@dataclass(frozen=True)
class Judgements:
    """What the network said, and what came of it. Seats are counted from the one to act."""

    wins: NDArray[np.float32]
    """The chance of each seat: (n, players)."""
    results: NDArray[np.float32]
    """What it won, shared victories in part: (n, players)."""
    games: int


def judge(network: PlayingNetwork, players: int, games: int, seed: int) -> Judgements:
    """Play games, and note what the network says of every decision with a choice."""
    return _Table(network, players, games, seed).play()


class _Table:
    def __init__(self, network: PlayingNetwork, players: int, games: int, seed: int) -> None:
        self._network = network
        self._players = players
        self._games = VectorGames(games, players, seed=seed, restart=False, threads=1)
        self._rng = np.random.default_rng(seed)
        self._who = self._rng.choice(list(MIX), (games, MAX_SEATS), p=list(MIX.values()))

    def play(self) -> Judgements:
        games, is_live = self._games, np.ones(self._games.count, np.bool_)
        said_of, said, seats = [], [], []
        while is_live.any():
            live = np.flatnonzero(is_live)
            words = self._network(games.observations[live])
            said_of.append(live)
            said.append(words.wins[:, : self._players])
            seats.append(games.seats[live].copy())
            actions = np.full(games.count, -1, np.int64)
            actions[live] = self._actions(live, words)
            games.step(actions)
            is_live[games.done] = False
        index, seat = np.concatenate(said_of), np.concatenate(seats)
        around = (seat[:, None] + np.arange(self._players)) % self._players
        results = (games.results[index[:, None], around] + 1) / 2
        return Judgements(np.concatenate(said), results, games.count)

    def _actions(self, live: NDArray[np.intp], said: Said) -> NDArray[np.int64]:
        games = self._games
        who = self._who[live, games.seats[live]]
        masks = games.masks[live]
        policy = np.where(who[:, None] == "random", 0, said.policy)
        chances = np.where(who == "neural", LIKELIEST, self._rng.random(len(live)))
        actions = drawn(np.where(masks, policy, -np.inf), chances)
        for row in np.flatnonzero((who == "planner") | (who == "greedy")):
            by = self._by_plan if who[row] == "planner" else self._by_greed
            actions[row] = by(int(live[row]))
        return actions

    def _by_plan(self, index: int) -> int:
        games = self._games
        seen = games.games[index : index + 1].copy()
        seat, track = int(seen[0].seat), games.tracks[index]
        for other in range(self._players):
            if other != seat:
                seen[0].contracts[other] = 0
                seen[0].hand[other] = track.known[other, :KINDS]
        return choose_by_plan(
            games.board.tables, route_graph_of(games.board), seen, new_scratch_games(1),
            weights_of(), new_scratch(),
        )  # fmt: skip

    def _by_greed(self, index: int) -> int:
        games = self._games
        first, second, third, fourth, fifth = games.tracks[index].legal
        legal = (first, second, third, fourth, fifth)
        board, tables = games.board.tables[0], tables_of(games.board)[0]
        return by_greed(board, tables, games.games[index], legal)
