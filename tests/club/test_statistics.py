"""A profile's numbers, counted by hand."""

from dataclasses import replace

import pytest

from grachten.club import ANCHORS, GameSummary, profile_of
from grachten.rules import GrachtenError

DAY = 86_400
WON = GameSummary(
    when=0,
    players=2,
    pace="live",
    levels=("trader",),
    place=1,
    tied=0,
    left=False,
    route_points=20,
    contracts_won=15,
    contracts_lost=3,
    merchandise_points=8,
    kept=4,
    completed=3,
    accuracy=90.0,
    luck=2.0,
)
GAMES = [
    WON,
    replace(WON, when=DAY, players=3, levels=("carter", "merchant"), accuracy=None, luck=None),
    replace(WON, when=DAY + 1, players=4, levels=(), place=1, tied=1, accuracy=70.0, luck=-1.0),
    replace(WON, when=2 * DAY, pace="slow", place=2, kept=2, completed=0, route_points=10),
    replace(WON, when=5 * DAY, place=1, left=True),
    replace(WON, when=6 * DAY),
]


def test_numbers() -> None:
    profile = profile_of(GAMES, tuple(ANCHORS))
    assert profile is not None
    everything = profile.all
    assert (everything.games, everything.won, everything.left) == (6, 4, 1)
    assert everything.victories == 3.5
    assert everything.fair == pytest.approx(4 / 2 + 1 / 3 + 1 / 4)
    assert everything.points == pytest.approx((5 * 40 + 30) / 6)
    assert everything.route_points == pytest.approx(110 / 6)
    assert (everything.contracts_won, everything.contracts_lost) == (15, 3)
    assert everything.most_points == 40
    assert (everything.kept, everything.completed) == (22, 15)
    assert everything.accuracy == pytest.approx((90 * 4 + 70) / 5)
    assert {number: each.games for number, each in profile.by_players.items()} == {2: 4, 3: 1, 4: 1}
    assert {pace: each.games for pace, each in profile.by_pace.items()} == {"live": 5, "slow": 1}
    assert {level: each.games for level, each in profile.by_level.items()} == {
        "trader": 4,
        "merchant": 1,
        None: 1,
    }
    assert profile.by_level["merchant"].accuracy is None


def test_streaks_and_levels_beaten() -> None:
    profile = profile_of(GAMES, tuple(ANCHORS))
    assert profile is not None
    assert profile.streaks.winning == 1  # the game before was left
    assert profile.streaks.longest_winning == 3
    assert profile.streaks.longest_days == 3
    assert {level: n for level, n in profile.beaten.items() if n} == {
        "trader": 2,
        "carter": 1,
        "merchant": 1,
    }


def test_the_order_of_games_does_not_matter() -> None:
    assert profile_of(GAMES[::-1], tuple(ANCHORS)) == profile_of(GAMES, tuple(ANCHORS))


def test_nothing_played_and_nonsense() -> None:
    assert profile_of([], tuple(ANCHORS)) is None
    with pytest.raises(GrachtenError, match="no level 'mayor'"):
        profile_of([replace(WON, levels=("mayor",))], tuple(ANCHORS))
    with pytest.raises(GrachtenError, match="make no sense"):
        replace(WON, place=3)
