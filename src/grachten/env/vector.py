"""Thousands of games at once, in arrays that are allocated once::

    games = VectorGames(4096, players=2, seed=1)
    while True:
        games.step(choose(games.observations, games.masks))

Row i belongs to game i: `observations`, `masks` and `seats` are of the decision that waits, `done`
says which games ended with the last step, `results` and `totals` how. Where a game has ended, the
next one has already been dealt. The arrays are always the same ones: a step overwrites them.
"""

import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.weights import weights_of
from grachten.env.core.elements import ROW_BYTES, SIZE
from grachten.env.core.layout import ACTIONS, MASK_BYTES, Tracks, new_tracks
from grachten.env.core.plans import new_pads
from grachten.env.core.scripted import CALLER, GREEDY, PLANNER, RANDOM
from grachten.env.core.stepping import Batch, Bench, Rules, deal_all, look_all, step_all
from grachten.env.core.tables import tables_of
from grachten.env.core.tracking import measure_all
from grachten.kernel.layout import GAME, MAX_SEATS
from grachten.kernel.records import Games
from grachten.rules import Board
from grachten.rules.board import PLAYER_COUNTS
from grachten.rules.errors import GrachtenError

OPPONENTS: Final = {"random": RANDOM, "greedy": GREEDY, "planner": PLANNER}

_SAVED: Final = (
    "games", "tracks", "seeds", "observations", "final_observations", "masks", "seats", "actors",
    "done", "results", "totals",
)  # fmt: skip

FEWEST_FOR_A_THREAD: Final = 256
"""Games; with fewer, handing them to another thread costs more than it saves."""

FEWEST_WITH_PLANNERS: Final = 4
"""The same where planners think, a hundred times as long as a step takes."""

PARTS_OF_A_THREAD: Final = 4
"""Games are handed out in so many parts for each thread if opponents think: some take longer."""


class VectorGames:
    """Many games of one board.

    `players`: how many, or several numbers that the games take in turn. `opponents`: None, and the
    caller decides for all seats; or the names of scripted ones ("random", "greedy", "planner"),
    and the caller has one seat in each game, the next one in every new game. `skip_forced`:
    decisions with one legal action are not asked for. `observe`: without it there are masks alone.
    `restart`: a game that ends is followed by the next one in the same step. `zeros`: what
    allocates observations and masks, as `np.zeros` does: memory that a GPU reads directly, say.
    """

    def __init__(
        self,
        count: int,
        players: int | Sequence[int] = 2,
        *,
        seed: int | None = None,
        opponents: str | Sequence[str] | None = None,
        skip_forced: bool = True,
        observe: bool = True,
        restart: bool = True,
        threads: int | None = None,
        board: Board | None = None,
        zeros: Callable[[tuple[int, int], type[np.uint8]], NDArray[np.uint8]] = np.zeros,
    ) -> None:
        self._settings: dict[str, Any] = {
            "count": count,
            "players": players,
            "opponents": opponents,
            "skip_forced": skip_forced,
            "observe": observe,
            "restart": restart,
            "threads": threads,
            "board": board,
        }
        self.board = Board.load() if board is None else board
        self.count = count
        self.players = _players(self.board, count, players)
        self.skips_forced = skip_forced
        self._names = _names(opponents)
        self._rules = Rules(skip_forced, observe, restart, bool(self._names))
        self._threads = threads or os.cpu_count() or 1
        rows = count if observe else 0
        observations = zeros((rows, ROW_BYTES), np.uint8)
        final_observations = np.zeros((rows, ROW_BYTES), np.uint8)
        masks = zeros((count, MASK_BYTES), np.uint8)
        done = np.zeros(count, np.uint8)
        self.observations = observations[:, :SIZE]
        """What the seat to act may know: (count, SIZE)."""
        self.observation_rows = observations
        """The same with a few bytes more in each row, (count, ROW_BYTES): one block of memory."""
        self.final_observations = final_observations[:, :SIZE]
        """For games that ended with the last step: what the seat that acted saw at the end."""
        self.masks = masks.view(np.bool_)[:, :ACTIONS]
        """The legal actions: (count, ACTIONS)."""
        self.mask_rows = masks
        """The same with zeros at the end of each row: (count, MASK_BYTES), one block of memory."""
        self.done = done.view(np.bool_)
        """Did the game end with the last step?"""
        self.seats = np.zeros(count, np.uint8)
        """Whose decision it is."""
        self.actors = np.zeros(count, np.uint8)
        """Who made the last decision of the caller."""
        self.results = np.zeros((count, MAX_SEATS), np.float32)
        """How the last game of each row ended: 1 for a victory, -1 for a defeat, by seat."""
        self.totals = np.zeros((count, MAX_SEATS), np.int16)
        """And with how many points."""
        self._batch = Batch(
            boards=self.board.tables,
            graphs=route_graph_of(self.board),
            tables=tables_of(self.board),
            weights=weights_of(),
            fresh=_fresh_track(self.board),
            games=np.zeros(count, GAME),
            tracks=new_tracks(count),
            players=self.players,
            seeds=np.zeros((count, 4), np.uint64),
            observations=observations,
            final_observations=final_observations,
            masks=masks,
            seats=self.seats,
            actors=self.actors,
            done=done,
            results=self.results,
            totals=self.totals,
        )
        self._parts = self._split()
        self._benches = [_new_bench() for _ in self._parts]
        self._pool: ThreadPoolExecutor | None = None
        self.reset(secrets.randbits(64) if seed is None else seed)

    @property
    def games(self) -> Games:
        """The kernel's records. They know everything: for referees and tests, not for players."""
        return self._batch.games

    @property
    def tracks(self) -> Tracks:
        """What is kept beside each game (`core.layout`)."""
        return self._batch.tracks

    @property
    def deciders(self) -> NDArray[np.uint8]:
        """Who decides for each seat: 0 is the caller, the rest are scripted (`OPPONENTS`)."""
        deciders: NDArray[np.uint8] = self._array("tracks")["deciders"]
        return deciders

    def seed_of(self, index: int) -> int:
        """The seed of the deal, as `Game.new` takes it."""
        return int.from_bytes(self._batch.seeds[index].astype("<u8").tobytes(), "little")

    def reset(self, seed: int | None = None) -> None:
        """New games. With a seed, the same ones every time; without, the next ones."""
        seeds = self._batch.seeds
        if seed is None:
            seeds[:, 2] += np.uint64(1)
        else:
            seeds[:, 0] = seed % 2**64
            seeds[:, 1] = np.arange(self.count)
            seeds[:, 2:] = 0
            self._seat_everybody()
        self._run(deal_all)

    def deal(self, seeds: Sequence[int]) -> None:
        """New games with these deals, as `Game.new` knows them by their seeds."""
        if len(seeds) != self.count:
            raise GrachtenError(f"{self.count} games need {self.count} seeds, not {len(seeds)}.")
        words = b"".join(seed.to_bytes(32, "little") for seed in seeds)
        self._batch.seeds[:] = np.frombuffer(words, "<u8").reshape(self.count, 4)
        self._seat_everybody()
        self._run(deal_all)

    def step(self, actions: ArrayLike) -> None:
        """Do action i in game i.

        If one is illegal, its game stays as it is, all others go on, and the error names it.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise GrachtenError(f"{self.count} games need {self.count} actions.")
        illegal = [index for index in self._run(step_all, chosen) if index >= 0]
        if illegal:
            index = min(illegal)
            raise GrachtenError(f"Action {chosen[index]} is not legal in game {index}.")

    def look(self, seats: ArrayLike, out: NDArray[np.uint8]) -> None:
        """Write what seat i of game i may know, no matter who is to act, into `out`:
        (count, ROW_BYTES) in one block of memory."""
        looking = np.ascontiguousarray(seats, np.uint8)
        if looking.shape != (self.count,) or not np.all(looking < self.players):
            raise GrachtenError(f"{self.count} games need {self.count} seats, one for each.")
        if out.shape != (self.count, ROW_BYTES) or not out.flags.c_contiguous:
            raise GrachtenError(f"The rows must be {self.count} x {ROW_BYTES} bytes in one block.")
        self._run(look_all, looking, out)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _seat_everybody(self) -> None:
        """Game i: the caller has seat i, counted round the table, and the opponents the others."""
        deciders = self.deciders
        deciders[:] = CALLER
        if not self._names:
            return
        for index, players in enumerate(self.players.tolist()):
            for step in range(1, players):
                name = self._names[(index + step - 1) % len(self._names)]
                deciders[index, (index + step) % players] = OPPONENTS[name]

    def _split(self) -> list[tuple[int, int]]:
        """The parts of the games that threads work on, from and to."""
        fewest = FEWEST_WITH_PLANNERS if "planner" in self._names else FEWEST_FOR_A_THREAD
        most = self._threads * (PARTS_OF_A_THREAD if self._names and self._threads > 1 else 1)
        parts = max(1, min(most, self.count // fewest))
        edges = np.linspace(0, self.count, parts + 1).astype(int).tolist()
        return list(pairwise(edges))

    def _run(self, function: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Call a function for all parts, on all threads; what it returned for each."""

        def work(number: int) -> Any:
            start, end = self._parts[number]
            bench = self._benches[number]
            return function(self._batch, bench, self._rules, *arguments, start, end)

        if len(self._parts) == 1:
            return [work(0)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        return list(self._pool.map(work, range(len(self._parts))))

    def __getstate__(self) -> dict[str, Any]:
        """The settings, and what changes: the rest is made anew where the games arrive."""
        return {"settings": self._settings, "arrays": {name: self._array(name) for name in _SAVED}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["settings"], seed=0)  # type: ignore[misc] # the only way to build one
        for name, array in state["arrays"].items():
            self._array(name)[:] = array

    def _array(self, name: str) -> NDArray[Any]:
        array: NDArray[Any] = getattr(self._batch, name)
        return array


def _players(board: Board, count: int, players: int | Sequence[int]) -> NDArray[np.uint8]:
    wanted = (players,) if isinstance(players, int) else tuple(players)
    fewest, most = board.players
    if not wanted or any(number not in PLAYER_COUNTS for number in wanted):
        raise GrachtenError(f"The game is for {fewest} to {most} players, not {players}.")
    if count < 1:
        raise GrachtenError(f"There must be at least one game, not {count}.")
    return np.resize(np.array(wanted, np.uint8), count)


def _names(opponents: str | Sequence[str] | None) -> tuple[str, ...]:
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents or ())
    unknown = [name for name in names if name not in OPPONENTS]
    if unknown:
        raise GrachtenError(
            f"There is no scripted opponent {unknown[0]!r}; known: {', '.join(OPPONENTS)}."
        )
    return names


def _fresh_track(board: Board) -> Tracks:
    """The track of a game that has just been dealt."""
    games, tracks = np.zeros(1, GAME), new_tracks(1)
    games[0].players = MAX_SEATS
    games[0].carts[:] = board.carts
    tracks[0].cards[:] = board.hand
    measure_all(board.tables, route_graph_of(board), games, tracks)
    return tracks


def _new_bench() -> Bench:
    return Bench(new_pads(), new_scratch_games(2), new_scratch())
