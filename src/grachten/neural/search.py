"""A search with the network: policy as prior, win chances at the leaves instead of playouts.

The likeliest actions race. Each is tried in the same possible worlds, a batch at a time; an
action that falls clearly behind drops out, and so does the worse half whenever a share of the
budget is spent.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.env.observation import observe
from grachten.kernel.records import tiled
from grachten.neural.inference import Said
from grachten.neural.lookahead import Lookahead, Network
from grachten.neural.worlds import Worlds
from grachten.rules import LegalActions, SeatView

FEWEST_WORLDS: Final = 16
"""Before an action may drop out."""
DECISIONS: Final = 97
"""Random numbers for a world: later decisions use them again."""


@dataclass(frozen=True)
class Settings:
    """How the search goes about it. docs/learning.md says what other numbers brought."""

    actions: int = 8
    """How many are tried: the likeliest ones."""
    least: float = 1e-6
    """Actions that the policy finds less likely are not tried."""
    turns: int = 5
    """A simulation goes on to this turn of the seat, counted from the next one."""
    trust: float = 0.2
    """At each turn before, the win chance there counts so much of what is left to count."""
    prior: float = 0.005
    """How much win chance a logit of the policy weighs."""
    clearly: float = 4.0
    """Standard errors behind the best one: an action drops out."""
    rows: int = 64
    """Simulations in one batch."""


SETTINGS: Final = Settings()


@dataclass(frozen=True)
class Budget:
    """`ms`: milliseconds, or `sims`: simulations, which make a search reproducible."""

    ms: int = 0
    sims: int = 0

    def spending(self) -> Callable[[int], float]:
        """A function that says how much of the budget is spent after so many simulations."""
        if self.sims:
            return lambda done: done / self.sims
        start, seconds = time.perf_counter(), self.ms / 1000
        return lambda _: (time.perf_counter() - start) / seconds


@dataclass
class Race:
    """Actions by number, the best first, and what was found about each."""

    actions: NDArray[np.int64]
    logits: NDArray[np.float64]
    wins: NDArray[np.float64]
    """The win chance in each world so far: (actions, worlds)."""
    settings: Settings = SETTINGS

    @property
    def scores(self) -> NDArray[np.float64]:
        wins = self.wins.mean(1) if self.wins.shape[1] else 0.0
        scores: NDArray[np.float64] = wins + self.settings.prior * self.logits
        return scores

    def keep(self, most: int) -> None:
        """Keep the best ones, at most so many, and none that is clearly behind."""
        scores, worlds = self.scores, self.wins.shape[1]
        order = np.argsort(-scores, kind="stable")
        behind = self.wins[order[0]] - self.wins
        error = behind.std(1) / np.sqrt(worlds)
        is_near = scores[order[0]] - scores <= self.settings.clearly * error
        is_near |= worlds < FEWEST_WORLDS
        is_near[order[0]] = True
        order = order[is_near[order]][:most]
        self.actions, self.logits = self.actions[order], self.logits[order]
        self.wins = self.wins[order]


def search(  # noqa: PLR0913, PLR0917 - a position, what to judge it by, and how long
    view: SeatView,
    legal: LegalActions,
    network: Network,
    budget: Budget,
    rng: random.Random,
    settings: Settings = SETTINGS,
) -> Race:
    """Try the likeliest actions of the seat that is to act."""
    spent = budget.spending()

    def is_late() -> bool:
        """A batch with many players can take longer than there is time, on a busy machine."""
        return not budget.sims and spent(0) >= 1

    said = network(observe(view)[None])
    race = entrants(legal, said, settings)
    count = len(race.actions)
    if count == 1:
        return race
    worlds = Worlds(view, legal, said.beliefs[0])
    lookahead = Lookahead(worlds, network, settings.rows, settings.turns, settings.trust)
    chance = np.random.default_rng(rng.getrandbits(64))
    done, share = 0, 0.0
    while True:
        actions = len(race.actions)
        new = settings.rows // actions
        if budget.sims:
            new = max(1, min(new, (budget.sims - done) // actions))
        games = worlds.deal(chance.integers(1 << 62, size=new, dtype=np.uint64) | np.uint64(1))
        chances = chance.random((new, DECISIONS))
        everywhere = tiled(games, actions)
        todo = np.repeat(race.actions, new)
        wins = lookahead(everywhere, todo, np.tile(chances, (actions, 1)), is_late)
        race.wins = np.hstack((race.wins, wins.reshape(actions, new)))
        done += actions * new
        before, share = share, spent(done)
        race.keep(max(2, round(count * 2 ** (-3 * share))))
        # A batch is begun if at least half of it fits into what is left.
        if len(race.actions) == 1 or share + (share - before) / 2 >= 1:
            return race


def entrants(legal: LegalActions, said: Said, settings: Settings = SETTINGS) -> Race:
    """The likeliest actions, the likeliest first. Unlikely ones are tried too: the policy is surer
    of itself than it should be."""
    ids = np.array(list(legal.ids))
    logits = said.policy[0, ids].astype(float)
    logits -= logits.max()
    logits -= np.log(np.exp(logits).sum())
    order = np.argsort(-logits, kind="stable")[: settings.actions]
    order = order[(logits[order] >= np.log(settings.least)) | (order == order[0])]
    return Race(ids[order], logits[order], np.zeros((len(order), 0)), settings)
