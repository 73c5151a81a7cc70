"""The elements of an observation: their names, ranges and places."""

from typing import Final, NamedTuple

from grachten.env.core.layout import CARTS, CONTRACTS, FAR, LOCATIONS, ROUTES
from grachten.kernel.layout import COLOURS, KINDS, MARKET_SPACES, MAX_SEATS

OBSERVATION_VERSION: Final = 1
"""Rises whenever the meaning, the order or the range of an element changes."""

# What is in the game on the board that observations are made for (`tables` checks it).
CARDS_OF_A_COLOUR: Final = 6
WILDS: Final = 8
CARDS: Final = COLOURS * CARDS_OF_A_COLOUR + WILDS
MOST_POINTS: Final = 28  # sixteen carts as four routes of four
ALL_VALUES: Final = 126  # of the contracts

MOST_SPACES: Final = 60  # of a plan; more count as so many


class Element(NamedTuple):
    """A group of numbers in an observation that mean the same for different things."""

    name: str
    size: int
    low: int
    high: int
    meaning: str


def _flags(name: str, size: int, meaning: str) -> Element:
    return Element(name, size, 0, 1, meaning)


SEATS: Final = MAX_SEATS

ELEMENTS: Final = (
    _flags("phase", 5, "What is to be decided: set-up, turn, second card, keep, over."),
    _flags("players", 3, "Two, three or four players."),
    _flags("first", SEATS, "The seat that began."),
    _flags("to_act", SEATS, "The seats that may act now; at set-up all that have not chosen."),
    _flags("last_turns", SEATS, "One, two, three or four turns are left of the last round."),
    _flags("choice", 3, "What I chose at set-up while others still choose: first, second, both."),
    _flags(
        "hand",
        COLOURS * CARDS_OF_A_COLOUR + WILDS,
        "I hold at least 1, 2, … 6 cards of each colour, and at least 1, 2, … 8 wilds.",
    ),
    _flags("routes", SEATS * ROUTES, "The routes of each seat."),
    _flags("open", ROUTES, "I could still claim the route: it is open to me, my carts suffice."),
    _flags("payable_plain", ROUTES, "It is open, and I can pay for it without wilds."),
    _flags("lacks_1_plain", ROUTES, "It is open, and without wilds I lack at most one card."),
    _flags("lacks_2_plain", ROUTES, "It is open, and without wilds I lack at most two cards."),
    _flags("payable", ROUTES, "It is open, and I can pay for it: I may claim it in my turn."),
    _flags("lacks_1", ROUTES, "It is open, and with my wilds I lack at most one card."),
    _flags("lacks_2", ROUTES, "It is open, and with my wilds I lack at most two cards."),
    _flags("plan", ROUTES, "The route is in a cheap network that completes all my contracts."),
    _flags("touched", SEATS * LOCATIONS, "The locations that the routes of each seat touch."),
    _flags("contracts", CONTRACTS, "I hold the contract."),
    _flags("completed", CONTRACTS, "I hold it and have completed it."),
    _flags("dead", CONTRACTS, "I hold it and can't complete it with my carts and what is open."),
    _flags("offered_first", CONTRACTS, "It is the first contract on offer to me."),
    _flags("offered_second", CONTRACTS, "It is the second contract on offer to me."),
    _flags("returned", CONTRACTS, "I returned it, and neither hold it nor have it on offer."),
    Element("carts", SEATS, 0, CARTS, "Carts left, for each seat."),
    Element("points", SEATS, 0, MOST_POINTS, "Points of routes, for each seat."),
    Element("merchandise", SEATS, 0, CARTS, "Merchandise cards, for each seat."),
    Element("bonus", SEATS, 0, 8, "The merchandise bonus of each seat if the game ended now."),
    Element("cards", SEATS, 0, CARDS, "Transport cards in hand, for each seat."),
    Element("held", SEATS, 0, CONTRACTS, "Contracts kept, for each seat."),
    Element("missing", SEATS * CONTRACTS, 0, FAR,
            "Spaces that each seat misses to complete each contract, whoever holds it; "
            f"{FAR}: no way is left that {CARTS} carts can build."),
    Element("known", SEATS * KINDS, 0, WILDS,
            "Cards of each colour, and wilds, that all know each seat to hold."),
    Element("market", KINDS + 1, 0, MARKET_SPACES,
            "Face-up cards of each colour, wilds, and empty spaces."),
    Element("discards", KINDS, 0, WILDS, "Discarded cards of each colour, and wilds."),
    Element("unseen", KINDS, 0, WILDS,
            "Cards of each colour, and wilds, in the deck or hidden in other hands."),
    Element("deck", 1, 0, CARDS, "Cards in the deck."),
    Element("contract_deck", 1, 0, CONTRACTS, "Contracts in their deck."),
    Element("passes", 1, 0, SEATS, "Passes in a row."),
    Element("plan_spaces", 1, 0, MOST_SPACES, "Spaces of the plan that are still to be claimed."),
    Element("offer_spaces", 3, 0, MOST_SPACES,
            "Spaces that the first contract on offer, the second, and both would add to it."),
    Element("values", 3, 0, ALL_VALUES,
            "The value of my contracts: completed, still possible, dead."),
    Element("returned_depth", CONTRACTS, 0, CONTRACTS,
            "How deep in the contract deck one lies that I returned: 1 is the top; 0: unknown."),
)  # fmt: skip

SIZE: Final = sum(element.size for element in ELEMENTS)

ROW_BYTES: Final = (SIZE + 7) // 8 * 8 + 8
"""An observation in memory. Words are written whole, so there is room for a part of one more."""


def _place(name: str) -> int:
    """Where a group begins."""
    names = [element.name for element in ELEMENTS]
    return sum(element.size for element in ELEMENTS[: names.index(name)])


PLACES: Final = {element.name: _place(element.name) for element in ELEMENTS}
