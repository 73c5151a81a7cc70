"""What a view tells about the contracts that its seat has not seen.

Contracts are dealt from the top of their deck and returned to its bottom, so that every contract on
offer is a *card* of known origin: one of the first deck, by its place, or the one that was returned
from an earlier offer. Which of two was returned only its seat knows.
"""

from dataclasses import dataclass
from typing import Final

from grachten.rules import SeatView
from grachten.rules.events import ContractsKept, ContractsOffered

Card = int
"""A place in the first deck; or `RETURNED` + the number of the offer it was returned from."""
RETURNED: Final = 1000


@dataclass
class Offer:
    """`contracts` are known if the offer was the seat's own. `returned` is the place of the card
    that was returned, if it is known; `kept` is None until the seat has chosen."""

    seat: int
    cards: tuple[Card, ...]
    contracts: tuple[int, ...] | None
    kept: int | None = None
    has_returned: bool = False
    returned: int | None = None


@dataclass(frozen=True)
class ContractStory:
    """`deck` are the cards in the contract deck, from the top."""

    offers: list[Offer]
    deck: list[Card]


def contract_story(view: SeatView) -> ContractStory:
    """Reads the whole history."""
    deck: list[Card] = list(range(len(view.board.contracts)))
    offers: list[Offer] = []
    open_to: dict[int, int] = {}  # by seat, the number of the offer
    for event in view.history:
        match event:
            case ContractsOffered(seat, count, contracts):
                open_to[seat] = len(offers)
                offers.append(Offer(seat, tuple(deck[:count]), contracts))
                del deck[:count]
            case ContractsKept(seat, count, returned_count, _, returned):
                number = open_to.pop(seat)
                offer = offers[number]
                offer.kept = count
                offer.has_returned = bool(returned_count)
                if returned_count:
                    deck.append(RETURNED + number)
                if returned and offer.contracts is not None:
                    offer.returned = offer.contracts.index(returned[0])
            case _:
                pass
    return ContractStory(offers, deck)
