"""What a bot is."""

import random
from typing import Protocol

from grachten.rules import Action, LegalActions, SeatView


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know, with its own randomness.

    A bot never sees a `Game`, and keeps nothing between two choices that the view does not hold:
    it may be asked about any position, in any order.
    """

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action: ...
