"""What routes and contracts are worth: how often they are taken, and how often their owners win."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum

from grachten.arena.played import PlayedGame
from grachten.arena.shares import Share, clustered_share
from grachten.rules import Board, GrachtenError


@dataclass(frozen=True, slots=True)
class RouteStatistics:
    """`owner_wins` is the share that owners won of the games in which the route was claimed."""

    route: int
    taken: Share
    owner_wins: Share | None
    fair: float | None
    """What the owners would have won if all players were equally strong."""


@dataclass(frozen=True, slots=True)
class ContractStatistics:
    """`completed` and `holder_wins` are shares of the games in which somebody kept it."""

    contract: int
    kept: Share
    completed: Share | None
    holder_wins: Share | None
    fair: float | None


def route_statistics(board: Board, games: Sequence[PlayedGame]) -> tuple[RouteStatistics, ...]:
    owners = [
        {route: number for number, seat in enumerate(game.seats) for route in seat.routes}
        for game in games
    ]
    return tuple(
        RouteStatistics(route.index, *_holding(games, [seats.get(route.index) for seats in owners]))
        for route in board.routes
    )


def contract_statistics(
    board: Board, games: Sequence[PlayedGame]
) -> tuple[ContractStatistics, ...]:
    holders: list[dict[int, int]] = []
    completed: list[set[int]] = []
    for game in games:
        kept = [(*seat.completed, *seat.failed) for seat in game.seats]
        holders.append({contract: seat for seat, theirs in enumerate(kept) for contract in theirs})
        completed.append({contract for seat in game.seats for contract in seat.completed})
    found = []
    for contract in board.contracts:
        index = contract.index
        done = [
            (game.deal, float(index in in_game))
            for game, seats, in_game in zip(games, holders, completed, strict=True)
            if index in seats
        ]
        kept_share, wins, fair = _holding(games, [seats.get(index) for seats in holders])
        found.append(
            ContractStatistics(index, kept_share, share(done) if done else None, wins, fair)
        )
    return tuple(found)


def victory(game: PlayedGame, seat: int) -> float:
    """A seat's part of the win: 1, 0, or its part of a shared one."""
    winners = [number for number, one in enumerate(game.seats) if one.rank == 1]
    return (seat in winners) / len(winners)


def share(parts: Iterable[tuple[int, float]]) -> Share:
    """A share by deals; sorted first, so that rounding is the same in any order of games."""
    return clustered_share(sorted(parts))


def check_board(board: Board, games: Sequence[PlayedGame]) -> None:
    """Reject games with a route or a contract that the board does not have."""
    seats = [seat for game in games for seat in game.seats]
    routes = max((route for seat in seats for route in seat.routes), default=-1)
    contracts = max((c for seat in seats for c in (*seat.completed, *seat.failed)), default=-1)
    if routes >= len(board.routes) or contracts >= len(board.contracts):
        raise GrachtenError(f"These games were not played on the board {board.id!r}.")


def _holding(
    games: Sequence[PlayedGame], holders: Sequence[int | None]
) -> tuple[Share, Share | None, float | None]:
    """How often something was held, what its holders won, and what would have been fair.

    `holders` gives the holder's seat in every game, or None where nobody held it.
    """
    held = share(
        (game.deal, float(seat is not None)) for game, seat in zip(games, holders, strict=True)
    )
    theirs = [(game, seat) for game, seat in zip(games, holders, strict=True) if seat is not None]
    if not theirs:
        return held, None, None
    wins = share((game.deal, victory(game, seat)) for game, seat in theirs)
    return held, wins, fsum(1 / len(game.seats) for game, _ in theirs) / len(theirs)
