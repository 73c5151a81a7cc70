"""What happened, for those who want to be told: the kernel's events as a row of numbers.

Every function of the kernel that changes a game takes a `log`: an array of numbers, or None. The
compiler drops the notes from the version for None, so playouts pay nothing for them.

`log[0]` counts the numbers noted, itself included. A log that is too short keeps counting: the
caller sees it, and does the same again on a copy with a longer log.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled

# Each kind of event, and the numbers that follow it.
DEALT: Final = 1  # seat, card
REVEALED: Final = 2  # market space, card
SWEPT: Final = 3  # how many, cards
SHUFFLED: Final = 4  # how many, cards from the top
OFFERED: Final = 5  # seat, how many, contracts
KEPT: Final = 6  # seat, how many, contracts, how many returned, contracts
DREW: Final = 7  # seat, card
TOOK: Final = 8  # seat, market space, card
CLAIMED: Final = 9  # seat, route, colour (or WILD), wilds, points, merchandise
PASSED: Final = 10  # seat
LAST_ROUND: Final = 11  # seat

Log = NDArray[np.int32] | None


def new_log(length: int = 256) -> NDArray[np.int32]:
    log = np.zeros(length, np.int32)
    log[0] = 1
    return log


@compiled
def note(log: Log, number: int) -> None:
    if log is not None:
        end = log[0]
        if end < len(log):
            log[end] = number
        log[0] = end + 1


@compiled
def note_event(log: Log, kind: int, first: int) -> None:
    note(log, kind)
    note(log, first)


@compiled
def note_row(log: Log, cards: NDArray[np.uint8], count: int) -> None:
    if log is not None:
        note(log, count)
        for index in range(count):
            note(log, cards[index])
