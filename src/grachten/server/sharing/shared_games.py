"""What may be shown of a game to anyone who has a link to it.

Only games that are over, at tables that allowed spectators: nobody asks who looks at a picture. Any
other table is as if it didn't exist.
"""

from dataclasses import dataclass
from typing import cast

from grachten.protocol.tables import CartColour
from grachten.rules import Board, ClaimRoute, GameRecord, GrachtenError
from grachten.server.services import known_board
from grachten.server.study.puzzle_messages import puzzle_called, shown_puzzle
from grachten.server.tables.seating import COLOURS
from grachten.server.tables.stored_tables import can_be_watched, result_of
from grachten.server.tables.table import Table
from grachten.server.tables.tables import Tables


@dataclass(frozen=True)
class SharedPlayer:
    """`name` is empty where nobody is named, `level` that of one of the server's bots."""

    name: str
    level: str | None
    colour: CartColour
    points: int
    routes: tuple[int, ...]


@dataclass(frozen=True)
class SharedGame:
    """A position: the end of a game, or after one of its steps; then nobody has won.

    `record` is that of the whole game, None for a puzzle.
    """

    board: Board
    players: tuple[SharedPlayer, ...]
    winners: tuple[int, ...] = ()
    step: int | None = None
    last: int = 0
    record: GameRecord | None = None


async def shared_game(tables: Tables, table: str, step: int | None) -> SharedGame | None:
    """The game of a table, or None if it may not be shown."""
    try:
        found = await tables.read(table)
    except GrachtenError:
        return None
    return _shared(found, step)


def _shared(table: Table, step: int | None) -> SharedGame | None:
    options, result = table.options, result_of(table.stored)
    if table.stored.status != "over" or not can_be_watched(options):
        return None
    if table.live_game is None or result is None:
        return None
    record = table.live_game.step_log.game.record()
    board, last = table.live_game.step_log.game.board, len(record.plays)
    step = None if step is None or step >= last else step
    points, routes = _built(record, board, last if step is None else step)
    players = tuple(
        SharedPlayer(
            seat.name or "",
            seat.level,
            cast("CartColour", seat.colour),
            result.totals[seat.number] if step is None else points[seat.number],
            routes[seat.number],
        )
        for seat in table.seats
    )
    winners = result.winners if step is None else ()
    return SharedGame(board, players, winners, step, last, record)


def _built(record: GameRecord, board: Board, steps: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """By seat, the points of the routes claimed in the first steps, and these routes."""
    claimed: list[list[int]] = [[] for _ in range(record.players)]
    for play in record.plays[:steps]:
        if isinstance(play.action, ClaimRoute):
            claimed[play.seat].append(play.action.route.index)
    worth = [board.route_points[route.length - 1] for route in board.routes]
    return [sum(worth[route] for route in mine) for mine in claimed], list(map(tuple, claimed))


@dataclass(frozen=True)
class SharedPuzzle:
    theme: str
    difficulty: str
    game: SharedGame


def shared_puzzle(name: str) -> SharedPuzzle:
    """The position of a puzzle as its seat sees it; refused if there is none."""
    puzzle, shown = puzzle_called(name), shown_puzzle(name)
    players = tuple(
        SharedPlayer("", None, COLOURS[number], seat.points, tuple(seat.routes))
        for number, seat in enumerate(shown.view.seats)
    )
    board = known_board(shown.board)
    return SharedPuzzle(puzzle.theme, puzzle.difficulty, SharedGame(board, players))
