"""A board as the kernel reads it: one record of tables, built once per board in plain Python."""

from typing import Final, NamedTuple

import numpy as np

from grachten.kernel.layout import (
    BOARD,
    CLAIM,
    COLOURS,
    GREY,
    MAX_CLAIMS,
    MAX_CONTRACTS,
    MAX_DECK,
    MAX_LOCATIONS,
    MAX_ROUTES,
    WILD,
)
from grachten.kernel.records import Board, Boards

__all__ = [
    "MAX_CLAIMS",
    "MAX_CONTRACTS",
    "MAX_DECK",
    "MAX_LOCATIONS",
    "MAX_ROUTES",
    "BoardSpec",
    "board_tables",
    "claim_payments",
]

FEWEST_PLAYERS: Final = 2


class BoardSpec(NamedTuple):
    """What the kernel needs to know of a board, by index."""

    carts: int
    end_at_carts: int
    hand: int
    wild_limit: int
    route_points: tuple[int, ...]
    transport: tuple[int, ...]
    merchandise_bonus: tuple[tuple[int, ...], ...]  # for 2, 3 and 4 players
    route_ends: tuple[tuple[int, int], ...]
    route_length: tuple[int, ...]
    route_colour: tuple[int, ...]
    route_cart: tuple[bool, ...]
    route_twin: tuple[int | None, ...]
    contract_ends: tuple[tuple[int, int], ...]
    contract_value: tuple[int, ...]


def claim_payments(length: int, colour: int) -> list[tuple[int | None, int]]:
    """Rule 5.2: every payment for such a route, as (colour, wilds); wilds alone come once, last."""
    colours = range(COLOURS) if colour == GREY else (colour,)
    mixed: list[tuple[int | None, int]] = [(c, wilds) for c in colours for wilds in range(length)]
    return [*mixed, (None, length)]


def board_tables(spec: BoardSpec) -> Boards:
    """An array of one `BOARD` record."""
    tables = np.zeros(1, BOARD)
    board: Board = tables[0]
    board.carts = spec.carts
    board.end_at_carts = spec.end_at_carts
    board.hand = spec.hand
    board.wild_limit = spec.wild_limit
    board.transport[:] = spec.transport
    board.transport_cards = sum(spec.transport)
    for players, bonuses in enumerate(spec.merchandise_bonus, FEWEST_PLAYERS):
        board.merchandise_bonus[players, :players] = bonuses
    routes = len(spec.route_length)
    board.routes = routes
    board.route_ends[:routes] = [1 << a | 1 << b for a, b in spec.route_ends]
    board.route_length[:routes] = spec.route_length
    board.route_points[:routes] = [spec.route_points[length - 1] for length in spec.route_length]
    board.route_cart[:routes] = spec.route_cart
    contracts = len(spec.contract_value)
    board.contracts = contracts
    board.contract_ends[:contracts] = [1 << a | 1 << b for a, b in spec.contract_ends]
    board.contract_value[:contracts] = spec.contract_value
    _fill_claims(board, spec)
    tables.flags.writeable = False
    return tables


def _fill_claims(board: Board, spec: BoardSpec) -> None:
    """Number the claims and enter each into the sets of actions it belongs to."""
    action = CLAIM
    for route, (length, route_colour) in enumerate(
        zip(spec.route_length, spec.route_colour, strict=True)
    ):
        for colour, wilds in claim_payments(length, route_colour):
            board.claim_route[action] = route
            board.claim_colour[action] = WILD if colour is None else colour
            board.claim_wilds[action] = wilds
            word, bit = action // 64, np.uint64(1 << action % 64)
            board.claims_of_route[route, word] |= bit
            board.fitting[length:, word] |= bit
            # All-wild claims belong to every colour's row: the union over the colours has them.
            rows = range(COLOURS) if colour is None else (colour,)
            for row in rows:
                board.affordable[wilds:, row, length - wilds :, word] |= bit
            action += 1
    for route, twin in enumerate(spec.route_twin):
        board.claims_of_pair[route] = board.claims_of_route[route]
        if twin is not None:
            board.claims_of_pair[route] |= board.claims_of_route[twin]
