"""Drawing the routes: the roads on the map, and spaces with their colour, symbol and cart."""

from typing import TYPE_CHECKING, Final

from grachten.drawing.geometry import Box, grown
from grachten.drawing.layout import MEDALLION, Layout, is_upright
from grachten.drawing.style import SYMBOLS
from grachten.drawing.svg import element, line, lines, moved, number, use

if TYPE_CHECKING:
    from grachten.rules.board import Route

_CORNER: Final = 3
_SYMBOL_FROM_END: Final = 11.0
"""Where the symbol stands in a space that carries a cart."""
_SHADE: Final = (1.0, 1.8)
"""How far the shade of a space falls; it falls the same way wherever the route turns."""

# A two-wheeled cart seen from the side, its shafts to the right, loaded with two sacks.
_CART: Final = (
    "M-7.6-4.4C-8-9-2.4-9-2.2-4.6M-2.4-4.8C-2.6-9.6 4.4-9.2 4-4.4"
    "M7.6-.7L13.2-2.6L13.7-1.2L8.2.6zM-10-4.6H6.2L8.6.8H-8.4z"
)
_WHEEL: Final = "M-5.4 2.4a4.4 4.4 0 0 1 8.8 0a4.4 4.4 0 0 1-8.8 0z"
_SPOKES: Final = "M-1-2V6.8M-5.4 2.4H3.4M-4.1-.7L2.1 5.5M-4.1 5.5L2.1-.7"


def road(layout: Layout, route: int, short: float = 0.0) -> str:
    """Path data of the way of a route, less `short` at both ends."""
    arc, aside = layout.arcs[route]
    steps = max(2, round(arc.length / 14))
    long = arc.length - 2 * short
    return line(arc.at(short + long * step / steps, aside)[0] for step in range(steps + 1))


def draw_roads(layout: Layout) -> str:
    """A pale bed below every row of spaces, so that the map does not disturb them, and a track."""
    data = "".join(road(layout, route) for route in range(len(layout.arcs)))
    # Three strokes on each other make a soft edge without a filter.
    beds = "".join(use("map-roads", class_="bed", stroke_width=width) for width in (36, 31, 27))
    roads = element("path", d=data, id="map-roads")
    return element("defs", roads) + beds + use("map-roads", class_="track")


def hit_path(layout: Layout, route: int) -> str:
    """Where a pointer finds the route: its way between the medallions."""
    return road(layout, route, MEDALLION)


def ring_path(layout: Layout, route: int) -> str:
    """A line round every space, for the route that is chosen."""
    return lines([grown(box, 3).corners for box in layout.spaces[route]], closed=True)


def turn_of(row: tuple[Box, ...]) -> int:
    """The whole route is turned, not each space, or carts on one route could face each other."""
    return 0 if is_upright(row[len(row) // 2].angle) else 180


def draw_spaces(layout: Layout, route: "Route") -> str:
    """The empty spaces of a route; their colour is that of the group they are put into."""
    row = layout.spaces[route.index]
    dx, dy = _SHADE
    # A thick stroke with round corners makes up for what is taken away here.
    shades = [[(x + dx, y + dy) for x, y in grown(box, -2.5).corners] for box in row]
    turn = turn_of(row)
    return element("path", d=lines(shades, closed=True), class_="shade") + "".join(
        _space(box, route, turn) for box in row
    )


def _space(box: Box, route: "Route", turn: float) -> str:
    angle = (box.angle + turn + 180) % 360 - 180
    return element(
        "g",
        _plate(box, _CORNER, "plate"),
        _plate(grown(box, -1.8), 1.6, "bevel"),
        _cart(-1.0 if route.colour == "grey" else 2 - box.width / 6) if route.cart else "",
        _symbol(route, box.width / 2 - _SYMBOL_FROM_END if route.cart else 0.0),
        class_="space",
        transform=f"{moved(box.x, box.y)}rotate({number(angle)})",
    )


def _plate(box: Box, corner: float, kind: str) -> str:
    wide, high = box.width, box.height
    return element(
        "rect", x=-wide / 2, y=-high / 2, width=wide, height=high, rx=corner, class_=kind
    )


def _cart(x: float) -> str:
    return element(
        "g",
        element("path", d=_CART),
        element("path", d=_WHEEL),
        element("path", d=_SPOKES, class_="spokes"),
        class_="printed",
        transform=moved(x, 1),
    )


def _symbol(route: "Route", x: float) -> str:
    if route.colour == "grey":
        return ""
    size = "scale(.58)translate(-12 -12)"
    mark = element("path", d=SYMBOLS[route.colour], class_="symbol", transform=size)
    return element("g", mark, transform=moved(x, 0)) if x else mark
