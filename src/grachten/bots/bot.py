"""What a bot is, and how one is asked for by name."""

import random
from typing import Final, Protocol

from grachten.bots.random_bot import RandomBot
from grachten.rules import Action, GrachtenError, LegalActions, SeatView


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know, with its own randomness."""

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action: ...


_BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def bot_names() -> tuple[str, ...]:
    return tuple(_BOTS)


def make_bot(spec: str) -> Bot:
    """The bot of that name."""
    if spec not in _BOTS:
        raise GrachtenError(f"There is no bot {spec!r}; known bots: {', '.join(_BOTS)}.")
    return _BOTS[spec]()
