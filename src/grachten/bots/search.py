"""The strongest bot: it simulates thousands of continuations before each move."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from grachten.bots.memory import Memory
from grachten.bots.mind.observations import observation_of
from grachten.bots.mind.route_graph import route_graph_of
from grachten.bots.mind.scratch import new_scratch, new_scratch_games
from grachten.bots.mind.searching import search
from grachten.bots.mind.targets import new_targets
from grachten.bots.mind.trees import ROOT, best_visits
from grachten.bots.mind.warming import make_ready
from grachten.bots.mind.weights import weights_of
from grachten.bots.mind.worlds import believe_all
from grachten.bots.thoughts import Thoughts, actions_found, contracts_believed
from grachten.rules import Action, GrachtenError, LegalActions, SeatView

PLAYOUTS: Final = ("planner", "random")
SLICE: Final = 64  # simulations between two looks at the clock
SURE: Final = 0.15
"""A lead of this share of the remaining simulations is decisive: the second action would have to
be tried clearly more often than the leader from now on."""

LEAST, MOST = 0.01, 1000.0  # of curiosity and temper
MOST_MS: Final = 3_600_000
MOST_SIMULATIONS: Final = 100_000_000


@dataclass(frozen=True)
class SearchBot:
    """`ms`: time for a decision, in milliseconds, or `sims`: simulations for one, which makes it
    reproducible; `playouts`: how a simulation goes on, `planner` or `random`; `curiosity`: how
    much it tries what has not gone well so far; `temper`: the higher, the less it trusts the
    planner's first opinion."""

    ms: int = 200
    sims: int = 0
    playouts: str = "planner"
    curiosity: float = 2.0
    temper: float = 1.0

    def __post_init__(self) -> None:
        if not 0 < self.ms <= MOST_MS:
            raise GrachtenError(f"A search thinks for 1 to {MOST_MS:,} ms, not {self.ms}.")
        if not 0 <= self.sims <= MOST_SIMULATIONS:
            raise GrachtenError(
                f"A search makes up to {MOST_SIMULATIONS:,} simulations, not {self.sims}."
            )
        if self.playouts not in PLAYOUTS:
            raise GrachtenError(
                f"Playouts of a search are {' or '.join(PLAYOUTS)}, not {self.playouts!r}."
            )
        for option, value in (("curiosity", self.curiosity), ("temper", self.temper)):
            if not LEAST <= value <= MOST:
                raise GrachtenError(
                    f"The {option} of a search must lie between {LEAST:g} and {MOST:g}, "
                    f"not {value}."
                )

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        return SeatedSearch(self).choose(view, legal, rng)

    def think(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Thoughts:
        """What it thinks of every action and of the others' contracts."""
        return SeatedSearch(self).think(view, legal, rng)

    def prepare(self) -> None:
        make_ready()

    def seated(self) -> "SeatedSearch":
        """The same for one seat of one game: it remembers its thoughts from move to move."""
        return SeatedSearch(self)


class SeatedSearch:
    """A search in one seat of one game, which keeps its tree from move to move."""

    def __init__(self, bot: SearchBot) -> None:
        self._bot = bot
        self._memory = Memory()

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.think(view, legal, rng).best

    def think(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Thoughts:
        """Search, and return what was found."""
        bot, board = self._bot, view.board
        tree, ends = self._memory.tree_for(view)
        games, observations = observation_of(view)
        scratches, graphs, worlds = new_scratch(), route_graph_of(board), new_scratch_games(2)
        believe_all(board.tables, graphs, games, observations, scratches)
        targets, weights = new_targets(), weights_of()
        choices = np.uint64(rng.getrandbits(62) | 1)
        by_habit = bot.playouts == "planner"

        def run(simulations: int) -> None:
            nonlocal choices
            choices = search(
                board.tables, graphs, observations, games, worlds, tree, ends, targets, scratches,
                weights, simulations, bot.curiosity, bot.temper, by_habit, np.uint64(choices),
            )  # fmt: skip

        done = _spend(bot, run, lambda: best_visits(tree, int(ends[ROOT])))
        return Thoughts(
            simulations=done,
            actions=actions_found(view, legal, tree, int(ends[ROOT])),
            contracts=contracts_believed(view, observations, games, int(choices)),
        )


def _spend(bot: SearchBot, run: Callable[[int], None], lead: Callable[[], tuple[int, int]]) -> int:
    """Search until the budget is spent, or the leading action can hardly be overtaken."""
    done = 0
    start = time.perf_counter()
    seconds = bot.ms / 1000
    while True:
        step = min(SLICE, bot.sims - done) if bot.sims else SLICE
        run(step)
        done += step
        if bot.sims:
            left = bot.sims - done
        else:
            spent = time.perf_counter() - start
            left = int(done * (seconds / spent - 1))
        best, second = lead()
        if left <= 0 or best - second > SURE * left:
            return done
