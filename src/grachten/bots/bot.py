"""The protocol of a bot."""

import random
from typing import Protocol, cast

from grachten.rules import Action, LegalActions, SeatView


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know, with its own randomness.

    A bot never sees a `Game`, and its choice depends on nothing but the view: it may be asked about
    any position, in any order. A bot that wants to remember its thoughts has a method `seated`,
    which returns a bot for one seat of one game; one that must load something before its first
    choice has a method `prepare`.
    """

    def choose(self, view: SeatView, legal: LegalActions, rng: random.Random) -> Action:
        """One of the legal actions. `rng` is the only randomness a bot may use."""
        ...


def seated(bot: Bot) -> Bot:
    """The bot to ask during one game: it may remember its thoughts from move to move.

    It is prepared here, so that its first choice does not include loading.
    """
    prepare = getattr(bot, "prepare", None)
    if prepare is not None:
        prepare()
    sit = getattr(bot, "seated", None)
    return bot if sit is None else cast("Bot", sit())
