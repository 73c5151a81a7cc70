"""What a bot is asked, made from nothing but the message that its seat was sent."""

from collections.abc import Iterable
from functools import cache

from grachten import rules
from grachten.kernel.layout import WORDS
from grachten.protocol.actions import Action, wire_actions
from grachten.protocol.events import event_from_wire
from grachten.protocol.messages import GameShown
from grachten.protocol.views import seat_view_from_wire
from grachten.rules import Board, TransportCard


def seat_position(shown: GameShown, board: Board) -> tuple[rules.SeatView, rules.LegalActions]:
    """The view of the seat that the message was for, and what it may do."""
    history = tuple(event_from_wire(event) for step in shown.steps for event in step.events)
    view = seat_view_from_wire(shown.view, board, history)
    return view, legal_from_wire(shown.legal, view.market, board)


def legal_from_wire(
    legal: Iterable[Action], market: tuple[TransportCard | None, ...], board: Board
) -> rules.LegalActions:
    """The collection again that the legal actions were before they travelled."""
    numbers = _numbers(board)
    words = [0] * WORDS
    for action in legal:
        number = numbers.get(action)
        if number is None:
            raise rules.GrachtenError(f"There is no action {action} on the board {board.id!r}.")
        words[number >> 6] |= 1 << (number & 63)
    return rules.LegalActions(board, words, market)


@cache
def _numbers(board: Board) -> dict[Action, int]:
    return {action: number for number, action in enumerate(wire_actions(board))}
