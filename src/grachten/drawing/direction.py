"""Art direction: what a person decided about the drawing of one city, read from `directions/`.

Everything here is optional. What is not decided is found by search.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from grachten.drawing.geometry import Point

if TYPE_CHECKING:
    from grachten.rules.board import Board


@dataclass(frozen=True)
class Direction:
    """`moves` shift a location; `bows` bend a link; names and landmarks lie beside a location."""

    city: str | None = None
    """The city whose map lies below the routes; None for plain paper."""
    subtitle: tuple[str, ...] = ()
    scale: str = ""
    moves: Mapping[str, Point] = field(default_factory=dict)
    bows: Mapping[frozenset[str], float] = field(default_factory=dict)
    names: Mapping[str, tuple[Point, int]] = field(default_factory=dict)
    landmarks: Mapping[str, Point] = field(default_factory=dict)
    ornaments: Mapping[str, Point] = field(default_factory=dict)


def find_direction(board: "Board") -> Direction:
    """What was decided for a board with these locations; nothing, if nobody has looked at it.

    The locations count, not the board's id: a board file with other contracts is the same map.
    """
    places = {location.id for location in board.locations}
    folder = files("grachten.drawing") / "directions"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            data = tomllib.loads(entry.read_text(encoding="utf-8"))
            if set(data["moves"]) == places:
                return _direction(data)
    return Direction()


def _direction(data: Mapping[str, Any]) -> Direction:
    return Direction(
        city=data["city"],
        subtitle=tuple(data["subtitle"]),
        scale=data["scale"],
        moves={place: (x, y) for place, (x, y) in data["moves"].items()},
        bows={frozenset(link["ends"]): link["bow"] for link in data["links"]},
        names={place: ((x, y), lines) for place, (x, y, lines) in data["names"].items()},
        landmarks={place: (x, y) for place, (x, y) in data["landmarks"].items()},
        ornaments={name: (x, y) for name, (x, y) in data["ornaments"].items()},
    )
