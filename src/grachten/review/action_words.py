"""Actions in words. The messages are in `words`, in `review.ftl`."""

from collections.abc import Mapping
from typing import Protocol

from grachten.rules import (
    Action,
    Board,
    ClaimRoute,
    DrawBlind,
    DrawContracts,
    KeepContracts,
    Pass,
    TakeFaceUp,
)


class Messages(Protocol):
    """The messages of one language, wherever they were read from."""

    def say(self, id_: str, values: Mapping[str, str | int] | None = None) -> str: ...


def action_in_words(action: Action | None, board: Board, words: Messages) -> str:
    """What somebody does; None is what nobody else may know."""
    match action:
        case TakeFaceUp(card):
            return words.say("review-action-take", {"card": card})
        case DrawBlind():
            return words.say("review-action-draw")
        case DrawContracts():
            return words.say("review-action-contracts")
        case KeepContracts(choice):
            return words.say("review-action-keep", {"choice": choice})
        case ClaimRoute(route, payment):
            paid = {
                "card": payment.colour or "wild",
                "count": route.length - payment.wilds,
                "wilds": payment.wilds,
            }
            return words.say("review-action-claim", {**ends_in_words(board, route.ends), **paid})
        case Pass():
            return words.say("review-action-pass")
        case None:
            return words.say("review-action-secret")


def action_in_brief(action: Action | None, board: Board, words: Messages) -> str:
    """The same, to stand alone: a claim is named by its route."""
    if isinstance(action, ClaimRoute):
        ends = ends_in_words(board, action.route.ends)
        return f"{ends['from']} – {ends['to']}"
    said = action_in_words(action, board, words)
    return said[:1].upper() + said[1:]


def ends_in_words(board: Board, ends: tuple[int, int]) -> Mapping[str, str]:
    """The two locations, as messages name them."""
    start, end = (board.locations[index].name for index in ends)
    return {"from": start, "to": end}
