"""The deal of the day: the same for everybody, promised before, checked afterwards."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from grachten.bots.levels import LEVELS
from grachten.club import (
    DailyResult,
    bot_seed,
    check_revealed,
    daily_ranking,
    days_in_a_row,
    deal_of,
    share_of_counts,
)
from grachten.club import daily as daily_module
from grachten.club.places import share_beaten
from grachten.rules import FairShuffle, Game, GrachtenError

SECRET = bytes(range(32))
DAY = date(2026, 11, 18)


def test_a_day_is_the_same_for_everybody() -> None:
    one, other = deal_of(DAY, SECRET), deal_of(DAY, SECRET)
    assert one == other
    assert (one.seed, one.public, one.bot_seed(1, 5)) == (
        other.seed,
        other.public,
        other.bot_seed(1, 5),
    )
    assert one.bots.count(None) == 1
    assert one.bots[one.seat] is None
    assert len(one.bots) == one.players
    cards = [Game.new(each.players, each.seed).view(each.seat) for each in (one, other)]
    assert cards[0] == cards[1]


def test_days_and_servers_differ() -> None:
    days = [deal_of(DAY + timedelta(number), SECRET) for number in range(60)]
    assert len({each.seed for each in days}) == 60
    assert len({each.public.commitment for each in days}) == 60
    assert deal_of(DAY, SECRET).seed != deal_of(DAY, SECRET[::-1]).seed
    seeds = {days[0].bot_seed(seat, number) for seat in range(4) for number in range(50)}
    assert len(seeds) == 200
    assert {each.players for each in days} == {2, 3, 4}
    assert {each.seat for each in days} == {0, 1, 2, 3}
    assert {level for each in days for level in each.bots if level} == set(daily_module.LEVELS)


def test_only_bots_that_do_not_go_by_the_clock() -> None:
    assert all(LEVELS[level].startswith("planner") for level in daily_module.LEVELS)


def test_the_promise_can_be_checked() -> None:
    deal = deal_of(DAY, SECRET)
    check_revealed(deal.public, deal.shuffle, deal.seed)
    other = deal_of(DAY + timedelta(1), SECRET)
    with pytest.raises(GrachtenError, match="do not match the commitment"):
        check_revealed(deal.public, other.shuffle, deal.seed)
    with pytest.raises(GrachtenError, match="does not follow"):
        check_revealed(deal.public, deal.shuffle, other.seed)
    with pytest.raises(GrachtenError, match="no contributions"):
        check_revealed(
            deal.public,
            FairShuffle(deal.shuffle.secret, deal.shuffle.salt, ((0, bytes(32)),), None),
            deal.seed,
        )


def test_what_is_published_before_tells_nothing() -> None:
    deal = deal_of(DAY, SECRET)
    told = repr(deal.public) + repr(deal)
    for hidden in (deal.shuffle.secret, deal.shuffle.salt):
        assert hidden.hex() not in told
        assert repr(hidden) not in told
    assert str(deal.seed) not in told


def test_one_day_revealed_does_not_reveal_the_next() -> None:
    """What is revealed of a day is no key to another: not even its own secret makes it."""
    today = deal_of(DAY, SECRET)
    guessed = deal_of(DAY + timedelta(1), today.shuffle.secret)
    assert guessed.seed != deal_of(DAY + timedelta(1), SECRET).seed


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(GrachtenError, match="32 bytes"):
        deal_of(DAY, b"secret")


def test_the_ranking() -> None:
    results = [
        DailyResult("anna", 40, 3),
        DailyResult("ben", 52, 2),
        DailyResult("carla", 40, 3),
        DailyResult("dirk", 40, 4),
        DailyResult("els", 90, 9, finished=False),
    ]
    lines = daily_ranking(results)
    assert [(line.rank, line.person, line.beaten) for line in lines] == [
        (1, "ben", 1.0),
        (2, "dirk", pytest.approx(2 / 3)),
        (3, "anna", pytest.approx(1 / 6)),
        (3, "carla", pytest.approx(1 / 6)),
    ]
    assert daily_ranking(results[::-1]) == lines
    assert daily_ranking([]) == ()
    assert daily_ranking(results[:1])[0].beaten == 0.5
    with pytest.raises(GrachtenError, match="two results"):
        daily_ranking([*results, replace(results[0], points=99)])


def test_a_bots_randomness_follows_from_the_deal_alone() -> None:
    deal = deal_of(DAY, SECRET)
    assert deal.bot_seed(1, 5) == bot_seed(deal.shuffle.secret, 1, 5)
    others = [bot_seed(deal.shuffle.secret, 1, 6), bot_seed(deal.shuffle.secret, 2, 5)]
    assert bot_seed(deal.shuffle.secret, 1, 5) not in [*others, bot_seed(SECRET, 1, 5)]


def test_days_in_a_row() -> None:
    def days(*back: int) -> list[date]:
        return [DAY - timedelta(each) for each in back]

    assert days_in_a_row([], DAY) == 0
    assert days_in_a_row(days(0), DAY) == 1
    assert days_in_a_row(days(1, 2), DAY) == 2  # today is not over yet
    assert days_in_a_row(days(0, 1, 2, 4), DAY) == 3
    assert days_in_a_row(days(2, 3), DAY) == 0


def test_a_share_from_counts_is_that_of_all_results() -> None:
    points = [30, 40, 30, 10, 30, 5]
    for own, share in zip(points, share_beaten(points), strict=True):
        worse, equal = sum(each < own for each in points), points.count(own) - 1
        assert share_of_counts(worse, equal, len(points) - 1) == share
    assert share_of_counts(0, 0, 0) == 0.5
