"""From a view and a deal of the hidden cards to a whole game."""

import random
from collections.abc import Iterator
from typing import Final

import numpy as np

from grachten.bots.mind.observations import observation_of
from grachten.env.hidden.contract_deals import ContractDeal
from grachten.env.hidden.contract_story import RETURNED, Card, ContractStory
from grachten.env.hidden.imagined_game import ImaginedGame
from grachten.env.hidden.transport_story import TransportStory
from grachten.kernel.layout import PASS
from grachten.kernel.records import Game as Record
from grachten.rules import TRANSPORT_CARDS, SeatView, TransportCard
from grachten.rules.actions import CHOICES, Choice
from grachten.rules.events import (
    CardDrawn,
    CardsDealt,
    ContractsChosen,
    ContractsKept,
    ContractsOffered,
    DeckShuffled,
    Event,
)

_NUMBERS: Final[dict[Choice, int]] = {choice: number for number, choice in CHOICES.items()}


class Filling:
    """Puts one deal into what a seat has seen."""

    def __init__(
        self,
        view: SeatView,
        transport: tuple[TransportStory, list[int], list[int]],
        contracts: tuple[ContractStory, ContractDeal],
        secret_choices: dict[int, Choice],
    ) -> None:
        """`secret_choices` are those of others at set-up while not everyone has chosen."""
        self._view = view
        self._story, self._cards, self._rest = transport
        self._offers, self._deal = contracts
        self._secret_choices = secret_choices

    def game(self, rng: random.Random) -> ImaginedGame:
        events = list(self._events())
        games, _ = observation_of(self._view)
        record = games[0]
        self._enter_turn(record, events)
        self._enter_transport(record)
        self._enter_contracts(record)
        seed = rng.getrandbits(256)  # for the reshuffles to come
        record.seed[:] = np.frombuffer(seed.to_bytes(32, "little"), dtype="<u8")
        return ImaginedGame(self._view, games, events, seed)

    # What happened

    def _events(self) -> Iterator[Event]:
        """The history with nothing left out."""
        hidden = iter(self._cards)
        decks, offers = 0, 0
        kept_by = dict.fromkeys(range(self._view.players), 0)
        for event in self._view.history:
            match event:
                case CardsDealt(seat, count, None):
                    yield CardsDealt(seat, count, tuple(_name(next(hidden)) for _ in range(count)))
                case CardDrawn(seat, None):
                    yield CardDrawn(seat, _name(next(hidden)))
                case DeckShuffled(count):
                    decks += 1
                    yield DeckShuffled(count, tuple(map(_name, self._deck(decks))))
                case ContractsOffered(seat, count):
                    yield ContractsOffered(seat, count, self._offered(offers))
                    offers += 1
                case ContractsChosen(seat, None):
                    yield ContractsChosen(seat, self._choice(self._offer_of(seat, 0)))
                case ContractsKept(seat):
                    number = self._offer_of(seat, kept_by[seat])
                    kept_by[seat] += 1
                    yield self._kept(number)
                case _:
                    yield event

    def _deck(self, number: int) -> list[int]:
        """A shuffled deck, from the top, with all that was drawn from it since."""
        places = self._story.places[number]
        drawn = [self._cards[~place] if place < 0 else place for place in places]
        is_last = number == len(self._story.places) - 1
        return [*drawn, *self._rest] if is_last else drawn

    def _offer_of(self, seat: int, number: int) -> int:
        """The number of a seat's first, second… offer."""
        own = [index for index, offer in enumerate(self._offers.offers) if offer.seat == seat]
        return own[number]

    def _offered(self, number: int) -> tuple[int, ...]:
        return tuple(map(self._contract, self._offers.offers[number].cards))

    def _contract(self, card: Card) -> int:
        while card >= RETURNED:
            place = self._deal.returned[card - RETURNED]
            assert place is not None
            card = self._offers.offers[card - RETURNED].cards[place]
        return self._deal.deck[card]

    def _kept(self, number: int) -> ContractsKept:
        offered, place = self._offered(number), self._deal.returned[number]
        kept = tuple(c for index, c in enumerate(offered) if index != place)
        back = () if place is None else (offered[place],)
        return ContractsKept(self._offers.offers[number].seat, len(kept), len(back), kept, back)

    def _choice(self, number: int) -> Choice:
        """What a seat chose from an offer at set-up."""
        offer, place = self._offers.offers[number], self._deal.returned[number]
        if offer.kept is None:
            return self._secret_choices[offer.seat]
        if place is None:
            return "both"
        return "first" if place == 1 else "second"

    # What there is

    def _enter_turn(self, record: Record, events: list[Event]) -> None:
        view = self._view
        record.chosen[:] = PASS
        for event in events:
            match event:
                case ContractsChosen(seat, choice):
                    assert choice is not None
                    record.chosen[seat] = _NUMBERS[choice]
                case _:
                    pass
        order = [(view.first + turn) % view.players for turn in range(view.players)]
        record.seat = next(seat for seat in order if seat in view.to_act)
        record.reshuffles = len(self._story.pools) - 1

    def _enter_transport(self, record: Record) -> None:
        """Hands are what was drawn and taken, less what was paid."""
        view, story = self._view, self._story
        record.deck[: len(self._rest)] = self._rest
        record.deck_top, record.deck_end = 0, len(self._rest)
        hands = [list(counts) for counts in story.open_cards]
        for slot, kind in zip(story.slots, self._cards, strict=True):
            hands[slot.seat][kind] += 1
        for seat in range(view.players):
            if seat != view.seat:
                record.hand[seat] = hands[seat]

    def _enter_contracts(self, record: Record) -> None:
        view = self._view
        for number, offer in enumerate(self._offers.offers):
            contracts = self._offered(number)
            if offer.seat == view.seat:
                continue
            if offer.kept is None:
                record.offered[offer.seat, : len(contracts)] = contracts
                record.offers[offer.seat] = len(contracts)
            else:
                for place, contract in enumerate(contracts):
                    if place != self._deal.returned[number]:
                        record.contracts[offer.seat] |= np.uint32(1 << contract)
        deck = list(map(self._contract, self._offers.deck))
        record.contract_deck[: len(deck)] = deck
        record.contract_top, record.contracts_left = 0, len(deck)


def _name(kind: int) -> TransportCard:
    return TRANSPORT_CARDS[kind]
