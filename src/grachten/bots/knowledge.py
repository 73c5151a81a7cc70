"""What a seat knows of the hidden cards, concluded from its view."""

from dataclasses import dataclass

from grachten.rules import TRANSPORT_CARDS, Hand, SeatView
from grachten.rules.events import ContractsKept, ContractsOffered


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Where hidden cards can be.

    `unseen` transport cards are in the deck or in others' hands, beyond what those are known to
    hold. `hidden_in_hand` says how many of them each seat holds. `contract_deck` is the contract
    deck from the top, with the contracts that the seat itself returned, and None for the rest;
    `unseen_contracts` are all that the seat cannot locate.
    """

    unseen: Hand
    hidden_in_hand: tuple[int, ...]
    contract_deck: tuple[int | None, ...]
    unseen_contracts: tuple[int, ...]


def knowledge_of(view: SeatView) -> Knowledge:
    """Everything that follows from what the seat has seen."""
    contract_deck = _contract_deck(view)
    mine = {*view.contracts, *view.offered, *(c for c in contract_deck if c is not None)}
    return Knowledge(
        unseen=_unseen_cards(view),
        hidden_in_hand=tuple(
            0 if seat == view.seat else open_seat.cards - open_seat.known.total
            for seat, open_seat in enumerate(view.seats)
        ),
        contract_deck=contract_deck,
        unseen_contracts=tuple(
            contract.index for contract in view.board.contracts if contract.index not in mine
        ),
    )


def _unseen_cards(view: SeatView) -> Hand:
    """All cards, less those face up, the seat's own, and those that others are known to hold."""
    counts = []
    for index, card in enumerate(TRANSPORT_CARDS):
        known = sum(
            view.hand[index] if seat == view.seat else open_seat.known[index]
            for seat, open_seat in enumerate(view.seats)
        )
        open_cards = view.market.count(card) + view.discards[index]
        counts.append(view.board.transport[card] - open_cards - known)
    return Hand._make(counts)


def _contract_deck(view: SeatView) -> tuple[int | None, ...]:
    """Replay what happened to the contract deck: contracts that the seat returned stay in place
    until somebody draws them."""
    deck: list[int | None] = [None] * len(view.board.contracts)
    for event in view.history:
        match event:
            case ContractsOffered(_, count):
                del deck[:count]
            case ContractsKept(_, _, returned_count, _, returned):
                deck += [None] * returned_count if returned is None else returned
            case _:
                pass
    return tuple(deck)
