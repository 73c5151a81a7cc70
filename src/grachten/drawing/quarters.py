"""The quarters of Amsterdam: strips of land between two waters, and how densely they are built."""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from random import Random
from typing import Final

from grachten.drawing import amsterdam
from grachten.drawing.blocks import Manner, Strip, Town, even_stops, uneven_stops
from grachten.drawing.geometry import Point, distance, smooth

_BELT: Final = (0.0, 1 / 3, 2 / 3, 1.0)
"""Singel, Herengracht, Keizersgracht and Prinsengracht, as shares of the way outwards."""
_JORDAAN_CANALS: Final = (4, 7, 10, 13)
"""Streets of the Jordaan that are canals, counted from the north."""

_OLD: Final = Manner(street=1.4, quay=3.8, has_gardens=False)
_BELT_MANNER: Final = Manner(street=2.0, quay=5.4, depth=4.6)
_POOR: Final = Manner(street=1.4, quay=1.6, has_gardens=False)
_GREEN: Final = Manner(street=1.6, quay=3.6, depth=4.0)


@dataclass(frozen=True)
class Quarter:
    """A strip, the streets or canals along it as shares of its width, and blocks per row."""

    strip: Strip
    shares: tuple[float, ...]
    blocks: int
    manner: Manner

    def build(self, town: Town, chance: Random) -> None:
        for share in pairwise(self.shares):
            stops = uneven_stops(self.blocks, chance, 0.012, 0.985)
            town.build(self.strip, share, stops, self.manner, chance)


class Quarters:
    """All of the town inside the wall."""

    def __init__(self) -> None:
        along = Strip.along
        damrak, burgwal = amsterdam.DAMRAK, amsterdam.KLOVENIERSBURGWAL
        self._belt = along(amsterdam.SINGEL, amsterdam.PRINSENGRACHT)
        self._outer = along(amsterdam.PRINSENGRACHT, amsterdam.WALL_WEST)
        self._new_side = Quarter(
            along(amsterdam.SINGEL[: len(damrak)], damrak), (0, 0.35, 0.68, 1), 20, _OLD
        )
        self._old_side = Quarter(along(damrak, burgwal), (0, 0.15, 0.3, 0.52, 0.76, 1), 16, _OLD)
        self._lastage = Quarter(along(burgwal, amsterdam.OUDESCHANS), (0, 0.3, 0.62, 1), 13, _GREEN)
        self._east = Quarter(
            along(amsterdam.OUDESCHANS, amsterdam.WALL_EAST), (0, 0.35, 0.66, 0.92), 12, _GREEN
        )
        self._north = Quarter(
            along(amsterdam.BROUWERSGRACHT, amsterdam.HARBOUR_WEST), (0, 0.5, 0.97), 12, _POOR
        )

    @cached_property
    def _radial(self) -> list[float]:
        """The streets across the canal belt."""
        return even_stops(22)

    @cached_property
    def _lanes(self) -> list[float]:
        """The streets across the Jordaan and the quarters south of it."""
        return even_stops(38, 0.012, 0.985)

    def build_old(self, town: Town, chance: Random) -> None:
        """The medieval town on both sides of the Damrak."""
        for quarter in (self._new_side, self._old_side):
            quarter.build(town, chance)

    def build_new(self, town: Town, chance: Random) -> None:
        """The canal belt with its gardens, and the quarters round it."""
        for share in pairwise(_BELT):
            town.build(self._belt, share, self._radial, _BELT_MANNER, chance)
        for share in pairwise((0.05, 0.27, 0.49, 0.7, 0.91)):
            town.build(self._outer, share, self._lanes, _POOR, chance)
        for quarter in (self._lastage, self._east, self._north):
            quarter.build(town, chance)

    def belt_canals(self) -> list[list[Point]]:
        return [self._belt.line(share) for share in _BELT]

    def old_canals(self) -> list[list[Point]]:
        old, lastage = self._old_side.strip, self._lastage.strip
        return [
            self._new_side.strip.line(0.68),
            old.line(0.3),
            old.line(0.52),
            old.line(1.0),
            lastage.line(0.62),
            lastage.line(1.0),
            self._east.strip.line(0.35),
            smooth(amsterdam.BROUWERSGRACHT),
            smooth(amsterdam.DAMRAK[:5]),
        ]

    def narrow_canals(self) -> list[list[Point]]:
        """Those of the Jordaan, from the Prinsengracht to the wall."""
        return [
            [self._outer.at(self._lanes[lane], share / 4) for share in range(4)]
            + [self._outer.at(self._lanes[lane], 0.93)]
            for lane in _JORDAAN_CANALS
        ]

    def bridges(self) -> list[list[Point]]:
        """Where streets cross canals."""
        crossings = [(self._belt, u, share) for u in self._radial[1:-1:2] for share in _BELT]
        crossings += [
            (self._old_side.strip, u, share)
            for share in (0.3, 0.52, 1.0)
            for u in (0.14, 0.3, 0.47, 0.63)
        ]
        crossings += [(self._lastage.strip, u, 0.62) for u in (0.2, 0.45, 0.7)]
        return [
            _across(strip.at(u, share), strip.at(u, share + 0.02), 4.8)
            for strip, u, share in crossings
        ]


def _across(middle: Point, towards: Point, reach: float) -> list[Point]:
    length = distance(middle, towards) or 1.0
    x, y = (towards[0] - middle[0]) / length * reach, (towards[1] - middle[1]) / length * reach
    return [(middle[0] - x, middle[1] - y), (middle[0] + x, middle[1] + y)]
