"""What is kept beside a game, so that an observation need not work it out: a `TRACK` record.

It holds what all may know of a game's past and what follows from its routes; and for each seat,
what that seat alone knows of the contract deck. None of it depends on cards that are hidden from
everybody who uses it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.layout import KINDS, MAX_SEATS, WORDS
from grachten.kernel.records import RecordArray, record_type

# The size of the board that observations are made for (`tables` checks it).
LOCATIONS: Final = 17
ROUTES: Final = 45
CONTRACTS: Final = 24
ACTIONS: Final = 317
CARTS: Final = 16

FAR: Final = CARTS + 1
"""A distance that nobody can build: longer ones count as this, and so does no way at all."""

LANES: Final = 32
"""Bytes in a row of distances: one register, of which the first LOCATIONS are used."""

MASK_BYTES: Final = 64 * WORDS


class Track(np.void):  # type: ignore[misc] # see `kernel.records`
    """A record of type `TRACK`."""

    legal: NDArray[np.uint64]
    open: NDArray[np.uint64]
    touched: NDArray[np.uint64]
    completed: NDArray[np.uint64]
    dead: NDArray[np.uint64]
    plan: NDArray[np.uint64]
    returned: NDArray[np.uint64]
    placed: NDArray[np.uint64]
    choices: np.uint64
    known: NDArray[np.uint8]
    missing: NDArray[np.uint8]
    cards: NDArray[np.uint8]
    held: NDArray[np.uint8]
    spaces: NDArray[np.uint8]
    values: NDArray[np.uint8]
    is_planned: NDArray[np.uint8]
    deciders: NDArray[np.uint8]
    distance: NDArray[np.uint8]


TRACK: Final = record_type(
    Track,
    [
        ("legal", np.uint64, (WORDS,)),  # the actions that the seat to act may choose from
        ("open", np.uint64, (MAX_SEATS,)),  # routes that no claim has closed to a seat
        ("touched", np.uint64, (MAX_SEATS,)),  # locations that a seat's routes touch
        ("completed", np.uint64, (MAX_SEATS,)),  # contracts of a seat, when it was last planned
        ("dead", np.uint64, (MAX_SEATS,)),  # and those that its carts cannot complete
        ("plan", np.uint64, (MAX_SEATS,)),  # routes still to be claimed (`plans`)
        ("returned", np.uint64, (MAX_SEATS,)),  # contracts that a seat has returned
        ("placed", np.uint64, (MAX_SEATS,)),  # and where in the ring of the deck they are
        ("choices", np.uint64),  # the generator of opponents that play at random
        ("known", np.uint8, (MAX_SEATS, KINDS + 1)),  # cards all know a seat to hold (8.1)
        ("missing", np.uint8, (MAX_SEATS, CONTRACTS)),  # spaces that a contract still needs
        ("cards", np.uint8, (MAX_SEATS,)),  # in hand, in number
        ("held", np.uint8, (MAX_SEATS,)),  # contracts, in number
        ("spaces", np.uint8, (MAX_SEATS,)),  # of the plan
        ("values", np.uint8, (MAX_SEATS, 3)),  # of contracts: completed, still possible, dead
        ("is_planned", np.uint8, (MAX_SEATS,)),  # is the plan that of the position?
        ("deciders", np.uint8, (MAX_SEATS,)),  # who chooses for each seat (`scripted`)
        ("distance", np.uint8, (MAX_SEATS, LOCATIONS, LANES)),  # spaces between locations
    ],
)

Tracks = RecordArray[Track]


def new_tracks(count: int) -> Tracks:
    return np.zeros(count, TRACK)
