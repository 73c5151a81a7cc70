"""Events as the record format writes them: `{"event": "take", "seat": 0, …}` (docs/record.md)."""

from typing import Any, Final

from grachten.rules.board import Board
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    ContractsChosen,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    Event,
    GameEnded,
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
    SeatScored,
    TurnPassed,
)

RecordEvent = dict[str, Any]

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("seat", "cards"),
    "reveal": ("slot", "card"),
    "sweep": ("cards",),
    "shuffle": ("deck",),
    "offer": ("seat", "contracts"),
    "keep": ("seat", "contracts", "returned"),
    "draw": ("seat", "card"),
    "take": ("seat", "slot", "card"),
    "claim": ("seat", "route", "paid", "points", "merchandise"),
    "pass": ("seat",),
    "last_round": ("seat",),
    "score": ("seat", "routes", "contracts", "merchandise", "total"),
    "end": ("winners",),
}
"""Every kind of event, and its fields in order."""


def record_event(event: Event, board: Board) -> RecordEvent | None:
    """The event with everything that was hidden; None for what the format does not write."""
    match event:
        case CardsDealt(seat, _, cards):
            return _event("deal", seat, _list(cards))
        case CardRevealed(space, card):
            return _event("reveal", space, card)
        case MarketSwept(cards):
            return _event("sweep", list(cards))
        case DeckShuffled(_, deck):
            return _event("shuffle", _list(deck))
        case ContractsOffered(seat, _, contracts):
            return _event("offer", seat, _list(contracts))
        case ContractsKept(seat, _, _, contracts, returned):
            return _event("keep", seat, _list(contracts), _list(returned))
        case CardDrawn(seat, card):
            return _event("draw", seat, card)
        case CardTaken(seat, space, card):
            return _event("take", seat, space, card)
        case _:
            return _later_event(event, board)


def _later_event(event: Event, board: Board) -> RecordEvent | None:
    match event:
        case RouteClaimed(seat, route, payment, points, merchandise):
            paid = payment.cards(board.routes[route].length)
            return _event("claim", seat, route, paid, points, merchandise)
        case TurnPassed(seat):
            return _event("pass", seat)
        case LastRoundBegan(seat):
            return _event("last_round", seat)
        case SeatScored(seat, score):
            contracts = [
                {"contract": line.contract, "completed": line.completed, "points": line.points}
                for line in score.contracts
            ]
            bonus = {"cards": score.merchandise_cards, "points": score.merchandise}
            return _event("score", seat, score.routes, contracts, bonus, score.total)
        case GameEnded(winners):
            return _event("end", list(winners))
        case _:
            # The format knows only what came of the choices at set-up, in seat order.
            assert isinstance(event, ContractsChosen)
            return None


def _event(kind: str, *values: Any) -> RecordEvent:
    return {"event": kind, **dict(zip(FIELDS[kind], values, strict=True))}


def _list(values: tuple[Any, ...] | None) -> list[Any]:
    assert values is not None, "records are written from a game, which knows everything"
    return list(values)
