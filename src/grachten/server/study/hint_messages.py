"""What the process that makes hints is asked, and its answer."""

from grachten.protocol.actions import action_to_wire
from grachten.protocol.hints import Hint, HintAdvice
from grachten.protocol.messages import GameShown
from grachten.protocol.reading import seat_position
from grachten.protocol.reviews import ReviewReason
from grachten.protocol.wire import Wire
from grachten.rules import Board


class HintQuestion(Wire, frozen=True):
    """What should this seat do? `shown` is what a client in the seat is sent, and nothing else.

    `step` names the decision: it is the number of the last step, or -1 at set-up, where what the
    others do meanwhile changes nothing.
    """

    board: str
    step: int
    shown: GameShown


def hint_for(question: HintQuestion) -> Hint:
    # The server decodes questions and never makes a hint: it need not load what judges.
    from grachten.review import hint  # noqa: PLC0415

    view, _ = seat_position(question.shown, Board.load(question.board))
    found = hint(view)
    return Hint(
        found.seat,
        tuple(
            HintAdvice(
                action_to_wire(advice.option.action),
                advice.option.chance,
                ReviewReason(advice.reason.kind, advice.reason.numbers),
            )
            for advice in found.advice
        ),
    )
