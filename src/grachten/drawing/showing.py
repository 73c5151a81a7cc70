"""What a notebook shows of a board, a game, a view or a record."""

from functools import singledispatch

from grachten.drawing.document import draw_board
from grachten.drawing.position import Secrets, draw_position
from grachten.rules import Board, Game, GameRecord, GrachtenError, SeatView, SpectatorView


@singledispatch
def picture(shown: object) -> str | None:
    """An SVG, or None where there is no picture."""
    raise TypeError(f"There is no picture of a {type(shown).__name__}.")


@picture.register
def _(board: Board) -> str:
    return draw_board(board)


@picture.register
def _(view: SpectatorView) -> str:
    """What lies open; when the game is over, that is everything (8.4)."""
    shown = {
        seat: Secrets(open_seat.hand, open_seat.contracts_held)
        for seat, open_seat in enumerate(view.seats)
        if open_seat.hand is not None and open_seat.contracts_held is not None
    }
    return draw_position(view, shown)


@picture.register
def _(view: SeatView) -> str:
    """What the seat knows."""
    return draw_position(view, {view.seat: _secrets(view)})


@picture.register
def _(game: Game) -> str:
    """Everything, hidden cards included."""
    secrets = {seat: _secrets(game.view(seat)) for seat in range(game.players)}
    return draw_position(game.spectator_view(), secrets)


@picture.register
def _(record: GameRecord) -> str | None:
    """The position to which the game came. None, so that its text is shown, if the board is
    somebody's own: a record names it, and does not hold it."""
    try:
        game = Game.replay(record)
    except GrachtenError:
        return None
    return picture(game)


def _secrets(view: SeatView) -> Secrets:
    return Secrets(view.hand, (*view.contracts, *view.offered), view.completed)
