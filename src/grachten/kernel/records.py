"""The fields of the kernel's records, and arrays of records, as types.

NumPy's types know no fields, so a misspelt one would only be found when the function is compiled or
run. These classes are for the type checker alone: what an array holds are NumPy's own records, and
`layout` says how wide each field is. The tests compare the two.

A number is an `int` or a `float`, however wide; a set of bits is a `np.uint64`, as in `sets`.
"""

from typing import Any, Literal, Protocol, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

RecordKind = TypeVar("RecordKind", bound=np.void)


class RecordArray(Protocol[RecordKind]):
    """An array of records: one at each index. `np.zeros(2, GAME)` is a `RecordArray[Game]`."""

    @property
    def dtype(self) -> np.dtype[RecordKind]: ...
    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> RecordKind: ...
    @overload
    def __getitem__(self, part: slice, /) -> "RecordArray[RecordKind]": ...
    @overload
    def __setitem__(self, index: int, record: RecordKind, /) -> None: ...
    @overload
    def __setitem__(self, part: slice, records: "RecordArray[RecordKind]", /) -> None: ...
    def copy(self) -> "RecordArray[RecordKind]": ...
    def tobytes(self) -> bytes: ...


def record_type(
    kind: type[RecordKind],  # noqa: ARG001 - it gives the result its type
    fields: list[tuple[object, ...]],
) -> np.dtype[RecordKind]:
    """The dtype of records that have these fields, by name, type and shape."""
    dtype: np.dtype[Any] = np.dtype((np.record, np.dtype(fields, align=True)))
    return dtype


class Board(np.void):  # type: ignore[misc] # NumPy calls the parent of `void` final
    """What is printed: a record of type `layout.BOARD`."""

    affordable: NDArray[np.uint64]
    fitting: NDArray[np.uint64]
    claims_of_route: NDArray[np.uint64]
    claims_of_pair: NDArray[np.uint64]
    route_ends: NDArray[np.uint64]
    contract_ends: NDArray[np.uint64]
    claim_route: NDArray[np.uint8]
    claim_colour: NDArray[np.uint8]
    claim_wilds: NDArray[np.uint8]
    routes: int
    route_length: NDArray[np.uint8]
    route_points: NDArray[np.uint8]
    route_cart: NDArray[np.uint8]
    contracts: int
    contract_value: NDArray[np.uint8]
    transport: NDArray[np.uint8]
    transport_cards: int
    merchandise_bonus: NDArray[np.uint8]
    carts: int
    end_at_carts: int
    hand: int
    wild_limit: int


class Game(np.void):  # type: ignore[misc] # likewise
    """One game in play: a record of type `layout.GAME`."""

    claimable: NDArray[np.uint64]
    routes: NDArray[np.uint64]
    seed: NDArray[np.uint64]
    reshuffles: int
    contracts: NDArray[np.uint32]
    players: int
    first: int
    seat: int
    phase: int
    passes: int
    last_turns: int
    hand: NDArray[np.uint8]
    carts: NDArray[np.uint8]
    points: NDArray[np.uint8]
    merchandise: NDArray[np.uint8]
    market: NDArray[np.uint8]
    deck: NDArray[np.uint8]
    deck_top: int
    deck_end: int
    discards: NDArray[np.uint8]
    contract_deck: NDArray[np.uint8]
    contract_top: int
    contracts_left: int
    offered: NDArray[np.uint8]
    offers: NDArray[np.uint8]
    chosen: NDArray[np.uint8]
    spare: NDArray[np.uint8]


Boards = RecordArray[Board]  # of one: a board's tables
Games = RecordArray[Game]

GameField = Literal[
    "claimable", "routes", "seed", "reshuffles", "contracts", "players", "first", "seat", "phase",
    "passes", "last_turns", "hand", "carts", "points", "merchandise", "market", "deck",
    "deck_top", "deck_end", "discards", "contract_deck", "contract_top", "contracts_left",
    "offered", "offers", "chosen", "spare",
]  # fmt: skip


def column(games: Games, field: GameField) -> NDArray[Any]:
    """A field of all games: its values, not a copy of them."""
    array: Any = games
    values: NDArray[Any] = array[field]
    return values


def tiled(records: RecordArray[RecordKind], times: int) -> RecordArray[RecordKind]:
    """So many copies of the records, all of them after one another."""
    array: Any = records
    copies: RecordArray[RecordKind] = np.tile(array, times)
    return copies
