"""A bot that chooses at random, each legal action with the same chance."""

import random
from dataclasses import dataclass

from grachten.rules import Action, LegalActions, SeatView


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Picks any legal action with equal probability."""

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view  # it looks at nothing
        return legal[rng.randrange(len(legal))]
