"""A loop for `grachten bench env`: choosing at random from masks, as a policy would."""

import numpy as np
from numpy.typing import NDArray

from grachten.env.core.compilation import compiled
from grachten.env.core.layout import Tracks
from grachten.kernel.playouts import choice_below, next_choices
from grachten.kernel.sets import kth, size


@compiled
def choose_randomly(
    tracks: Tracks, choices: NDArray[np.uint64], actions: NDArray[np.int64]
) -> None:
    """One of the legal actions of each game, each as likely as the other."""
    for index in range(len(tracks)):
        words = tracks[index].legal
        legal = (words[0], words[1], words[2], words[3], words[4])
        choices[index] = next_choices(choices[index])
        actions[index] = kth(legal, choice_below(choices[index], size(legal)))
