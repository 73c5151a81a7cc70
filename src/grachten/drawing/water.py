"""Water as an engraver cuts it: lines along the shore, broken strokes further out."""

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from grachten.drawing.geometry import Point, beside, smooth
from grachten.drawing.svg import element, line, lines

_SHORE_LINES: Final = (2.2, 5.0, 8.4, 12.6)
"""How far the lines that follow the shore lie from it."""


def draw_open_water(shore: Sequence[Point], width: float, chance: Random) -> str:
    """Everything north of the shore."""
    outline = [(-2.0, -2.0), *shore, (width + 2, -2.0)]
    follow = [beside(shore, -aside) for aside in _SHORE_LINES]
    return (
        element("path", d=line(outline, closed=True), fill="url(#map-ij)")
        + element("path", d=lines(_strokes(shore, width, chance)), class_="ripple")
        + element("path", d=lines(follow), class_="ripple near")
        + element("path", d=line(shore), class_="bank")
    )


def _strokes(shore: Sequence[Point], width: float, chance: Random) -> list[list[Point]]:
    """Rows of long broken strokes, closer together towards the land."""
    strokes: list[list[Point]] = []
    lowest = max(y for _, y in shore)
    y = 4.0
    while y < lowest:
        x = chance.uniform(-40, 0)
        while x < width:
            end = x + chance.uniform(14, 70)
            stroke = _stroke(x, min(end, width), y, chance)
            kept = [
                point
                for point in stroke
                if point[0] > 0 and _height_above(point, shore) > _SHORE_LINES[-1] + 2
            ]
            if len(kept) > 1:
                strokes.append(kept)
            x = end + chance.uniform(8, 60)
        y += 5.6 - 1.8 * y / lowest
    return strokes


def _stroke(x: float, end: float, y: float, chance: Random) -> list[Point]:
    phase = chance.uniform(0, math.tau)
    count = max(2, round((end - x) / 9))
    return [
        (at, y + 0.8 * math.sin(at / 8 + phase))
        for at in (x + (end - x) * step / count for step in range(count + 1))
    ]


def _height_above(point: Point, shore: Sequence[Point]) -> float:
    for a, b in pairwise(shore):
        if a[0] <= point[0] <= b[0] and b[0] > a[0]:
            return a[1] + (b[1] - a[1]) * (point[0] - a[0]) / (b[0] - a[0]) - point[1]
    return -1.0


def draw_river(course: Sequence[Point], widths: Sequence[float]) -> str:
    """A river along its middle line, with the width it has at each point."""
    middle = smooth(course, 6)
    wide = [width for width, _ in smooth([(width, 0.0) for width in widths], 6)]

    def strand(share: float) -> list[Point]:
        sides = {width: beside(middle, width * share / 2) for width in set(wide)}
        return [sides[width][index] for index, width in enumerate(wide)]

    left, right = strand(-1), strand(1)
    flow = [strand(share) for share in (-0.78, -0.5, -0.1, 0.3, 0.62, 0.82)]
    return (
        element("path", d=line([*left, *reversed(right)], closed=True), class_="river")
        + element("path", d=lines(flow), class_="ripple flow")
        + element("path", d=lines([left, right]), class_="bank")
    )


def draw_canals(
    canals: Sequence[Sequence[Point]], *, avenues: bool = False, narrow: bool = False
) -> str:
    """Canals with their quays, and if wanted rows of elms along both sides."""
    data = lines(canals)
    trees = ""
    if avenues:
        rows = lines([beside(canal, aside) for canal in canals for aside in (-4.9, 4.9)])
        trees = element("path", d=rows, class_="elms")
    width = " narrow" if narrow else ""
    return (
        element("path", d=data, class_="canal-bank" + width)
        + element("path", d=data, class_="canal" + width)
        + trees
    )


def draw_bridges(spans: Sequence[Sequence[Point]]) -> str:
    data = lines(spans)
    return element("path", d=data, class_="bridge-edge") + element("path", d=data, class_="bridge")


def draw_palisade(course: Sequence[Point]) -> str:
    """Two rows of posts in the water, with the booms left open for ships."""
    row = smooth(course)
    data = lines([row, beside(row, 4)])
    return element("path", d=data, class_="posts-foot", transform="translate(0 1.6)") + element(
        "path", d=data, class_="posts"
    )


def water_definitions() -> str:
    return element(
        "linearGradient",
        element("stop", offset="0", class_="water", stop_opacity=".55"),
        element("stop", offset=".6", class_="water", stop_opacity=".75"),
        element("stop", offset="1", class_="water", stop_opacity=".95"),
        id="map-ij",
        x2="0",
        y2="1",
    )
