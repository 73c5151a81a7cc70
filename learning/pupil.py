"""A network that learns, step by step, and the average of its weights."""

from typing import Final

import torch
from torch import Tensor, nn

from learning.network import Network

LONGEST_GRADIENT: Final = 0.5


class Pupil:
    """Learns from one loss after the other; the average of its weights plays and judges better."""

    def __init__(
        self, network: Network, average: Network, rates: tuple[float, float], keep: float
    ) -> None:
        """`rates`: of learning, first and last; it falls evenly by factors. `keep`: how much of the
        average stays with every update."""
        self.network = network
        self.average = average
        self._rates = rates
        self._keep = keep
        self._optimiser = torch.optim.Adam(network.parameters(), eps=1e-5)
        self.updates = 0

    def learn(self, loss: Tensor, part: float) -> None:
        """Make the loss smaller. `part`: how much of the training is over, from 0 to 1."""
        first, last = self._rates
        for group in self._optimiser.param_groups:
            group["lr"] = first * (last / first) ** min(1.0, part)
        self._optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.network.parameters(), LONGEST_GRADIENT)
        self._optimiser.step()
        self.updates += 1
        with torch.no_grad():
            for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(now, 1 - self._keep)
