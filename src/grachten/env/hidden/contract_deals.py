"""Dealing the unseen contracts: every deal that agrees with the view is equally likely, or those
are likelier in which others hold contracts that fit what they have built."""

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass

from grachten.env.hidden.contract_story import RETURNED, Card, ContractStory

Belief = Mapping[int, Mapping[int, float]]
"""By seat, the weight of each contract that it may hold."""


@dataclass(frozen=True)
class ContractDeal:
    """`deck` is the first deck. `returned` is the place in each offer of the card that went back,
    None where none did. `log_probability` is that of exactly this deal."""

    deck: list[int]
    returned: list[int | None]
    log_probability: float


class ContractDeals:
    """All possible deals of the unseen contracts.

    If another seat returned one of two contracts, both are equally likely; but if the seat of the
    view has seen that card since, it must have been one that led to what was seen.
    """

    def __init__(self, story: ContractStory, seat: int, contracts: int) -> None:
        self._story = story
        self._seat = seat
        self._contracts = contracts

    def draw(self, rng: random.Random, belief: Belief | None = None) -> ContractDeal:
        returned = [offer.returned for offer in self._story.offers]
        deck: list[int | None] = [None] * self._contracts
        log_probability = self._lay_seen(deck, returned, rng)
        for number, offer in enumerate(self._story.offers):
            if offer.has_returned and returned[number] is None:
                returned[number] = rng.randrange(2)
                log_probability -= math.log(2)
        unseen = [contract for contract in range(self._contracts) if contract not in deck]
        if belief is not None:
            for seat, card in self._held_by_others(returned):
                if deck[card] is None:
                    weights = [belief[seat][contract] for contract in unseen]
                    (index,) = rng.choices(range(len(unseen)), weights)
                    deck[card] = unseen.pop(index)
                    log_probability += math.log(weights[index] / sum(weights))
        log_probability -= math.lgamma(len(unseen) + 1)
        rng.shuffle(unseen)
        whole = [unseen.pop() if contract is None else contract for contract in deck]
        return ContractDeal(whole, returned, log_probability)

    def origin(self, card: Card, returned: list[int | None]) -> Card:
        """The place in the first deck that a card came from."""
        while card >= RETURNED:
            place = returned[card - RETURNED]
            assert place is not None
            card = self._story.offers[card - RETURNED].cards[place]
        return card

    def _lay_seen(
        self, deck: list[int | None], returned: list[int | None], rng: random.Random
    ) -> float:
        """Find for each contract that the seat saw a place that it came from; the logarithm of the
        probability of what was chosen."""
        log_probability = 0.0
        seen: set[int] = set()
        for offer in self._story.offers:
            for card, contract in zip(offer.cards, offer.contracts or (), strict=False):
                here = card
                while (number := self._unknown(here)) is not None:
                    ways = self._ways(number, contract, is_new=contract not in seen)
                    (place,) = rng.choices((0, 1), ways)
                    log_probability += math.log(ways[place] / sum(ways))
                    returned[number] = place
                    here = self._story.offers[number].cards[place]
                if here < RETURNED:
                    deck[here] = contract
                seen.add(contract)
        return log_probability

    def _unknown(self, card: Card) -> int | None:
        """The number of the other seat's offer that a card was returned from, if it was."""
        if card < RETURNED or self._story.offers[card - RETURNED].seat == self._seat:
            return None
        return card - RETURNED

    def _ways(self, number: int, contract: int, *, is_new: bool) -> tuple[int, int]:
        """In how many ways the card returned from an offer can be this contract, if it was the
        first card of the offer, and if it was the second."""
        first, second = self._story.offers[number].cards
        return (
            self._origins(first, contract, is_new=is_new) << self._choices(second),
            self._origins(second, contract, is_new=is_new) << self._choices(first),
        )

    def _origins(self, card: Card, contract: int, *, is_new: bool) -> int:
        """In how many ways a card can be this contract. One that the seat saw before is a card
        that it returned itself."""
        if card < RETURNED:
            return int(is_new)
        number = self._unknown(card)
        if number is not None:
            return sum(self._ways(number, contract, is_new=is_new))
        own = self._story.offers[card - RETURNED]
        assert own.contracts is not None
        assert own.returned is not None
        return int(own.contracts[own.returned] == contract)

    def _choices(self, card: Card) -> int:
        """How many choices of others led to a card."""
        number = self._unknown(card)
        if number is None:
            return 0
        return 1 + sum(map(self._choices, self._story.offers[number].cards))

    def _held_by_others(self, returned: list[int | None]) -> list[tuple[int, Card]]:
        """Whose contract each card is that another seat has kept."""
        return [
            (offer.seat, self.origin(card, returned))
            for number, offer in enumerate(self._story.offers)
            if offer.kept is not None and offer.seat != self._seat
            for place, card in enumerate(offer.cards)
            if place != returned[number]
        ]
