"""Many bytes at once: eight as one word, at any place of an array, and rows of `LANES` bytes.

The compiler would find some of this by itself, but not all of it, and not in every version.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numpy.typing import NDArray

from grachten.env.core.layout import LANES
from grachten.kernel.compilation import is_compiled

_BYTE = ir.IntType(8)
_WORD = ir.IntType(64)
_ROW = ir.VectorType(_BYTE, LANES)


def _pointer(context: Any, builder: Any, kind: Any, array: Any, at: Any, to: Any) -> Any:
    """Where byte `at` of the array is, as a pointer to something else than a byte."""
    data = context.make_array(kind)(context, builder, array).data
    start = builder.bitcast(data, _BYTE.as_pointer())
    return builder.bitcast(cgutils.gep_inbounds(builder, start, at), to.as_pointer())


def _store_word_code(typing_context: Any, out: Any, at: Any, word: Any) -> Any:
    del typing_context, at, word

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, place, value = arguments
        pointer = _pointer(context, builder, signature.args[0], array, place, _WORD)
        builder.store(value, pointer, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.uint64), generate


def _load_word_code(typing_context: Any, source: Any, at: Any) -> Any:
    del typing_context, at

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, place = arguments
        pointer = _pointer(context, builder, signature.args[0], array, place, _WORD)
        return builder.load(pointer, align=1)

    return types.uint64(source, types.int64), generate


def _relax_row_code(typing_context: Any, rows: Any, target: Any, source: Any, more: Any) -> Any:
    del typing_context, target, source, more

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, target, source, more = arguments
        kind = signature.args[0]
        at = _pointer(context, builder, kind, array, target, _ROW)
        old = builder.load(at, align=1)
        row = builder.load(_pointer(context, builder, kind, array, source, _ROW), align=1)
        one = builder.insert_element(ir.Constant(_ROW, ir.Undefined), more, ir.IntType(32)(0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
        added = builder.add(row, builder.shuffle_vector(one, one, zeros))
        is_less = builder.icmp_unsigned("<", added, old)
        builder.store(builder.select(is_less, added, old), at, align=1)
        return context.get_dummy_value()

    return types.void(rows, types.int64, types.int64, types.uint8), generate


def _store_word(out: NDArray[np.uint8], at: int, word: np.uint64) -> None:
    """Write eight bytes, the lowest first."""
    out.reshape(-1)[at : at + 8] = np.array([word], "<u8").view(np.uint8)


def _load_word(source: NDArray[np.uint8], at: int) -> np.uint64:
    """Read eight bytes, the lowest first."""
    return np.uint64(int.from_bytes(source.reshape(-1)[at : at + 8].tobytes(), "little"))


def _relax_row(rows: NDArray[np.uint8], target: int, source: int, more: np.uint8) -> None:
    """The row at byte `target` becomes the lesser of itself and the row at `source` plus more."""
    flat = rows.reshape(-1)
    flat[target : target + LANES] = np.minimum(
        flat[target : target + LANES], flat[source : source + LANES] + np.uint8(more)
    )


store_word: Any = intrinsic(_store_word_code) if is_compiled else _store_word
load_word: Any = intrinsic(_load_word_code) if is_compiled else _load_word
relax_row: Any = intrinsic(_relax_row_code) if is_compiled else _relax_row
