"""What the solver says is what laying out every deal says, and what can be counted by hand."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from endgame.enumeration import enumerated_values
from grachten.bots import GreedyBot
from grachten.endgame.solver import Kind, kind_of, solve
from grachten.kernel.layout import DRAW_CONTRACTS, KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from grachten.rules import (
    Board,
    ClaimRoute,
    DrawContracts,
    Game,
    GrachtenError,
    Hand,
    KeepContracts,
    TakeFaceUp,
)
from support.positions import position, times

AMSTERDAM = Board.load()
FEW = 8
"""Contracts on the boards whose deals are all laid out."""


def small_board(rng: random.Random) -> Board:
    """Amsterdam with few of its contracts."""
    drawn = rng.sample(AMSTERDAM.contracts, FEW)
    contracts = tuple(replace(contract, index=index) for index, contract in enumerate(drawn))
    return replace(AMSTERDAM, contracts=contracts)


def last_turns(players: int, seed: int) -> Iterator[Game]:
    """The last turns of a game between greedy bots, which keep both contracts now and then."""
    rng = random.Random(seed)
    game = Game.new(players, seed, small_board(rng))
    bot = GreedyBot(patience=1 + seed % 4)
    while not game.is_over:
        view = game.view(game.seat)
        if game.phase == "set-up" and rng.random() < 0.5:
            game.play(KeepContracts("both"))
            continue
        if game.phase == "turn" and kind_of(view) is not None:
            yield game.copy()
        game.play(bot.choose(view, game.legal_actions, rng))


def last_turn(players: int, seed: int, kind: Kind) -> Game:
    return next(g for g in last_turns(players, seed) if kind_of(g.view(g.seat)) == kind)


def solved(game: Game) -> dict[int, float]:
    return solve(game.view(game.seat), game.legal_actions)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 5), (3, 0), (3, 2), (3, 3)])
def test_a_final_turn_agrees_with_every_deal_laid_out(players: int, seed: int) -> None:
    game = last_turn(players, seed, "final")
    values = solved(game)
    assert len(set(values.values())) > 1
    assert values == pytest.approx(enumerated_values(game), abs=1e-12)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [4, 28, 700])
def test_a_turn_with_a_reply_agrees_with_every_deal_laid_out(seed: int) -> None:
    """The answer depends on the opponent's claims (4), on the contracts that it may draw (28), and
    on what it has returned (700)."""
    game = last_turn(2, seed, "reply")
    values = solved(game)
    assert len(set(values.values())) > 1
    assert values == pytest.approx(enumerated_values(game), abs=1e-12)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", [0, 2, 13, 49, 52, 440])
def test_more_replies_agree_with_every_deal_laid_out(seed: int) -> None:
    game = last_turn(2, seed, "reply")
    assert solved(game) == pytest.approx(enumerated_values(game), abs=1e-12)


@pytest.mark.parametrize(("seed", "kind"), [(1, "final"), (28, "reply")])
def test_keeping_contracts_agrees_with_every_deal_laid_out(seed: int, kind: Kind) -> None:
    game = last_turn(2, seed, kind)
    game.play(DrawContracts())
    values = solved(game)
    assert values.keys() == {KEEP_FIRST, KEEP_SECOND, KEEP_BOTH}
    assert values == pytest.approx(enumerated_values(game), abs=1e-12)


def test_a_final_turn_counted_by_hand() -> None:
    """Nobody has routes: the opponent's one contract costs it its value, and ties are shared."""
    game = position(
        2,
        hands={0: Hand(red=1)},
        points={0: 10, 1: 15},
        contracts={0: [], 1: [0]},
        carts={0: 2},
        last_turns=1,
    )
    values = solved(game)
    cards = [15 - contract.value for contract in AMSTERDAM.contracts]
    shares = [1.0 if total < 10 else 0.5 if total == 10 else 0.0 for total in cards]
    assert values[1] == pytest.approx(sum(shares) / len(shares))
    shares = [1.0 if total < 11 else 0.5 if total == 11 else 0.0 for total in cards]
    claims = [claim for claim in game.legal_actions.of(ClaimRoute) if not claim.route.cart]
    assert claims
    for claim in claims:  # one point more
        assert values[claim.id] == pytest.approx(sum(shares) / len(shares))


def test_drawing_contracts_is_worth_what_may_be_drawn() -> None:
    """All contracts are open, so that each costs its value: the cheaper of two is kept."""
    game = position(
        2, points={0: 10, 1: 5}, contracts={0: [], 1: []}, last_turns=1, hands={0: Hand()}
    )
    values = solved(game)
    shares = []
    for one, other in combinations(AMSTERDAM.contracts, 2):
        total = 10 - min(one.value, other.value)
        shares.append(1.0 if total > 5 else 0.5 if total == 5 else 0.0)
    assert values[DRAW_CONTRACTS] == pytest.approx(sum(shares) / len(shares))
    assert values[1] == 1.0


def test_the_opponents_last_claim_can_be_blocked() -> None:
    """Every other card lies open but one red card, so that the opponent surely holds a red one
    too, and one route is left that it can claim with that."""
    red = [r for r in AMSTERDAM.routes if r.length == 1 and "red" in r.payable_colours]
    target = next(route for route in red if route.colour == "red" and not route.cart)
    game = position(
        2,
        hands={0: Hand(wild=1), 1: Hand(red=1)},
        market=times("pink", 5),
        deck=["red"],
        rest="discards",
        routes={
            0: [route.index for route in red if route.index not in (target.index, target.twin)]
        },
        carts={0: 5, 1: 1},
        points={0: 20, 1: 20},
        merchandise={0: 2, 1: 2},
        contracts={0: [], 1: []},
        last_turns=2,
    )
    values = solved(game)
    claims = [claim for claim in game.legal_actions.of(ClaimRoute) if not claim.route.cart]
    blocking = [claim for claim in claims if set(claim.route.ends) == set(target.ends)]
    assert blocking
    assert len(claims) > len(blocking)
    for claim in claims:
        assert values[claim.id] == (1 if claim in blocking else 0.5)
    assert values[TakeFaceUp("pink").id] == 0


@pytest.mark.parametrize(("players", "turns"), [(2, None), (3, 2), (3, 3)])
def test_other_positions_are_refused(players: int, turns: int | None) -> None:
    game = position(players, last_turns=turns)
    with pytest.raises(GrachtenError, match="not a last turn that can be solved exactly"):
        solved(game)
