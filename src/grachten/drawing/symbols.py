"""The symbol of each colour, and the cart of the merchandise routes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from grachten.drawing.style import INK, WHITE
from grachten.drawing.svg import element
from grachten.rules.cards import COLOURS, Colour

# Each symbol fills about 12 x 12 around the origin.
_SHAPES: Final[Mapping[Colour, str]] = MappingProxyType(
    {
        "pink": "M-6.6 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM.6 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
        "blue": "M0-6.4C2.4-2.8 4.4-.7 4.4 1.9A4.4 4.4 0 0 1-4.4 1.9C-4.4-.7-2.4-2.8 0-6.4z",
        "green": "M-1.8-5.8h3.6v4h4v3.6h-4v4h-3.6v-4h-4v-3.6h4z",
        "black": "M0-6.4L5 0L0 6.4L-5 0z",
        "red": "M0-5.8L6 4.9H-6z",
        "orange": "M2.6-5.6A5.9 5.9 0 1 0 2.6 5.6A4.7 4.7 0 1 1 2.6-5.6z",
    }
)

_CART_BODY: Final = "M-10-4.6H6.2L8.6.8H-8.4z"
_CART_SHAFT: Final = "M8 .2L13.4-1.6"


def symbol_definitions() -> str:
    """What `use("symbol-red")` and `use("cart")` refer to."""
    symbols = "".join(
        element("path", id=f"symbol-{colour}", d=_SHAPES[colour]) for colour in COLOURS
    )
    return symbols + _cart()


def _cart() -> str:
    """A two-wheeled cart seen from the side, its shafts to the right, loaded with two sacks."""
    load = "M-7.6-4.4C-8-9-2.4-9-2.2-4.6M-2.4-4.8C-2.6-9.6 4.4-9.2 4-4.4"
    wheel = element("circle", cx=-1, cy="2.4", r="4.4") + element(
        "path",
        d="M-1-2V6.8M-5.4 2.4H3.4M-4.1-.7L2.1 5.5M-4.1 5.5L2.1-.7",
        stroke_width=".6",
    )
    return element(
        "g",
        element("path", d=load),
        element("path", d=_CART_BODY),
        element("path", d=_CART_SHAFT, fill="none", stroke=WHITE, stroke_width="2.2"),
        element("path", d=_CART_SHAFT, fill="none", stroke_width=".9"),
        wheel,
        id="cart",
        fill=WHITE,
        stroke=INK,
        stroke_width=".9",
        stroke_linejoin="round",
    )
