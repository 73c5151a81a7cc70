"""Tables of any size: everybody once, neighbours together, no rematch that can be avoided."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.club.arranging import arranged, repeated_meetings, seated, table_sizes
from support import strategies as _profile  # noqa: F401 - the same examples every time

NAMES = "abcdefghi"


def partitions(people: Sequence[str], sizes: Sequence[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to seat people at tables of these sizes, by brute force."""
    if not sizes:
        yield []
        return
    for company in combinations(people, sizes[0]):
        rest = [person for person in people if person not in company]
        for others in partitions(rest, sizes[1:]):
            yield [company, *others]


@given(st.integers(2, 9), st.integers(2, 4), st.data())
def test_no_rematch_that_can_be_avoided(count: int, players: int, data: st.DataObject) -> None:
    sizes = table_sizes(count, players)
    people = NAMES[: sum(sizes)]
    pairs = st.sampled_from([frozenset(pair) for pair in combinations(people, 2)])
    met = Counter(data.draw(st.lists(pairs, max_size=25)))
    tables = arranged(people, sizes, met)
    assert sorted(person for company in tables for person in company) == sorted(people)
    assert sorted(map(len, tables), reverse=True) == list(sizes)
    fewest = min(repeated_meetings(each, met) for each in partitions(people, sizes))
    assert repeated_meetings(tables, met) == fewest


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("people", range(41))
def test_as_few_as_possible_sit_out(people: int, players: int) -> None:
    sizes = table_sizes(people, players)
    assert all(2 <= size <= players for size in sizes)
    left_over = people - sum(sizes)
    assert left_over == (people % 2 if players == 2 else int(people == 1))
    if people >= 6:
        assert all(size >= players - 1 for size in sizes)


def test_neighbours_meet() -> None:
    assert arranged("abcdef", (2, 2, 2), {}) == [("a", "b"), ("c", "d"), ("e", "f")]
    met = {frozenset("ab"): 1}
    assert arranged("abcdef", (2, 2, 2), met) == [("a", "c"), ("b", "d"), ("e", "f")]


def test_a_small_table_may_be_the_way_out() -> None:
    """Whoever has met all but one can only sit at a table of two without a repeated meeting."""
    met = {frozenset(("a", other)): 1 for other in "bcd"}
    assert arranged("abcde", (3, 2), met) == [("a", "e"), ("b", "c", "d")]


def test_a_thousand_people_are_no_trouble() -> None:
    people = [f"p{number:04}" for number in range(1000)]
    met = {frozenset(people[at : at + 2]): 1 for at in range(0, 1000, 2)}
    tables = arranged(people, table_sizes(1000, 2), met)
    assert repeated_meetings(tables, met) == 0


def test_seats_even_out() -> None:
    taken = {person: Counter[int]() for person in "abc"}
    for _ in range(6):
        for seat, person in enumerate(seated("abc", taken)):
            taken[person][seat] += 1
    assert all(count == 2 for of in taken.values() for count in of.values())
