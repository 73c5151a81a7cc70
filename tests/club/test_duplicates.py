"""The same deal at many tables: comparison, movement, an evening's standings."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.played_events import event_of, results_of
from grachten.club import EventResult, check_evening, compared, evening_standings, movement
from grachten.club.duplicates import duplicate_scores, steps_of
from grachten.rules import GrachtenError
from grachten.statuses import EventCounting
from support import strategies as _profile  # noqa: F401 - the same examples every time

COUNTINGS: tuple[EventCounting, ...] = ("match-points", "steps")


@given(st.integers(2, 24), st.integers(2, 4), st.integers(1, 6), st.integers(0, 10**6))
def test_everybody_plays_every_deal_once(people: int, players: int, rounds: int, draw: int) -> None:
    event = event_of(people, players, rounds, draw)
    evening = movement(event)
    assert len(evening) == rounds
    for tables in evening:
        present = [person for table in tables for person in table.people if person is not None]
        assert sorted(present) == sorted(event.people)
        assert all(len(table.people) == players for table in tables)
        bots = [table.people.count(None) for table in tables]
        assert max(bots) - min(bots) <= 1  # spread over the tables
        assert sum(bots) < players


@pytest.mark.parametrize(("people", "players", "rounds"), [(16, 4, 4), (12, 3, 4), (8, 2, 6)])
def test_company_and_seats_change(people: int, players: int, rounds: int) -> None:
    event = event_of(people, players, rounds, draw=7)
    met: Counter[frozenset[str | None]] = Counter()
    seats: dict[str | None, Counter[int]] = {person: Counter() for person in event.people}
    for tables in movement(event):
        for table in tables:
            met.update(frozenset(pair) for pair in combinations(table.people, 2))
            for seat, person in enumerate(table.people):
                seats[person][seat] += 1
    if players < 4:
        assert max(met.values()) == 1
    for taken in seats.values():
        assert max(taken.values()) <= -(-rounds // players) + 1


def test_match_points_and_steps_of_four_tables() -> None:
    """Seat 0 of four tables: 40, 31, 31 and 10 points, by hand."""
    results = [
        EventResult(0, number, (f"a{number}", f"b{number}"), (points, 0), (0, 0))
        for number, points in enumerate((40, 31, 31, 10))
    ]
    seats = {each.person: each for each in compared(results)}
    assert [seats[f"a{n}"].share for n in range(4)] == [1, 0.5, 0.5, 0]
    # Means of the others: 24, 27, 27, 34; differences 16, 4, 4, -24.
    assert [seats[f"a{n}"].steps for n in range(4)] == [4, 2, 2, -4]
    assert all(seats[f"b{n}"].share == 0.5 and seats[f"b{n}"].steps == 0 for n in range(4))


def test_steps() -> None:
    assert [steps_of(n) for n in (0, 0.9, 1, 3.9, 4, 9, 15, 16, 25, -4, -0.5)] == [
        0, 0, 1, 1, 2, 3, 3, 4, 5, -2, 0,
    ]  # fmt: skip


def test_whoever_left_is_below_everybody() -> None:
    results = [
        EventResult(0, 0, ("a", "b"), (50, 1), (0, 0), (True, False)),
        EventResult(0, 1, ("c", "d"), (10, 1), (0, 0)),
    ]
    assert duplicate_scores(results) == {"a": 0, "b": 0.5, "c": 1, "d": 0.5}


def test_tables_of_another_size_played_another_game() -> None:
    results = [
        EventResult(0, 0, ("a", "b"), (50, 1), (0, 0)),
        EventResult(0, 1, ("c", "d", "e"), (10, 1, 1), (0, 0, 0)),
        EventResult(1, 0, ("a", "c"), (10, 1), (0, 0)),
    ]
    assert {each.share for each in compared(results)} == {0.5}
    assert {each.others for each in compared(results)} == {0}


@given(st.integers(2, 20), st.integers(2, 4), st.integers(0, 10**6), st.sampled_from(COUNTINGS))
def test_standings_add_up_in_any_order(
    people: int, players: int, seed: int, counting: EventCounting
) -> None:
    event = event_of(people, players, 3, seed)
    rng = random.Random(seed)
    results = [each for tables in movement(event) for each in results_of(tables, rng, ties=True)]
    check_evening(event, results)
    lines = evening_standings(event, results, counting)
    mixed = results[:]
    rng.shuffle(mixed)
    assert evening_standings(event, mixed, counting) == lines
    assert sorted(line.person for line in lines) == sorted(event.people)
    assert all(line.deals == 3 for line in lines)
    scores = [line.score for line in lines]
    assert scores == sorted(scores, reverse=True)
    for line in lines:
        assert line.rank == 1 + sum(other > line.score for other in scores)
    if counting == "match-points" and people % players == 0:  # no bots: the mean is a half
        assert sum(scores) / people == pytest.approx(50)


def test_nobody_has_played_yet() -> None:
    lines = evening_standings(event_of(4, 2, 3), [])
    assert {(line.rank, line.score, line.deals) for line in lines} == {(1, 0, 0)}


def test_only_tables_of_the_movement_count() -> None:
    event = event_of(4, 2, 1)
    table = movement(event)[0][0]
    swapped = EventResult(0, 0, table.people[::-1], (1, 2), (0, 0))
    with pytest.raises(GrachtenError, match="not in this evening's movement"):
        check_evening(event, [swapped])
