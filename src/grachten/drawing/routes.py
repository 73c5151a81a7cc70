"""Drawing the routes: spaces with their colour, symbol and cart."""

from typing import Final

from grachten.drawing.geometry import Box
from grachten.drawing.layout import Layout, is_upright
from grachten.drawing.style import FILL, INK, PALE_PAPER, WHITE, darker
from grachten.drawing.svg import element, line, lines, number, use, words
from grachten.rules.board import Route

_CORNER: Final = 3
_SYMBOL_FROM_END: Final = 11.0
"""Where the symbol stands in a space that carries a cart."""
_SHADE: Final = (1.0, 1.8)
"""How far the shade of a space falls; it falls the same way wherever the route turns."""


def draw_roads(layout: Layout) -> str:
    """A pale bed below every row of spaces, so that the map does not disturb them, and a track."""
    data = ""
    for arc, aside in layout.arcs:
        steps = max(2, round(arc.length / 14))
        data += line(arc.at(arc.length * step / steps, aside)[0] for step in range(steps + 1))
    # Three strokes on each other make a soft edge without a filter.
    beds = "".join(
        element("path", d=data, class_="bed", stroke_width=width) for width in (36, 31, 27)
    )
    return beds + element("path", d=data, class_="track")


def draw_route(layout: Layout, route: Route, fill: str | None = None) -> str:
    """All spaces of a route, in its own colour or the one given."""
    colour = fill or FILL[route.colour]
    row = layout.spaces[route.index]
    # The whole route is turned, not each space, or carts on one route could face each other.
    turn = 0 if is_upright(row[len(row) // 2].angle) else 180
    spaces = "".join(_space(box, route, turn) for box in row)
    dx, dy = _SHADE
    shades = lines(
        [[(x + dx, y + dy) for x, y in box.corners] for box in row],
        closed=True,
    )
    kinds = f"route {route.colour}" + (" merchandise" if route.cart else "")
    return element(
        "g",
        words("title", f"{route.name}, {route.length}, {route.colour}"),
        element("path", d=shades, class_="shade"),
        spaces,
        id=f"route-{route.index}",
        class_=kinds,
        fill=colour,
        stroke=darker(colour, 0.45),
    )


def _space(box: Box, route: Route, turn: float) -> str:
    angle = (box.angle + turn + 180) % 360 - 180
    x, y = -box.width / 2, -box.height / 2
    plate = {"x": x, "y": y, "width": box.width, "height": box.height, "rx": _CORNER}
    parts = [
        element("rect", **plate),
        element(
            "rect",
            x=x + 1.8,
            y=y + 1.8,
            width=box.width - 3.6,
            height=box.height - 3.6,
            rx=1.6,
            class_="bevel",
        ),
    ]
    if route.cart:
        parts.append(use("cart", -4 if route.colour != "grey" else 0, 1, class_="cart"))
    if route.colour != "grey":
        aside = box.width / 2 - _SYMBOL_FROM_END if route.cart else 0
        parts.append(use(f"symbol-{route.colour}", aside, 0, class_="symbol"))
    place = f"translate({number(box.x)} {number(box.y)})rotate({number(angle)})"
    return element("g", *parts, class_="space", transform=place)


ROUTE_STYLE: Final = (
    f".bed{{fill:none;stroke:{PALE_PAPER};stroke-opacity:.26;stroke-linecap:butt}}"
    f".track{{fill:none;stroke:{INK};stroke-width:1.1;stroke-opacity:.6;stroke-dasharray:1.5 2.5}}"
    ".space rect{stroke-width:1.2}"
    f".shade{{fill:{INK};fill-opacity:.3;stroke:{INK};stroke-opacity:.12;stroke-width:2;stroke-linejoin:round}}"
    ".space .bevel{fill:none;stroke:#fff;stroke-opacity:.28;stroke-width:.8}"
    f".space .symbol{{fill:{WHITE};stroke:none}}"
)
