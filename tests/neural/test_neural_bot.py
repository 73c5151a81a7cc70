"""The bot that plays by the network. That it conforms and does not peek is shown in tests/bots."""

import random
from dataclasses import replace

import pytest

from grachten.bots import make_bot, play_game
from grachten.neural import NeuralBot, evaluate
from grachten.rules import Board, Game, GrachtenError
from support.odd_boards import odd_boards
from support.positions import tiny_board

OTHER_NUMBERS = replace(Board.load(), wild_limit=2)
"""Called Amsterdam, and yet another board."""


@pytest.mark.parametrize("board", [tiny_board(), *odd_boards().values(), OTHER_NUMBERS])
def test_another_board_has_no_network(board: Board) -> None:
    game = Game.new(2, 1, board)
    view, legal = game.view(0), game.legal_for(0)
    with pytest.raises(GrachtenError, match=r"has learned the board 'amsterdam'; it can't play on"):
        NeuralBot().choose(view, legal, random.Random(1))
    with pytest.raises(GrachtenError, match=r"has learned the board 'amsterdam'; it can't play on"):
        evaluate(view)


@pytest.mark.parametrize("spec", ["neural", "neural:temperature=1", "burgomaster"])
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    games = [play_game([make_bot(spec)] * 3, seed=4) for _ in range(2)]
    assert games[0].record() == games[1].record()


def test_it_plays_the_likeliest_action_or_draws() -> None:
    game = Game.new(2, 1)
    view, legal = game.view(0), game.legal_for(0)
    bot, other = NeuralBot(), NeuralBot(temperature=1000.0)
    assert {bot.choose(view, legal, random.Random(seed)) for seed in range(40)} == {
        next(iter(evaluate(view).policy))
    }
    assert {other.choose(view, legal, random.Random(seed)) for seed in range(40)} == set(legal)


@pytest.mark.nightly
def test_the_burgomaster_beats_the_merchant() -> None:
    """It wins some 85 % of such games (docs/learning.md): half of them by chance is out of the
    question."""
    burgomaster, merchant = make_bot("burgomaster"), make_bot("merchant")
    won = 0.0
    for number in range(60):
        seat = number % 2
        bots = [burgomaster, merchant] if seat == 0 else [merchant, burgomaster]
        sheet = play_game(bots, seed=number // 2).score_sheet
        assert sheet is not None
        won += (seat in sheet.winners) / len(sheet.winners)
    assert won > 40
