"""The whole drawing as one stand-alone SVG document."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from grachten.drawing.direction import find_direction
from grachten.drawing.fonts import font_face
from grachten.drawing.geometry import Box
from grachten.drawing.ground import captions_of, draw_ground
from grachten.drawing.layout import MEDALLION
from grachten.drawing.names import draw_name
from grachten.drawing.ornaments import draw_caption
from grachten.drawing.paper import draw_light
from grachten.drawing.plan import Plan, make_plan
from grachten.drawing.routes import draw_spaces
from grachten.drawing.style import FILL, darker, style_sheet
from grachten.drawing.svg import element, number, words

if TYPE_CHECKING:
    from grachten.rules.board import Board, Route


def draw_board(
    board: "Board",
    *,
    routes: Mapping[int, str] | None = None,
    embed_fonts: bool = False,
    lay: Callable[[Plan], tuple[str, float]] | None = None,
    place: Box | None = None,
) -> str:
    """The board as an SVG document.

    `routes` gives some routes another colour, by index. With `embed_fonts` the document carries
    its fonts in itself and looks the same everywhere; without them it is half the size. `lay` draws
    what lies on the board, and says how much room it needs below. `place` is where the board lies
    within another drawing, if it is part of one.
    """
    plan, printed = _printed(board)
    fonts = font_face("roman") + font_face("small-capitals") if embed_fonts else ""
    fills = routes or {}
    layers = {
        **printed,
        "routes": "".join(_route(plan, route, fills.get(route.index)) for route in board.routes),
        "locations": _locations(plan),
    }
    drawn = (element("g", content, id=f"layer-{name}") for name, content in layers.items())
    laid, room = ("", 0.0) if lay is None else lay(plan)
    left, top = plan.sheet.corners[0]
    return element(
        "svg",
        words("title", f"The board of {board.name}"),
        words("desc", _description(board)),
        element("style", fonts + style_sheet()),
        element("g", *drawn, class_="map"),
        laid,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (left, top, plan.sheet.width, plan.sheet.height + room))),
        role="img",
        **_within(place),
    )


def _within(place: Box | None) -> dict[str, float]:
    if place is None:
        return {}
    x, y = place.corners[0]
    return {"x": x, "y": y, "width": place.width, "height": place.height}


@lru_cache(maxsize=4)
def _printed(board: "Board") -> tuple[Plan, dict[str, str]]:
    """Where everything lies, and the layers that never change: a notebook draws a board often."""
    plan = make_plan(board, find_direction(board))
    return plan, {
        "ground": draw_ground(plan),
        "names": "".join(element("g", draw_name(label), class_="name") for label in plan.labels),
        "captions": "".join(draw_caption(caption) for caption in captions_of(plan)),
        "light": draw_light(plan.sheet),
    }


def _description(board: "Board") -> str:
    doubles = sum(route.twin is not None for route in board.routes) // 2
    carts = sum(route.cart for route in board.routes)
    return (
        f"A map with {len(board.locations)} locations and {len(board.routes)} routes between them, "
        f"{doubles} of them double and {carts} with a cart, inside a score track from 0 to 49."
    )


def _route(plan: Plan, route: "Route", fill: str | None) -> str:
    colour = fill or FILL[route.colour]
    return element(
        "g",
        words("title", f"{route.name}, {route.length}, {route.colour}"),
        draw_spaces(plan.layout, route),
        id=f"route-{route.index}",
        class_=f"route {route.colour}",
        fill=colour,
        stroke=darker(colour, 0.48),
    )


def _locations(plan: Plan) -> str:
    """What a pointer shows about each location, on glass above its medallion."""
    return "".join(
        element(
            "circle",
            words("title", f"{location.name}: {location.what}"),
            cx=x,
            cy=y,
            r=MEDALLION,
            fill_opacity="0",
            id=f"location-{location.id}",
        )
        for location, (x, y) in zip(plan.board.locations, plan.layout.medallions, strict=True)
    )
