"""The map of Amsterdam below the game: water, wall, canals, houses, fields and ships."""

from collections.abc import Sequence
from random import Random
from typing import Final

from grachten.drawing import amsterdam
from grachten.drawing.blocks import Town
from grachten.drawing.geometry import Point, smooth
from grachten.drawing.layout import Layout
from grachten.drawing.paper import SEED
from grachten.drawing.quarters import Quarters
from grachten.drawing.ships import SHIP_STYLE, draw_ship, ship_definitions
from grachten.drawing.style import BRICK, GARDEN, INK, SMALL_CAPITALS
from grachten.drawing.svg import element, line, lines, text
from grachten.drawing.wall import WALL_STYLE, draw_fields, draw_wall
from grachten.drawing.water import (
    WATER_STYLE,
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
    return water_definitions() + ship_definitions()


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
    groups = {
        "fields": draw_fields(amsterdam.WALL, size, chance),
        "ij": draw_open_water(shore, layout.width, chance),
        "wall": draw_wall(amsterdam.WALL),
        "old-town": _draw_town(old),
        "new-town": _draw_town(new),
        "canals": draw_canals(quarters.narrow_canals(), narrow=True)
        + draw_canals(quarters.old_canals())
        + draw_canals(quarters.belt_canals(), avenues=True)
        + draw_bridges(quarters.bridges()),
        "amstel": draw_river(amsterdam.AMSTEL, amsterdam.AMSTEL_WIDTHS),
        "harbour": draw_palisade(amsterdam.PALISADE)
        + "".join(draw_ship(*ship) for ship in amsterdam.SHIPS),
        "waters": "".join(
            text(words, x, y, transform=f"rotate({turn:g} {x:g} {y:g})", letter_spacing=spacing)
            for words, x, y, turn, spacing in amsterdam.WATER_NAMES
        ),
    }
    return "".join(element("g", content, id=f"map-{name}") for name, content in groups.items())


def _draw_town(town: Town) -> str:
    rows = "".join(
        element("path", d=lines(town.rows[depth]), stroke_width=depth, class_="houses")
        for depth in sorted(town.rows)
    )
    return (
        element("path", d=lines(town.blocks, closed=True), class_="block")
        + element("path", d=lines(town.gardens, closed=True), class_="garden")
        + rows
        + element("path", d=lines(town.shadows), class_="shaded")
        + element("path", d=_dots(town.trees), class_="trees")
    )


def _dots(points: Sequence[Point]) -> str:
    """Lines of no length; a round line cap makes dots of them."""
    return "".join(line([point]) + "h0" for point in points)


CITY_STYLE: Final = (
    f".block{{fill:{BRICK};fill-opacity:.2;stroke:{INK};stroke-width:.6;stroke-opacity:.4}}"
    f".garden{{fill:{GARDEN};fill-opacity:.42;stroke:{INK};stroke-width:.4;stroke-opacity:.3}}"
    f".houses{{fill:none;stroke:{INK};stroke-opacity:.2;stroke-dasharray:.6 2.5}}"
    f".shaded{{fill:none;stroke:{INK};stroke-width:1.1;stroke-opacity:.38}}"
    "#map-old-town .block{fill-opacity:.4}"
    "#map-old-town .houses{stroke-opacity:.28;stroke-dasharray:.6 1.9}"
    f"#map-waters text{{font:15px {SMALL_CAPITALS};fill:{INK};fill-opacity:.7;text-anchor:middle}}"
    + WATER_STYLE
    + WALL_STYLE
    + SHIP_STYLE
)
