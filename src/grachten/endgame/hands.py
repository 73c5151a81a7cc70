"""What an opponent can pay for, over all hands that it may hold."""

from collections import Counter
from math import comb

from grachten.bots.knowledge import knowledge_of
from grachten.rules import Hand, Route, SeatView
from grachten.rules.cards import COLOURS, TRANSPORT_CARDS


def payable_routes(view: SeatView, seat: int) -> dict[frozenset[int], float]:
    """The probability of each set of open routes that the seat can claim with its hand."""
    knowledge = knowledge_of(view)
    known, carts = view.seats[seat].known, view.seats[seat].carts
    routes = [
        route for route in view.board.routes if route.length <= carts and view.is_open(route, seat)
    ]
    ways: Counter[frozenset[int]] = Counter()
    for hidden, count in _hidden_hands(knowledge.unseen, knowledge.hidden_in_hand[seat]):
        hand = Hand._make(a + b for a, b in zip(known, hidden, strict=True))
        ways[frozenset(route.index for route in routes if _can_pay(hand, route))] += count
    return {payable: count / ways.total() for payable, count in ways.items()}


def _can_pay(hand: Hand, route: Route) -> bool:
    most = max(hand[COLOURS.index(colour)] for colour in route.payable_colours)
    return most + hand.wild >= route.length


def _hidden_hands(unseen: Hand, cards: int) -> list[tuple[tuple[int, ...], int]]:
    """All hands of so many unseen cards, and in how many ways each can be dealt."""
    hands: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for index, count in enumerate(unseen):
        is_last = index == len(TRANSPORT_CARDS) - 1
        hands = [
            ((*hand, more), ways * comb(count, more))
            for hand, ways in hands
            for more in range(min(count, cards - sum(hand)) + 1)
            if not is_last or sum(hand) + more == cards
        ]
    return hands
