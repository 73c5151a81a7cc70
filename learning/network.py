"""The network: what a seat may know goes in; what to do, and what will come of it, come out.

One network plays with two, three and four players. Everything is counted from the seat to act, as
in an observation: seat 0 is the one that decides, seat 1 the next in turn.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from grachten.env.core.elements import PLACES
from grachten.env.core.layout import CONTRACTS, MASK_BYTES
from grachten.env.observation import SIZE, bounds
from grachten.kernel.layout import MAX_SEATS

SEATS: Final = MAX_SEATS
OTHERS: Final = SEATS - 1

INPUTS: Final = (SIZE + 7) // 8 * 8
"""Bytes of an observation that are read: the matrix units want multiples of eight."""

HEADS: Final = {"policy": MASK_BYTES, "wins": SEATS, "margin": 1, "beliefs": OTHERS * CONTRACTS}
"""What comes out, and how many numbers: all heads are one matrix."""

OUTPUTS: Final = (sum(HEADS.values()) + 7) // 8 * 8

GAINS: Final = {"policy": 0.01, "wins": 0.1, "margin": 0.1, "beliefs": 0.1}
"""How large the first weights of each head are: at first all actions are about equally likely."""

MARGIN_UNIT: Final = 20.0
"""Points: the margin is learned in units of so many."""

IMPOSSIBLE: Final = -1e9


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    width: int = 512
    blocks: int = 2


class Outputs(NamedTuple):
    """What the network says about n decisions."""

    policy: Tensor
    """The logarithm of each action's probability: (n, MASK_BYTES)."""
    wins: Tensor
    """The logarithm of each seat's chance to win: (n, SEATS)."""
    margin: Tensor
    """How far ahead of the best other seat this one will be, in units of MARGIN_UNIT: (n,)."""
    beliefs: Tensor
    """The logit that each other seat holds each contract: (n, OTHERS, CONTRACTS)."""

    def values(self) -> Tensor:
        """The chances of all seats and then the margin: (n, SEATS + 1)."""
        return torch.cat((self.wins.exp(), self.margin[:, None]), 1)


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        result: Tensor = x + self.down(torch.relu(self.up(self.norm(x))))
        return result


class Network(nn.Module):
    """A residual network over the bytes of an observation."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.in_halves = False
        """Half precision on a CPU, as on a GPU: faster on some, and not the same on all."""
        self.scale: Tensor
        self.register_buffer("scale", input_scale(), persistent=False)
        self.enter = nn.Linear(INPUTS, shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        self.norm = nn.LayerNorm(shape.width)
        self.heads = nn.Linear(shape.width, OUTPUTS)
        self._initialise()

    def judge(self, rows: Tensor) -> Outputs:
        """What it says of seats that have nothing to choose."""
        masks = torch.ones(len(rows), MASK_BYTES, dtype=torch.uint8, device=rows.device)
        said: Outputs = self(rows, masks)
        return said

    def forward(self, rows: Tensor, masks: Tensor) -> Outputs:
        """`rows`: bytes of observations, (n, at least INPUTS); `masks`: (n, MASK_BYTES)."""
        in_halves = rows.is_cuda or self.in_halves
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=in_halves):
            kind = torch.bfloat16 if in_halves else torch.float32
            x = torch.relu(self.enter(rows[:, :INPUTS].to(kind) * self.scale.to(kind)))
            for block in self.blocks:
                x = block(x)
        # The heads are exact: PPO divides probabilities by those of a moment before.
        heads = self.heads(self.norm(x.float()))
        policy, wins, margin, beliefs, _ = heads.split((*HEADS.values(), unused_outputs()), 1)
        return Outputs(
            torch.log_softmax(policy.masked_fill(masks == 0, IMPOSSIBLE), 1),
            torch.log_softmax(wins.masked_fill(~seats_in_game(rows), IMPOSSIBLE), 1),
            margin[:, 0],
            beliefs.unflatten(1, (OTHERS, CONTRACTS)),
        )

    @torch.no_grad()
    def _initialise(self) -> None:
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.orthogonal_(layer.weight, 2**0.5)
                nn.init.zeros_(layer.bias)
        for block in self.blocks:
            assert isinstance(block, Block)
            nn.init.orthogonal_(block.down.weight, 0.1)
        start = 0
        for name, size in HEADS.items():
            nn.init.orthogonal_(self.heads.weight[start : start + size], GAINS[name])
            start += size
        nn.init.zeros_(self.heads.weight[start:])


def unused_outputs() -> int:
    return OUTPUTS - sum(HEADS.values())


def input_scale() -> Tensor:
    """What brings every number of an observation between 0 and 1; the padding becomes 0."""
    lowest, highest = bounds()
    scale = np.zeros(INPUTS, np.float32)
    scale[:SIZE] = 1 / np.maximum(highest.astype(np.float32) - lowest, 1)
    return torch.from_numpy(scale)


def seats_in_game(rows: Tensor) -> Tensor:
    """Which seats, counted from one's own, somebody sits on: (n, SEATS)."""
    place = PLACES["players"]  # three flags: two, three or four players
    flags = rows[:, place : place + SEATS - 1].bool()
    two = torch.ones_like(flags[:, :1])
    return torch.cat((two, two, ~flags[:, :1], flags[:, 2:]), 1)
