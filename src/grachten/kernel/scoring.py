"""The count at the end (rules 6.4, 7.2 to 7.4)."""

import numpy as np

from grachten.kernel.compilation import compiled
from grachten.kernel.records import Board, Game
from grachten.kernel.sets import NONE, ONE, lowest, only, size_of_word


@compiled
def next_network(board: Board, routes: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The locations joined by the first of these routes and all that hang together with it, and
    the routes that do not."""
    reached = board.route_ends[lowest(routes)]
    grown = True
    while grown:
        grown = False
        rest = routes
        while rest != NONE:
            route = lowest(rest)
            rest &= rest - ONE
            if reached & board.route_ends[route] != NONE:
                reached |= board.route_ends[route]
                routes &= ~only(route)
                grown = True
    return reached, routes


@compiled
def completed_contracts(board: Board, game: Game, seat: int) -> np.uint64:
    """6.4: the contracts of a seat whose two locations its own routes join, as a set."""
    completed = NONE
    routes = game.routes[seat]
    while routes != NONE:
        joined, routes = next_network(board, routes)
        rest = np.uint64(game.contracts[seat])
        while rest != NONE:
            contract = lowest(rest)
            rest &= rest - ONE
            if board.contract_ends[contract] & ~joined == NONE:
                completed |= only(contract)
    return completed


@compiled
def contract_points(board: Board, game: Game, seat: int, completed: np.uint64) -> int:
    """7.2: the value of what is completed, less the value of what is not."""
    points = np.int64(0)
    rest = np.uint64(game.contracts[seat])
    while rest != NONE:
        contract = lowest(rest)
        rest &= rest - ONE
        value = np.int64(board.contract_value[contract])  # signed: it may be subtracted
        points += value if completed & only(contract) != NONE else -value
    return int(points)


@compiled
def merchandise_points(board: Board, game: Game, seat: int) -> int:
    """7.3: the bonus of the rank, which is one more than the number of seats with more cards."""
    if game.merchandise[seat] == 0:
        return 0
    ahead = 0
    for other in range(game.players):
        ahead += game.merchandise[other] > game.merchandise[seat]
    return int(board.merchandise_bonus[game.players, ahead])


@compiled
def total_points(board: Board, game: Game, seat: int, completed: np.uint64) -> int:
    return (
        int(game.points[seat])
        + contract_points(board, game, seat, completed)
        + merchandise_points(board, game, seat)
    )


@compiled
def count_up(board: Board, game: Game, totals: np.ndarray) -> int:
    """7.2 to 7.4: every seat's total, and the winners as a set of seats."""
    winners = 0
    best = 0
    for seat in range(game.players):
        completed = completed_contracts(board, game, seat)
        total = total_points(board, game, seat, completed)
        totals[seat] = total
        # Most points, then most completed contracts, in one number: fewer than 64 are kept.
        standing = 64 * total + size_of_word(completed)
        if winners == 0 or standing > best:
            best = standing
            winners = 0
        if standing == best:
            winners |= 1 << seat
    return winners
