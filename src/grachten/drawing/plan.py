"""The plan of a drawing: what lies where, before anything is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from grachten.drawing.direction import Direction
from grachten.drawing.frame import MARGIN
from grachten.drawing.geometry import Box
from grachten.drawing.landmarks import landmark_size
from grachten.drawing.layout import MEDALLION, Layout, lay_out
from grachten.drawing.names import Label, place_names
from grachten.drawing.ornaments import COMPASS, SCALE_BAR, cartouche_size, table_size
from grachten.drawing.placing import best_spot, free_spot, room_on

if TYPE_CHECKING:
    from grachten.rules.board import Board

_MOST_COVER: Final = 4.0
"""A landmark that finds no room is left out rather than drawn over something."""


@dataclass(frozen=True)
class Plan:
    """Where everything lies. `landmarks` are by location, `ornaments` by name."""

    board: "Board"
    direction: Direction
    layout: Layout
    labels: tuple[Label, ...]
    landmarks: Mapping[int, Box]
    ornaments: Mapping[str, Box]

    @property
    def sheet(self) -> Box:
        """All of the drawing, score track included."""
        width, height = self.layout.width, self.layout.height
        return Box(width / 2, height / 2, width + 2 * MARGIN, height + 2 * MARGIN)

    @property
    def has_city(self) -> bool:
        return self.direction.city is not None


def make_plan(board: "Board", direction: Direction) -> Plan:
    """Routes first; names and landmarks round them; ornaments where there is room left."""
    layout = lay_out(board, direction)
    decided = _decided_ornaments(board, direction)
    labels = place_names(board, layout, direction, list(decided.values()))
    landmarks = _place_landmarks(board, layout, direction, labels, decided)
    ornaments = decided or _free_ornaments(board, layout, labels)
    return Plan(board, direction, layout, tuple(labels), landmarks, ornaments)


def _sizes(board: "Board", direction: Direction) -> dict[str, tuple[float, float]]:
    return {
        "cartouche": cartouche_size(board.name, direction.subtitle),
        "points": table_size(len(board.route_points)),
        "compass": COMPASS,
        "scale": SCALE_BAR,
    }


def _decided_ornaments(board: "Board", direction: Direction) -> dict[str, Box]:
    sizes = _sizes(board, direction)
    return {name: Box(*place, *sizes[name]) for name, place in direction.ornaments.items()}


def _free_ornaments(board: "Board", layout: Layout, labels: list[Label]) -> dict[str, Box]:
    """On a board nobody has looked at: wherever there is room, most useful first."""
    room = room_on(layout, [label.box for label in labels])
    placed: dict[str, Box] = {}
    sizes = _sizes(board, Direction())
    for name in ("points", "cartouche", "compass"):
        box = free_spot(room.with_boxes(placed.values()), sizes[name])
        if box is not None:
            placed[name] = box
    return placed


def _place_landmarks(
    board: "Board",
    layout: Layout,
    direction: Direction,
    labels: list[Label],
    ornaments: Mapping[str, Box],
) -> dict[int, Box]:
    if direction.city is None:
        return {}
    room = room_on(layout, [*(label.box for label in labels), *ornaments.values()])
    placed: dict[int, Box] = {}
    for location in board.locations:
        size = landmark_size(location.id)
        if size is None:
            continue
        x, y = layout.medallions[location.index]
        offset = direction.landmarks.get(location.id)
        if offset is not None:
            placed[location.index] = Box(x + offset[0], y + offset[1] - size[1] / 2, *size)
            continue
        box, _, cost = best_spot(room.with_boxes(placed.values()), (x, y), MEDALLION, [size])
        if cost < _MOST_COVER:
            placed[location.index] = box
    return placed
