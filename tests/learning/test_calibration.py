"""Measuring whether win chances come true."""

import numpy as np
import pytest

from grachten.neural import AMSTERDAM
from grachten.neural.calibration import TEMPERATURES, tempered
from grachten.neural.inference import network_at
from learning.calibration import calibration, fitted, main
from learning.mixed_games import Judgements, judge


def test_the_error_is_how_far_chances_are_from_results() -> None:
    wins = np.array([[0.75, 0.25]] * 4, np.float32)
    results = np.array([[1, 0], [1, 0], [0, 1], [0, 1]], np.float32)
    found = calibration(wins, results)
    assert found.error == pytest.approx(0.25)
    assert found.brier == pytest.approx((0.75**2 + 0.25**2) / 2)
    assert found.rows[7] == pytest.approx((4, 0.75, 0.5))
    assert calibration(results, results).error == 0


def test_a_temperature_is_found_again() -> None:
    rng = np.random.default_rng(1)
    first = rng.random(200_000, np.float32)
    true = np.stack((first, 1 - first), 1)
    won = (rng.random(len(first)) < first).astype(np.float32)
    too_sure = tempered(true, 0.8)
    found = fitted(Judgements(too_sure, np.stack((won, 1 - won), 1), 1))
    assert found == pytest.approx(1.25, abs=0.03)
    assert np.allclose(tempered(too_sure, 1.25), true, atol=1e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_calibrated_chances_add_up_to_one(players: int) -> None:
    wins = np.zeros((3, 4), np.float32)
    wins[:, :players] = 1 / players
    wins[1, :players] = np.arange(players) / sum(range(players))
    found = tempered(wins, TEMPERATURES[players])
    assert np.allclose(found.sum(1), 1)
    assert (found[:, players:] == 0).all()


@pytest.mark.parametrize("players", [2, 3])
def test_mixed_games_are_judged_to_their_end(players: int) -> None:
    found = judge(network_at(AMSTERDAM), players, 12, seed=1)
    assert found.wins.shape == found.results.shape == (len(found.wins), players)
    assert len(found.wins) > 12 * 10
    assert np.allclose(found.wins.sum(1), 1, atol=1e-5)
    assert np.allclose(found.results.sum(1), 1)
    again = judge(network_at(AMSTERDAM), players, 12, seed=1)
    assert (found.wins == again.wins).all()


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main([str(AMSTERDAM), "--games", "4", "--players", "2"])
    told = capsys.readouterr().out
    assert "2 players, 4 games" in told
    assert "Brier score" in told
    assert " 90-100 %:" in told
