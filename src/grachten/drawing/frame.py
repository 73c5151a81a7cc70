"""The score track 0–49: the frame of the map."""

from typing import Final

from grachten.drawing.fonts import numeral_drop
from grachten.drawing.geometry import Box, Point
from grachten.drawing.svg import circles, element, line, lines, text

BAND: Final = 40.0
"""Width of the score track."""
RULE: Final = 6.0
"""Width of the black and white rule between the score track and the map."""
EDGE: Final = 8.0
"""Paper outside the score track."""
MARGIN: Final = BAND + RULE + EDGE

SCORES: Final = 50
SCORE_SIZE: Final = 17.0
ACCENTED_SIZE: Final = 18.0
_ON_SIDES: Final = SCORES // 2 - 2
"""Scores along the top and one side together, without the corners."""


def score_boxes(width: float, height: float) -> list[Box]:
    """The box of every score, clockwise from 0 in the upper left corner."""
    across = round(_ON_SIDES * width / (width + height))
    down = _ON_SIDES - across
    outer = RULE + BAND / 2
    wide, high = (width + 2 * RULE) / across, (height + 2 * RULE) / down
    left, top = -outer, -outer
    right, bottom = width + outer, height + outer
    boxes = [Box(left, top, BAND, BAND)]
    boxes += [Box((i + 0.5) * wide - RULE, top, wide, BAND) for i in range(across)]
    boxes += [Box(right, top, BAND, BAND)]
    boxes += [Box(right, (i + 0.5) * high - RULE, BAND, high) for i in range(down)]
    boxes += [Box(right, bottom, BAND, BAND)]
    boxes += [Box(width + RULE - (i + 0.5) * wide, bottom, wide, BAND) for i in range(across)]
    boxes += [Box(left, bottom, BAND, BAND)]
    boxes += [Box(left, height + RULE - (i + 0.5) * high, BAND, high) for i in range(down)]
    return boxes


def draw_frame(width: float, height: float) -> str:
    """The whole frame: fields of one kind are one path, so that a page has few things to draw."""
    boxes = score_boxes(width, height)
    corners = [box for box in boxes if _is_corner(box)]
    sides = [box for box in boxes if not _is_corner(box)]
    seals = [(box.x, box.y) for score, box in enumerate(boxes) if _is_accented(score, box)]
    outer = RULE + BAND
    edges = "".join(
        element("path", d=_rectangle(width, height, at), class_="edge", stroke_width=thick)
        for at, thick in ((outer + 4.5, ".8"), (outer + 2.5, "2"), (outer, "1"))
    )
    return (
        element("path", d=_ring(width, height, outer + EDGE, RULE), class_="band")
        + element("path", d=_ring(width, height, RULE, 0), class_="rule")
        + element("path", d=_chequers(sides, width, height), class_="bars")
        + element("path", d=_outlines(sides), class_="field")
        + element("path", d=_outlines(corners), class_="field corner")
        + element("path", d=lines([_star(box) for box in corners], closed=True), class_="star")
        + element("path", d=circles(seals, 14.5), class_="seal")
        + element("path", d=circles(seals, 12.3), class_="seal-ring")
        + "".join(_score(score, box) for score, box in enumerate(boxes))
        + edges
        + element("path", d=_ring(width, height, RULE, 0), class_="edge", stroke_width="1.2")
    )


def _is_corner(box: Box) -> bool:
    return box.width == box.height == BAND


def _is_accented(score: int, box: Box) -> bool:
    return score % 5 == 0 or _is_corner(box)


def _score(score: int, box: Box) -> str:
    if _is_accented(score, box):
        drop = numeral_drop(str(score), ACCENTED_SIZE)
        return text(str(score), box.x, box.y + drop, class_="score accented")
    # One baseline for all plain scores, or their row would seem to dance.
    return text(str(score), box.x, box.y + SCORE_SIZE * 0.27, class_="score")


def _star(box: Box) -> list[Point]:
    long, waist = BAND / 2 - 1.5, 9.0
    tips: list[Point] = []
    for x, y in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)):
        reach = long if x and y else waist
        tips.append((box.x + x * reach, box.y + y * reach))
    return tips


def _chequers(sides: list[Box], width: float, height: float) -> str:
    """Black bars in the rule, one for every second half of a score's width."""
    bars = []
    half = RULE / 2
    for box in sides:
        if box.height == BAND:
            y = -half if box.y < 0 else height + half
            bars.append(Box(box.x + box.width / 4, y, box.width / 2, RULE - 2))
        else:
            x = -half if box.x < 0 else width + half
            bars.append(Box(x, box.y + box.height / 4, RULE - 2, box.height / 2))
    return _outlines(bars)


def _outlines(boxes: list[Box]) -> str:
    return lines([box.corners for box in boxes], closed=True)


def _rectangle(width: float, height: float, out: float) -> str:
    corners = [(-out, -out), (width + out, -out), (width + out, height + out), (-out, height + out)]
    return line(corners, closed=True)


def _ring(width: float, height: float, outer: float, inner: float) -> str:
    return _rectangle(width, height, outer) + _rectangle(width, height, inner)
