"""The judge: win chances, margin, beliefs and policy, from what a seat may know."""

import random
from functools import cache

import numpy as np
import pytest

from grachten.bots import GreedyBot
from grachten.env.observation import action_mask, observe
from grachten.env.vector import VectorGames
from grachten.neural import AMSTERDAM, evaluate, evaluate_records, evaluate_views
from grachten.neural.inference import network_at
from grachten.neural.judge import chances
from grachten.neural.judging import judge
from grachten.rules import Board, Game, GrachtenError, SeatView
from support.agreement import POLICIES
from support.redeal import Course, Twin, memory


@cache
def views(players: int) -> tuple[SeatView, ...]:
    """Of all seats, throughout a game."""
    game, rng = Game.new(players, 7), random.Random(7)
    found: list[SeatView] = []
    while not game.is_over:
        found += map(game.view, range(players))
        seat = game.seat
        game.play(GreedyBot().choose(game.view(seat), game.legal_for(seat), rng), seat)
    return tuple(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_judgement_is_about_the_seats_of_the_game(players: int) -> None:
    for view in views(players)[::5]:
        judged = evaluate(view)
        observed = observe(view)[None]
        said = network_at(AMSTERDAM)(observed)
        is_to_act = view.seat in view.to_act
        wins, margin = (said.wins, said.margin) if is_to_act else chances(view.board, observed)
        around = [(view.seat + place) % players for place in range(players)]
        assert [judged.wins[seat] for seat in around] == pytest.approx(wins[0, :players])
        assert sum(judged.wins) == pytest.approx(1)
        assert len(judged.wins) == players
        assert judged.seat == view.seat
        assert judged.margin == pytest.approx(float(margin[0]))
        for place, seat in enumerate(around):
            if place and judged.contracts[seat]:
                expected = {c: said.beliefs[0, place - 1, c] for c in judged.contracts[seat]}
                assert judged.contracts[seat] == pytest.approx(expected)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_policy_is_about_the_legal_actions(players: int) -> None:
    for view in views(players)[::5]:
        policy = evaluate(view).policy
        legal = [view.board.actions[action] for action in np.flatnonzero(action_mask(view))]
        assert set(policy) == set(legal)
        assert bool(legal) == (view.seat in view.to_act)
        assert list(policy.values()) == sorted(policy.values(), reverse=True)
        if policy:
            assert sum(policy.values()) == pytest.approx(1, abs=1e-5)


def test_nobody_is_believed_to_hold_what_they_cannot() -> None:
    for view in views(3)[::4]:
        contracts = evaluate(view).contracts
        assert contracts[view.seat] == dict.fromkeys(view.contracts, 1.0)
        for seat, open_seat in enumerate(view.seats):
            if seat == view.seat:
                continue
            assert not {*view.contracts, *view.offered} & set(contracts[seat])
            if view.phase == "set-up" or not open_seat.contracts:
                assert contracts[seat] == {}
            else:
                assert len(contracts[seat]) >= open_seat.contracts


def test_many_at_once_are_judged_as_one_by_one() -> None:
    some = views(4)[::7]
    for one, other in zip(map(evaluate, some), evaluate_views(some), strict=True):
        assert one.wins == pytest.approx(other.wins, abs=1e-4)
        assert one.margin == pytest.approx(other.margin, abs=1e-3)
        assert one.policy == pytest.approx(other.policy, abs=1e-4)
    assert evaluate_views([]) == []


def test_records_are_judged_as_the_seat_to_act_sees_them() -> None:
    games = VectorGames(12, (2, 3, 4), seed=3)
    for _ in range(30):
        games.step(games.masks.argmax(axis=1))
    network = network_at(AMSTERDAM)
    found = evaluate_records(games.board, games.games, games.tracks)
    expected = judge(network, games.observations, games.masks, games.seats)
    for mine, theirs in zip(found, expected, strict=True):
        assert np.allclose(mine, theirs, atol=1e-5)
    assert np.allclose(found.wins.sum(1), 1, atol=1e-5)
    assert (found.wins[games.players == 2, 2:] == 0).all()
    assert (found.policy[~games.masks] == 0).all()
    assert (found.contracts[np.arange(12), games.seats] == 0).all()


def test_what_is_hidden_changes_nothing() -> None:
    rng, compared = random.Random("judge"), 0
    for number in range(6):
        players = 2 + number % 3
        course = Course.played(players, POLICIES[number % len(POLICIES)], rng, Board.load(), 12)
        seat = rng.randrange(players)
        for game, twin in Twin.of(course, seat, rng).steps():
            if memory(game) != memory(twin) and not game.is_over:
                assert evaluate(game.view(seat)) == evaluate(twin.view(seat))
                compared += 1
    assert compared > 10


def test_a_game_that_is_over_is_not_judged() -> None:
    game, rng = Game.new(2, 7), random.Random(7)
    while not game.is_over:
        game.play(GreedyBot().choose(game.view(game.seat), game.legal_actions, rng))
    with pytest.raises(GrachtenError, match="nothing left to judge"):
        evaluate(game.view(0))
