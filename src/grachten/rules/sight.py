"""Who may see what of an event, and what all may conclude from it (rule 8)."""

from collections.abc import Sequence
from typing import Final

from grachten.rules.cards import TRANSPORT_CARDS, Hand
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
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
    TurnPassed,
)

SPECTATOR: Final = -1

OPEN: Final = frozenset(
    {CardRevealed, CardTaken, LastRoundBegan, MarketSwept, RouteClaimed, TurnPassed}
)
"""Events of which everybody sees everything: most of a game, so that they are looked up first."""


def seen_by(event: Event, seat: int) -> Event:
    """The event as that seat sees it, or a spectator: a new event, made of what may be known."""
    if type(event) in OPEN:
        return event
    match event:
        case CardsDealt(owner, count) if owner != seat:
            return CardsDealt(owner, count, None)
        case CardDrawn(owner) if owner != seat:
            return CardDrawn(owner, None)
        case DeckShuffled(count):
            return DeckShuffled(count, None)
        case ContractsOffered(owner, count) if owner != seat:
            return ContractsOffered(owner, count, None)
        case ContractsChosen(owner) if owner != seat:
            return ContractsChosen(owner, None)
        case ContractsKept(owner, count, returned_count) if owner != seat:
            return ContractsKept(owner, count, returned_count, None, None)
        case _:
            return event


def note_known(known: list[Hand], event: Event, route_lengths: Sequence[int]) -> None:
    """8.1: keep count of the cards that everyone knows each seat to hold.

    A card taken face up is known. A payment may come from known cards or others, so that only
    what exceeds it is certain to be left.
    """
    match event:
        case CardTaken(seat, _, card):
            index = TRANSPORT_CARDS.index(card)
            counts = list(known[seat])
            counts[index] += 1
            known[seat] = Hand._make(counts)
        case RouteClaimed(seat, route, payment):
            paid = payment.cards(route_lengths[route])
            known[seat] = Hand._make(
                max(0, count - paid.get(card, 0))
                for card, count in zip(TRANSPORT_CARDS, known[seat], strict=True)
            )
        case _:
            pass
