"""Blocks of houses: a strip of town between two lines, cut into blocks by streets."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from grachten.drawing.geometry import Point, between, distance, inside, resample, smooth

_FINE: Final = 97
"""Points on each edge of a strip; odd, so that the middle is one of them."""

_LEAST: Final = 4.5
"""A block narrower than this would be a blot."""


@dataclass(frozen=True)
class Strip:
    """The land between two lines that run side by side, as a grid: u along, v across."""

    near: Sequence[Point]
    far: Sequence[Point]

    @staticmethod
    def along(near: Sequence[Point], far: Sequence[Point]) -> "Strip":
        """Lines through equally many points match point by point, others by their length."""
        if len(near) == len(far):
            return Strip(smooth(near), smooth(far))
        return Strip(resample(smooth(near), _FINE), resample(smooth(far), _FINE))

    def at(self, u: float, v: float) -> Point:
        """The point at those shares of the strip's length and width."""
        place = min(max(u, 0.0), 1.0) * (len(self.near) - 1)
        index = min(int(place), len(self.near) - 2)
        share = place - index
        a = between(self.near[index], self.near[index + 1], share)
        b = between(self.far[index], self.far[index + 1], share)
        return between(a, b, v)

    def line(self, v: float) -> list[Point]:
        """A line all along the strip, at that share of its width."""
        return [between(a, b, v) for a, b in zip(self.near, self.far, strict=True)]


@dataclass(frozen=True)
class Manner:
    """How a quarter is built; all in the drawing's units."""

    street: float
    """Half the width of a street between two blocks."""
    quay: float
    """From the edge of the strip to the houses."""
    depth: float = 4.0
    """Of a row of houses; what a block has left inside is garden."""
    has_gardens: bool = True


@dataclass
class Town:
    """What has been built so far: outlines of blocks, their rows of houses, and their gardens."""

    squares: Sequence[tuple[Point, float]] = ()
    """Circles that stay open, by middle and radius."""
    blocks: list[list[Point]] = field(default_factory=list)
    shadows: list[list[Point]] = field(default_factory=list)
    rows: dict[int, list[list[Point]]] = field(default_factory=dict)
    """Lines along the middle of rows of houses, by the depth of the row."""
    gardens: list[list[Point]] = field(default_factory=list)
    trees: list[Point] = field(default_factory=list)

    def build(
        self,
        strip: Strip,
        shares: tuple[float, float],
        stops: Sequence[float],
        manner: Manner,
        chance: Random,
    ) -> None:
        """Fills the strip between two shares of its width with a block between each two stops."""
        for us in pairwise(stops):
            outline = _quad(strip, us, shares, manner.street, manner.quay)
            if outline is None or self._is_open(_middle(outline)):
                continue
            self.blocks.append(outline)
            self.shadows += _shaded_sides(outline)
            inner = None
            if manner.has_gardens:
                out = manner.depth
                inner = _quad(strip, us, shares, manner.street + out, manner.quay + out)
            if inner is None:
                self._fill_with_houses(outline)
            else:
                row = [between(a, b, 0.5) for a, b in zip(outline, inner, strict=True)]
                self.rows.setdefault(round(manner.depth), []).append([*row, row[0]])
                self._plant(inner, chance)

    def _fill_with_houses(self, outline: Sequence[Point]) -> None:
        """Two rows back to back, or one where there is no room for two."""
        facing = _facing(outline)
        deep = min(distance(a, b) for a, b in facing)
        for share in (0.27, 0.73) if deep > 8 else (0.5,):
            row = [between(a, b, share) for a, b in facing]
            depth = round(deep * 0.42) if deep > 8 else round(deep * 0.9)
            self.rows.setdefault(depth, []).append(row)

    def _plant(self, garden: Sequence[Point], chance: Random) -> None:
        self.gardens.append(list(garden))
        xs, ys = [x for x, _ in garden], [y for _, y in garden]
        for _ in range(round(abs(_signed_area(garden)) / 45)):
            tree = (chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys)))
            if inside(tree, garden):
                self.trees.append(tree)

    def _is_open(self, point: Point) -> bool:
        return any(distance(point, middle) < radius for middle, radius in self.squares)


def even_stops(count: int, start: float = 0.0, end: float = 1.0) -> list[float]:
    return [start + (end - start) * index / count for index in range(count + 1)]


def uneven_stops(count: int, chance: Random, start: float = 0.0, end: float = 1.0) -> list[float]:
    """Streets at distances that differ by up to a third, as in a town that grew."""
    widths = [chance.uniform(0.67, 1.33) for _ in range(count)]
    total = sum(widths)
    stops = [start]
    for width in widths:
        stops.append(stops[-1] + (end - start) * width / total)
    return stops


def _quad(
    strip: Strip,
    us: tuple[float, float],
    vs: tuple[float, float],
    street: float,
    quay: float,
) -> list[Point] | None:
    """The block less its streets and quays; nothing if there is not enough left to see."""
    u0, u1 = us
    v0, v1 = vs
    middle = (u0 + u1) / 2
    across = distance(strip.at(middle, v0), strip.at(middle, v1))
    along = min(distance(strip.at(u0, v), strip.at(u1, v)) for v in (v0, v1))
    if across - 2 * quay < _LEAST or along - 2 * street < _LEAST:
        return None
    du = street / along * (u1 - u0)
    dv = quay / across * (v1 - v0)
    low, high = u0 + du, u1 - du
    us_along = (low, (low + high) / 2, high)
    return [strip.at(u, v0 + dv) for u in us_along] + [
        strip.at(u, v1 - dv) for u in reversed(us_along)
    ]


def _facing(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    half = len(outline) // 2
    return list(zip(outline[:half], reversed(outline[half:]), strict=True))


def _middle(outline: Sequence[Point]) -> Point:
    return (
        sum(x for x, _ in outline) / len(outline),
        sum(y for _, y in outline) / len(outline),
    )


def _signed_area(outline: Sequence[Point]) -> float:
    """Above 0 for a polygon whose corners follow each other clockwise, as seen on the screen."""
    following = [*outline[1:], outline[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, following, strict=True)) / 2


def _shaded_sides(outline: Sequence[Point]) -> list[list[Point]]:
    """The sides away from the light, which comes from the north-west as on every map."""
    turn = 1 if _signed_area(outline) > 0 else -1
    following = [*outline[1:], outline[0]]
    sides = []
    for a, b in zip(outline, following, strict=True):
        x, y = (b[1] - a[1]) * turn, (a[0] - b[0]) * turn
        if x + y > 0.35 * distance(a, b):
            sides.append([a, b])
    return sides
