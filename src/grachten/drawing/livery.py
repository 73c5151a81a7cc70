"""Crests: a shield of a player's own shape, with their pattern and their charge."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from grachten.drawing.style import CART_FILL, read_art
from grachten.drawing.svg import circles, element, lines

LIVERIES: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    json.loads(read_art("liveries.json"))
)
"""By the colour of the carts: the pattern, what it is painted with, and the path data of shield and
charge. The page draws its crests from the same file."""

_EDGE: Final = "#2b1f14"
_COLUMNS: Final = 6
_ROWS: Final = 7
_BOX: Final = (2.0, 2.0, 44.0, 53.0)
"""What the pattern covers: its corner, its width and its height."""


def crest_definition(colour: str) -> str:
    """A crest to be used again and again, 48 x 56; its name is `crest-` and the colour."""
    livery = LIVERIES[colour]
    clip = element("clipPath", element("path", d=livery["shield"]), id=f"shield-{colour}")
    pattern = element("path", d=_painted(livery["pattern"]), fill=livery["second"])
    return clip + element(
        "g",
        element(
            "g",
            element("rect", width=48, height=56, fill=CART_FILL[colour]),
            pattern,
            clip_path=f"url(#shield-{colour})",
        ),
        element("path", d=livery["shield"], fill="none", stroke=_EDGE, stroke_width="2.4"),
        element("circle", cx=24, cy=27, r=13.5, fill="#fbf3df", stroke=_EDGE, stroke_width="1.4"),
        element(
            "path",
            d=livery["charge"],
            fill=_EDGE,
            fill_rule="evenodd",
            transform="translate(14 17)scale(.833)",
        ),
        id=f"crest-{colour}",
    )


def crest(colour: str, x: float, y: float, width: float) -> str:
    """One of the crests that the document defines, with its corner there."""
    return element("use", href=f"#crest-{colour}", transform=_scaled(x, y, width / 48))


def _scaled(x: float, y: float, scale: float) -> str:
    return f"translate({x:.1f} {y:.1f})scale({scale:.3f})"


def _painted(pattern: str) -> str:
    left, top, wide, high = _BOX
    w, h = wide / _COLUMNS, high / _ROWS
    places = [
        (left + w * column, top + h * row) for row in range(_ROWS) for column in range(_COLUMNS)
    ]
    if pattern == "dots":
        return circles(((x + w / 2, y + h / 2) for x, y in places), min(w, h) * 0.26)
    if pattern == "stripes":
        return lines(
            (_corners(left + w * column, top, w, high) for column in range(1, _COLUMNS, 2)),
            closed=True,
        )
    if pattern == "chequer":
        odd = [place for n, place in enumerate(places) if (n // _COLUMNS + n % _COLUMNS) % 2]
        return lines((_corners(x, y, w, h) for x, y in odd), closed=True)
    return "M0 0"


def _corners(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
