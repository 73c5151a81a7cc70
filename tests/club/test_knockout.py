"""Knockout events: one loses and is out, one remains."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.played_events import event_of, results_of
from grachten.club import EventResult, KnockoutState, knockout
from grachten.rules import GrachtenError
from support import strategies as _profile  # noqa: F401 - the same examples every time


def played(
    people: int, players: int, seed: int, ties: bool = False
) -> tuple[list[EventResult], list[KnockoutState]]:
    event = event_of(people, players)
    rng = random.Random(seed)
    results: list[EventResult] = []
    states = [knockout(event, results)]
    while states[-1].winner is None:
        results += results_of(states[-1].tables, rng, ties)
        states.append(knockout(event, results))
    return results, states


@given(st.integers(2, 40), st.integers(2, 4), st.integers(0, 10**6), st.booleans())
def test_the_winner_of_each_table_goes_on(people: int, players: int, seed: int, ties: bool) -> None:
    results, states = played(people, players, seed, ties)
    inside = set(event_of(people, players).people)
    for state in states[:-1]:
        seated = [str(person) for table in state.tables for person in table.people]
        assert sorted([*seated, *state.byes]) == sorted(inside)
        assert all(2 <= len(table.people) <= players for table in state.tables)
        now = [result for result in results if result.round == state.round]
        best = [
            {str(who) for who, place in zip(each.people, each.places, strict=True) if place == 1}
            for each in now
        ]
        after = set(states[state.round + 1].byes) | {
            str(person)
            for table in states[state.round + 1].tables
            for person in table.people
            if states[state.round + 1].winner is None
        }
        if states[state.round + 1].winner is not None:
            after = {str(states[-1].winner)}
        assert len(after) == len(now) + len(state.byes)
        assert all(len(after & winners) == 1 for winners in best)
        inside = after
    lines = states[-1].lines
    assert lines[0].person == states[-1].winner
    assert sorted(line.person for line in lines) == sorted(event_of(people, players).people)
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    assert [line.out for line in lines].count(None) == 1


@given(st.integers(2, 40), st.integers(0, 10**6))
def test_byes_go_to_the_best_seeds_and_only_at_first(people: int, seed: int) -> None:
    _, states = played(people, 2, seed)
    event = event_of(people, 2)
    assert states[0].byes == event.people[: len(states[0].byes)]
    assert not any(state.byes for state in states[1:])
    left = len(states[0].byes) + len(states[0].tables)
    assert people.bit_count() == 1 or left.bit_count() == 1


@given(st.integers(2, 40), st.integers(2, 4), st.integers(0, 10**6), st.randoms())
def test_the_order_of_results_does_not_matter(
    people: int, players: int, seed: int, rng: random.Random
) -> None:
    results, states = played(people, players, seed, ties=True)
    rng.shuffle(results)
    assert knockout(event_of(people, players), results) == states[-1]


def test_the_best_two_meet_in_the_final() -> None:
    """If the better seed always wins, everybody ends where they were seeded."""
    event = event_of(8, 2)
    results: list[EventResult] = []
    while (state := knockout(event, results)).winner is None:
        results += [
            EventResult(
                table.round,
                table.number,
                table.people,
                tuple(100 - event.people.index(str(person)) for person in table.people),
                (0, 0),
            )
            for table in state.tables
        ]
    assert [line.person for line in state.lines[:2]] == ["p00", "p01"]
    assert [line.rank for line in state.lines] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert [line.out for line in state.lines] == [None, 2, 1, 1, 0, 0, 0, 0]


def test_a_tie_is_broken_by_comparison_and_then_by_seed() -> None:
    event = event_of(4, 2)
    one, other = knockout(event, []).tables
    results = [
        EventResult(0, 0, one.people, (20, 20), (1, 1)),
        EventResult(0, 1, other.people, (30, 10), (1, 1)),
    ]
    # The second seat of the first table has more than the second seat of the other one.
    state = knockout(event, results)
    assert one.people[1] in state.tables[0].people
    alone = event_of(2, 2)
    (table,) = knockout(alone, []).tables
    assert knockout(alone, [EventResult(0, 0, table.people, (5, 5), (1, 1))]).winner == "p00"


def test_results_after_the_final_are_refused() -> None:
    event = event_of(2, 2)
    (table,) = knockout(event, []).tables
    final = EventResult(0, 0, table.people, (2, 1), (0, 0))
    with pytest.raises(GrachtenError, match="after the final"):
        knockout(event, [final, EventResult(1, 0, table.people, (2, 1), (0, 0))])
