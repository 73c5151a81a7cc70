"""What a planner values, in numbers: its character."""

from typing import Final

import numpy as np

from grachten.kernel.records import RecordArray, record_type

DEFAULTS: Final[dict[str, float]] = {
    "pace": 1.8,  # useful cards from a turn of drawing
    "turn": 4.0,  # points that a turn is worth
    "idle": 0.57,  # the share of it that spare time is worth
    "price": 1.0,  # the share of it that more contracts must bring
    "contracts": 1.1,  # how much a contract counts
    "merchandise": 0.8,  # how much the merchandise bonus counts
    "greed": 0.39,  # the share of a merchandise card's worth that counts before it is won
    "caution": 3.3,  # how much it fears losing a route it needs
    "malice": 0.18,  # how much it likes taking a route that others need
    "card": 0.15,  # points that a card left over is worth
    "wild": 0.6,  # and a wild
    "certainty": 0.85,  # how sharply a contract loses value as time runs out
    "sight": 100.0,  # turns that it looks ahead
    "grasp": 8.0,  # contracts that it can keep in mind at once
    "ambition": 0.39,  # how much it trusts contracts that it does not have yet
}


class Weights(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `WEIGHTS`."""

    pace: float
    turn: float
    idle: float
    price: float
    contracts: float
    merchandise: float
    greed: float
    caution: float
    malice: float
    card: float
    wild: float
    certainty: float
    sight: float
    grasp: float
    ambition: float


WEIGHTS: Final = record_type(Weights, [(name, np.float64) for name in DEFAULTS])


def weights_of(**changed: float) -> RecordArray[Weights]:
    """An array of one `WEIGHTS` record: the defaults, with these changes."""
    weights = np.zeros(1, WEIGHTS)
    for name, value in {**DEFAULTS, **changed}.items():
        weights[0][name] = value
    return weights
