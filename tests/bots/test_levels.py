"""Levels: opponents for people, in the game's own words."""

import pytest

from grachten.bots import LEVELS, PlannerBot, SearchBot, make_bot
from grachten.rules import GrachtenError


def test_the_levels_rise_from_the_apprentice_to_the_regent() -> None:
    """That each beats the one before is shown in `test_characters`."""
    assert list(LEVELS) == ["apprentice", "carter", "trader", "merchant", "regent"]


def test_the_lower_levels_plan_and_the_highest_searches() -> None:
    assert all(isinstance(bot, PlannerBot) for bot in list(LEVELS.values())[:-1])
    assert LEVELS["merchant"] == make_bot("planner")
    assert LEVELS["regent"] == SearchBot()
    assert len(set(LEVELS.values())) == len(LEVELS)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("option", ["", "ms=5", "style=hoarder"])
def test_a_level_takes_no_options(name: str, option: str) -> None:
    spec = f"{name}:{option}"
    with pytest.raises(GrachtenError, match=f"The level '{name}' takes no options: '{spec}'"):
        make_bot(spec)
