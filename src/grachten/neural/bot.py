"""The bot that plays what the network thinks best, at once or after a search."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from grachten.bots.search import MOST_MS, SearchBot
from grachten.env.observation import observe
from grachten.env.warming import make_ready as make_all_ready
from grachten.env.warming import make_ready_to_observe
from grachten.neural.inference import AMSTERDAM, network_at, network_for
from grachten.neural.search import SETTINGS, Budget, Settings, search
from grachten.neural.warming import make_ready as make_network_ready
from grachten.rules import Action, GrachtenError, LegalActions, SeatView

PLAYOUTS: Final = 250
"""Of a last round, in the time of a simulation with the network."""
MOST_SIMULATIONS: Final = 1_000_000


@dataclass(frozen=True)
class NeuralBot:
    """`weights`: the file of the network, if not the one that comes along. `temperature`: 0, and it
    plays the likeliest action; 1, and it draws one as likely as the network says. `ms`: time for a
    search, in milliseconds, or `sims`: simulations for one, which makes it reproducible; without
    either it doesn't search. The last round is searched to its end, without the network."""

    weights: Path = AMSTERDAM
    temperature: float = 0.0
    ms: int = 0
    sims: int = 0

    def __post_init__(self) -> None:
        if self.temperature < 0:
            raise GrachtenError(f"The temperature can't be below 0: {self.temperature}.")
        if not 0 <= self.ms <= MOST_MS:
            raise GrachtenError(f"A search thinks for up to {MOST_MS:,} ms, not {self.ms}.")
        if not 0 <= self.sims <= MOST_SIMULATIONS:
            raise GrachtenError(
                f"This search makes up to {MOST_SIMULATIONS:,} simulations, not {self.sims}."
            )

    @property
    def settings(self) -> Settings:
        """How it searches. Trials of other ways (`learning.match`) have their own."""
        return SETTINGS

    @property
    def searches(self) -> bool:
        return bool(self.ms or self.sims)

    def prepare(self) -> None:
        if self.searches:
            make_all_ready()
            self._last_round.prepare()
        else:
            make_ready_to_observe()
        make_network_ready()
        network_at(self.weights)

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        network = network_for(view.board, self.weights)
        if len(legal) == 1:
            return legal[0]
        if self.searches and view.last_turns is not None:
            return self._last_round.choose(view, legal, rng)
        if self.searches:
            budget = Budget(self.ms, self.sims)
            found = search(view, legal, network, budget, rng, self.settings)
            return view.board.actions[int(found.actions[0])]
        said = network(observe(view)[None])
        ids = list(legal.ids)
        logits = said.policy[0, ids].astype(float)
        if self.temperature > 0:
            chances = np.exp((logits - logits.max()) / self.temperature)
            return view.board.actions[rng.choices(ids, chances.tolist())[0]]
        return view.board.actions[ids[int(logits.argmax())]]

    @property
    def _last_round(self) -> SearchBot:
        """Playouts to the end are quick there, and a count is surer than what a network says."""
        if self.sims:
            return SearchBot(sims=PLAYOUTS * self.sims)
        return SearchBot(ms=self.ms)
