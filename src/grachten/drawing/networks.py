"""The networks of a game on a small map: a band through the places that each player has joined."""

from collections.abc import Sequence

from grachten.drawing.geometry import Box, Point, distance
from grachten.drawing.plan import Plan
from grachten.drawing.style import CART_FILL
from grachten.drawing.svg import element, lines, moved, number

_RIM = {"charcoal": "#f6ead0"}
_DARK_RIM = "#2a1206"
_WIDTH = 15.0
_EDGE = 23.0


def draw_networks(plan: Plan, networks: Sequence[tuple[str, Sequence[int]]]) -> str:
    """For each player the colour of the carts, and the routes that were claimed."""
    return "".join(_network(plan, colour, routes) for colour, routes in networks)


def _network(plan: Plan, colour: str, routes: Sequence[int]) -> str:
    if not routes:
        return ""
    ways = lines(_way(plan, route) for route in routes)
    fill, rim = CART_FILL[colour], _RIM.get(colour, _DARK_RIM)
    carts = "".join(_cart(box) for route in routes for box in plan.layout.spaces[route])
    return element(
        "g",
        element("path", d=ways, stroke=rim, stroke_width=_EDGE),
        element("path", d=ways, stroke=fill, stroke_width=_WIDTH),
        element("g", carts, fill=fill, stroke=rim, stroke_width=3),
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _way(plan: Plan, route: int) -> list[Point]:
    """From place to place, through the middle of the spaces."""
    start, end = (plan.layout.medallions[at] for at in plan.board.routes[route].ends)
    spaces = [(box.x, box.y) for box in plan.layout.spaces[route]]
    if distance(spaces[0], start) > distance(spaces[0], end):
        spaces.reverse()
    return [start, *spaces, end]


def _cart(box: Box) -> str:
    return element(
        "rect",
        x=-box.width / 2,
        y=-12,
        width=box.width,
        height=24,
        rx=4,
        transform=f"{moved(box.x, box.y)}rotate({number(box.angle)})",
    )
