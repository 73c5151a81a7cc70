"""Actions as they travel, and what they are in the rules."""

from functools import cache, lru_cache
from typing import Annotated

import msgspec

from grachten import rules
from grachten.kernel.layout import MARKET_SPACES
from grachten.protocol.pairing import paired
from grachten.protocol.wire import Wire
from grachten.rules import Board, Colour, TransportCard
from grachten.rules.actions import Choice
from grachten.rules.state import bits


class Pass(Wire, frozen=True, tag_field="type", tag="pass"):
    """Rule 3.2: nothing is possible."""


class TakeFaceUp(Wire, frozen=True, tag_field="type", tag="take"):
    """Rule 4.1. `space` says from which space of the market, where several show the card."""

    card: TransportCard
    space: Annotated[int, msgspec.Meta(ge=0, le=MARKET_SPACES - 1)] | None = None


class DrawBlind(Wire, frozen=True, tag_field="type", tag="draw"):
    """Rule 4.1: the top card of the deck."""


class ClaimRoute(Wire, frozen=True, tag_field="type", tag="claim"):
    """Rule 5. Paid with cards of a colour and wilds, or, without a colour, with wilds alone."""

    route: Annotated[int, msgspec.Meta(ge=0, le=255)]
    colour: Colour | None
    wilds: Annotated[int, msgspec.Meta(ge=0, le=9)]


class DrawContracts(Wire, frozen=True, tag_field="type", tag="draw-contracts"):
    """Rule 6.1."""


class KeepContracts(Wire, frozen=True, tag_field="type", tag="keep"):
    """Rules 2.3 and 6.1."""

    choice: Choice


Action = Pass | TakeFaceUp | DrawBlind | ClaimRoute | DrawContracts | KeepContracts

paired(rules.Action, Action, {"ClaimRoute": ("route", "colour", "wilds")})


def action_to_wire(action: rules.Action) -> Action:
    match action:
        case rules.Pass():
            return Pass()
        case rules.TakeFaceUp(card, space):
            return TakeFaceUp(card, space)
        case rules.DrawBlind():
            return DrawBlind()
        case rules.ClaimRoute(route, payment):
            return ClaimRoute(route.index, payment.colour, payment.wilds)
        case rules.DrawContracts():
            return DrawContracts()
        case rules.KeepContracts(choice):
            return KeepContracts(choice)


def action_from_wire(action: Action, board: Board) -> rules.Action:
    """The action of the rules, which may still be one that they forbid."""
    match action:
        case Pass():
            return rules.Pass()
        case TakeFaceUp():
            return rules.TakeFaceUp(action.card, action.space)
        case DrawBlind():
            return rules.DrawBlind()
        case ClaimRoute():
            if action.route >= len(board.routes):
                raise rules.IllegalAction(f"There is no route {action.route} on this board.", "5.1")
            payment = rules.Payment(action.colour, action.wilds)
            return rules.ClaimRoute(board.routes[action.route], payment)
        case DrawContracts():
            return rules.DrawContracts()
        case KeepContracts():
            return rules.KeepContracts(action.choice)


@cache
def wire_actions(board: Board) -> tuple[Action, ...]:
    """Every action there is on a board, by its number: made once, sent a million times."""
    return tuple(action_to_wire(action) for action in board.actions)


@cache
def _encoded_actions(board: Board) -> tuple[bytes, ...]:
    return tuple(map(msgspec.json.encode, wire_actions(board)))


def legal_to_json(board: Board, legal: rules.LegalActions) -> bytes:
    """`legal_to_wire`, encoded."""
    parts = [_word_to_json(board, index, word) for index, word in enumerate(legal.words) if word]
    return b"[%b]" % b",".join(parts)


@lru_cache(maxsize=16_384)
def _word_to_json(board: Board, index: int, word: int) -> bytes:
    """One of the five words of a set of actions: much the same ones come again and again."""
    actions = _encoded_actions(board)
    return b",".join([actions[64 * index + bit] for bit in bits(word)])


def legal_to_wire(board: Board, legal: rules.LegalActions) -> tuple[Action, ...]:
    actions = wire_actions(board)
    return tuple(actions[number] for number in legal.ids)
