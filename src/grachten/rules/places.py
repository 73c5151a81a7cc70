"""What is printed on the board and on the contracts: locations, routes, contracts."""

from dataclasses import dataclass

from grachten.rules.cards import COLOURS, Colour, RouteColour


@dataclass(frozen=True, slots=True)
class Location:
    """A place on the map; `what` says what it is, such as "old harbour"."""

    index: int
    id: str
    name: str
    x: float
    y: float
    what: str


@dataclass(frozen=True, slots=True)
class Route:
    """A route between two locations.

    `twin` is the index of the other route of a double route; `first_claim` the number of the first
    of the actions that claim this route.
    """

    index: int
    name: str
    ends: tuple[int, int]
    length: int
    colour: RouteColour
    cart: bool
    twin: int | None
    first_claim: int

    @property
    def payable_colours(self) -> tuple[Colour, ...]:
        """Rule 5.2: a grey route takes any one colour, any other its own."""
        return COLOURS if self.colour == "grey" else (self.colour,)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Contract:
    """Two locations to be joined, and the points for it."""

    index: int
    name: str
    ends: tuple[int, int]
    value: int

    def __str__(self) -> str:
        return f"{self.name} ({self.value})"
