"""What a view tells about the transport cards that its seat has not seen.

Every card comes from a known place of a known deck: the first one, or one of the shuffled discards.
What the seat saw of a deck is fixed. The other places are *slots*: cards that others drew, and what
still lies in the last deck. The kinds that lie on a deck's slots are known, their order is not.
"""

from dataclasses import dataclass, field

from grachten.kernel.layout import KINDS
from grachten.rules import TRANSPORT_CARDS, SeatView, TransportCard
from grachten.rules.cards import KIND_OF
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    DeckShuffled,
    Event,
    MarketSwept,
    RouteClaimed,
)

Counts = tuple[int, ...]  # by kind


@dataclass(frozen=True, slots=True)
class Slot:
    """A card that another seat drew, from the deck of that number."""

    deck: int
    seat: int


@dataclass(frozen=True, slots=True)
class Need:
    """Of its first `slots` slots' cards, the seat must have had `count` more of a kind than all
    its needs before: it paid with them."""

    slots: int
    seat: int
    kind: int
    count: int


@dataclass
class TransportStory:
    """`pools` are the kinds on the slots of each deck, those of the last with what still lies in
    it. `places` are the cards drawn from each deck, in order: a kind, or the slot's number, after
    `~`. `open_cards` are what each seat took face up, less what it paid: below zero where it paid
    with cards that it drew."""

    slots: list[Slot] = field(default_factory=list)
    needs: list[Need] = field(default_factory=list)
    pools: list[list[int]] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)
    open_cards: list[list[int]] = field(default_factory=list)


def transport_story(view: SeatView) -> TransportStory:
    """Reads the whole history."""
    return _Reader(view).story


class _Reader:
    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._taken = [[0] * KINDS for _ in range(view.players)]
        self._paid = [[0] * KINDS for _ in range(view.players)]
        self._needed = [[0] * KINDS for _ in range(view.players)]
        self._discards = [0] * KINDS
        self.story = TransportStory()
        self._new_deck([view.board.transport[card] for card in TRANSPORT_CARDS])
        for event in view.history:
            self._read(event)
        self.story.open_cards = [
            [taken - paid for taken, paid in zip(*both, strict=True)]
            for both in zip(self._taken, self._paid, strict=True)
        ]

    def _read(self, event: Event) -> None:
        match event:
            case CardsDealt(seat, count, cards):
                for card in [None] * count if cards is None else cards:
                    self._draw(seat, card)
            case CardDrawn(seat, card):
                self._draw(seat, card)
            case CardRevealed(_, card):
                self._see(card)
            case CardTaken(seat, _, card):
                self._taken[seat][KIND_OF[card]] += 1
            case MarketSwept(swept):
                for card in swept:
                    self._discards[KIND_OF[card]] += 1
            case DeckShuffled():
                self._new_deck(self._discards)
                self._discards = [0] * KINDS
            case RouteClaimed(seat, route, payment):
                length = self._view.board.routes[route].length
                for card, count in payment.cards(length).items():
                    self._pay(seat, KIND_OF[card], count)
            case _:
                pass

    def _new_deck(self, counts: list[int]) -> None:
        self.story.pools.append(counts)
        self.story.places.append([])

    def _draw(self, seat: int, card: TransportCard | None) -> None:
        if card is None:
            self.story.places[-1].append(~len(self.story.slots))
            self.story.slots.append(Slot(len(self.story.pools) - 1, seat))
        else:
            self._see(card)

    def _see(self, card: TransportCard) -> None:
        self.story.places[-1].append(KIND_OF[card])
        self.story.pools[-1][KIND_OF[card]] -= 1

    def _pay(self, seat: int, kind: int, count: int) -> None:
        self._discards[kind] += count
        if seat == self._view.seat:
            return
        self._paid[seat][kind] += count
        hidden = self._paid[seat][kind] - self._taken[seat][kind]
        more = hidden - self._needed[seat][kind]
        if more > 0:
            self._needed[seat][kind] += more
            self.story.needs.append(Need(len(self.story.slots), seat, kind, more))
