"""The whole drawing: layers from back to front, in one stand-alone SVG document."""

from collections.abc import Mapping

from grachten.drawing.city import CITY_STYLE, city_definitions, draw_city
from grachten.drawing.direction import find_direction
from grachten.drawing.fonts import font_face
from grachten.drawing.frame import FRAME_STYLE, MARGIN, draw_frame
from grachten.drawing.geometry import Box
from grachten.drawing.landmarks import LANDMARK_STYLE, draw_landmark
from grachten.drawing.layout import MEDALLION
from grachten.drawing.names import NAME_STYLE, draw_name
from grachten.drawing.ornaments import (
    ORNAMENT_STYLE,
    cartouche,
    city_arms,
    compass_rose,
    medallion_definition,
    points_table,
    scale_bar,
)
from grachten.drawing.paper import PAPER_STYLE, draw_paper, paper_definitions
from grachten.drawing.plan import Plan, make_plan
from grachten.drawing.routes import ROUTE_STYLE, draw_roads, draw_route
from grachten.drawing.svg import element, number, use, words
from grachten.drawing.symbols import symbol_definitions
from grachten.rules.board import Board, Location


def draw_board(
    board: Board, *, routes: Mapping[int, str] | None = None, embed_fonts: bool = False
) -> str:
    """The board as an SVG document.

    `routes` gives some routes another colour, by index. With `embed_fonts` the document carries
    its fonts in itself and looks the same everywhere; without them it is half the size.
    """
    plan = make_plan(board, find_direction(board))
    layout = plan.layout
    width, height = layout.width + 2 * MARGIN, layout.height + 2 * MARGIN
    sheet = Box(layout.width / 2, layout.height / 2, width, height)
    layers = {
        "paper": draw_paper(sheet),
        "map": draw_city(layout) if plan.has_city else "",
        "ornaments": _ornaments(plan),
        "routes": draw_roads(layout) + _routes(plan, routes or {}),
        "locations": _locations(plan),
        "names": _names(plan),
        "score": draw_frame(layout.width, layout.height),
    }
    definitions = (
        symbol_definitions()
        + medallion_definition(MEDALLION)
        + paper_definitions()
        + (city_definitions() if plan.has_city else "")
    )
    return element(
        "svg",
        words("title", f"The board of {board.name}"),
        words("desc", _description(board)),
        element("style", _style(plan, embed_fonts=embed_fonts)),
        element("defs", definitions),
        *(element("g", content, id=f"layer-{name}") for name, content in layers.items() if content),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in (-MARGIN, -MARGIN, width, height)),
        role="img",
    )


def _style(plan: Plan, *, embed_fonts: bool) -> str:
    fonts = font_face("roman") + font_face("small-capitals") if embed_fonts else ""
    city = CITY_STYLE + LANDMARK_STYLE if plan.has_city else ""
    return fonts + PAPER_STYLE + city + ORNAMENT_STYLE + ROUTE_STYLE + NAME_STYLE + FRAME_STYLE


def _description(board: Board) -> str:
    doubles = sum(route.twin is not None for route in board.routes) // 2
    carts = sum(route.cart for route in board.routes)
    return (
        f"A map with {len(board.locations)} locations and {len(board.routes)} routes between them, "
        f"{doubles} of them double and {carts} with a cart, inside a score track from 0 to 49."
    )


def _routes(plan: Plan, fills: Mapping[int, str]) -> str:
    return "".join(
        draw_route(plan.layout, route, fills.get(route.index)) for route in plan.board.routes
    )


def _locations(plan: Plan) -> str:
    return "".join(
        element(
            "g",
            words("title", f"{location.name}: {location.what}"),
            _landmark(plan, location),
            use("medallion", *plan.layout.medallions[location.index]),
            id=f"location-{location.id}",
            class_="location",
        )
        for location in plan.board.locations
    )


def _names(plan: Plan) -> str:
    return "".join(
        draw_name(label, plan.board.locations[label.location].name) for label in plan.labels
    )


def _landmark(plan: Plan, location: Location) -> str:
    box = plan.landmarks.get(location.index)
    if box is None:
        return ""
    foot = f"translate({number(box.x)} {number(box.y + box.height / 2)})"
    return element("g", draw_landmark(location.id), class_="landmark", transform=foot)


def _ornaments(plan: Plan) -> str:
    board = plan.board
    drawn = []
    for name, box in plan.ornaments.items():
        if name == "cartouche":
            arms = city_arms(0, -box.height / 2 - 6) if plan.has_city else ""
            drawn.append(cartouche(box, board.name, plan.direction.subtitle, arms))
        elif name == "points":
            drawn.append(points_table(box, board.route_points))
        elif name == "compass":
            drawn.append(compass_rose(box))
        else:
            drawn.append(scale_bar(box, plan.direction.scale))
    return "".join(drawn)
