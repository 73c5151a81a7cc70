"""Laws that hold in every game, at every step."""

import json
import random

import numpy as np
import pytest
from hypothesis import given

from grachten import kernel
from grachten.kernel import GAME, MAX_ACTIONS
from grachten.kernel.batches import MAX_DECISIONS
from grachten.rules import (
    Game,
    GameRecord,
    IllegalAction,
    Player,
    TakeFaceUp,
    format_record,
    make_record,
    verify_record,
)
from grachten.rules.cards import TRANSPORT_CARDS
from support.redeal import any_space, conserved, memory
from support.strategies import Script, moments, scripts

pytestmark = pytest.mark.many


def everything(game: Game) -> tuple[object, ...]:
    """All that a game is and shows."""
    seats = range(game.players)
    return (
        memory(game),
        game.events,
        game.record(),
        game.score_sheet,
        game.spectator_view(),
        tuple(game.view(seat) for seat in seats),
        tuple(game.legal_for(seat).ids for seat in seats),
        game.to_act,
    )


# Nothing is lost


@pytest.mark.slow
@given(scripts())
def test_cards_contracts_and_carts_are_conserved(script: Script) -> None:
    """1.2 to 1.5: 44 transport cards, 24 contracts, 16 carts a seat, merchandise by cart routes."""
    game = script.begin()
    board, seats = game.board, range(game.players)
    assert conserved(game.state, board)
    for seat, action in script.decisions(game):
        game.play(action, seat)
        state = game.state
        assert conserved(state, board)
        owned = [state.routes(owner) for owner in seats]
        assert len({route for routes in owned for route in routes}) == sum(map(len, owned))
        for owner, indexes in enumerate(owned):
            routes = [board.routes[index] for index in indexes]
            assert sum(route.length for route in routes) + state.carts(owner) == board.carts
            assert sum(route.cart for route in routes) == state.merchandise(owner)
            points = sum(board.route_points[route.length - 1] for route in routes)
            assert points == state.points(owner)
        assert sum(state.merchandise(owner) for owner in seats) <= board.merchandise


@pytest.mark.slow
@given(scripts())
def test_what_is_known_of_a_hand_is_in_it(script: Script) -> None:
    """8.1: cards seen being taken and not paid since are certainly there."""
    game = script.begin()
    for seat, action in script.decisions(game):
        game.play(action, seat)
        for owner, shown in enumerate(game.spectator_view().seats):
            hand = game.state.hand(owner)
            assert all(known <= held for known, held in zip(shown.known, hand, strict=True))
            assert shown.cards == hand.total


# Every game ends


@pytest.mark.slow
@given(scripts())
def test_every_game_ends(script: Script) -> None:
    """7.1, 3.3."""
    game = script.play()
    sheet = game.score_sheet
    assert game.is_over
    assert sheet is not None
    assert len(game.record().plays) <= MAX_DECISIONS
    assert list(game.legal_actions) == []
    assert game.to_act == ()
    for seat in range(game.players):
        with pytest.raises(IllegalAction, match=r"^The game is over\.$"):
            game.play(game.board.actions[0], seat)


# Playing again


@pytest.mark.slow
@given(scripts(), moments)
def test_a_replayed_game_is_the_same_game(script: Script, moment: int) -> None:
    for game in (script.play(moment), script.play()):
        again = Game.replay(game.record(), game.board)
        assert everything(again) == everything(game)


@pytest.mark.slow
@given(scripts())
def test_a_record_survives_json(script: Script) -> None:
    game = script.play()
    record = game.record()
    data = json.loads(json.dumps(record.to_dict()))
    again = GameRecord.from_dict(data, game.board)
    assert again == record
    assert again.to_dict() == record.to_dict()
    assert everything(Game.replay(again, game.board)) == everything(game)


@pytest.mark.slow
@given(scripts(), moments)
def test_a_replayed_prefix_can_be_played_on(script: Script, moment: int) -> None:
    whole = script.play()
    record = whole.record()
    plays = record.plays
    early = Game.replay(
        GameRecord(record.board, record.players, record.seed, record.youngest, plays[:moment]),
        whole.board,
    )
    assert everything(early) == everything(script.play(moment))
    for play in plays[moment:]:
        early.play(play.action, play.seat)
    assert everything(early) == everything(whole)


@pytest.mark.slow
@given(scripts())
def test_an_open_record_verifies(script: Script) -> None:
    game = script.play()
    players = [Player(f"Seat {seat}") for seat in range(game.players)]
    text = format_record(make_record(game, players))
    again = verify_record(json.loads(text), game.board)
    assert memory(again) == memory(game)
    assert format_record(make_record(again, players)) == text


# What is legal


@pytest.mark.slow
@given(scripts(), moments)
def test_legal_actions_are_carried_out_and_others_refused(script: Script, moment: int) -> None:
    """3 to 6: at three moments in a row, for every seat."""
    for after in range(3):
        check_all_actions(script.play(moment + after))


def check_all_actions(game: Game) -> None:
    before = everything(game)
    for seat in range(game.players):
        legal = game.legal_for(seat)
        assert len(legal) == len(list(legal)) == len(legal.ids)
        for action in game.board.actions:
            reason = game.why_not(action, seat)
            if action in legal:
                assert reason is None
                after = game.copy()
                after.play(action, seat)
                assert len(after.record().plays) == len(game.record().plays) + 1
                assert everything(after) != before
            else:
                with pytest.raises(IllegalAction) as caught:
                    game.play(action, seat)
                assert caught.value.rule[0] in "12345678"
                assert reason is not None
                assert (str(reason), reason.rule) == (str(caught.value), caught.value.rule)
    assert everything(game) == before


@pytest.mark.slow
@given(scripts(), moments)
def test_the_kernel_agrees_on_what_is_legal(script: Script, moment: int) -> None:
    game = script.play(moment)
    tables, games = game.board.tables, game.state.games
    legal = game.legal_actions
    for number in [-1, *range(MAX_ACTIONS + 2)]:
        after = game.copy()
        is_done = kernel.apply(tables, after.state.games, 0, number)
        assert is_done == (number in legal.ids)
        expected = game.copy()
        if is_done:
            expected.play(game.board.actions[number])
        assert memory(after) == memory(expected)
    mask = np.zeros(MAX_ACTIONS, np.bool_)
    kernel.legal_mask(tables, games, 0, mask)
    assert tuple(np.flatnonzero(mask).tolist()) == legal.ids


# Copies


def test_a_game_has_no_bytes_that_nobody_sets() -> None:
    """Copies leave the gaps of a record as they find them: with gaps, equal games differ."""
    assert GAME.fields is not None
    assert sum(field[0].itemsize for field in GAME.fields.values()) == GAME.itemsize


@pytest.mark.slow
@given(scripts(), moments)
def test_a_copy_goes_its_own_way(script: Script, moment: int) -> None:
    game = script.play(moment)
    before = everything(game)
    copy = game.copy()
    assert everything(copy) == before
    rng = random.Random(moment)
    while not copy.is_over:
        copy.play(rng.choice(list(copy.legal_actions)))
    assert everything(game) == before
    other = game.copy()
    ended = everything(copy)
    for seat, action in script.decisions(other):
        other.play(action, seat)
    assert everything(copy) == ended
    assert everything(game) == before


# Equal face-up cards


@pytest.mark.slow
@given(scripts())
def test_it_makes_no_difference_which_of_equal_cards_is_taken(script: Script) -> None:
    """4.1: only the space that is filled again differs, and it stays that way."""
    game, other = script.begin(), script.begin()
    rng = random.Random(script.choices)
    for seat, action in script.decisions(game):
        other.play(any_space(action, other, rng), seat)
        game.play(action, seat)
        assert without_spaces(game) == without_spaces(other)
        assert game.legal_actions.ids == other.legal_actions.ids
    assert game.score_sheet == other.score_sheet


def without_spaces(game: Game) -> tuple[object, ...]:
    """The game, with its market as a heap."""
    heap = game.copy()
    heap.state.games[0].market.sort()
    return memory(heap), len(game.events)


@given(scripts(), moments)
def test_a_space_must_show_the_card(script: Script, moment: int) -> None:
    """4.1."""
    game = script.play(moment)
    market, seat = game.state.market, game.seat
    for space in range(-1, 7):
        for card in TRANSPORT_CARDS:
            is_there = 0 <= space < 5 and market[space] == card
            can_take = TakeFaceUp(card) in game.legal_for(seat)
            assert (TakeFaceUp(card, space) in game.legal_for(seat)) == (is_there and can_take)
