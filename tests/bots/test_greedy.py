"""The greedy bot takes the points it can see."""

import random

from grachten.bots import GreedyBot, RandomBot
from grachten.rules import ClaimRoute, DrawBlind, Game, Hand, KeepContracts, TakeFaceUp
from support.positions import position


def chosen(game: Game, bot: GreedyBot | None = None) -> object:
    bot = bot or GreedyBot()
    return bot.choose(game.view(game.seat), game.legal_actions, random.Random(1))


def test_claims_the_dearest_route_it_can_pay_for() -> None:
    game = position(2, hands={0: Hand(red=3, pink=1)}, market=["pink"] * 5)
    action = chosen(game)
    assert isinstance(action, ClaimRoute)
    assert (action.route.length, action.route.cart) == (3, True)
    assert action.payment.wilds == 0


def test_waits_for_a_better_route_while_it_has_patience() -> None:
    game = position(2, hands={0: Hand(red=1)}, market=["red", "pink", "blue", "blue", "blue"])
    assert chosen(game) == TakeFaceUp("red")
    assert isinstance(chosen(game, GreedyBot(patience=1)), ClaimRoute)


def test_draws_blind_where_nothing_fits() -> None:
    game = position(2, hands={0: Hand(red=1)}, market=["pink", "pink", "blue", "blue", "blue"])
    assert chosen(game) == DrawBlind()


def test_keeps_the_contract_that_costs_least() -> None:
    game = Game.new(2, 3)
    offered = [game.board.contracts[c].value for c in game.state.offered(game.seat)]
    cheapest = KeepContracts("first" if offered[0] <= offered[1] else "second")
    assert chosen(game) == cheapest


def test_beats_random_nearly_always() -> None:
    wins = 0
    for seed in range(60):
        game, rng = Game.new(2, seed), random.Random(seed)
        bots = (GreedyBot(), RandomBot()) if seed % 2 else (RandomBot(), GreedyBot())
        while not game.is_over:
            seat = game.seat
            game.play(bots[seat].choose(game.view(seat), game.legal_actions, rng))
        assert game.score_sheet is not None
        wins += game.score_sheet.winners == ((seed + 1) % 2,)
    assert wins >= 54
