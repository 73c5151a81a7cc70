"""The random bot chooses legal actions, from its own randomness alone."""

import random

import pytest

from grachten.bots import RandomBot, bot_names, make_bot
from grachten.rules import Game, GrachtenError


def played(seed: int) -> Game:
    game, bot, rng = Game.new(3, 5), RandomBot(), random.Random(seed)
    while not game.is_over:
        game.play(bot.choose(game.view(game.seat), game.legal_actions, rng))
    return game


def test_plays_a_whole_game_and_the_same_one_again() -> None:
    assert played(1).events == played(1).events
    assert played(1).events != played(2).events


def test_bots_by_name() -> None:
    assert bot_names() == ("random",)
    assert isinstance(make_bot("random"), RandomBot)
    with pytest.raises(GrachtenError, match=r"There is no bot 'clever'; known bots: random\."):
        make_bot("clever")
