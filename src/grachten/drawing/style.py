"""Colours and type of the drawing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from grachten.rules.cards import RouteColour

PAPER: Final = "#efe3c8"
DEEP_PAPER: Final = "#d9c49a"
PALE_PAPER: Final = "#f8f0dc"
INK: Final = "#3a2c1e"
WATER: Final = "#9fb8b3"
WAX: Final = "#8f2a22"
GOLD: Final = "#c49a3c"
BRICK: Final = "#cf9a7a"
GARDEN: Final = "#b4b985"
SLATE: Final = "#8e9ba0"
LEAF: Final = "#6f7a4a"
CANAL: Final = "#9dbab4"
DEEP_WATER: Final = "#45605f"
TIMBER: Final = "#a9825a"
ROOF: Final = "#c98563"
WHITE: Final = "#fffdf6"

FILL: Final[Mapping[RouteColour, str]] = MappingProxyType(
    {
        "pink": "#d4589a",
        "blue": "#1f78b8",
        "green": "#3d8f45",
        "black": "#2c2a28",
        "red": "#c5302a",
        "orange": "#e5862a",
        "grey": "#b7b3a8",
    }
)

ROMAN: Final = "'IM FELL English', 'IM Fell English', Georgia, 'Times New Roman', serif"
SMALL_CAPITALS: Final = "'IM FELL English SC', 'IM Fell English SC', Georgia, serif"


def darker(colour: str, share: float) -> str:
    """A `#rrggbb` colour mixed with black; any other notation falls back to ink."""
    digits = colour.removeprefix("#")
    try:
        parts = [int(digits[start : start + 2], 16) for start in (0, 2, 4)]
    except ValueError:
        return INK
    return "#" + "".join(f"{round(part * (1 - share)):02x}" for part in parts)
