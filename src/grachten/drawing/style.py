"""Colours and type of the drawing: from the files in `art/`, which the page reads as well."""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

ROMAN: Final = "'IM FELL English', 'IM Fell English', Georgia, 'Times New Roman', serif"
SMALL_CAPITALS: Final = "'IM FELL English SC', 'IM Fell English SC', Georgia, serif"


def read_art(name: str) -> str:
    return (files("grachten.drawing") / "art" / name).read_text(encoding="utf-8")


def _colours(name: str) -> dict[str, str]:
    """The variables of a style sheet by day: those of its first block."""
    block = read_art(name).partition("}")[0]
    return dict(re.findall(r"--([a-z-]+): ([^;]+);", block))


FILL: Final[Mapping[str, str]] = MappingProxyType(_colours("route-colours.css"))
"""By the colour of a route."""

CART_FILL: Final[Mapping[str, str]] = MappingProxyType(_colours("cart-colours.css"))
"""By the colour of a player's carts."""

SYMBOLS: Final[Mapping[str, str]] = MappingProxyType(json.loads(read_art("symbols.json")))
"""Path data of the symbol that stands beside each colour, in a box of 24 x 24."""

_COLOURS: Final = _colours("map-colours.css")
INK: Final = _COLOURS["map-ink"]
PALE: Final = _COLOURS["map-pale"]
WAX: Final = _COLOURS["map-wax"]
GOLD: Final = _COLOURS["map-gold"]


@cache
def style_sheet() -> str:
    """How the drawing looks by itself. A program that draws SVG need not know CSS variables."""
    values = {**_COLOURS, "title": ROMAN, "small-caps": SMALL_CAPITALS}
    rules = re.sub(r"/\*.*?\*/", "", read_art("map.css"), flags=re.DOTALL)
    rules = re.sub(r"var\(--([a-z-]+)\)", lambda found: values[found[1]], rules)
    return re.sub(r"\s*([{}:;,])\s*|\s*\n\s*", r"\1", rules).strip()


def darker(colour: str, share: float) -> str:
    """A `#rrggbb` colour mixed with black; any other notation falls back to ink."""
    digits = colour.removeprefix("#")
    try:
        parts = [int(digits[start : start + 2], 16) for start in (0, 2, 4)]
    except ValueError:
        return INK
    return "#" + "".join(f"{round(part * (1 - share)):02x}" for part in parts)
