"""The kernel's notes of what happened, as events."""

from collections.abc import Iterator
from typing import Any, Final

from grachten.kernel import log as notes
from grachten.kernel.layout import WILD
from grachten.rules.actions import Payment
from grachten.rules.cards import COLOURS, TRANSPORT_CARDS, TransportCard
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    Event,
    LastRoundBegan,
    MarketSwept,
    RouteClaimed,
    TurnPassed,
)


def read_log(log: Any) -> list[Event]:
    """The events in a log of the kernel, in the order in which they happened."""
    numbers = iter(log[1 : log[0]].tolist())
    events: list[Event] = []
    for kind in numbers:
        event = _READERS[kind](numbers)
        # The kernel deals card by card; people see a hand being dealt.
        last = events[-1] if events else None
        if (
            isinstance(event, CardsDealt)
            and isinstance(last, CardsDealt)
            and last.seat == event.seat
        ):
            events[-1] = _joined(last, event)
        else:
            events.append(event)
    return events


def _joined(first: CardsDealt, then: CardsDealt) -> CardsDealt:
    cards = (*(first.cards or ()), *(then.cards or ()))
    return CardsDealt(first.seat, len(cards), cards)


def _cards(numbers: Iterator[int]) -> tuple[TransportCard, ...]:
    return tuple(TRANSPORT_CARDS[next(numbers)] for _ in range(next(numbers)))


def _contracts(numbers: Iterator[int]) -> tuple[int, ...]:
    return tuple(next(numbers) for _ in range(next(numbers)))


def _dealt(numbers: Iterator[int]) -> Event:
    return CardsDealt(next(numbers), 1, (TRANSPORT_CARDS[next(numbers)],))


def _revealed(numbers: Iterator[int]) -> Event:
    return CardRevealed(next(numbers), TRANSPORT_CARDS[next(numbers)])


def _swept(numbers: Iterator[int]) -> Event:
    return MarketSwept(_cards(numbers))


def _shuffled(numbers: Iterator[int]) -> Event:
    deck = _cards(numbers)
    return DeckShuffled(len(deck), deck)


def _offered(numbers: Iterator[int]) -> Event:
    seat = next(numbers)
    contracts = _contracts(numbers)
    return ContractsOffered(seat, len(contracts), contracts)


def _kept(numbers: Iterator[int]) -> Event:
    seat = next(numbers)
    kept = _contracts(numbers)
    returned = _contracts(numbers)
    return ContractsKept(seat, len(kept), len(returned), kept, returned)


def _drew(numbers: Iterator[int]) -> Event:
    return CardDrawn(next(numbers), TRANSPORT_CARDS[next(numbers)])


def _took(numbers: Iterator[int]) -> Event:
    return CardTaken(next(numbers), next(numbers), TRANSPORT_CARDS[next(numbers)])


def _claimed(numbers: Iterator[int]) -> Event:
    seat, route, colour, wilds, points, merchandise = (next(numbers) for _ in range(6))
    payment = Payment(None if colour == WILD else COLOURS[colour], wilds)
    return RouteClaimed(seat, route, payment, points, bool(merchandise))


def _passed(numbers: Iterator[int]) -> Event:
    return TurnPassed(next(numbers))


def _last_round(numbers: Iterator[int]) -> Event:
    return LastRoundBegan(next(numbers))


_READERS: Final = {
    notes.DEALT: _dealt,
    notes.REVEALED: _revealed,
    notes.SWEPT: _swept,
    notes.SHUFFLED: _shuffled,
    notes.OFFERED: _offered,
    notes.KEPT: _kept,
    notes.DREW: _drew,
    notes.TOOK: _took,
    notes.CLAIMED: _claimed,
    notes.PASSED: _passed,
    notes.LAST_ROUND: _last_round,
}
