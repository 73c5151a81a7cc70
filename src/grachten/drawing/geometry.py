"""Points, arcs, turned rectangles and smooth lines. The y axis points down, as in SVG."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final

Point = tuple[float, float]

_FAR: Final = 20.0
"""Boxes further apart than this need no exact distance."""


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def between(a: Point, b: Point, share: float) -> Point:
    """The point at `share` of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


@dataclass(frozen=True)
class Box:
    """A rectangle, turned by `angle` degrees about its middle."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0

    @cached_property
    def radius(self) -> float:
        return math.hypot(self.width, self.height) / 2

    @cached_property
    def axes(self) -> tuple[Point, Point]:
        turn = math.radians(self.angle)
        return (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        (along_x, along_y), (across_x, across_y) = self.axes
        half, rise = self.width / 2, self.height / 2
        return tuple(
            (
                self.x + i * half * along_x + j * rise * across_x,
                self.y + i * half * along_y + j * rise * across_y,
            )
            for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        )

    def gap(self, other: "Box") -> float:
        """How far apart the boxes are: below 0 they overlap, by at least that much.

        The widest gap seen along any side; the true distance is never smaller.
        """
        apart = math.hypot(self.x - other.x, self.y - other.y) - self.radius - other.radius
        if apart > _FAR:
            return apart
        return max(self.gap_along_sides(other), other.gap_along_sides(self))

    def gap_along_sides(self, other: "Box") -> float:
        """The widest gap seen along this box's own sides; below 0 if the other covers them."""
        widest = -math.inf
        for (axis_x, axis_y), half in zip(
            self.axes, (self.width / 2, self.height / 2), strict=True
        ):
            seen = [(x - self.x) * axis_x + (y - self.y) * axis_y for x, y in other.corners]
            widest = max(widest, min(seen) - half, -half - max(seen))
        return widest

    def gap_to_circle(self, centre: Point, radius: float) -> float:
        """How far the circle's edge is from the box; below 0 they overlap."""
        (along_x, along_y), (across_x, across_y) = self.axes
        x, y = centre[0] - self.x, centre[1] - self.y
        beside = abs(x * along_x + y * along_y) - self.width / 2
        above = abs(x * across_x + y * across_y) - self.height / 2
        if beside <= 0 and above <= 0:
            return max(beside, above) - radius
        return math.hypot(max(beside, 0), max(above, 0)) - radius

    def leaves(self, width: float, height: float, margin: float = 0.0) -> bool:
        """Whether any corner lies outside a canvas of that size."""
        return any(
            not (margin <= x <= width - margin and margin <= y <= height - margin)
            for x, y in self.corners
        )


def grown(box: Box, out: float) -> Box:
    """The box with its sides moved outwards by so much."""
    return Box(box.x, box.y, box.width + 2 * out, box.height + 2 * out, box.angle)


@dataclass(frozen=True)
class Arc:
    """The arc of a circle from `start` to `end` that swells `bow` to the left of the way there."""

    start: Point
    end: Point
    bow: float

    @cached_property
    def chord(self) -> float:
        # Never 0, so that even two locations in one place can be drawn.
        return max(distance(self.start, self.end), 1.0)

    @cached_property
    def half_turn(self) -> float:
        """Half of the angle the arc turns through, in radians; above 0 it turns right."""
        return 2 * math.atan2(2 * self.bow, self.chord)

    @cached_property
    def length(self) -> float:
        if abs(self.half_turn) < 1e-4:
            return self.chord
        return self.chord * self.half_turn / math.sin(self.half_turn)

    def at(self, along: float, aside: float = 0.0) -> tuple[Point, float]:
        """The point `along` the arc and `aside` to its right, and the heading there in degrees."""
        share = along / self.length
        heading = math.atan2(self.end[1] - self.start[1], self.end[0] - self.start[0])
        left = (math.sin(heading), -math.cos(heading))
        turn = self.half_turn
        if abs(turn) < 1e-4:
            base = between(self.start, self.end, share)
            here = heading
        else:
            radius = self.chord / 2 / math.sin(turn)
            swing = turn * (2 * share - 1)
            forth = self.chord / 2 + radius * math.sin(swing)
            up = radius * (math.cos(swing) - math.cos(turn))
            base = (
                self.start[0] + forth * math.cos(heading) + up * left[0],
                self.start[1] + forth * math.sin(heading) + up * left[1],
            )
            here = heading + swing
        point = (base[0] - aside * math.sin(here), base[1] + aside * math.cos(here))
        return point, math.degrees(here)


def smooth(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A soft line through all the points (Catmull-Rom), `steps` pieces from each to the next."""
    padded = [points[0], *points, points[-1]]
    result = [points[0]]
    for before, a, b, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            result.append(
                (
                    _catmull_rom(before[0], a[0], b[0], after[0], t),
                    _catmull_rom(before[1], a[1], b[1], after[1], t),
                )
            )
    return result


def _catmull_rom(before: float, a: float, b: float, after: float, t: float) -> float:
    return 0.5 * (
        2 * a
        + (b - before) * t
        + (2 * before - 5 * a + 4 * b - after) * t * t
        + (3 * a - before - 3 * b + after) * t**3
    )


def resample(points: Sequence[Point], count: int) -> list[Point]:
    """`count` points at equal distances along the line."""
    lengths = [distance(a, b) for a, b in pairwise(points)]
    pitch = sum(lengths) / (count - 1)
    result = [points[0]]
    walked = 0.0
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        while length and len(result) < count - 1 and len(result) * pitch <= walked + length:
            result.append(between(a, b, (len(result) * pitch - walked) / length))
        walked += length
    result.append(points[-1])
    return result


def beside(points: Sequence[Point], aside: float) -> list[Point]:
    """The line moved `aside` to its right."""
    result: list[Point] = []
    for index, (x, y) in enumerate(points):
        before = points[max(index - 1, 0)]
        after = points[min(index + 1, len(points) - 1)]
        length = distance(before, after) or 1.0
        result.append(
            (
                x - aside * (after[1] - before[1]) / length,
                y + aside * (after[0] - before[0]) / length,
            )
        )
    return result


def inside(point: Point, polygon: Iterable[Point]) -> bool:
    """Whether the point lies in the polygon (even-odd)."""
    corners = list(polygon)
    x, y = point
    result = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            result = not result
    return result
