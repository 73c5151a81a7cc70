"""Scratch space for one bot, so that nothing is allocated while it thinks."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.layout import (
    GAME,
    KINDS,
    MAX_ACTIONS,
    MAX_CONTRACTS,
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_SEATS,
)
from grachten.kernel.records import Games, RecordArray, record_type

LONGEST_PATH: Final = 400  # decisions in a game


class Scratch(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `SCRATCH`."""

    price: NDArray[np.float64]
    full_price: NDArray[np.float64]
    distance: NDArray[np.float64]
    danger: NDArray[np.float64]
    use: NDArray[np.float64]
    gain: NDArray[np.float64]
    card_gain: NDArray[np.float64]
    open: np.uint64
    banned: np.uint64
    plan: np.uint64
    arrived_by: NDArray[np.uint8]
    arrived_from: NDArray[np.uint8]
    left: NDArray[np.int64]
    order: NDArray[np.int64]
    scores: NDArray[np.float64]
    path: NDArray[np.int64]
    movers: NDArray[np.int64]
    totals: NDArray[np.int16]


SCRATCH: Final = record_type(
    Scratch,
    [
        ("price", np.float64, (MAX_ROUTES,)),  # of a route; those of a plan become free
        ("full_price", np.float64, (MAX_ROUTES,)),  # what they cost before
        ("distance", np.float64, (MAX_LOCATIONS,)),
        ("danger", np.float64, (MAX_ROUTES,)),  # what losing a route would cost us
        ("use", np.float64, (MAX_ROUTES,)),  # a route's expected worth to others
        ("gain", np.float64, (MAX_CONTRACTS,)),
        ("card_gain", np.float64, (KINDS,)),
        ("open", np.uint64),  # routes still open to the seat
        ("banned", np.uint64),  # routes to treat as lost
        ("plan", np.uint64),  # routes of the best plan
        ("arrived_by", np.uint8, (MAX_LOCATIONS,)),
        ("arrived_from", np.uint8, (MAX_LOCATIONS,)),
        ("left", np.int64, (KINDS,)),  # cards that a plan leaves over
        ("order", np.int64, (MAX_CONTRACTS,)),
        ("scores", np.float64, (MAX_ACTIONS,)),  # of a planner, for every action
        ("path", np.int64, (LONGEST_PATH,)),  # nodes from the root of a search tree
        ("movers", np.int64, (LONGEST_PATH,)),  # the seats that chose at them
        ("totals", np.int16, (MAX_SEATS,)),  # the count at the end of a playout
    ],
)


def new_scratch(count: int = 1) -> RecordArray[Scratch]:
    return np.zeros(count, SCRATCH)


def new_scratch_games(count: int) -> Games:
    return np.zeros(count, GAME)
