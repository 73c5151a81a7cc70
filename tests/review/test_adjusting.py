"""Results without the luck."""

import numpy as np
import pytest

from grachten.review import luck_adjusted


def test_luck_is_taken_out() -> None:
    rng = np.random.default_rng(1)
    luck, others = rng.normal(0, 0.3, (2, 4000))
    skill = rng.normal(0.6, 0.1, 4000)
    found = luck_adjusted(list(skill + luck - 0.5 * others), list(luck), list(others))
    assert found.games == 4000
    assert found.adjusted == pytest.approx(0.6, abs=3 * found.adjusted_error)
    assert found.played == pytest.approx(0.6, abs=3 * found.played_error)
    assert found.variance_left == pytest.approx(0.01 / (0.01 + 0.09 + 0.0225), rel=0.1)
    ratio = found.adjusted_error / found.played_error
    assert ratio == pytest.approx(found.variance_left**0.5)


def test_games_of_one_deal_count_together() -> None:
    rng = np.random.default_rng(3)
    luck, others, skill = rng.normal(0, 1, (3, 400))
    once = luck_adjusted(list(skill + luck), list(luck), list(others))
    results, mine, theirs = (list(np.repeat(x, 2)) for x in (skill + luck, luck, others))
    found = luck_adjusted(results, mine, theirs, [number // 2 for number in range(800)])
    assert found.games == 800
    assert found.adjusted == pytest.approx(once.adjusted)
    assert found.adjusted_error == pytest.approx(once.adjusted_error)
    assert found.variance_left == pytest.approx(once.variance_left)
    # As if they were 800 deals, one would be surer than one may be.
    assert luck_adjusted(results, mine, theirs).adjusted_error < 0.75 * once.adjusted_error


def test_what_has_nothing_to_do_with_luck_stays() -> None:
    rng = np.random.default_rng(2)
    results, luck, others = rng.normal(0, 1, (3, 2000))
    assert luck_adjusted(list(results), list(luck), list(others)).variance_left > 0.99


@pytest.mark.parametrize("results", [[1.0, 0.0, 1.0], [1.0] * 20])
def test_with_too_little_to_go_by_results_are_as_played(results: list[float]) -> None:
    luck = list(np.linspace(-1, 1, len(results)))
    found = luck_adjusted(results, luck, luck)
    assert (found.adjusted, found.adjusted_error) == (found.played, found.played_error)
    assert found.variance_left == 1
