"""Sets of bits against Python's own sets."""

import random
from typing import Any

import numpy as np
import pytest

from grachten.kernel import sets
from grachten.kernel.compilation import is_compiled

EDGES: list[set[int]] = [
    set(),
    {0},
    {63},
    {64},
    {319},
    {0, 319},
    {63, 64, 127, 128, 191, 192, 255, 256},
    set(range(64)),
    set(range(320)),
    set(range(0, 320, 64)),
]


def random_sets(count: int) -> list[set[int]]:
    rng = random.Random(1)
    return [set(rng.sample(range(320), rng.choice([1, 2, 5, 30, 200]))) for _ in range(count)]


def words(members: set[int]) -> sets.ActionSet:
    bits = sum(1 << member for member in members)
    first, second, third, fourth, fifth = (
        np.uint64(bits >> 64 * word & 2**64 - 1) for word in range(5)
    )
    return first, second, third, fourth, fifth


ALL_SETS = [*EDGES, *random_sets(12)]


@pytest.mark.parametrize("members", ALL_SETS, ids=len)
def test_a_set_of_actions_is_a_set(members: set[int]) -> None:
    actions = words(members)
    out = np.full(321, -1, np.int16)
    assert sets.size(actions) == len(members)
    assert sets.members(actions, out) == len(members)
    assert out[: len(members)].tolist() == sorted(members)
    assert set(out[len(members) :].tolist()) == {-1}
    assert {action for action in range(320) if sets.contains(actions, action)} == members


@pytest.mark.parametrize("length", [0, 1, 13, 63, 64, 65, 317, 320])
def test_a_mask_of_any_length_says_of_each_action_whether_it_is_in_the_set(length: int) -> None:
    for members in ALL_SETS:
        for before in (False, True):
            memory = np.full(330, before, np.bool_)
            sets.write_mask(words(members), memory[:length])
            assert memory[:length].tolist() == [action in members for action in range(length)]
            assert set(memory[length:].tolist()) == {before}


@pytest.mark.parametrize("members", ALL_SETS, ids=len)
def test_the_kth_action(members: set[int]) -> None:
    actions = words(members)
    assert [sets.kth(actions, k) for k in range(len(members))] == sorted(members)


def variants() -> list[Any]:
    by_steps = vars(sets)["_kth_by_steps"]
    by_deposit = vars(sets)["_kth_by_deposit"]
    has_deposit = vars(sets)["_has_deposit"]()
    return [
        pytest.param(by_steps, id="by steps"),
        pytest.param(
            by_deposit,
            id="by deposit",
            marks=pytest.mark.skipif(not has_deposit, reason="needs the compiler and BMI2"),
        ),
        pytest.param(sets.kth_of_word, id="chosen"),
    ]


@pytest.mark.parametrize("kth_of_word", variants())
def test_both_ways_to_find_the_kth_member_of_a_word(kth_of_word: Any) -> None:
    rng = random.Random(2)
    words_to_try = [1, 1 << 63, 2**64 - 1, 0x8000_0000_0000_0001]
    words_to_try += [rng.getrandbits(64) | 1 << rng.randrange(64) for _ in range(10)]
    for word in words_to_try:
        members = [member for member in range(64) if word >> member & 1]
        found = [kth_of_word(np.uint64(word), k) for k in range(len(members))]
        assert found == members


def test_the_processors_instruction_is_used_where_there_is_one() -> None:
    has_deposit = vars(sets)["_has_deposit"]()
    expected = "_kth_by_deposit" if has_deposit else "_kth_by_steps"
    assert sets.kth_of_word is vars(sets)[expected]
    assert is_compiled or not has_deposit


@pytest.mark.parametrize("member", [0, 1, 31, 32, 62, 63])
def test_words_of_one_member(member: int) -> None:
    word = sets.only(member)
    assert int(word) == 1 << member
    assert sets.size_of_word(np.uint64(word)) == 1
    assert sets.lowest(np.uint64(word)) == member
    assert sets.lowest(np.uint64(2**64 - (1 << member))) == member


@pytest.mark.parametrize("kind", [np.uint8, np.int64, int])
def test_a_word_of_one_member_does_not_overflow_with_narrow_numbers(kind: Any) -> None:
    assert [int(sets.only(kind(member))) for member in (7, 8, 40, 63)] == [
        1 << 7,
        1 << 8,
        1 << 40,
        1 << 63,
    ]
