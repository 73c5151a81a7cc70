"""A bot that chooses at random, each legal action with the same chance."""

import random
from dataclasses import dataclass

from grachten.rules import Action, LegalActions, SeatView


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses each legal action as likely as the other."""

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        del view  # it looks at nothing
        return legal[rng.randrange(len(legal))]
