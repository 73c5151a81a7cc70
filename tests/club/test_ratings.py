"""Ratings: known strengths are found, bots hold the scale, leaving costs."""

import math
import random
import re
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from grachten.bots.levels import LEVELS
from grachten.club import (
    ANCHORS,
    NEWCOMER,
    Rating,
    Ratings,
    after_absence,
    after_game,
    anchor,
    best,
    places,
    win_chances,
)
from grachten.rules import GrachtenError

LADDER = Path(__file__).parents[2] / "bench" / "ladder.md"

TRUE = {
    "miller": 1250,
    "baker": 1350,
    "brewer": 1450,
    "smith": 1550,
    "cooper": 1650,
    "chandler": 1750,
}


def scale(players: int) -> float:
    """400 points are ten to one between two; at larger tables results depend on more people."""
    return 400 / math.log(10) * math.sqrt(players / 2)


def ranking(strengths: list[float], rng: random.Random) -> list[int]:
    """A ranking as Plackett and Luce have it, drawn choice by choice."""
    width = scale(len(strengths))
    left = list(range(len(strengths)))
    drawn = [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        weights = [math.exp((strengths[each] - 1500) / width) for each in left]
        (chosen,) = rng.choices(left, weights)
        drawn[chosen] = place
        left.remove(chosen)
    return drawn


def after_games(players: int, games: int, seed: int) -> dict[str, Rating]:
    rng = random.Random(seed)
    ratings = dict.fromkeys(TRUE, NEWCOMER)
    for _ in range(games):
        people = rng.sample(sorted(TRUE), players)
        result = ranking([TRUE[person] for person in people], rng)
        new = after_game([ratings[person] for person in people], result)
        ratings.update(zip(people, new, strict=True))
    return ratings


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found(players: int) -> None:
    """Six people, 400 games: each true strength is in its interval, none is provisional, and the
    intervals are narrow enough to tell the best from the weakest."""
    ratings = after_games(players, 400, seed=players)
    for person, strength in TRUE.items():
        low, high = ratings[person].interval
        assert low <= strength <= high, person
        assert not ratings[person].is_provisional
    assert ratings["chandler"].interval[0] > ratings["miller"].interval[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_intervals_are_honest(players: int) -> None:
    """Over many such clubs, intervals of 95 % hold the truth in at least 92 cases of 100."""
    found = [
        low <= strength <= high
        for seed in range(30)
        for person, rating in after_games(players, 200, seed).items()
        for strength, (low, high) in [(TRUE[person], rating.interval)]
    ]
    assert sum(found) / len(found) >= 0.92


def test_bots_hold_the_scale() -> None:
    """Somebody who beats the trader half of the time gets the trader's points, whatever points
    they began with."""
    for start in (1100.0, 1500.0, 1900.0):
        rating = Rating(start, 250)
        for game in range(200):
            result = (1, 2) if game % 2 else (2, 1)
            rating, bot = after_game([rating, anchor("trader")], result, [False, True])
            assert bot == anchor("trader")
        assert rating.points == pytest.approx(ANCHORS["trader"], abs=30)
        assert rating.games == 200


def test_anchors_are_those_of_the_ladder() -> None:
    text = LADDER.read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (\w+) \| (\w+) \| [\d.]+% \| \S+ \| \S+ \| \+(\d+) to \+(\d+) \|$",
        text[text.index("## Levels") : text.index("## More players")],
        re.MULTILINE,
    )
    assert tuple(ANCHORS) == tuple(LEVELS)
    assert [row[0] for row in rows] == list(ANCHORS)[1:]
    for level, below, low, high in rows:
        assert int(low) <= ANCHORS[level] - ANCHORS[below] <= int(high)


def test_400_points_are_ten_to_one() -> None:
    chance, other = win_chances([Rating(1900, 0), Rating(1500, 0)])
    assert chance == pytest.approx(10 / 11)
    assert chance + other == pytest.approx(1)


def test_what_is_uncertain_is_nearer_to_even() -> None:
    sure, _ = win_chances([Rating(1700, 50), Rating(1500, 50)])
    unsure, _ = win_chances([Rating(1700, 300), Rating(1500, 50)])
    assert 0.5 < unsure < sure
    assert win_chances([NEWCOMER] * 4) == pytest.approx((0.25,) * 4)


def test_chances_come_true() -> None:
    """Of many games drawn by the model, each wins as often as was said."""
    rng = random.Random(5)
    strengths = [1300.0, 1500.0, 1600.0]
    wins = [0, 0, 0]
    for _ in range(20_000):
        wins[ranking(strengths, rng).index(1)] += 1
    chances = win_chances([Rating(points, 0) for points in strengths])
    assert [each / 20_000 for each in wins] == pytest.approx(chances, abs=0.01)


def test_a_new_rating_is_provisional_until_it_is_known() -> None:
    rating = NEWCOMER
    games = 0
    while rating.is_provisional:
        rating, _ = after_game(
            [rating, anchor("trader")], (1 + games % 2, 2 - games % 2), [False, True]
        )
        games += 1
    assert 10 <= games <= 20
    assert after_absence(replace(rating, deviation=50), 400).is_provisional
    assert after_absence(rating, 10**6).deviation == NEWCOMER.deviation
    assert after_absence(rating, 0) == rating


def test_a_draw_between_equals_changes_no_points() -> None:
    one, other = after_game([Rating(1500, 80), Rating(1500, 80)], (1, 1))
    assert one.points == other.points == 1500
    assert one.deviation < 80


def test_a_draw_brings_two_nearer() -> None:
    strong, weak = after_game([Rating(1700, 80), Rating(1500, 80)], (1, 1))
    assert strong.points < 1700
    assert weak.points > 1500


def test_seats_do_not_matter() -> None:
    before = [Rating(1300, 200), Rating(1500, 60), Rating(1600, 90), Rating(1450, 250)]
    for result in ((1, 2, 3, 4), (2, 1, 2, 4), (1, 1, 1, 1), (4, 2, 2, 1)):
        after = after_game(before, result)
        for order in permutations(range(4)):
            moved = after_game([before[n] for n in order], [result[n] for n in order])
            for number, rating in zip(order, moved, strict=True):
                assert rating.points == pytest.approx(after[number].points)
                assert rating.deviation == pytest.approx(after[number].deviation)


def test_leaving_costs() -> None:
    """Whoever leaves is last, even when ahead, and loses what the last one loses."""
    seats = [Rating(1500, 60)] * 3
    stayed = places((40, 30, 20), (2, 2, 2))
    left = places((40, 30, 20), (2, 2, 2), (True, False, False))
    assert (stayed, left) == ((1, 2, 3), (3, 1, 2))
    assert after_game(seats, left)[0].points < 1500 < after_game(seats, stayed)[0].points
    assert after_game(seats, left)[0] == after_game(seats, stayed)[2]


def test_places_go_by_the_games_own_rule() -> None:
    assert places((30, 30, 10), (1, 2, 5)) == (2, 1, 3)
    assert places((30, 30, 10), (2, 2, 5)) == (1, 1, 3)
    assert places((9, 8, 7, 6), (0, 0, 0, 0), (True, True, False, False)) == (3, 3, 1, 2)


def test_live_and_slow_are_apart() -> None:
    ratings = Ratings().updated("slow", Rating(1700, 60, 30))
    assert ratings.at("live") == NEWCOMER
    assert ratings.at("slow").shown == 1700


def test_the_table_of_the_best() -> None:
    people = {
        "anna": Rating(1700.2, 60),
        "ben": Rating(1699.8, 60),
        "carla": Rating(1900, 200),
        "dirk": Rating(1600, 60),
    }
    assert [(rank, person) for rank, person, _ in best(people)] == [
        (1, "anna"),
        (1, "ben"),
        (3, "dirk"),
    ]
    assert len(best(people, most=1)) == 1


def test_nonsense_is_refused() -> None:
    with pytest.raises(GrachtenError, match="has no rating"):
        anchor("mayor")
    with pytest.raises(GrachtenError, match="two seats or more"):
        after_game([NEWCOMER], (1,))
    with pytest.raises(GrachtenError, match="finite"):
        Rating(math.nan)
    with pytest.raises(GrachtenError, match="cannot have been away"):
        after_absence(NEWCOMER, -1)
    with pytest.raises(GrachtenError, match="one value per seat"):
        places((1, 2), (0,))
