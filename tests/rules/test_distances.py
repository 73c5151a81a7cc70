"""How far contracts are from being completed."""

import random
from dataclasses import replace

import pytest

from grachten.rules import Game, Hand, OpenSeat, SeatView
from grachten.rules.distances import missing_spaces, spaces_missing


def owning(view: SeatView, *routes: tuple[int, ...]) -> SeatView:
    """The view with these routes owned by seat 0, 1, …"""
    seats = tuple(
        OpenSeat(16, 0, 0, 0, 0, owned, Hand(), None, None)
        for owned in (*routes, *((),) * (view.players - len(routes)))
    )
    return replace(view, seats=seats)


def with_contract(game: Game, ends: tuple[int, int]) -> SeatView:
    contract = replace(game.board.contracts[0], ends=ends)
    board = replace(game.board, contracts=(contract,))
    return replace(game.view(0), board=board, contracts=(0,), offered=())


@pytest.mark.parametrize("players", [2, 3])
def test_double_routes(players: int) -> None:
    game = Game.new(players, seed=1)
    route = next(r for r in game.board.routes if r.twin is not None)
    assert route.twin is not None
    view = with_contract(game, route.ends)
    (direct,) = spaces_missing(view)
    assert direct is not None
    assert direct <= route.length
    assert spaces_missing(owning(view, (route.index,))) == (0,)
    others = owning(view, (), (route.index,))
    # 5.6: with two players the other one is closed as well, with three it is open.
    if players == 3:
        assert spaces_missing(others) == (direct,)
    else:
        (longer,) = spaces_missing(others)
        assert longer is None or longer > direct or direct < route.length
    both = owning(view, (), (route.index, route.twin))
    assert spaces_missing(both) != (0,)


def test_no_way_is_left() -> None:
    game = Game.new(2, seed=1)
    here = game.board.contracts[0].ends[0]
    around = tuple(r.index for r in game.board.routes if here in r.ends)
    view = replace(game.view(0), contracts=(0,), offered=())
    assert spaces_missing(owning(view, (), around)) == (None,)


def test_what_is_completed_is_0_and_nothing_else() -> None:
    rng = random.Random(4)
    seen: set[int | None] = set()
    for seed in range(8):
        game = Game.new(3, seed)
        while not game.is_over:
            game.play(rng.choice(list(game.legal_actions)))
            for seat in range(3):
                view = game.view(seat)
                missing = spaces_missing(view)
                assert len(missing) == len(view.contracts) + len(view.offered)
                done = {c for c, m in zip(view.contracts, missing, strict=False) if m == 0}
                assert done == set(view.completed)
                seen.update(missing)
    assert {0, 1, 2, 3} <= seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_from_a_view_and_from_the_game(players: int) -> None:
    game, rng = Game.new(players, 9), random.Random(9)
    while not game.is_over:
        seat = game.seat
        view = game.view(seat)
        found = missing_spaces(
            game.board, game.state.routes_as_bits(), seat, (*view.contracts, *view.offered)
        )
        assert found == spaces_missing(view)
        game.play(rng.choice(list(game.legal_for(seat))), seat)
