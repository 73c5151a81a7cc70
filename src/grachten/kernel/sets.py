"""Sets of small numbers as bits: of one word, and of the five words that hold a set of actions.

The rules then read as union, intersection, size, k-th and members; nothing is listed to pick one.
"""

from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from grachten.kernel.compilation import compiled, is_compiled

ActionSet = tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]

ONE = np.uint64(1)
NONE = np.uint64(0)


@compiled
def only(member: int) -> np.uint64:
    """The set of one number below 64."""
    return ONE << np.uint64(member)


@compiled
def size_of_word(word: np.uint64) -> int:
    size = 0
    while word != NONE:  # the compiler turns this loop into one instruction
        word &= word - ONE
        size += 1
    return size


@compiled
def lowest(word: np.uint64) -> int:
    """The smallest number in a set that is not empty."""
    return size_of_word((word & (~word + ONE)) - ONE)


@compiled
def _kth_by_steps(word: np.uint64, k: int) -> int:
    for _ in range(k):
        word &= word - ONE
    return lowest(word)


def _deposit_code(typing_context: Any, word: Any, mask: Any) -> Any:  # pragma: no cover
    """The processor's `pdep`: the low bits of `word`, moved to the places of the bits of `mask`."""
    del typing_context, word, mask

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        word_type = ir.IntType(64)
        kind = ir.FunctionType(word_type, (word_type, word_type))
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(function, arguments)

    return types.uint64(types.uint64, types.uint64), generate


_deposit: Any = intrinsic(_deposit_code)


@compiled
def _kth_by_deposit(word: np.uint64, k: int) -> int:  # pragma: no cover
    return lowest(_deposit(ONE << np.uint64(k), word))


def _has_deposit() -> bool:
    return is_compiled and bool(binding.get_host_cpu_features().get("bmi2", False))


kth_of_word = _kth_by_deposit if _has_deposit() else _kth_by_steps
"""The k-th smallest number in a set, counted from 0."""


@compiled
def size(actions: ActionSet) -> int:
    return (
        size_of_word(actions[0])
        + size_of_word(actions[1])
        + size_of_word(actions[2])
        + size_of_word(actions[3])
        + size_of_word(actions[4])
    )


@compiled
def kth(actions: ActionSet, k: int) -> int:
    """The k-th smallest action of a set that has more than k."""
    first = size_of_word(actions[0])
    second = first + size_of_word(actions[1])
    third = second + size_of_word(actions[2])
    fourth = third + size_of_word(actions[3])
    word, start, before = actions[0], 0, 0
    if k >= first:
        word, start, before = actions[1], 64, first
    if k >= second:
        word, start, before = actions[2], 128, second
    if k >= third:
        word, start, before = actions[3], 192, third
    if k >= fourth:
        word, start, before = actions[4], 256, fourth
    return start + kth_of_word(word, k - before)


@compiled
def contains(actions: ActionSet, action: int) -> bool:
    return bool((actions[action >> 6] >> np.uint64(action & 63)) & ONE != NONE)


@compiled
def members(actions: ActionSet, out: NDArray[np.int16]) -> int:
    """Write the actions in rising order; how many there are."""
    count = 0
    for word in range(5):
        rest = actions[word]
        while rest != NONE:
            out[count] = 64 * word + lowest(rest)
            rest &= rest - ONE
            count += 1
    return count


@compiled
def write_mask(actions: ActionSet, out: NDArray[np.bool_]) -> None:
    """Write for each action whether it is in the set."""
    for word in range(5):
        bits = actions[word]
        for bit in range(min(64, len(out) - 64 * word)):
            out[64 * word + bit] = (bits >> np.uint64(bit)) & ONE != NONE
