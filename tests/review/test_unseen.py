"""What a seat expects in the deck, from what it saw others do."""

import numpy as np
import pytest

from grachten.review.unseen import Unseen
from grachten.rules import Board, Colour
from grachten.rules.actions import Payment
from grachten.rules.cards import KIND_OF
from grachten.rules.events import CardDrawn, CardsDealt, CardTaken, Event, RouteClaimed

ME, OTHER, DRAWS = 0, 1, 8


def after(*events: Event, players: int = 2) -> np.ndarray:
    """How likely each kind is to be on top, after the other seat has drawn some cards unseen."""
    unseen = Unseen(Board.load(), players, ME)
    unseen.read([CardDrawn(OTHER, None)] * DRAWS)
    unseen.read(events)
    cards = unseen.next_cards()
    assert (cards >= 0).all()
    return np.array(cards / cards.sum())


def claimed(colour: Colour) -> RouteClaimed:
    """A route of three of that colour, paid with cards that nobody had seen."""
    board = Board.load()
    route = next(r for r in board.routes if r.length == 3 and colour in r.payable_colours)
    return RouteClaimed(OTHER, route.index, Payment(colour), 4, merchandise=False)


def test_cards_just_dealt_say_nothing_of_the_deck() -> None:
    board = Board.load()
    unseen = Unseen(board, 2, ME)
    unseen.read([CardsDealt(ME, 2, ("pink", "wild")), CardsDealt(OTHER, 2, None)])
    left = np.array([5, 6, 6, 6, 6, 6, 7]) / 42
    assert unseen.next_cards() / unseen.next_cards().sum() == pytest.approx(left)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_has_less_of_what_another_collects(players: int) -> None:
    """Whoever takes pink has more of it than can be seen."""
    before = after(players=players)
    found = after(CardTaken(OTHER, 0, "pink"), players=players)
    assert found[KIND_OF["pink"]] < before[KIND_OF["pink"]]
    assert found[KIND_OF["blue"]] > before[KIND_OF["blue"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_has_more_of_what_another_has_spent(players: int) -> None:
    """Of three green cards that are left, and of three pink ones, the other seat has fewer green
    ones, if it has paid with green; and wilds are spent last."""
    seen = [CardDrawn(ME, "pink")] * 3
    found = after(*seen, claimed("green"), players=players)
    assert found[KIND_OF["green"]] > found[KIND_OF["pink"]]
    assert found[KIND_OF["wild"]] / 8 < found[KIND_OF["blue"]] / 6


@pytest.mark.parametrize("players", [2, 4])
def test_the_cards_add_up(players: int) -> None:
    unseen = Unseen(Board.load(), players, ME)
    unseen.read([CardDrawn(OTHER, None)] * DRAWS)
    unseen.read([CardTaken(OTHER, 0, "red"), claimed("green")])
    drawn = DRAWS - 3
    assert unseen.next_cards().sum() == pytest.approx(44 - 3 - drawn, abs=0.05)
