"""The strongest bot: it simulates thousands of continuations before each move."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from grachten.bots.memory import Memory
from grachten.bots.mind.searching import SearchTask, search, search_task
from grachten.bots.mind.trees import ROOT, best_visits
from grachten.bots.mind.warming import make_ready
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
                f"A search's playouts must be {' or '.join(PLAYOUTS)}, not {self.playouts!r}."
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
        task, _, _ = self._search(view, rng)
        return actions_found(view, legal, task.tree, int(task.ends[ROOT]))[0].action

    def think(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Thoughts:
        """Search, and return what was found."""
        task, simulations, choices = self._search(view, rng)
        return Thoughts(
            simulations,
            actions=actions_found(view, legal, task.tree, int(task.ends[ROOT])),
            contracts=contracts_believed(view, task.observations, task.games, choices),
        )

    def _search(self, view: SeatView, rng: random.Random) -> tuple[SearchTask, int, int]:
        """The task with its tree, the simulations it took, and the generator's state after them."""
        bot = self._bot
        task = search_task(
            view,
            *self._memory.tree_for(view),
            curiosity=bot.curiosity,
            temper=bot.temper,
            by_habit=bot.playouts == "planner",
        )
        choices = np.uint64(rng.getrandbits(62) | 1)

        def run(simulations: int) -> None:
            nonlocal choices
            choices = np.uint64(search(task, simulations, choices))

        simulations = _spend(bot, run, lambda: best_visits(task.tree, int(task.ends[ROOT])))
        return task, simulations, int(choices)


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
