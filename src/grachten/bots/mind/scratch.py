"""Scratch paper for one thinker, so that nothing is allocated while thinking."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.layout import GAME, KINDS, MAX_CONTRACTS, MAX_LOCATIONS, MAX_ROUTES

Scratch = Any  # a record of type SCRATCH

SCRATCH: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("price", np.float64, (MAX_ROUTES,)),
                ("distance", np.float64, (MAX_LOCATIONS,)),
                ("danger", np.float64, (MAX_ROUTES,)),  # what losing a route would cost us
                ("use", np.float64, (MAX_ROUTES,)),  # what a route is probably worth to others
                ("gain", np.float64, (MAX_CONTRACTS,)),
                ("card_gain", np.float64, (KINDS,)),
                ("open", np.uint64),  # routes that the seat may still claim
                ("banned", np.uint64),  # routes to be thought of as lost
                ("plan", np.uint64),  # routes of the best plan
                ("arrived_by", np.uint8, (MAX_LOCATIONS,)),
                ("arrived_from", np.uint8, (MAX_LOCATIONS,)),
                ("left", np.int64, (KINDS,)),  # cards that a plan leaves over
                ("order", np.int64, (MAX_CONTRACTS,)),
            ],
            align=True,
        ),
    )
)


def new_scratch(count: int = 1) -> NDArray[np.void]:
    return np.zeros(count, SCRATCH)


def new_scratch_games(count: int) -> NDArray[np.void]:
    return np.zeros(count, GAME)
