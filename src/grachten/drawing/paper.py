"""The paper: a warm gradient that darkens to the edges, stains of age, and fibres.

Fibres are drawn rather than made by a noise filter: noise over a whole sheet makes a picture that
is slow to draw and many times larger to store.
"""

import math
from random import Random
from typing import Final

from grachten.drawing.geometry import Box
from grachten.drawing.style import DEEP_PAPER, PALE_PAPER, PAPER
from grachten.drawing.svg import element, number

SEED: Final = 1660
"""Of everything that is scattered by chance, so that the drawing is always the same."""
_FIBRES: Final = 420
_STAINS: Final = 9


def paper_definitions() -> str:
    sheet = element(
        "radialGradient",
        element("stop", offset="0", stop_color="#f5ebd4"),
        element("stop", offset=".6", stop_color=PAPER),
        element("stop", offset="1", stop_color="#dcc79d"),
        id="paper",
        cx="50%",
        cy="46%",
        r="76%",
    )
    stain = element(
        "radialGradient",
        element("stop", offset="0", stop_color=DEEP_PAPER, stop_opacity=".55"),
        element("stop", offset=".8", stop_color=DEEP_PAPER, stop_opacity=".3"),
        element("stop", offset="1", stop_color=DEEP_PAPER, stop_opacity="0"),
        id="stain",
    )
    return sheet + stain


def draw_paper(sheet: Box) -> str:
    chance = Random(SEED)  # noqa: S311 - it scatters fibres
    x, y = sheet.corners[0]
    place = {"x": x, "y": y, "width": sheet.width, "height": sheet.height}
    stains = "".join(
        element(
            "ellipse",
            cx=x + chance.random() * sheet.width,
            cy=y + chance.random() * sheet.height,
            rx=chance.uniform(40, 150),
            ry=chance.uniform(30, 110),
        )
        for _ in range(_STAINS)
    )
    return (
        element("rect", **place, fill="url(#paper)")
        + element("g", stains, fill="url(#stain)", opacity=".6")
        + element("path", d=_fibres(sheet, chance), class_="fibre")
        + element("path", d=_fibres(sheet, chance), class_="fibre pale")
    )


def _fibres(sheet: Box, chance: Random) -> str:
    """Short bent hairs, most of them lying along the sheet."""
    x, y = sheet.corners[0]
    data = []
    for _ in range(_FIBRES):
        turn = chance.gauss(0, 0.7)
        long = chance.uniform(4, 15)
        dx, dy = long * math.cos(turn), long * math.sin(turn)
        bend = chance.uniform(-3, 3)
        start = (x + chance.random() * sheet.width, y + chance.random() * sheet.height)
        data.append(
            f"M{number(start[0])} {number(start[1])}"
            f"q{number(dx / 2 - bend)} {number(dy / 2 + bend)} {number(dx)} {number(dy)}"
        )
    return "".join(data)


PAPER_STYLE: Final = (
    ".fibre{fill:none;stroke:#8a6a3c;stroke-width:.6;stroke-opacity:.22}"
    f".fibre.pale{{stroke:{PALE_PAPER};stroke-opacity:.6}}"
)
