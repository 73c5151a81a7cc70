"""Finding opponents: blocks hold, differences widen, nobody sits twice, nobody starves."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.club import (
    Look,
    NewTable,
    Rating,
    Waiting,
    acceptable_difference,
    enter,
    leave,
    look,
    room_of,
    tables_now,
)
from grachten.club.company import PATIENCE
from grachten.club.pairing import GATHERING
from grachten.rules import GrachtenError
from grachten.statuses import GamePace
from support import strategies as _profile  # noqa: F401 - the same examples every time

TWO = frozenset({2})
NAMES = "abcdefghijkl"
STRICT_THREES = (frozenset({2, 3}), frozenset({3}), frozenset({3}))


def person(name: str, points: float = 1500, since: float = 0, **wishes: object) -> Waiting:
    plain = Waiting(name, since, Rating(points, 50), TWO)
    return replace(plain, **wishes)  # type: ignore[arg-type]  # any of its fields


@st.composite
def crowds(
    draw: st.DrawFn,
    most: int = 12,
    paces: Sequence[GamePace] = ("live", "slow"),
    kinds: Sequence[bool] = (True, False),
) -> list[Waiting]:
    names = NAMES[: draw(st.integers(0, most))]
    some = st.frozensets(st.sampled_from(NAMES), max_size=3)
    return [
        Waiting(
            name,
            draw(st.integers(0, 200)),
            Rating(draw(st.integers(800, 2200)), draw(st.sampled_from((50.0, 250.0)))),
            draw(st.frozensets(st.sampled_from((2, 3, 4)), min_size=1)),
            draw(st.sampled_from(paces)),
            draw(st.sampled_from(kinds)),
            draw(some),
            draw(some),
        )
        for name in names
    ]


def is_allowed(company: Sequence[Waiting], now: float) -> bool:
    """May these sit together? Written again, straight from the rules in docs/club.md."""
    size = len(company)
    points = [each.points for each in company]
    return (
        len({(each.pace, each.rated) for each in company}) == 1
        and all(size in each.players for each in company)
        and not any(
            one.person in other.blocks or other.person in one.blocks
            for one, other in combinations(company, 2)
        )
        and max(points) - min(points) <= max(acceptable_difference(each, now) for each in company)
    )


def hold_out(company: Sequence[Waiting], now: float) -> bool:
    """Does one of them still wait for a larger table?"""
    return any(
        now - each.since < GATHERING * len([n for n in each.players if n > len(company)])
        for each in company
    )


def all_seated(people: Sequence[Waiting], others: Sequence[Waiting], now: float) -> bool:
    """Can all these people be seated, if any of the others may help? Tries everything."""
    if not people:
        return True
    first, *rest = people
    for size in first.players:
        for company in combinations([*rest, *others], size - 1):
            if is_allowed((first, *company), now) and all_seated(
                [each for each in rest if each not in company],
                [each for each in others if each not in company],
                now,
            ):
                return True
    return False


@given(crowds(), st.integers(200, 400))
def test_tables_keep_all_the_rules(crowd: list[Waiting], now: float) -> None:
    by_name = {each.person: each for each in crowd}
    tables = tables_now(crowd, now)
    everybody = [name for table in tables for name in table.people]
    assert len(everybody) == len(set(everybody))
    for table in tables:
        assert is_allowed([by_name[name] for name in table.people], now)


@given(crowds(), st.integers(200, 400))
def test_nobody_is_left_who_could_play(crowd: list[Waiting], now: float) -> None:
    """Among those left over there is no company that may sit together. So nobody who can be
    seated waits longer than their patience."""
    seated = {name for table in tables_now(crowd, now) for name in table.people}
    left = [each for each in crowd if each.person not in seated]
    for size in (2, 3, 4):
        for company in combinations(left, size):
            assert not is_allowed(company, now) or hold_out(company, now)


@given(crowds())
def test_nobody_is_left_when_people_come_and_go(crowd: list[Waiting]) -> None:
    """The same with people who come one after the other, and leave when they are seated."""
    by_name = {each.person: each for each in crowd}
    left = dict(by_name)
    for now in range(0, 330, 5):
        there = [each for each in left.values() if each.since <= now]
        for table in tables_now(there, now):
            assert is_allowed([left.pop(name) for name in table.people], now)
    for size in (2, 3, 4):
        for company in combinations(left.values(), size):
            assert not is_allowed(company, 10**6)


@given(crowds(most=8, paces=("live",), kinds=(True,)), st.sampled_from((200, 205, 400)))
def test_nobody_is_left_who_could_play_at_other_tables(crowd: list[Waiting], now: float) -> None:
    """Whoever is left over could not be seated by arranging the tables in another way either,
    unless that cost somebody else their seat."""
    tables = tables_now(crowd, now)
    seated = {name for table in tables for name in table.people}
    has_seat = [each for each in crowd if each.person in seated]
    left = [each for each in crowd if each.person not in seated]
    for each in left if tables else ():
        assert not all_seated([each, *has_seat], [it for it in left if it is not each], now)


def test_a_table_of_four_is_divided_for_a_fifth() -> None:
    """Four who take any size need not wait for the larger tables if that seats one more."""
    anybody = [person(name, players=frozenset({2, 3, 4})) for name in "abcd"]
    assert tables_now(anybody, 0) == (NewTable(("a", "b", "c", "d"), 0),)
    assert tables_now([*anybody, person("two")], 0) == (
        NewTable(("a", "two"), 0),
        NewTable(("b", "c", "d"), 0),
    )
    assert tables_now([*anybody[:2], person("two")], 0) == (), "no table is made now"


def test_no_seat_is_lost_for_another() -> None:
    """Dividing the table of three would seat the fourth, but nobody would play with the third."""
    three = [person(name, players=sizes) for name, sizes in zip("abc", STRICT_THREES, strict=True)]
    assert tables_now([*three, person("two")], 0) == (NewTable(("a", "b", "c"), 0),)


def test_twelve_with_mixed_wishes() -> None:
    """All twelve can be seated, in one way or another; so they are, whoever came first."""
    wishes = [{2}, {3}, {4}, {2, 3}, {2, 4}, {3, 4}, {2, 3, 4}, {4}, {2}, {3}, {3, 4}, {2, 3, 4}]
    for first in range(12):
        crowd = [
            person(name, since=(number - first) % 12 / 10, players=frozenset(wishes[number]))
            for number, name in enumerate(NAMES)
        ]
        tables = tables_now(crowd, 2)
        assert sorted(name for table in tables for name in table.people) == sorted(NAMES)


@given(crowds(), st.integers(200, 400), st.randoms(use_true_random=False))
def test_the_order_of_the_list_does_not_matter(
    crowd: list[Waiting], now: float, rng: object
) -> None:
    mixed = list(crowd)
    rng.shuffle(mixed)  # type: ignore[attr-defined]
    assert tables_now(mixed, now) == tables_now(crowd, now)
    assert room_of(mixed).by_rating == room_of(crowd).by_rating


@given(crowds(), st.integers(200, 260))
def test_waiting_as_long_as_one_is_told_finds_a_table(crowd: list[Waiting], now: float) -> None:
    room = room_of(crowd)
    for each in crowd:
        found = look(room, each.person, now)
        if found.wait is not None:
            assert found.table is None
            assert found.wait <= PATIENCE
            assert look(room, each.person, now + found.wait).table is not None
            assert look(room, each.person, now + found.wait - 5.0).table is None
        elif found.table is None:
            assert look(room, each.person, now + 10 * PATIENCE).table is None


@given(crowds())
def test_a_room_built_step_by_step_is_the_same(crowd: list[Waiting]) -> None:
    room = room_of(())
    for each in crowd:
        room = enter(room, each)
    assert room == room_of(crowd)
    for each in crowd[::2]:
        room = leave(room, [each.person, each.person, "nobody"])
    left = room_of(crowd[1::2])
    assert room.people == left.people
    assert room.counts() == left.counts()


def test_the_difference_widens() -> None:
    room = room_of([person("a", 1500), person("b", 1900)])
    assert look(room, "a", 0) == Look(None, 55.0)  # 100 + 25 + 5 · 55 = 400
    assert look(room, "a", 54.9).table is None
    assert look(room, "a", 55).table == NewTable(("b", "a"), 400)


def test_any_difference_will_do_in_the_end() -> None:
    room = room_of([person("a", 100), person("b", 3000, since=100)])
    assert look(room, "b", PATIENCE - 1) == Look(None, 5.0)
    assert look(room, "b", PATIENCE).table == NewTable(("b", "a"), 2900)


def test_blocks_are_never_broken() -> None:
    for one, other in (("a", "b"), ("b", "a")):
        room = room_of([person(one, blocks=frozenset({other})), person(other)])
        assert look(room, "a", 10**6) == Look(None)


def test_people_met_lately_come_second() -> None:
    others = [person("b", 1510), person("c", 1600)]
    fresh = room_of([person("a"), *others])
    again = room_of([person("a", recent=frozenset({"b"})), *others])
    only = room_of([person("a", recent=frozenset({"b"})), others[0]])
    assert look(fresh, "a", 0).table == NewTable(("b", "a"), 10)
    assert look(again, "a", 0).table == NewTable(("c", "a"), 100)
    assert look(only, "a", 0).table == NewTable(("b", "a"), 10)


def test_who_is_overdue_comes_first() -> None:
    room = room_of([person("old", 2500), person("near", 1501, 300), person("new", 1500, 300)])
    assert look(room, "new", 300).table == NewTable(("old", "new"), 1000)


def test_who_takes_any_size_waits_for_a_large_table_first() -> None:
    sizes = frozenset({2, 3, 4})
    four = person("four", players=frozenset({4}))
    anybody = [person(name, players=sizes, since=100) for name in "abc"]
    assert look(room_of([four, *anybody]), "a", 100).table == NewTable(("a", "b", "c", "four"), 0)
    assert look(room_of([four, *anybody[:2]]), "a", 100) == Look(None, 10.0)
    assert look(room_of([four, *anybody[:2]]), "a", 110).table == NewTable(("a", "b"), 0)


def test_far_people_meet_through_one_who_has_waited() -> None:
    """Neither newcomer would take the other, but the one who has waited decides for the table."""
    three = frozenset({3})
    company = [
        person("low", 1000, 200, players=three),
        person("high", 2000, 200, players=three),
        person("middle", 1500, 0, players=three),
    ]
    for name in ("low", "high", "middle"):
        assert look(room_of(company), name, 200).table == NewTable(("high", "middle", "low"), 1000)


def test_live_and_slow_rated_and_friendly_do_not_mix() -> None:
    room = room_of([person("a"), person("b", pace="slow"), person("c", rated=False)])
    assert all(look(room, name, 10**6) == Look(None) for name in "abc")
    assert room.counts() == {
        ("live", False, 2): 1,
        ("live", True, 2): 1,
        ("slow", True, 2): 1,
    }


def test_nobody_waits_twice() -> None:
    room = room_of([person("a")])
    with pytest.raises(GrachtenError, match="a waits already"):
        enter(room, person("a"))
    with pytest.raises(GrachtenError, match="a waits already"):
        room_of([person("a"), person("a")])
    with pytest.raises(GrachtenError, match="2, 3 or 4 players"):
        person("a", players=frozenset({5}))
    assert ("a" in room, "b" in room, len(room)) == (True, False, 1)
