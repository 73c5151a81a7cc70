"""Finding room: where a name, a landmark or an ornament can lie without covering anything."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from grachten.drawing.geometry import Box, Point
from grachten.drawing.layout import MEDALLION, Layout

_DIRECTIONS: Final = 24
_STEPS: Final = (3, 7, 12, 18, 26, 36, 48, 62)
"""How far something may be pushed away from what it belongs to, nearest first."""


@dataclass(frozen=True)
class Room:
    """A canvas and what must stay visible on it: boxes, and circles of one size."""

    width: float
    height: float
    boxes: tuple[Box, ...] = ()
    circles: tuple[Point, ...] = ()
    radius: float = 0.0

    def with_boxes(self, boxes: Iterable[Box]) -> "Room":
        return Room(self.width, self.height, (*self.boxes, *boxes), self.circles, self.radius)

    def cover(self, box: Box, margin: float = 3.0) -> float:
        """How much the box covers or crowds; 0 when it is free."""
        cover = 0.0
        for other in self.boxes:
            gap = box.gap(other)
            if gap < margin:
                cover += margin - gap
        for circle in self.circles:
            gap = box.gap_to_circle(circle, self.radius)
            if gap < margin:
                cover += margin - gap
        for x, y in box.corners:
            cover += max(margin - x, x + margin - self.width, 0.0)
            cover += max(margin - y, y + margin - self.height, 0.0)
        return cover


def room_on(layout: Layout, taken: Iterable[Box] = ()) -> Room:
    """What the routes and locations leave free, less what is taken."""
    boxes = (*layout.all_spaces(), *taken)
    return Room(layout.width, layout.height, boxes, layout.medallions, MEDALLION)


def spots_around(middle: Point, radius: float, size: Point) -> Iterable[tuple[Box, float]]:
    """Boxes of that size around a circle, with what each costs: near and right below is best."""
    width, height = size
    for step in _STEPS:
        for index in range(_DIRECTIONS):
            turn = math.tau * index / _DIRECTIONS
            x, y = math.sin(turn), math.cos(turn)
            # Push the box out until it clears the circle in the direction (x, y).
            reach = min(
                (width / 2 + radius) / max(abs(x), 1e-6),
                (height / 2 + radius) / max(abs(y), 1e-6),
            )
            far = reach + step
            box = Box(middle[0] + x * far, middle[1] + y * far, width, height)
            yield box, 0.06 * step + 0.25 * (1 - y) + 0.2 * abs(x)


def best_spot(
    room: Room, middle: Point, radius: float, sizes: Sequence[Point]
) -> tuple[Box, int, float]:
    """The best box around a circle, which of the sizes it has, and what it costs."""
    choices = [
        (room.cover(box) + cost + 0.1 * kind + _strangeness(room, box, middle), kind, box)
        for kind, size in enumerate(sizes)
        for box, cost in spots_around(middle, radius, size)
    ]
    cost, kind, box = min(choices, key=lambda choice: choice[:2])
    return box, kind, cost


def _strangeness(room: Room, box: Box, middle: Point) -> float:
    """What it costs a box to be far from its own circle, and more if it is nearer to another."""
    own = box.gap_to_circle(middle, room.radius)
    others = [box.gap_to_circle(circle, room.radius) for circle in room.circles if circle != middle]
    return 0.05 * own + (2.0 if min(others, default=own + 9) < own + 8 else 0.0)


def free_spot(room: Room, size: Point, margin: float = 8.0) -> Box | None:
    """A free place for an ornament, as close to a corner of the canvas as there is one."""
    width, height = size
    across = _stops(width / 2 + margin, room.width - width / 2 - margin)
    down = _stops(height / 2 + margin, room.height - height / 2 - margin)
    corners = [(x, y) for x in (0.0, room.width) for y in (0.0, room.height)]
    places = sorted(
        ((x, y) for x in across for y in down),
        key=lambda spot: min(math.dist(spot, corner) for corner in corners),
    )
    for x, y in places:
        box = Box(x, y, width, height)
        if room.cover(box, margin) == 0:
            return box
    return None


def _stops(low: float, high: float) -> list[float]:
    if low > high:
        return []
    count = max(1, math.ceil((high - low) / 20))
    return [low + (high - low) * index / count for index in range(count + 1)]
