"""The paper: a warm gradient that darkens to the edges, stains of age, fibres, and light on it.

Fibres are drawn rather than made by a noise filter: noise over a whole sheet makes a picture that
is slow to draw and many times larger to store.
"""

import math
from random import Random
from typing import Final

from grachten.drawing.geometry import Box
from grachten.drawing.svg import element, number

SEED: Final = 1660
"""Of everything that is scattered by chance, so that the drawing is always the same."""
_FIBRES: Final = 420
_STAINS: Final = 9


def paper_definitions() -> str:
    sheet = ("paper-middle", None), ("paper-half", None), ("paper-edge", None)
    stain = ("stain", ".55"), ("stain", ".3"), ("stain", "0")
    light = ("glow", None), ("glow-edge", None), ("gloom", None)
    return (
        _round("map-paper", (0.6, *sheet), cx="50%", cy="46%", r="76%")
        + _round("map-stain", (0.8, *stain))
        + _round("map-light", (0.55, *light), cx="50%", cy="44%", r="72%")
    )


Stop = tuple[str, str | None]
"""Its class, and how far it covers what lies below."""


def _round(name: str, stops: tuple[float, Stop, Stop, Stop], **place: str) -> str:
    """A round gradient: how far out its middle stop lies, and its three stops."""
    share, *kinds = stops
    drawn = (
        element("stop", offset=f"{offset:g}", class_=kind, stop_opacity=opacity)
        for offset, (kind, opacity) in zip((0, share, 1), kinds, strict=True)
    )
    return element("radialGradient", *drawn, id=name, **place)


def draw_light(sheet: Box) -> str:
    """A lamp over the middle of the table: the sheet darkens towards its corners."""
    return element("rect", **_place(sheet), fill="url(#map-light)")


def _place(sheet: Box) -> dict[str, float]:
    x, y = sheet.corners[0]
    return {"x": x, "y": y, "width": sheet.width, "height": sheet.height}


def draw_paper(sheet: Box) -> str:
    chance = Random(SEED)  # noqa: S311 - it scatters fibres
    x, y = sheet.corners[0]
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
        element("rect", **_place(sheet), fill="url(#map-paper)")
        + element("g", stains, fill="url(#map-stain)", opacity=".6")
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
        hair = (dx / 2 - bend, dy / 2 + bend, dx, dy)
        data.append(f"M{start[0]:.0f} {start[1]:.0f}q{' '.join(map(number, hair))}")
    return "".join(data)
