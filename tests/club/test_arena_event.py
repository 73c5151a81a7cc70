"""Arena events: whoever is free plays, and nobody waits again and again."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.played_events import event_of, results_of
from grachten.club import EventResult, arena_standings, next_batch
from grachten.rules import GrachtenError
from support import strategies as _profile  # noqa: F401 - the same examples every time


@given(st.integers(2, 20), st.integers(2, 4), st.integers(1, 8), st.integers(0, 10**6))
def test_everybody_who_is_free_is_seated_once(
    people: int, players: int, batches: int, seed: int
) -> None:
    """People come and go: tables end at different times."""
    event = event_of(people, players, draw=seed)
    rng = random.Random(seed)
    results: list[EventResult] = []
    games: Counter[str] = Counter()
    for number in range(batches):
        free = [person for person in event.people if rng.random() < 0.7]
        batch = next_batch(event, results, free, number)
        seated = [str(person) for table in batch.tables for person in table.people]
        assert sorted([*seated, *batch.waiting]) == sorted(free)
        assert len(batch.waiting) <= 1
        for waiting in batch.waiting:  # whoever waits has played as much as anybody
            assert all(games[person] <= games[waiting] for person in seated)
        results += results_of(batch.tables, rng, ties=True)
        games.update(seated)
    lines = arena_standings(event, results)
    assert {line.person: line.played for line in lines} == {p: games[p] for p in event.people}
    assert sum(line.score for line in lines) * 2 == sum(games.values())
    mixed = results[:]
    rng.shuffle(mixed)
    assert arena_standings(event, mixed) == lines
    assert next_batch(event, mixed, event.people, 99) == next_batch(
        event, results, event.people, 99
    )


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_meets_their_last_company_again(players: int) -> None:
    event = event_of(12, players)
    rng = random.Random(3)
    results: list[EventResult] = []
    last: dict[str, set[str]] = {person: set() for person in event.people}
    for number in range(12):
        tables = next_batch(event, results, event.people, number).tables
        for table in tables:
            for person in map(str, table.people):
                assert not last[person] & set(map(str, table.people)) - {person}
        for table in tables:
            for person in map(str, table.people):
                last[person] = set(map(str, table.people)) - {person}
        results += results_of(tables, rng)


def test_strange_results_are_refused() -> None:
    event = event_of(3, 2)
    result = EventResult(0, 0, ("p00", "p01"), (1, 2), (0, 0))
    with pytest.raises(GrachtenError, match="two results"):
        arena_standings(event, [result, result])
    with pytest.raises(GrachtenError, match="not in this event"):
        arena_standings(event, [EventResult(0, 0, ("p00", "x"), (1, 2), (0, 0))])
    with pytest.raises(GrachtenError, match="not in this event"):
        next_batch(event, [], ["x"], 0)
