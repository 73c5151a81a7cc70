"""The names of the locations, on paper ribbons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from grachten.drawing.direction import Direction
from grachten.drawing.fonts import text_width
from grachten.drawing.geometry import Box, Point
from grachten.drawing.layout import MEDALLION, Layout
from grachten.drawing.placing import Room, best_spot, room_on
from grachten.drawing.svg import element, fitted_text, line

if TYPE_CHECKING:
    from grachten.rules.board import Board, Location

FONT_SIZE: Final = 15.0
LINE_HEIGHT: Final = 14.0
_HEIGHT: Final = 18.0
"""Of a ribbon with one line; every further line adds `LINE_HEIGHT`."""
_PADDING: Final = 5.0
_TAIL: Final = 6.0
_DROP: Final = 3.0
"""How much lower than the ribbon its ends hang."""
_ROUNDS: Final = 3


@dataclass(frozen=True)
class Label:
    """A location's name: its lines, and the box around its ribbon, tails included."""

    location: int
    lines: tuple[str, ...]
    box: Box


def place_names(
    board: "Board", layout: Layout, direction: Direction, taken: Sequence[Box]
) -> list[Label]:
    """A label for every location, in the order of the locations, clear of all `taken` boxes."""
    room = room_on(layout, taken)
    labels: dict[int, Label] = {}
    for location in board.locations:
        decided = direction.names.get(location.id)
        if decided is not None:
            labels[location.index] = _decided(location, layout, *decided)
    open_locations = [place for place in board.locations if place.index not in labels]
    # Long names have the fewest places to go, so they choose first; later rounds let every name
    # improve on what the others have left it.
    open_locations.sort(key=lambda place: -len(place.name))
    for _ in range(_ROUNDS):
        for location in open_locations:
            others = [label.box for index, label in labels.items() if index != location.index]
            labels[location.index] = _best(location, layout, room.with_boxes(others))
    return [labels[index] for index in range(len(board.locations))]


def line_breaks(name: str) -> list[tuple[str, ...]]:
    """The name on one line, and on two where it has a space to break at."""
    words = name.split()
    if len(words) == 1:
        return [(name,)]
    cuts = range(1, len(words))
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts]
    return [(name,), min(halves, key=lambda pair: max(map(len, pair)))]


def ribbon_size(lines: Sequence[str]) -> Point:
    wide = max(name_width(row) for row in lines)
    return wide + 2 * (_PADDING + _TAIL), _HEIGHT + LINE_HEIGHT * (len(lines) - 1)


def name_width(words: str) -> float:
    return text_width(words, FONT_SIZE, "small-capitals")


def _decided(location: "Location", layout: Layout, offset: Point, lines: int) -> Label:
    x, y = layout.medallions[location.index]
    words = line_breaks(location.name)[:lines][-1]
    return Label(location.index, words, Box(x + offset[0], y + offset[1], *ribbon_size(words)))


def _best(location: "Location", layout: Layout, room: Room) -> Label:
    breaks = line_breaks(location.name)
    box, kind, _ = best_spot(
        room, layout.medallions[location.index], MEDALLION, [ribbon_size(b) for b in breaks]
    )
    return Label(location.index, breaks[kind], box)


def draw_name(label: Label) -> str:
    """The ribbon with its two cut ends folded behind it, and the words on it."""
    box = label.box
    baseline = box.y - LINE_HEIGHT * (len(label.lines) - 1) / 2 + FONT_SIZE * 0.22
    words = "".join(
        fitted_text(row, box.x, baseline + LINE_HEIGHT * index, name_width(row))
        for index, row in enumerate(label.lines)
    )
    return (
        element("path", d=_tails(box), class_="tail")
        + element("path", d=ribbon_front(box), class_="front")
        + words
    )


def ribbon_front(box: Box) -> str:
    """Path data of the part of the ribbon that carries the words."""
    left, right = box.x - box.width / 2 + _TAIL, box.x + box.width / 2 - _TAIL
    top, bottom = box.y - box.height / 2, box.y + box.height / 2 - _DROP
    return line([(left, top), (right, top), (right, bottom), (left, bottom)], closed=True)


def _tails(box: Box) -> str:
    top, bottom = box.y - box.height / 2 + _DROP, box.y + box.height / 2
    return "".join(
        line(
            [
                (side + inward * (_TAIL + 3), top),
                (side, top),
                (side + inward * 3.5, (top + bottom) / 2),
                (side, bottom),
                (side + inward * (_TAIL + 3), bottom),
            ],
            closed=True,
        )
        for side, inward in ((box.x - box.width / 2, 1), (box.x + box.width / 2, -1))
    )
