"""Levels: opponents for people, in the game's own words."""

import pytest

from grachten.bots import LEVELS, PlannerBot, SearchBot, make_bot
from grachten.neural import NeuralBot
from grachten.rules import GrachtenError


def test_the_levels_rise_from_the_apprentice_to_the_burgomaster() -> None:
    """That each beats the one before is shown in `test_characters`."""
    assert list(LEVELS) == [
        *("apprentice", "carter", "trader", "merchant", "regent", "burgomaster"),
    ]


def test_the_lower_levels_plan_then_one_searches_and_the_highest_has_learned() -> None:
    *planners, regent, burgomaster = map(make_bot, LEVELS)
    assert all(isinstance(bot, PlannerBot) for bot in planners)
    assert planners[-1] == PlannerBot()
    assert regent == SearchBot()
    assert burgomaster == NeuralBot()
    assert len({*planners, regent, burgomaster}) == len(LEVELS)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("option", ["", "ms=5", "style=hoarder"])
def test_a_level_takes_no_options(name: str, option: str) -> None:
    spec = f"{name}:{option}"
    with pytest.raises(GrachtenError, match=f"The level '{name}' takes no options: '{spec}'"):
        make_bot(spec)
