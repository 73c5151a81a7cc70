"""Characters of a planner: personalities with tastes of their own, and levels that see less.

Weaker levels are not clumsier than strong ones. An apprentice looks no further than its next turn
and one contract, underestimates what a turn is worth, and ignores everybody else.
"""

from typing import Final

BALANCED: Final = "balanced"

_MINDS_ITS_OWN_BUSINESS: Final = {"caution": 0.0, "malice": 0.0}

CHARACTERS: Final[dict[str, dict[str, float]]] = {
    BALANCED: {},
    # Personalities
    "hoarder": {"card": 0.9, "wild": 2.0, "caution": 0.5},
    "contractor": {"ambition": 1.5, "turn": 2.2, "price": 0.6},
    "hunter": {"merchandise": 3.0, "greed": 0.1},
    # Levels
    "apprentice": {
        **_MINDS_ITS_OWN_BUSINESS,
        "sight": 1.0,
        "grasp": 1.0,
        "merchandise": 0.0,
        "turn": 1.0,
        "pace": 0.8,
        "contracts": 0.5,
    },
    "carter": {**_MINDS_ITS_OWN_BUSINESS, "sight": 3.0, "grasp": 1.0, "merchandise": 0.0},
    "trader": {**_MINDS_ITS_OWN_BUSINESS, "sight": 5.0},
}
"""How each differs from the balanced one, as weights of `mind.weights`."""
