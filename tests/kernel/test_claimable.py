"""Which claims are open: kept up to date claim by claim, and worked out from routes and carts."""

import random

import numpy as np
import pytest

from grachten.kernel.claimable import close_claims, closes_twin, open_claims
from grachten.rules import Board, Game
from support.agreement import by_kind

TABLES = Board.load().tables


@pytest.mark.parametrize(("players", "anybodys"), [(2, True), (3, False), (4, False)])
def test_whose_route_closes_the_other_of_its_pair(players: int, anybodys: bool) -> None:
    assert closes_twin(True, players)
    assert closes_twin(False, players) == anybodys


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_closed_step_by_step_follows_from_routes_and_carts(players: int) -> None:
    game, rng = Game.new(players, seed=players), random.Random(players)
    while not game.is_over:
        game.play(by_kind(list(game.legal_actions), rng))
        again = game.state.games.copy()[0]
        again.claimable[:] = 0
        for seat in range(players):
            open_claims(TABLES[0], again, seat)
        for seat in range(players):
            for route in game.state.routes(seat):
                close_claims(TABLES[0], again, seat, route)
        assert np.array_equal(again.claimable, game.state.games[0].claimable)
    assert sum(len(game.state.routes(seat)) for seat in range(players)) > 5
