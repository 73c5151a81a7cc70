"""The set of legal actions against trying everything."""

import random

import numpy as np
import pytest

from grachten.kernel import legal_list
from grachten.rules import TRANSPORT_CARDS, Board, ClaimRoute, Game, Hand
from reference.claims import is_open, payments, twins_of
from support.agreement import amsterdam_data, as_reference_action
from support.positions import position

BOARD = Board.load()


def random_hand(rng: random.Random) -> Hand:
    return Hand._make(rng.choice([0, 0, 1, 2, 3, 4, 6]) for _ in TRANSPORT_CARDS)


def claims_by_trying(game: Game) -> set[tuple[object, ...]]:
    data, state, seat = amsterdam_data(), game.state, game.seat
    owners: list[int | None] = [None] * len(BOARD.routes)
    for owner in range(game.players):
        for index in state.routes(owner):
            owners[index] = owner
    hand: dict[str, int] = state.hand(seat)._asdict()
    return {
        ("claim", route.index, colour, wilds)
        for route in BOARD.routes
        if route.length <= state.carts(seat)
        and is_open(owners, twins_of(data, route.index), game.players, route.index, seat)
        for colour, wilds in payments(data, hand, route.index)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_claims_are_what_trying_every_route_and_payment_finds(players: int) -> None:
    rng = random.Random(players)
    sizes = set()
    for _ in range(15):
        seat = rng.randrange(players)
        routes: dict[int, list[int]] = {owner: [] for owner in range(players)}
        for index in rng.sample(range(45), rng.randrange(25)):
            twin = BOARD.routes[index].twin
            owner = rng.randrange(players)
            if twin not in routes[owner]:
                routes[owner].append(index)
        game = position(
            players,
            seat=seat,
            hands={seat: random_hand(rng)},
            market=[None] * 5,
            routes=routes,
            carts={seat: rng.choice([0, 1, 2, 3, 4, 16])},
        )
        found = {as_reference_action(claim) for claim in game.legal_actions.of(ClaimRoute)}
        assert found == claims_by_trying(game)
        sizes.add(len(found))
    assert len(sizes) > 5


def test_legal_actions_are_a_collection() -> None:
    game = position(hands={0: Hand(red=2)})
    legal = game.legal_actions
    out = np.zeros(320, np.int16)
    count = legal_list(game.board.tables, game.state.games, 0, out)
    assert legal.ids == tuple(out[:count].tolist())
    assert len(legal) == count
    assert [legal[index] for index in range(count)] == list(legal)
    assert all(action in legal for action in legal)
    anything: object = "draw contracts"
    assert anything not in legal
    assert repr(legal).startswith(f"<LegalActions ({count}): take pink, take blue")
