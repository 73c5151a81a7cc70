"""What a seat knows of the cards that it has not seen, kept up to date event by event.

Every deck but the first is made of discards that all could see, so that a seat knows more of the
next card than which cards are missing: it lies in this deck, and not in the hands that drew from
the last one. Whose hidden cards came from which deck is kept as an expected number.

Nor are the hidden cards of others a fair sample of what was not seen. They keep the colours that
they collect, and have spent what they had of those that they paid with; so the deck has fewer of
the former, and more of the latter.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grachten.kernel.layout import KINDS, WILD
from grachten.rules import TRANSPORT_CARDS, Board, TransportCard
from grachten.rules.cards import KIND_OF
from grachten.rules.events import (
    CardDrawn,
    CardRevealed,
    CardsDealt,
    CardTaken,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    Event,
    MarketSwept,
    RouteClaimed,
)

Counts = NDArray[np.float64]

WILD_ODDS: Final = {2: 1.2, 3: 1.1, 4: 1.1}
"""By number of players: how many times as likely as another card a wild is to be in the hand of a
seat that has claimed something. Wilds are spent last."""
COLLECTED_ODDS: Final = {2: 2.1, 3: 3.1, 4: 3.5}
"""The same for a card of a colour that the seat took from the market and still holds."""
SPENT_POWER: Final = {2: 0.93, 3: 0.75, 4: 0.38}
"""A seat that has paid n cards of a colour is 1 + n times less likely to hold another, to this
power. All of these were fitted to the hands of equal players in 620 games (docs/review.md)."""
ROUNDS: Final = 12
"""Of scaling, for the cards of all hands to add up: with more, chances hardly change."""


class Unseen:
    """Feed it the events as the seat saw them."""

    def __init__(self, board: Board, players: int, seat: int) -> None:
        self._board = board
        self._seat = seat
        self.deck: Counts = np.array([board.transport[card] for card in TRANSPORT_CARDS], float)
        """Cards of each kind in the deck and among those that others drew from it unseen."""
        self._drawn = np.zeros(players)  # how many of those each seat holds
        self._older = np.zeros((players, KINDS))  # hidden cards in hands from decks before
        self._known = np.zeros((players, KINDS))
        self._spent = np.zeros((players, KINDS))
        self._discards = np.zeros(KINDS)
        self.contract_deck: list[int | None] = [None] * len(board.contracts)
        """From the top; None where the seat does not know the contract."""

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            self._read(event)

    def next_cards(self) -> Counts:
        """How many cards of each kind are to be expected in the deck."""
        expected: Counts = self.deck - self._in_hands().sum(0)
        return expected

    def hidden_payment(self, seat: int, paid: NDArray[np.int64]) -> NDArray[np.int64]:
        """Of what another seat pays, the cards that nobody had seen."""
        hidden: NDArray[np.int64] = np.maximum(paid - self._known[seat].astype(np.int64), 0)
        return hidden

    def _read(self, event: Event) -> None:
        self._read_contracts(event)
        match event:
            case CardsDealt(seat, count, cards):
                for card in [None] * count if cards is None else cards:
                    self._draw(seat, card)
            case CardDrawn(seat, card):
                self._draw(seat, card)
            case CardRevealed(_, card):
                self._see(KIND_OF[card])
            case CardTaken(seat, _, card):
                self._known[seat, KIND_OF[card]] += 1
            case MarketSwept(swept):
                for card in swept:
                    self._discards[KIND_OF[card]] += 1
            case DeckShuffled():
                self._new_deck()
            case RouteClaimed(seat, route, payment):
                paid = np.zeros(KINDS, np.int64)
                for card, count in payment.cards(self._board.routes[route].length).items():
                    paid[KIND_OF[card]] += count
                self._pay(seat, paid)
            case _:
                pass

    def _read_contracts(self, event: Event) -> None:
        match event:
            case ContractsOffered(_, count):
                del self.contract_deck[:count]
            case ContractsKept(_, _, count, _, returned):
                self.contract_deck += [None] * count if returned is None else returned
            case _:
                pass

    def _draw(self, seat: int, card: TransportCard | None) -> None:
        if card is None:
            self._drawn[seat] += 1
        else:
            self._see(KIND_OF[card])

    def _see(self, kind: int) -> None:
        self.deck[kind] = max(0.0, self.deck[kind] - 1)

    def _pay(self, seat: int, paid: NDArray[np.int64]) -> None:
        self._discards += paid
        if seat == self._seat:
            return
        hidden = self.hidden_payment(seat, paid)
        for kind in np.flatnonzero(hidden):
            self._pay_hidden(seat, int(kind), int(hidden[kind]))
        self._known[seat] = np.maximum(self._known[seat] - paid, 0)
        self._spent[seat] += paid

    def _pay_hidden(self, seat: int, kind: int, count: int) -> None:
        """Hidden cards come from this deck or an older one: each as likely as they were there."""
        from_this = self._in_hands()[seat, kind]
        from_older = self._older[seat, kind]
        both = from_this + from_older
        share = from_this / both if both > 0 else 1.0
        self.deck[kind] = max(0.0, self.deck[kind] - share * count)
        self._drawn[seat] = max(0.0, self._drawn[seat] - share * count)
        self._older[seat, kind] = max(0.0, from_older - (1 - share) * count)

    def _new_deck(self) -> None:
        self._older += self._in_hands()
        self._drawn[:] = 0
        self.deck = self._discards
        self._discards = np.zeros(KINDS)

    def _in_hands(self) -> NDArray[np.float64]:
        """How many cards of this deck, of each kind, each of the others is expected to hold unseen.

        A card is in one of the hands or still in the deck, with odds of its own for every hand.
        Those are scaled until every hand has the right number of cards.
        """
        odds = self._odds()
        scale = self._drawn / max(self.deck.sum() - self._drawn.sum(), 0.5)
        for _ in range(ROUNDS):
            chances = scale[:, None] * odds
            chances /= 1 + chances.sum(0)
            held = chances @ self.deck
            scale *= np.where(held > 0, self._drawn / np.maximum(held, 1e-9), 0.0)
        chances = scale[:, None] * odds
        hands: NDArray[np.float64] = self.deck * chances / (1 + chances.sum(0))
        return hands

    def _odds(self) -> NDArray[np.float64]:
        """How likely each kind is to be in each hand, compared with a card of which nothing is
        known."""
        players = len(self._spent)
        odds = np.where(self._known > 0, COLLECTED_ODDS[players], 1.0)
        odds *= (1 + self._spent) ** -SPENT_POWER[players]
        odds[:, WILD] = np.where(self._spent.sum(1) > 0, WILD_ODDS[players], 1.0)
        return odds
