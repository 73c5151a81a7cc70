"""Boards as they travel: what is printed, so that a client needs no file of its own."""

from grachten.protocol.wire import Wire
from grachten.rules import Board, RouteColour, TransportCard


class Location(Wire, frozen=True):
    id: str
    name: str
    x: float
    y: float
    what: str


class Route(Wire, frozen=True):
    ends: tuple[int, int]
    length: int
    colour: RouteColour
    cart: bool
    twin: int | None


class Contract(Wire, frozen=True):
    ends: tuple[int, int]
    value: int


class BoardFacts(Wire, frozen=True):
    """Everything that is printed. Events and views name places, routes and contracts by index."""

    id: str
    name: str
    width: float
    height: float
    carts: int
    end_at_carts: int
    route_points: tuple[int, ...]
    transport: dict[TransportCard, int]
    merchandise: int
    merchandise_bonus: dict[str, tuple[int, ...]]
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    contracts: tuple[Contract, ...]


class BoardNames(Wire, frozen=True):
    boards: tuple[str, ...]


def board_to_wire(board: Board) -> BoardFacts:
    return BoardFacts(
        id=board.id,
        name=board.name,
        width=board.width,
        height=board.height,
        carts=board.carts,
        end_at_carts=board.end_at_carts,
        route_points=board.route_points,
        transport=dict(board.transport),
        merchandise=board.merchandise,
        merchandise_bonus={str(n): bonus for n, bonus in board.merchandise_bonus.items()},
        locations=tuple(
            Location(place.id, place.name, place.x, place.y, place.what)
            for place in board.locations
        ),
        routes=tuple(
            Route(route.ends, route.length, route.colour, route.cart, route.twin)
            for route in board.routes
        ),
        contracts=tuple(Contract(each.ends, each.value) for each in board.contracts),
    )
