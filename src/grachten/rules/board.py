"""The board: locations, routes and contracts, and the numbers printed on the box.

A board is data (`boards/*.toml`); another city is another file. Reading and checking such a file
is the business of `board_file`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from grachten.kernel.boards import FEWEST_PLAYERS, BoardSpec, board_tables
from grachten.kernel.layout import MAX_SEATS
from grachten.kernel.records import Boards
from grachten.rules.actions import Action, all_actions
from grachten.rules.cards import ROUTE_COLOURS, TransportCard
from grachten.rules.places import Contract, Location, Route
from grachten.rules.showing import picture

__all__ = [
    "DEFAULT_BOARD",
    "PLAYER_COUNTS",
    "Board",
    "Contract",
    "Location",
    "Route",
    "board_names",
]

DEFAULT_BOARD: Final = "amsterdam"
PLAYER_COUNTS: Final = range(FEWEST_PLAYERS, MAX_SEATS + 1)
"""How many can play; a board may allow fewer of these numbers."""


@dataclass(frozen=True)
class Board:
    """Everything that is printed. Load one with `Board.load("amsterdam")` or a path to a file."""

    id: str
    name: str
    players: tuple[int, int]
    carts: int
    end_at_carts: int
    hand: int
    wild_limit: int
    route_points: tuple[int, ...]
    transport: Mapping[TransportCard, int]
    merchandise: int
    merchandise_bonus: Mapping[int, tuple[int, ...]]
    width: float
    height: float
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    contracts: tuple[Contract, ...]

    @staticmethod
    def load(source: str | Path = DEFAULT_BOARD) -> "Board":
        """The board of that name, or the one described by the file at that path."""
        from grachten.rules.board_file import read_board  # noqa: PLC0415 - it builds our type

        return read_board(source)

    @cached_property
    def tables(self) -> Boards:
        """The board as the kernel reads it."""
        return board_tables(
            BoardSpec(
                carts=self.carts,
                end_at_carts=self.end_at_carts,
                hand=self.hand,
                wild_limit=self.wild_limit,
                route_points=self.route_points,
                transport=tuple(self.transport.values()),
                merchandise_bonus=tuple(self.merchandise_bonus[n] for n in PLAYER_COUNTS),
                route_ends=tuple(route.ends for route in self.routes),
                route_length=tuple(route.length for route in self.routes),
                route_colour=tuple(ROUTE_COLOURS.index(route.colour) for route in self.routes),
                route_cart=tuple(route.cart for route in self.routes),
                route_twin=tuple(route.twin for route in self.routes),
                contract_ends=tuple(contract.ends for contract in self.contracts),
                contract_value=tuple(contract.value for contract in self.contracts),
            )
        )

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every action there is on this board; the index is the action's number."""
        return all_actions(self.routes)

    def __hash__(self) -> int:
        return hash((self.id, self.name))

    def __reduce__(self) -> tuple[Any, ...]:
        """Boards cross to other processes by their printed facts; tables are built there."""
        values = (getattr(self, field.name) for field in fields(self))
        return _rebuilt, tuple(dict(v) if isinstance(v, Mapping) else v for v in values)

    def __deepcopy__(self, memo: object) -> "Board":
        return self  # nothing in it can change

    def _repr_svg_(self) -> str | None:
        """The board, in a notebook."""
        return picture(self)

    def __repr__(self) -> str:
        return f"<Board {self.id}: {len(self.locations)} locations, {len(self.routes)} routes>"


def _rebuilt(*values: Any) -> Board:
    frozen: Any = [MappingProxyType(v) if isinstance(v, dict) else v for v in values]
    return Board(*frozen)


@cache
def board_names() -> tuple[str, ...]:
    """The boards that come with this edition."""
    folder = files("grachten") / "boards"
    names = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))
