"""Swiss events, checked against a computation of their own."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.played_events import event_of, results_of
from grachten.club import EventResult, SwissState, swiss
from grachten.rules import GrachtenError
from support import strategies as _profile  # noqa: F401 - the same examples every time


def played(
    people: int, players: int, rounds: int, seed: int, ties: bool = False
) -> tuple[list[EventResult], list[SwissState]]:
    """A whole event: all results, and the state at the beginning of each round and at the end."""
    event = event_of(people, players, rounds, seed)
    rng = random.Random(seed)
    results: list[EventResult] = []
    states = [swiss(event, results)]
    while not states[-1].is_over:
        results += results_of(states[-1].tables, rng, ties)
        states.append(swiss(event, results))
    return results, states


# Sixteen people, from scratch: nothing of the package is used but the results themselves


def own_table(results: list[EventResult]) -> dict[str, tuple[float, float, float, int]]:
    """Score, duplicate share, opposition and points of everybody, with tables of two."""
    score: Counter[str] = Counter()
    points: Counter[str] = Counter()
    met: dict[str, list[str]] = {}
    share: dict[str, list[float]] = {}

    def merit(result: EventResult, seat: int) -> tuple[int, int, int]:
        if result.left[seat]:
            return 0, 0, 0
        return 1, result.points[seat], result.completed[seat]

    for result in results:
        for seat in (0, 1):
            me, you = str(result.people[seat]), str(result.people[1 - seat])
            mine, yours = merit(result, seat), merit(result, 1 - seat)
            score[me] += 1 if mine > yours else 0.5 if mine == yours else 0  # type: ignore[assignment]  # halves
            points[me] += result.points[seat]
            met.setdefault(me, []).append(you)
            rivals = [
                other for other in results if other.round == result.round and other is not result
            ]
            # Whoever left is below everybody, and equal to others who left.
            own = merit(result, seat)[:2]
            theirs = [merit(other, seat)[:2] for other in rivals]
            won = sum(own > each for each in theirs) + sum(own == each for each in theirs) / 2
            share.setdefault(me, []).append(won / len(rivals))
    return {
        me: (
            score[me],
            round(sum(share[me]) / len(share[me]), 6),
            sum(score[you] for you in met[me]),
            points[me],
        )
        for me in met
    }


def own_pairing(order: list[str], met: set[frozenset[str]]) -> list[frozenset[str]] | None:
    """The first takes the next whom they have not met, if the rest can be paired then."""
    if not order:
        return []
    first, *others = order
    for other in others:
        if frozenset((first, other)) not in met:
            rest = own_pairing([each for each in others if each != other], met)
            if rest is not None:
                return [frozenset((first, other)), *rest]
    return None


@pytest.mark.parametrize("seed", range(6))
def test_sixteen_people_against_an_independent_computation(seed: int) -> None:
    results, states = played(16, 2, 6, seed)
    checked = 0
    for number, state in enumerate(states):
        before = [result for result in results if result.round < number]
        if before:
            table = own_table(before)
            for line in state.standings:
                mine = table[line.person]
                decides = (float(line.score), line.duplicate, float(line.opposition), line.points)
                assert decides == mine
                assert line.rank == 1 + sum(other > mine for other in table.values())
        if before and not state.is_over:
            ranks = {line.person: line.rank for line in state.standings}
            met = {frozenset(map(str, result.people)) for result in before}
            # Equals in the standings go by lot: compare where there are none.
            if len(set(ranks.values())) == 16:
                checked += 1
                order = sorted(ranks, key=lambda person: ranks[person])
                expected = own_pairing(order, met)
                assert [frozenset(map(str, each.people)) for each in state.tables] == expected
    assert checked >= 3  # ranks are seldom shared


@given(st.integers(2, 21), st.integers(2, 4), st.integers(1, 5), st.integers(0, 10**6))
def test_every_round_seats_everybody_once(
    people: int, players: int, rounds: int, seed: int
) -> None:
    _, states = played(people, players, rounds, seed, ties=True)
    event = event_of(people, players, rounds, seed)
    rested: Counter[str] = Counter()
    for state in states[:-1]:
        seated = [person for table in state.tables for person in table.people]
        assert sorted([*map(str, seated), *state.byes]) == sorted(event.people)
        rested.update(state.byes)
        if rested:  # nobody sits out twice before everybody has once
            assert max(rested.values()) - min(rested[person] for person in event.people) <= 1
    last = states[-1]
    assert last.is_over
    assert not last.missing
    assert {line.person for line in last.standings} == set(event.people)
    for line in last.standings:
        assert line.played + line.byes == rounds
        assert line.byes == rested[line.person]
    # Every table gives as much as it must: half of the people at it.
    assert sum(line.score for line in last.standings) * 2 == people * rounds


@given(st.integers(2, 14), st.integers(2, 4), st.integers(0, 10**6), st.randoms())
def test_standings_do_not_depend_on_the_order_of_results(
    people: int, players: int, seed: int, rng: random.Random
) -> None:
    results, states = played(people, players, 3, seed, ties=True)
    mixed = results[:]
    rng.shuffle(mixed)
    assert swiss(event_of(people, players, 3, seed), mixed) == states[-1]


@given(st.integers(4, 14), st.integers(2, 4), st.integers(0, 10**6), st.data())
def test_an_interrupted_event_goes_on(
    people: int, players: int, seed: int, data: st.DataObject
) -> None:
    """With some results of a round, the same tables are drawn, and the others are missing."""
    results, states = played(people, players, 3, seed)
    first = [result for result in results if result.round == 0]
    some = data.draw(st.lists(st.sampled_from(first), max_size=len(first) - 1, unique=True))
    state = swiss(event_of(people, players, 3, seed), some)
    assert state.tables == states[0].tables
    assert {table.number for table in state.missing} == {table.number for table in state.tables} - {
        result.number for result in some
    }


@pytest.mark.parametrize(
    ("people", "players", "rounds"), [(16, 2, 7), (16, 4, 2), (21, 3, 3), (128, 4, 7)]
)
def test_nobody_meets_twice_where_there_is_room(people: int, players: int, rounds: int) -> None:
    for seed in range(5 if people < 100 else 1):
        results, _ = played(people, players, rounds, seed)
        met = [frozenset(pair) for each in results for pair in combinations(each.people, 2)]
        assert len(met) == len(set(met))


def test_results_that_do_not_belong_are_refused() -> None:
    event = event_of(4, 2, 2)
    first = results_of(swiss(event, []).tables, random.Random(1))
    with pytest.raises(GrachtenError, match="played by other people"):
        swiss(event, [EventResult(0, 0, ("p00", "p00"), (1, 2), (0, 0))])
    with pytest.raises(GrachtenError, match="not in this event"):
        swiss(event, [EventResult(0, 0, ("p00", "stranger"), (1, 2), (0, 0))])
    with pytest.raises(GrachtenError, match="two results"):
        swiss(event, [*first, first[0]])
    with pytest.raises(GrachtenError, match="one before it has none"):
        swiss(event, [EventResult(1, 0, ("p00", "p01"), (1, 2), (0, 0))])
    with pytest.raises(GrachtenError, match="before the one before it has ended"):
        swiss(event, [first[0], EventResult(1, 0, ("p00", "p01"), (1, 2), (0, 0))])
    with pytest.raises(GrachtenError, match="for every seat"):
        EventResult(0, 0, ("p00", "p01"), (1,), (0, 0))
    for wrong in ({"people": ("a", "a")}, {"people": ("a",)}, {"players": 5}, {"rounds": 0}):
        with pytest.raises(GrachtenError):
            type(event)(**{"people": ("a", "b"), "players": 2, **wrong})  # type: ignore[arg-type]
