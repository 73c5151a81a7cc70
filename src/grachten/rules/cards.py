"""Colours and transport cards, by name."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, get_args

Colour = Literal["pink", "blue", "green", "black", "red", "orange"]
RouteColour = Literal["pink", "blue", "green", "black", "red", "orange", "grey"]
TransportCard = Literal["pink", "blue", "green", "black", "red", "orange", "wild"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ROUTE_COLOURS: Final[tuple[RouteColour, ...]] = get_args(RouteColour)
TRANSPORT_CARDS: Final[tuple[TransportCard, ...]] = get_args(TransportCard)
"""The order in which the kernel counts cards: a hand is seven numbers in this order."""
KIND_OF: Final[Mapping[TransportCard, int]] = {c: kind for kind, c in enumerate(TRANSPORT_CARDS)}
"""The number of each card in that order."""


class Hand(NamedTuple):
    """Transport cards as counts: a hand, or the discards."""

    pink: int = 0
    blue: int = 0
    green: int = 0
    black: int = 0
    red: int = 0
    orange: int = 0
    wild: int = 0

    @property
    def total(self) -> int:
        """How many cards there are."""
        return sum(self)

    def of(self, card: TransportCard) -> int:
        """How many of that card."""
        return self[TRANSPORT_CARDS.index(card)]

    def __str__(self) -> str:
        return ", ".join(f"{n} {c}" for c, n in zip(self._fields, self, strict=True) if n) or "none"
