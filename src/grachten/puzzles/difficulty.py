"""How hard a puzzle is: which levels find the best choice, and how often."""

import random
from collections.abc import Mapping
from typing import Final

from grachten.bots import make_bot
from grachten.puzzles.puzzle import Difficulty, is_same_choice
from grachten.rules import Action, LegalActions, SeatView

BOTS: Final = {
    "greedy": "greedy",
    "apprentice": "apprentice",
    "carter": "carter",
    "trader": "trader",
    "merchant": "merchant",
    "regent": "search:sims=2000",
    "burgomaster": "burgomaster",
}
"""The bots to ask. At the table the Regent thinks by the clock; this many simulations are about as
much, and give the same answer on every machine."""

TRIES: Final = 6
"""How often each is asked, with other random numbers every time."""
ONCE: Final = ("burgomaster",)
"""Those that always give the same answer."""

WEAK: Final = ("greedy", "apprentice", "carter")
MIDDLING: Final = ("trader", "merchant")


def found_by(view: SeatView, legal: LegalActions, best: Action) -> dict[str, float]:
    """How often each of them finds the best choice, from 0 to 1."""
    return {name: _share(name, view, legal, best) for name in BOTS}


def is_obvious(view: SeatView, legal: LegalActions, best: Action) -> bool:
    """Do all of the weak levels find it, or nearly always?"""
    return all(_share(name, view, legal, best) > 0.5 for name in WEAK)


def difficulty_of(found: Mapping[str, float]) -> Difficulty:
    """Hard is what neither the weak nor the middling levels find more than half of the time; easy,
    what one of the weak finds and the middling do as well."""
    weak = [found[name] > 0.5 for name in WEAK]
    middling = [found[name] > 0.5 for name in MIDDLING]
    if any(weak) and all(middling):
        return "easy"
    return "medium" if any(weak) or any(middling) else "hard"


def _share(name: str, view: SeatView, legal: LegalActions, best: Action) -> float:
    bot, tries = make_bot(BOTS[name]), 1 if name in ONCE else TRIES
    right = 0
    for number in range(tries):
        rng = random.Random(f"puzzle {number}")  # noqa: S311 - a bot's whims
        right += is_same_choice(bot.choose(view, legal, rng), best)
    return round(right / tries, 2)
