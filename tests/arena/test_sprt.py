"""The sequential test decides rightly as often as it promises, and soon where the case is clear."""

import math
import random

import pytest

from grachten.arena import Sprt
from grachten.arena.sprt import expected_score
from grachten.rules import GrachtenError

RUNS = 300


def played(test: Sprt, elo: float, seed: int, *, alike: bool = False) -> Sprt:
    """Deals of two games each until the test decides; `alike` games have one winner."""
    rng, score = random.Random(seed), expected_score(elo)
    while test.decision is None:
        first = rng.random() < score
        second = first if alike else rng.random() < score
        test.add((first + second) / 2)
    return test


@pytest.mark.parametrize("alike", [False, True])
def test_errors_are_as_rare_as_promised(alike: bool) -> None:
    wrongly_better = sum(
        played(Sprt(0, 50), 0, seed, alike=alike).decision == "better" for seed in range(RUNS)
    )
    wrongly_not = sum(
        played(Sprt(0, 50), 50, seed, alike=alike).decision == "not better" for seed in range(RUNS)
    )
    assert 0.01 < wrongly_better / RUNS < 0.09
    assert 0.01 < wrongly_not / RUNS < 0.09


def test_games_that_are_alike_count_for_less() -> None:
    apart, alike = (
        sum(played(Sprt(0, 50), 50, seed, alike=alike).deals for seed in range(RUNS)) / RUNS
        for alike in (False, True)
    )
    assert alike == pytest.approx(2 * apart, rel=0.2)


def test_stricter_errors_take_more_deals() -> None:
    loose = sum(played(Sprt(0, 50), 50, seed).deals for seed in range(50))
    strict = sum(played(Sprt(0, 50, alpha=0.01, beta=0.01), 50, seed).deals for seed in range(50))
    assert loose < strict


@pytest.mark.parametrize(("elo", "decision"), [(200, "better"), (-200, "not better")])
def test_clear_cases_are_decided_soon(elo: float, decision: str) -> None:
    for seed in range(50):
        test = played(Sprt(0, 50), elo, seed)
        assert test.decision == decision
        assert test.deals < 100


@pytest.mark.parametrize(
    ("score", "decision"), [(1, "better"), (0, "not better"), (0.5, "not better")]
)
def test_the_same_score_on_every_deal_proves_something_only_in_the_end(
    score: float, decision: str
) -> None:
    test = Sprt(0, 50)
    for _ in range(5):
        test.add(score)
    assert test.decision is None
    for _ in range(100):
        test.add(score)
    assert test.decision == decision


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-math.log(19), math.log(19)))
    assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx(
        (math.log(0.1 / 0.99), math.log(90))
    )


def test_many_deals_weigh_as_the_usual_formula_says() -> None:
    """For a small difference: deals × (s₁ − s₀)(2 · mean − s₀ − s₁) / (2 · variance)."""
    test, rng = Sprt(0, 5), random.Random(1)
    scores = [rng.choice((0, 0.5, 0.5, 1)) for _ in range(2000)]
    for score in scores:
        test.add(score)
    mean = sum(scores) / 2000
    variance = sum((score - mean) ** 2 for score in scores) / 2000
    low, high = expected_score(0), expected_score(5)
    usual = 2000 * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert test.llr == pytest.approx(usual, rel=0.01, abs=0.01)
    assert test.mean == pytest.approx(mean)


def test_hypotheses_mirrored_weigh_the_opposite() -> None:
    test, mirrored = Sprt(-10, 30), Sprt(-30, 10)
    for score in (0.5, 1, 0, 0.75, 1, 0.25):
        test.add(score)
        mirrored.add(1 - score)
    assert test.llr == pytest.approx(-mirrored.llr)


def test_nothing_is_known_before_the_first_deal() -> None:
    test = Sprt(0, 50)
    assert (test.llr, test.decision, test.deals) == (0, None, 0)


def test_a_decision_stays() -> None:
    test = Sprt(0, 50)
    while test.decision is None:
        test.add(1)
    for _ in range(500):
        test.add(0)
    assert test.llr < test.bounds[0]
    assert test.decision == "better"


def test_tells_how_it_stands() -> None:
    test = Sprt(0, 50)
    test.add(0.5)
    assert repr(test) == "<Sprt: 1 deals, mean 0.500, llr -0.02 in (-2.94, 2.94), undecided>"


def test_bad_questions_are_refused() -> None:
    with pytest.raises(GrachtenError, match=r"^elo0 must be below elo1, but they are 5 and 5\.$"):
        Sprt(5, 5)
    with pytest.raises(GrachtenError, match=r"^elo0 must be below elo1"):
        Sprt(0, math.nan)
    with pytest.raises(GrachtenError, match=r"^A test's error rates must lie between 0 and 0\.5"):
        Sprt(0, 5, alpha=0)


@pytest.mark.parametrize("score", [-0.1, 1.1, math.nan])
def test_a_bad_score_is_refused(score: float) -> None:
    test = Sprt(0, 5)
    with pytest.raises(GrachtenError, match=r"^A score on a deal must lie between 0 and 1, not "):
        test.add(score)
    assert test.deals == 0
