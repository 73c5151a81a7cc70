"""The drawing as the page reads it: `python -m grachten.drawing.for_page FOLDER`.

Two files for every board that comes with the game. The drawing: what is printed as pieces of SVG,
and where everything lies, so that the page can put on the board what lives. And a sketch of a
thirtieth of its size: where carts and words lie on a picture of the board, for small maps. The
page is built where nothing but Python is installed; so this needs neither the rules nor anything
that they need.
"""

import json
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from grachten.drawing.direction import find_direction
from grachten.drawing.frame import score_boxes
from grachten.drawing.geometry import Box
from grachten.drawing.ground import captions_of, draw_ground
from grachten.drawing.layout import MEDALLION
from grachten.drawing.names import (
    FONT_SIZE,
    LINE_HEIGHT,
    Label,
    draw_name,
    line_breaks,
    name_width,
    ribbon_front,
)
from grachten.drawing.paper import draw_light
from grachten.drawing.plan import Plan, make_plan
from grachten.drawing.routes import draw_spaces, hit_path, ring_path, turn_of

if TYPE_CHECKING:
    from grachten.rules.board import Board, Route


def drawing_for_page(board: "Board") -> dict[str, Any]:
    """As `Drawing` in web/src/board/drawing.ts describes it."""
    plan = make_plan(board, find_direction(board))
    layout, points = plan.layout, plan.ornaments.get("points")
    left, top = plan.sheet.corners[0]
    return {
        "sheet": [left, top, plan.sheet.width, plan.sheet.height],
        "width": layout.width,
        "height": layout.height,
        "radius": MEDALLION,
        "medallions": [[_round(x), _round(y)] for x, y in layout.medallions],
        "routes": [_route(plan, route) for route in board.routes],
        "names": [_name(plan, label) for label in plan.labels],
        "lettering": {"size": FONT_SIZE, "line": LINE_HEIGHT},
        "captions": [caption._asdict() for caption in captions_of(plan)],
        "points": None if points is None else _box(points),
        "ornaments": [_box(box) for name, box in plan.ornaments.items() if name != "points"],
        "track": [_box(box) for box in score_boxes(layout.width, layout.height)],
        "ground": draw_ground(plan),
        "light": draw_light(plan.sheet),
    }


def sketch_for_page(board: "Board") -> dict[str, Any]:
    """As `Sketch` in web/src/prints/sketch.ts describes it."""
    plan = make_plan(board, find_direction(board))
    layout = plan.layout
    left, top = plan.sheet.corners[0]
    return {
        "sheet": [left, top, plan.sheet.width, plan.sheet.height],
        "medallions": [[round(x), round(y)] for x, y in layout.medallions],
        "routes": [
            {
                "ends": list(route.ends),
                "turn": turn_of(layout.spaces[route.index]),
                "spaces": [_box(space) for space in layout.spaces[route.index]],
            }
            for route in board.routes
        ],
        "captions": [it._asdict() for it in captions_of(plan) if it.message is not None],
    }


def _route(plan: Plan, route: "Route") -> dict[str, Any]:
    layout, row = plan.layout, plan.layout.spaces[route.index]
    return {
        "spaces": [_box(space) for space in row],
        "turn": turn_of(row),
        "hit": hit_path(layout, route.index),
        "ring": ring_path(layout, route.index),
        "picture": draw_spaces(layout, route),
    }


def _name(plan: Plan, label: Label) -> dict[str, Any]:
    """Where it is printed; and the lines it can be broken into, where it must be written larger."""
    breaks = line_breaks(plan.board.locations[label.location].name)
    return {
        "box": _box(label.box),
        "breaks": [[[words, _round(name_width(words))] for words in rows] for rows in breaks],
        "front": ribbon_front(label.box),
        "picture": draw_name(label),
    }


def _box(box: Box) -> dict[str, float]:
    sides = ("x", "y", "width", "height", "angle")
    return {side: _round(getattr(box, side)) for side in sides}


def _round(value: float) -> float:
    return round(value, 2)


def read_printed(text: str) -> "Board":
    """What the drawing needs of a board file, which the tests have found to be right."""
    data = tomllib.loads(text)
    places = [place["id"] for place in data["locations"]]
    links = [frozenset(route["ends"]) for route in data["routes"]]
    routes = []
    for index, (route, link) in enumerate(zip(data["routes"], links, strict=True)):
        twins = (other for other, its in enumerate(links) if its == link and other != index)
        ends = tuple(places.index(end) for end in route["ends"])
        routes.append(
            SimpleNamespace(**route | {"index": index, "ends": ends, "twin": next(twins, None)})
        )
    return cast(
        "Board",
        SimpleNamespace(
            name=data["name"],
            **data["canvas"],
            route_points=data["route_points"],
            locations=[
                SimpleNamespace(index=index, **place)
                for index, place in enumerate(data["locations"])
            ],
            routes=routes,
        ),
    )


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    wanted: dict[str, dict[str, Any]] = {}
    for entry in (files("grachten") / "boards").iterdir():
        if entry.name.endswith(".toml"):
            board, name = read_printed(entry.read_text(encoding="utf-8")), Path(entry.name).stem
            wanted[f"{name}.json"] = drawing_for_page(board)
            wanted[f"{name}.sketch.json"] = sketch_for_page(board)
    for old in folder.iterdir():
        if old.name not in wanted:
            old.unlink()
    for file_name, content in wanted.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        file = folder / file_name
        # A file that is touched makes a development server load it again.
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
