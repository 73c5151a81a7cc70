"""The ground of the board: everything that is printed and never changes, below names and routes."""

from typing import TYPE_CHECKING

from grachten.drawing.city import city_definitions, draw_city
from grachten.drawing.frame import draw_frame
from grachten.drawing.landmarks import draw_landmark
from grachten.drawing.layout import MEDALLION
from grachten.drawing.ornaments import (
    Caption,
    cartouche,
    cartouche_captions,
    city_arms,
    compass_captions,
    compass_rose,
    draw_medallions,
    points_captions,
    points_table,
    scale_bar,
    scale_captions,
)
from grachten.drawing.paper import draw_paper, paper_definitions
from grachten.drawing.plan import Plan
from grachten.drawing.routes import draw_roads
from grachten.drawing.svg import element, moved

if TYPE_CHECKING:
    from grachten.rules.board import Location


def draw_ground(plan: Plan) -> str:
    """From back to front; the definitions come with it."""
    layout = plan.layout
    definitions = paper_definitions() + (city_definitions() if plan.has_city else "")
    return (
        element("defs", definitions)
        + draw_paper(plan.sheet)
        + (draw_city(layout) if plan.has_city else "")
        + _ornaments(plan)
        + draw_roads(layout)
        + "".join(_landmark(plan, location) for location in plan.board.locations)
        + draw_medallions(layout.medallions, MEDALLION)
        + draw_frame(layout.width, layout.height)
    )


def _landmark(plan: Plan, location: "Location") -> str:
    box = plan.landmarks.get(location.index)
    if box is None:
        return ""
    foot = moved(box.x, box.y + box.height / 2)
    return element("g", draw_landmark(location.id), class_="landmark", transform=foot)


def _ornaments(plan: Plan) -> str:
    drawn = ""
    for name, box in plan.ornaments.items():
        if name == "cartouche":
            arms = city_arms(0, -box.height / 2 - 6) if plan.has_city else ""
            drawn += cartouche(box, plan.board.name, arms)
        elif name == "points":
            drawn += points_table(box, len(plan.board.route_points))
        elif name == "compass":
            drawn += compass_rose(box)
        else:
            drawn += scale_bar(box)
    return drawn


def captions_of(plan: Plan) -> list[Caption]:
    """The words on the ornaments."""
    captions: list[Caption] = []
    for name, box in plan.ornaments.items():
        if name == "cartouche":
            captions += cartouche_captions(box, plan.direction.subtitle)
        elif name == "points":
            captions += points_captions(box, plan.board.route_points)
        elif name == "compass":
            captions += compass_captions(box)
        else:
            captions += scale_captions(box, plan.direction.scale)
    return captions
