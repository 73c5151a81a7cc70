"""The judge: how likely a seat is to win, from what it may know, no matter who is to act.

The network that plays has learned from the decisions of the seat to act. The judge went on from
there with all seats at every moment: it says what that network will say, on average, when the
seat's turn comes. It has no opinion on what to do.
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.neural.inference import Floats, network_for
from grachten.rules import Board

JUDGE: Final = Path(__file__).with_name("judge.weights")
"""The judge that comes with this edition."""


def chances(
    board: Board, observations: NDArray[np.uint8], weights: Path = JUDGE
) -> tuple[Floats, Floats]:
    """For n observations, (n, SIZE): the chance of each seat to win, (n, MAX_SEATS), counted from
    the one that looks, and how many points it will be ahead of the best other one, (n,)."""
    return network_for(board, weights).chances(observations)
