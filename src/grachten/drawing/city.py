"""The map of Amsterdam below the game: water, wall, canals, houses, fields and ships."""

from random import Random
from typing import Final

from grachten.drawing import amsterdam
from grachten.drawing.blocks import Town
from grachten.drawing.geometry import smooth
from grachten.drawing.layout import Layout
from grachten.drawing.paper import SEED
from grachten.drawing.quarters import Quarters
from grachten.drawing.ships import draw_ship, ship_definitions
from grachten.drawing.svg import dots, element, lines, text
from grachten.drawing.wall import draw_fields, draw_wall, mill_definition
from grachten.drawing.water import (
    draw_bridges,
    draw_canals,
    draw_open_water,
    draw_palisade,
    draw_river,
    water_definitions,
)

_SQUARE: Final = 25.0
"""Radius of the open square at every location."""


def city_definitions() -> str:
    return water_definitions() + mill_definition() + ship_definitions()


def draw_city(layout: Layout) -> str:
    """All of the map; routes and names come on top."""
    chance = Random(SEED)  # noqa: S311 - it scatters trees
    squares = [(point, _SQUARE) for point in layout.medallions]
    old, new = Town(squares), Town(squares)
    quarters = Quarters()
    quarters.build_old(old, chance)
    quarters.build_new(new, chance)
    shore = smooth(amsterdam.SHORE)
    size = (layout.width, layout.height)
    return (
        draw_fields(amsterdam.WALL, size, chance)
        + draw_open_water(shore, layout.width, chance)
        + draw_wall(amsterdam.WALL)
        + _draw_town(old, "old")
        + _draw_town(new, "new")
        + draw_canals(quarters.narrow_canals(), narrow=True)
        + draw_canals(quarters.old_canals())
        + draw_canals(quarters.belt_canals(), avenues=True)
        + draw_bridges(quarters.bridges())
        + draw_river(amsterdam.AMSTEL, amsterdam.AMSTEL_WIDTHS)
        + draw_palisade(amsterdam.PALISADE)
        + "".join(draw_ship(*ship) for ship in amsterdam.SHIPS)
        + "".join(_water_name(*name) for name in amsterdam.WATER_NAMES)
    )


def _draw_town(town: Town, age: str) -> str:
    rows = "".join(
        element("path", d=lines(town.rows[depth]), stroke_width=depth, class_=f"houses {age}")
        for depth in sorted(town.rows)
    )
    return (
        element("path", d=lines(town.blocks, closed=True), class_=f"block {age}")
        + element("path", d=lines(town.gardens, closed=True), class_="garden")
        + rows
        + element("path", d=lines(town.shadows), class_="shaded")
        + element("path", d=dots(town.trees), class_="trees")
    )


def _water_name(words: str, x: float, y: float, turn: float, spacing: float) -> str:
    place = f"rotate({turn:g} {x:g} {y:g})"
    return text(words, x, y, transform=place, letter_spacing=spacing, class_="water-name")
