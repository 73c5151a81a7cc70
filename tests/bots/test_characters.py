"""Personalities live up to their names, and each level is beaten by the next."""

import random
from collections import Counter

import pytest

from grachten.bots import Bot, RandomBot, make_bot
from grachten.bots.characters import BALANCED, CHARACTERS
from grachten.bots.mind.weights import DEFAULTS, weights_of
from grachten.rules import Game

GAMES = 40


def duel(one: Bot, other: Bot, games: int = GAMES) -> tuple[Counter[str], Counter[str]]:
    """Games of two, each with both first seats; what each of the two did, in sums."""
    sums: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for number in range(games):
        game, rng = Game.new(2, number // 2, youngest=0), random.Random(number)
        seat_of_one = number % 2
        while not game.is_over:
            is_other = game.seat != seat_of_one
            if game.phase == "turn":
                sums[is_other]["turns"] += 1
                sums[is_other]["cards"] += game.state.cards(game.seat)
            bot = other if is_other else one
            game.play(bot.choose(game.view(game.seat), game.legal_actions, rng))
        assert game.score_sheet is not None
        for is_other in (False, True):
            seat = 1 - seat_of_one if is_other else seat_of_one
            sums[is_other]["contracts"] += game.state.contract_count(seat)
            sums[is_other]["merchandise"] += game.state.merchandise(seat)
            sums[is_other]["wins"] += game.score_sheet.winners == (seat,)
    return sums


def test_a_hoarder_holds_more_cards() -> None:
    hoarder, balanced = duel(make_bot("planner:style=hoarder"), make_bot("planner"))
    assert hoarder["cards"] / hoarder["turns"] > 1.3 * balanced["cards"] / balanced["turns"]


def test_a_contractor_keeps_more_contracts() -> None:
    contractor, balanced = duel(make_bot("planner:style=contractor"), make_bot("planner"))
    assert contractor["contracts"] > 1.5 * balanced["contracts"]


def test_a_hunter_gets_more_merchandise() -> None:
    hunter, balanced = duel(make_bot("planner:style=hunter"), make_bot("planner"))
    assert hunter["merchandise"] > 1.05 * balanced["merchandise"]


PLANNING_LEVELS = ["apprentice", "carter", "trader", "merchant"]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_each_level_beats_the_one_below(number: int) -> None:
    below = make_bot(PLANNING_LEVELS[number - 1]) if number else RandomBot()
    stronger, weaker = duel(make_bot(PLANNING_LEVELS[number]), below)
    assert stronger["wins"] > 1.3 * weaker["wins"]


@pytest.mark.nightly
@pytest.mark.parametrize("chunk", range(4))
def test_the_regent_beats_the_merchant(chunk: int) -> None:
    """With simulations instead of time, in eight games at a time."""
    wins = 0.0
    regent, merchant = make_bot("search:sims=2000"), make_bot("merchant")
    for number in range(8):
        game, rng = Game.new(2, 4 * chunk + number // 2, youngest=0), random.Random(number)
        while not game.is_over:
            bot = regent if game.seat == number % 2 else merchant
            game.play(bot.choose(game.view(game.seat), game.legal_actions, rng))
        assert game.score_sheet is not None
        wins += game.score_sheet.winners == (number % 2,)
    assert wins >= 4


def test_levels_see_less_the_lower_they_are() -> None:
    sights = [CHARACTERS[level].get("sight", DEFAULTS["sight"]) for level in PLANNING_LEVELS[:3]]
    assert [*sights, DEFAULTS["sight"]] == sorted({*sights, DEFAULTS["sight"]})
    assert CHARACTERS[BALANCED] == {}


def test_characters_change_weights_that_there_are() -> None:
    for changes in CHARACTERS.values():
        assert changes.keys() <= DEFAULTS.keys()
        weights = weights_of(**changes)[0]
        for name, value in {**DEFAULTS, **changes}.items():
            assert weights[name] == value
