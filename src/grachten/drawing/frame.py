"""The score track 0–49: the frame of the map."""

from typing import Final

from grachten.drawing.fonts import numeral_drop
from grachten.drawing.geometry import Box, Point
from grachten.drawing.style import DEEP_PAPER, GOLD, INK, PALE_PAPER, PAPER, ROMAN, WAX
from grachten.drawing.svg import element, line, text

BAND: Final = 40.0
"""Width of the score track."""
RULE: Final = 6.0
"""Width of the black and white rule between the score track and the map."""
EDGE: Final = 8.0
"""Paper outside the score track."""
MARGIN: Final = BAND + RULE + EDGE

SCORES: Final = 50
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
    """The whole frame, with a group for every score."""
    boxes = score_boxes(width, height)
    scores = "".join(_score(score, box) for score, box in enumerate(boxes))
    outer = RULE + BAND
    border = element("path", d=_ring(width, height, outer + EDGE, RULE), class_="band")
    border += element("path", d=_ring(width, height, RULE, 0), class_="rule")
    edges = "".join(
        element("path", d=_rectangle(width, height, at), class_="edge", stroke_width=thick)
        for at, thick in (
            (outer + 4.5, ".8"),
            (outer + 2.5, "2"),
            (outer, "1"),
            (RULE, "1.2"),
            (0, "1.2"),
        )
    )
    return border + _chequers(boxes, width, height) + scores + edges


def _score(score: int, box: Box) -> str:
    corner = box.width == box.height == BAND
    accented = corner or score % 5 == 0
    kind = "score corner" if corner else "score five" if accented else "score"
    parts = [element("path", d=line(box.corners, closed=True), class_="cell")]
    if corner:
        parts.append(_star(box))
    if accented:
        parts += [
            element("circle", cx=box.x, cy=box.y, r=14.5, class_="seal"),
            element("circle", cx=box.x, cy=box.y, r=12.3, class_="seal-ring"),
        ]
    if accented:
        parts.append(text(str(score), box.x, box.y + numeral_drop(str(score), 18)))
    else:
        # One baseline for all plain scores, or their row would seem to dance.
        parts.append(text(str(score), box.x, box.y + 16 * 0.27))
    return element("g", *parts, id=f"score-{score}", class_=kind)


def _star(box: Box) -> str:
    long, waist = BAND / 2 - 1.5, 9.0
    tips: list[Point] = []
    for x, y in ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)):
        reach = long if x and y else waist
        tips.append((box.x + x * reach, box.y + y * reach))
    return element("path", d=line(tips, closed=True), class_="star")


def _chequers(boxes: list[Box], width: float, height: float) -> str:
    """Black bars in the rule, one for every second half of a score's width."""
    bars = []
    for box in boxes:
        half = RULE / 2
        if box.width == box.height == BAND:
            continue
        if box.height == BAND:
            y = -half if box.y < 0 else height + half
            bars.append(Box(box.x + box.width / 4, y, box.width / 2, RULE - 2))
        else:
            x = -half if box.x < 0 else width + half
            bars.append(Box(x, box.y + box.height / 4, RULE - 2, box.height / 2))
    return element("path", d="".join(line(bar.corners, closed=True) for bar in bars), class_="bars")


def _rectangle(width: float, height: float, out: float) -> str:
    corners = [(-out, -out), (width + out, -out), (width + out, height + out), (-out, height + out)]
    return line(corners, closed=True)


def _ring(width: float, height: float, outer: float, inner: float) -> str:
    return _rectangle(width, height, outer) + _rectangle(width, height, inner)


FRAME_STYLE: Final = (
    f".band{{fill:{DEEP_PAPER};fill-rule:evenodd}}"
    f".rule{{fill:{PALE_PAPER};fill-rule:evenodd}}"
    f".edge{{fill:none;stroke:{INK}}}"
    f".bars{{fill:{INK}}}"
    f".score text{{font:16px {ROMAN};fill:{INK};text-anchor:middle}}"
    f".score .cell{{fill:{PAPER};stroke:{INK};stroke-width:.7}}"
    f".score.five text,.score.corner text{{font-size:18px;fill:{PALE_PAPER}}}"
    f".score .seal{{fill:{WAX};stroke:{INK};stroke-width:.8}}"
    f".score .seal-ring{{fill:none;stroke:{GOLD};stroke-width:.8}}"
    f".score .star{{fill:{GOLD};stroke:{INK};stroke-width:.6}}"
    f".score.corner .cell{{fill:{DEEP_PAPER}}}"
)
