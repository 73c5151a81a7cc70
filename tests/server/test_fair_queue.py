"""Accounts take turns: who waits for whom, by the queue alone."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grachten.server.thinking.fair_queue import FORGOTTEN_FROM, FairQueue


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def filled(*items: str, share: float = 0.5, burst: float = 10.0) -> tuple[FairQueue[str], Clock]:
    """A queue of items "a1", "b1" … of the accounts a, b …, all at home with worker 0."""
    clock = Clock()
    queue: FairQueue[str] = FairQueue(share, burst, clock)
    for item in items:
        queue.put(item[0], 0, item)
    return queue, clock


def taken(queue: FairQueue[str], count: int | None = None, worker: int = 0) -> list[str]:
    """What a worker is given, one after the other."""
    found: list[str] = []
    while count is None or len(found) < count:
        item = queue.take(worker)
        if item is None:
            break
        found.append(item)
    return found


def test_accounts_take_turns_and_each_keeps_its_order() -> None:
    queue, _ = filled("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    assert len(queue) == 7
    assert taken(queue) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
    assert len(queue) == 0
    assert queue.take(0) is None


def test_one_question_is_next_however_many_another_account_has_asked() -> None:
    queue, _ = filled(*(f"a{number}" for number in range(32)))
    assert taken(queue, 3) == ["a0", "a1", "a2"]
    queue.put("b", 0, "b0")
    assert taken(queue, 2) == ["b0", "a3"]
    queue.put("b", 0, "b1")  # it was served before a was, the last time
    assert taken(queue, 2) == ["b1", "a4"]


def test_a_worker_takes_first_what_is_at_home_with_it_but_never_out_of_turn() -> None:
    queue, _ = filled()
    for home, item in ((0, "a1"), (1, "a2"), (0, "a3"), (1, "a4")):
        queue.put("a", home, item)
    queue.put("b", 0, "b1")
    assert taken(queue, worker=1) == ["a2", "b1", "a4", "a1", "a3"]


def test_whoever_is_over_the_budget_comes_after_everybody_within_theirs() -> None:
    queue, _ = filled("a1", "a2", "b1", "b2", "c1")
    queue.charge("a", 10)
    queue.charge("b", 9.9)
    assert taken(queue) == ["b1", "c1", "b2", "a1", "a2"]  # and nobody is refused


def test_those_over_their_budgets_take_turns_too() -> None:
    queue, _ = filled("a1", "a2", "b1", "b2")
    queue.charge("a", 11)
    queue.charge("b", 19)
    assert taken(queue) == ["a1", "b1", "a2", "b2"]


def test_a_budget_refills_with_time_up_to_the_burst() -> None:
    queue, clock = filled("a1", "a2", "a3", "b1", "b2")
    queue.charge("a", 12)
    clock.at = 3.9
    assert taken(queue, 1) == ["b1"]
    clock.at = 4.1
    assert taken(queue, 1) == ["a1"]
    clock.at = 1000.0
    queue.charge("a", 10)
    assert taken(queue, 1) == ["b2"]


def test_nobody_waits_for_ever_whatever_they_owe_and_however_busy_the_others_are() -> None:
    queue, clock = filled("a1")
    queue.charge("a", 1e9)
    for second in range(60):
        clock.at = float(second)
        queue.put("b", 0, "b")
        (item,) = taken(queue, 1)
        queue.charge("b", 0.4)  # within its budget all the time
        if item == "a1":
            assert second == 21  # a burst of 10 is owed, and half a second a second is refilled
            return
    pytest.fail("It waited for ever.")


def test_what_nobody_waits_for_any_more_is_taken_out() -> None:
    first, second = ["the same"], ["the same"]
    queue: FairQueue[list[str]] = FairQueue(1, 1, Clock())
    queue.put("a", 0, first)
    queue.put("a", 0, second)
    queue.remove("a", second)
    queue.remove("a", second)
    queue.remove("b", first)
    assert len(queue) == 1
    assert queue.take(0) is first
    queue.remove("a", first)
    assert len(queue) == 0


def test_accounts_are_forgotten_when_they_are_as_good_as_new() -> None:
    queue, clock = filled("z1")
    for number in range(3 * FORGOTTEN_FROM):
        clock.at += 1
        queue.put(str(number), 0, "one")
        queue.take(0)
        queue.charge(str(number), 0.1)
    assert len(queue._accounts) <= FORGOTTEN_FROM
    queue.charge("debtor", 1e9)
    for number in range(3 * FORGOTTEN_FROM):
        queue.put(f"more {number}", 0, "one")
    assert len(queue._accounts) >= 3 * FORGOTTEN_FROM  # what waits is never forgotten
    queue.put("debtor", 0, "theirs")
    assert taken(queue)[-1] == "theirs"


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("put"), st.integers(0, 4), st.integers(0, 2)),
            st.tuples(st.just("take"), st.integers(0, 2), st.just(0)),
        ),
        max_size=120,
    )
)
@settings(max_examples=300)
def test_nobody_is_overtaken_twice_by_the_same_account(
    steps: Sequence[tuple[str, int, int]],
) -> None:
    """Everything put in comes out once; each process's questions of an account in their order."""
    queue: FairQueue[tuple[str, int, int]] = FairQueue(1, 1e9, Clock())
    waiting: dict[str, list[tuple[str, int, int]]] = {}
    overtaken: dict[str, set[str]] = {}
    for number, (step, which, home) in enumerate(steps):
        if step == "put":
            account = "abcde"[which]
            if not waiting.get(account):
                overtaken[account] = set()
            waiting.setdefault(account, []).append((account, home, number))
            queue.put(account, home, (account, home, number))
            continue
        item = queue.take(which)
        if item is None:
            assert not any(waiting.values())
            continue
        account = item[0]
        homes = [each for each in waiting[account] if each[1] == which]
        assert item == (homes[0] if homes else waiting[account][0])
        waiting[account].remove(item)
        overtaken[account] = set()
        for other, queued in waiting.items():
            if queued and other != account:
                assert account not in overtaken[other]
                overtaken[other].add(account)
        assert len(queue) == sum(map(len, waiting.values()))
