"""What reviews are worth, measured as `bench.review` does, on fewer games."""

import numpy as np
import pytest
from bench.review import PLACES, luck_of_equals, of_level, planted

pytestmark = pytest.mark.nightly


def test_luck_is_fair() -> None:
    """All of it, and what is revealed at the end to those that wait."""
    games = [luck_of_equals(number) for number in range(600)]
    revealed = [sum(game[f"{place}, reveal, waiting"] for place in PLACES) for game in games]
    for luck in (np.array([game["luck"] for game in games]), np.array(revealed)):
        assert abs(luck.mean()) < 3.3 * luck.std() / len(luck) ** 0.5


def test_accuracy_tells_levels_apart() -> None:
    means = [
        np.mean([of_level(level, number)["accuracy"] for number in range(40)])
        for level in ("apprentice", "trader", "burgomaster")
    ]
    assert means == sorted(means)


def test_planted_blunders_are_found() -> None:
    figures = [planted(number) for number in range(60)]
    found = [each["found"] for each in figures if "found" in each]
    assert len(found) >= 10
    assert sum(found) >= 0.9 * len(found)
