"""What can come of an action: what is tried is what would be seen, each card as likely as it is."""

import random

import numpy as np
import pytest

from grachten.bots import make_bot
from grachten.bots.knowledge import knowledge_of
from grachten.env.hidden import HiddenCards
from grachten.env.observation import observe
from grachten.review.futures import Position
from grachten.review.unseen import Unseen
from grachten.rules import (
    TRANSPORT_CARDS,
    Board,
    DrawBlind,
    DrawContracts,
    Game,
    KeepContracts,
    SeatView,
    TakeFaceUp,
)
from grachten.rules.cards import KIND_OF
from grachten.rules.events import DeckShuffled
from review.support.played import begun, played


def position_of(view: SeatView) -> Position:
    unseen = Unseen(view.board, view.players, view.seat)
    unseen.read(view.history)
    return Position(view, unseen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_happened_is_among_what_could(players: int) -> None:
    """For every seat, whoever acts; with hindsight it is all that could."""
    record = played(players, 3)
    game = begun(record)
    for play in record.plays:
        views = [game.view(seat) for seat in range(players)]
        truth = game.state.games.copy()
        is_set_up = game.phase == "set-up"
        game.play(play.action, play.seat)
        if game.is_over:
            return
        if is_set_up:
            continue
        for seat, view in enumerate(views):
            seen = observe(game.view(seat))
            unseen = Unseen(view.board, players, seat)
            unseen.read(view.history)
            only = Position(view, unseen, truth).future(play.action, play.seat)
            assert np.array_equal(only.rows, seen[None])
            future = Position(view, unseen).future(play.action, play.seat)
            assert future.weights.sum() + future.settled == pytest.approx(1)
            is_pair = isinstance(play.action, DrawContracts) and seat == play.seat
            is_sweep = view.market.count("wild") >= 2
            if not (is_pair or is_sweep):  # of those, some are tried
                assert (future.rows == seen).all(1).any()


def test_the_next_card_is_as_likely_as_there_are_of_it() -> None:
    view = Game.new(2, 1, Board.load()).view(0)
    chances = position_of(view).next_card_chances()
    unseen = [6] * 6 + [8]
    for kind, card in enumerate(TRANSPORT_CARDS):
        unseen[kind] -= view.market.count(card) + view.hand[kind]
    assert chances == pytest.approx(np.array(unseen) / sum(unseen))


def test_a_new_deck_is_what_was_discarded() -> None:
    """What others drew from an older deck is not in this one: compared with deals, counted."""
    record = played(4, 21)
    game = begun(record)
    for play in record.plays[:44]:
        game.play(play.action, play.seat)
    assert any(isinstance(event, DeckShuffled) for event in game.events)
    view = game.view(game.seat)
    chances = position_of(view).next_card_chances()
    hidden, rng, deals = HiddenCards(view), random.Random(1), 1000
    counts = np.zeros(7)
    for _ in range(deals):
        counts[KIND_OF[hidden.resample(rng).game.state.deck[0]]] += 1
    assert chances == pytest.approx(counts / deals, abs=0.04)
    unseen = np.array(knowledge_of(view).unseen)
    assert abs(chances - unseen / unseen.sum()).max() > 0.2


def test_what_others_keep_in_the_last_turn_counts() -> None:
    """6.3: the more contracts a bot keeps that ignores them, the better for the seat that waits."""
    gains = [gain for seed in range(30) if (gain := gain_from_another_contract(seed)) is not None]
    assert min(gains) > -0.1
    assert max(gains) > 0.1


def gain_from_another_contract(seed: int) -> float | None:
    """What a seat that waits gains if the other one keeps both contracts, and not one, in the last
    turn of the game. None if it draws none there."""
    game, rng, bot = Game.new(2, seed, Board.load()), random.Random(seed), make_bot("greedy")
    while not game.is_over:
        if game.phase == "turn" and game.view(game.seat).last_turns == 1:
            if DrawContracts() not in game.legal_actions:
                return None
            game.play(DrawContracts())
            waiting = position_of(game.view(1 - game.seat))
            one, both = (
                waiting.future(KeepContracts(choice), game.seat) for choice in ("first", "both")
            )
            assert not len(one.rows)
            return both.settled - one.settled
        game.play(bot.choose(game.view(game.seat), game.legal_actions, rng))
    return None


def test_draws_of_others_show_nothing() -> None:
    game = Game.new(2, 1, Board.load())
    rng, bot = random.Random(1), make_bot("greedy")
    while game.phase == "set-up":
        game.play(bot.choose(game.view(game.seat), game.legal_actions, rng))
    other = 1 - game.seat
    waiting, acting = position_of(game.view(other)), position_of(game.view(game.seat))
    for action in (DrawBlind(), DrawContracts()):
        assert len(waiting.future(action, game.seat).rows) == 1
        assert len(acting.future(action, game.seat).rows) > 1
    card = game.state.market[0]
    assert card is not None
    assert len(waiting.future(TakeFaceUp(card), game.seat).rows) > 1
