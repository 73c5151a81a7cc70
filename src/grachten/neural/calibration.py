"""Win chances that come true as often as they say: what was measured on games of mixed bots.

`python -m learning.calibration` measures it, and fits these numbers for other weights.
"""

from typing import Final

import numpy as np

from grachten.neural.inference import Floats

TEMPERATURES: Final = {2: 1.0, 3: 1.0, 4: 1.0}
"""By number of players: above 1, the network is too sure of itself; below 1, not sure enough."""


def tempered(wins: Floats, temperature: float) -> Floats:
    """Chances whose logits are divided by a temperature."""
    powers = np.power(wins, np.float32(1 / temperature))
    shares: Floats = powers / powers.sum(-1, keepdims=True)
    return shares
