"""The newest of what was found: learning picks from it at random."""

import torch
from torch import Tensor


class Kept:
    """The newest rows of some tensors, as many as those have room for."""

    def __init__(self, *room: Tensor) -> None:
        self._parts = room
        self._next = 0
        self.count = 0
        """Rows that are there."""
        self.added = 0
        """Rows that there have been in all."""

    @property
    def is_full(self) -> bool:
        return self.count == len(self._parts[0])

    def add(self, *rows: Tensor) -> None:
        """The newest rows take the place of the oldest."""
        size, new = len(self._parts[0]), len(rows[0])
        at = (self._next + torch.arange(new, device=rows[0].device)) % size
        for part, some in zip(self._parts, rows, strict=True):
            part[at] = some
        self._next = (self._next + new) % size
        self.count = min(size, self.count + new)
        self.added += new

    def some(self, count: int) -> list[Tensor]:
        """Rows at random."""
        pick = torch.randint(self.count, (count,), device=self._parts[0].device)
        return [part[pick] for part in self._parts]

    def all(self) -> list[Tensor]:
        """All rows that are there."""
        return [part[: self.count] for part in self._parts]
