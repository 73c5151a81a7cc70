"""Where the routes lie: one arc for each link between two locations, spaces along it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from grachten.drawing.direction import Direction
from grachten.drawing.geometry import Arc, Box, Point

if TYPE_CHECKING:
    from grachten.rules.board import Board, Route

WIDTH: Final = 1000.0
HEIGHT: Final = 770.0
"""The canvas of the drawing; a board of another size is scaled to fit into it."""

MEDALLION: Final = 17.0
SPACE_LENGTH: Final = 60.0
SHORTEST_SPACE: Final = 34.0
SPACE_WIDTH: Final = 22.0
TWIN_DISTANCE: Final = 26.0
SPACE_GAP: Final = 5.0
WIDEST_GAP: Final = 7.0
"""Between two spaces of a route, where a long link leaves room for more."""
END_GAP: Final = 4.0
"""Between a medallion and the first space."""

_CLEARANCE: Final = 7.0
"""What the search for bows tries to keep between two routes."""
_BOWS: Final = tuple(
    sign * step
    for step in (0, 6, 12, 18, 24, 32, 40, 52, 66)
    for sign in ((1, -1) if step else (1,))
)
_ROUNDS: Final = 4


@dataclass(frozen=True)
class Link:
    """All routes between two locations: one, or the two of a double route."""

    ends: tuple[int, int]
    routes: tuple[int, ...]
    length: int


@dataclass(frozen=True)
class Layout:
    """Positions on the canvas of the drawing.

    `spaces` are by route, and so are `arcs`: the link's arc, and how far the route lies to its
    right.
    """

    width: float
    height: float
    medallions: tuple[Point, ...]
    arcs: tuple[tuple[Arc, float], ...]
    spaces: tuple[tuple[Box, ...], ...]

    def all_spaces(self) -> list[Box]:
        return [space for row in self.spaces for space in row]


def lay_out(board: "Board", direction: Direction) -> Layout:
    """Places every location and every space of every route."""
    scale = min(WIDTH / board.width, HEIGHT / board.height)
    medallions = []
    for location in board.locations:
        dx, dy = direction.moves.get(location.id, (0.0, 0.0))
        medallions.append((location.x * scale + dx, location.y * scale + dy))
    width, height = board.width * scale, board.height * scale
    links = _links(board.routes)
    known = [
        direction.bows.get(frozenset(board.locations[end].id for end in link.ends))
        for link in links
    ]
    bows = _Bending(links, medallions, (width, height)).settle(known)
    arcs: dict[int, tuple[Arc, float]] = {}
    spaces: dict[int, tuple[Box, ...]] = {}
    for link, bow in zip(links, bows, strict=True):
        arc = _arc(link, medallions, bow)
        for route, aside, row in zip(link.routes, _asides(link), _rows(link, arc), strict=True):
            arcs[route] = (arc, aside)
            spaces[route] = row
    order = range(len(board.routes))
    return Layout(
        width,
        height,
        tuple(medallions),
        tuple(arcs[route] for route in order),
        tuple(spaces[route] for route in order),
    )


def _links(routes: Sequence["Route"]) -> list[Link]:
    return [
        Link(
            route.ends,
            (route.index,) if route.twin is None else (route.index, route.twin),
            route.length,
        )
        for route in routes
        if route.twin is None or route.index < route.twin
    ]


def _arc(link: Link, medallions: Sequence[Point], bow: float) -> Arc:
    start, end = link.ends
    return Arc(medallions[start], medallions[end], bow)


def _asides(link: Link) -> tuple[float, ...]:
    return (0.0,) if len(link.routes) == 1 else (-TWIN_DISTANCE / 2, TWIN_DISTANCE / 2)


def _rows(link: Link, arc: Arc) -> list[tuple[Box, ...]]:
    """The spaces of each route of the link; those of a double route stand side by side."""
    asides = _asides(link)
    room = arc.length - 2 * (MEDALLION + END_GAP)
    # On the inner side of a bend the spaces' corners come closer together, and must not meet.
    inner_edge = max(asides) + SPACE_WIDTH / 2
    squeeze = max(0.2, 1 - inner_edge * 2 * abs(arc.half_turn) / arc.length)
    free = room * squeeze - SPACE_GAP * (link.length - 1)
    long = max(SHORTEST_SPACE, min(SPACE_LENGTH, free / link.length))
    spare = (room * squeeze - long * link.length) / (link.length + 1)
    pitch = (long + min(max(spare, SPACE_GAP), WIDEST_GAP)) / squeeze
    middle = arc.length / 2
    rows = []
    for aside in asides:
        row = []
        for index in range(link.length):
            along = middle + (index - (link.length - 1) / 2) * pitch
            (x, y), angle = arc.at(along, aside)
            row.append(Box(x, y, long, SPACE_WIDTH, angle))
        rows.append(tuple(row))
    return rows


class _Bending:
    """Bends the links until no two rows of spaces are in each other's way, if that is possible."""

    def __init__(
        self, links: Sequence[Link], medallions: Sequence[Point], size: tuple[float, float]
    ) -> None:
        self._links = links
        self._medallions = medallions
        self._size = size
        self._rows: dict[int, list[Box]] = {}

    def settle(self, known: Sequence[float | None]) -> list[float]:
        bows = [0.0 if bow is None else bow for bow in known]
        for index, bow in enumerate(bows):
            self._rows[index] = self._spaces(index, bow)
        open_links = [index for index, bow in enumerate(known) if bow is None]
        for _ in range(_ROUNDS):
            before = list(bows)
            for index in open_links:
                bows[index] = min(_BOWS, key=lambda bow: self._cost(index, bow))
                self._rows[index] = self._spaces(index, bows[index])
            if bows == before:
                break
        return bows

    def _spaces(self, index: int, bow: float) -> list[Box]:
        link = self._links[index]
        return [box for row in _rows(link, _arc(link, self._medallions, bow)) for box in row]

    def _cost(self, index: int, bow: float) -> float:
        mine = self._spaces(index, bow)
        cost = 0.004 * abs(bow)
        for other, theirs in self._rows.items():
            if other != index:
                cost += sum(_crowding(a.gap(b)) for a in mine for b in theirs)
        for medallion in self._medallions:
            cost += sum(_crowding(box.gap_to_circle(medallion, MEDALLION)) for box in mine)
        cost += sum(20.0 for box in mine if box.leaves(*self._size, margin=4))
        return cost


def _crowding(gap: float) -> float:
    return 0.0 if gap >= _CLEARANCE else (_CLEARANCE - gap) ** 2 / 4


def is_upright(angle: float) -> bool:
    """Whether something on a line with this heading stands on its feet, not on its head."""
    return -90 <= (angle + 180) % 360 - 180 < 90
