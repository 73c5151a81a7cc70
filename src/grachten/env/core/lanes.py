"""Reading and writing at addresses: bytes, words of eight bytes, and rows of `LANES` bytes.

An array costs Numba some nanoseconds wherever it is passed, because references to it are counted;
an address is a number. And the compiler would not find by itself that a row of bytes can be worked
on at once. Whoever calls these functions answers for the addresses.
"""

import ctypes
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from grachten.env.core.layout import LANES
from grachten.kernel.compilation import is_compiled

_BYTE = ir.IntType(8)
_WORD = ir.IntType(64)
_ROW = ir.VectorType(_BYTE, LANES)
_FLAGS = ir.VectorType(_BYTE, 64)


def _address_code(typing_context: Any, array: Any) -> Any:
    del typing_context

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        return builder.ptrtoint(data, _WORD)

    return types.int64(array), generate


def _load_byte_code(typing_context: Any, at: Any) -> Any:
    del typing_context, at

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.load(builder.inttoptr(arguments[0], _BYTE.as_pointer()))

    return types.uint8(types.int64), generate


def _store_byte_code(typing_context: Any, at: Any, byte: Any) -> Any:
    del typing_context, at, byte

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        builder.store(arguments[1], builder.inttoptr(arguments[0], _BYTE.as_pointer()))
        return context.get_dummy_value()

    return types.void(types.int64, types.uint8), generate


def _load_word_code(typing_context: Any, at: Any) -> Any:
    del typing_context, at

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.load(builder.inttoptr(arguments[0], _WORD.as_pointer()), align=1)

    return types.uint64(types.int64), generate


def _store_word_code(typing_context: Any, at: Any, word: Any) -> Any:
    del typing_context, at, word

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        builder.store(arguments[1], builder.inttoptr(arguments[0], _WORD.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.uint64), generate


def _store_flags_code(typing_context: Any, at: Any, flags: Any) -> Any:
    del typing_context, at, flags

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        bits = builder.bitcast(arguments[1], ir.VectorType(ir.IntType(1), 64))
        at = builder.inttoptr(arguments[0], _FLAGS.as_pointer())
        builder.store(builder.zext(bits, _FLAGS), at, align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.uint64), generate


def _everywhere(builder: Any, byte: Any) -> Any:
    """A row of the same byte in every lane."""
    one = builder.insert_element(ir.Constant(_ROW, ir.Undefined), byte, ir.IntType(32)(0))
    zeros = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, one, zeros)


def _relax_row_code(typing_context: Any, target: Any, source: Any, more: Any) -> Any:
    del typing_context, target, source, more

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        target, source, more = arguments
        at = builder.inttoptr(target, _ROW.as_pointer())
        old = builder.load(at, align=1)
        row = builder.load(builder.inttoptr(source, _ROW.as_pointer()), align=1)
        added = builder.add(row, _everywhere(builder, more))
        is_less = builder.icmp_unsigned("<", added, old)
        builder.store(builder.select(is_less, added, old), at, align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.uint8), generate


def _copy_row_code(typing_context: Any, target: Any, source: Any) -> Any:
    del typing_context, target, source

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        target, source = (builder.inttoptr(place, _ROW.as_pointer()) for place in arguments)
        builder.store(builder.load(source, align=1), target, align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate


def _zero_lanes_code(typing_context: Any, at: Any) -> Any:
    del typing_context, at

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        row = builder.load(builder.inttoptr(arguments[0], _ROW.as_pointer()), align=1)
        is_zero = builder.icmp_unsigned("==", row, ir.Constant(_ROW, [0] * LANES))
        return builder.zext(builder.bitcast(is_zero, ir.IntType(LANES)), _WORD)

    return types.uint64(types.int64), generate


def _lanes_behind_code(typing_context: Any, near: Any, far: Any, more: Any) -> Any:
    del typing_context, near, far, more

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        near, far = (
            builder.load(builder.inttoptr(row, _ROW.as_pointer()), align=1) for row in arguments[:2]
        )
        added = builder.add(near, _everywhere(builder, arguments[2]))
        is_equal = builder.icmp_unsigned("==", added, far)
        return builder.zext(builder.bitcast(is_equal, ir.IntType(LANES)), _WORD)

    return types.uint64(types.int64, types.int64, types.uint8), generate


def _lanes_adding_up_code(typing_context: Any, one: Any, other: Any, total: Any) -> Any:
    del typing_context, one, other, total

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        one, other = (
            builder.load(builder.inttoptr(row, _ROW.as_pointer()), align=1) for row in arguments[:2]
        )
        total = _everywhere(builder, arguments[2])
        is_equal = builder.icmp_unsigned("==", builder.add(one, other), total)
        return builder.zext(builder.bitcast(is_equal, ir.IntType(LANES)), _WORD)

    return types.uint64(types.int64, types.int64, types.uint8), generate


def _fill_lanes_code(typing_context: Any, at: Any, lanes: Any, byte: Any) -> Any:
    del typing_context, at, lanes, byte

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        at = builder.inttoptr(arguments[0], _ROW.as_pointer())
        lanes = builder.trunc(arguments[1], ir.IntType(LANES))
        is_filled = builder.bitcast(lanes, ir.VectorType(ir.IntType(1), LANES))
        old, new = builder.load(at, align=1), _everywhere(builder, arguments[2])
        builder.store(builder.select(is_filled, new, old), at, align=1)
        return context.get_dummy_value()

    return types.void(types.int64, types.uint64, types.uint8), generate


def _fetch_code(typing_context: Any, at: Any) -> Any:
    del typing_context, at

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), (_BYTE.as_pointer(), number, number, number))
        function = builder.module.declare_intrinsic("llvm.prefetch", (_BYTE.as_pointer(),), kind)
        place = builder.inttoptr(arguments[0], _BYTE.as_pointer())
        for_writing, keep, data = number(1), number(3), number(1)
        builder.call(function, (place, for_writing, keep, data))
        return context.get_dummy_value()

    return types.void(types.int64), generate


# The same in plain Python, for when nothing is compiled.


def _address(array: NDArray[Any]) -> int:
    """Where an array begins."""
    return int(array.ctypes.data)


def _load_byte(at: int) -> np.uint8:
    return np.uint8(ctypes.c_uint8.from_address(int(at)).value)


def _store_byte(at: int, byte: int) -> None:
    ctypes.c_uint8.from_address(int(at)).value = int(byte)


def _load_word(at: int) -> np.uint64:
    """Eight bytes, the lowest first."""
    return np.uint64(ctypes.c_uint64.from_address(int(at)).value)


def _store_word(at: int, word: np.uint64) -> None:
    ctypes.c_uint64.from_address(int(at)).value = int(word)


def _store_flags(at: int, flags: np.uint64) -> None:
    """The bits of a word as 64 bytes."""
    bits = np.unpackbits(np.array([flags], "<u8").view(np.uint8), bitorder="little")
    ctypes.memmove(int(at), bits.tobytes(), 64)


def _fetch(at: int) -> None:
    """Memory that will soon be written: nothing else changes, so nothing is done here."""


def _row(at: int) -> NDArray[np.uint8]:
    return np.ctypeslib.as_array((ctypes.c_uint8 * LANES).from_address(int(at)))


def _relax_row(target: int, source: int, more: int) -> None:
    """A row becomes the lesser, byte by byte, of itself and another row plus `more`."""
    np.minimum(_row(target), _row(source) + np.uint8(more), out=_row(target))


def _zero_lanes(at: int) -> np.uint64:
    """Which bytes of a row are zero, as a set."""
    return np.uint64(sum(1 << int(lane) for lane in np.flatnonzero(_row(at) == 0)))


def _lanes_behind(near: int, far: int, more: int) -> np.uint64:
    """In which lanes a row is exactly `more` above another, as a set."""
    lanes = np.flatnonzero(_row(near) + np.uint8(more) == _row(far))
    return np.uint64(sum(1 << int(lane) for lane in lanes))


def _lanes_adding_up(one: int, other: int, total: int) -> np.uint64:
    """In which lanes two rows add up to a number, as a set."""
    lanes = np.flatnonzero(_row(one) + _row(other) == total)
    return np.uint64(sum(1 << int(lane) for lane in lanes))


def _fill_lanes(at: int, lanes: np.uint64, byte: int) -> None:
    """Write a byte into some lanes of a row."""
    _row(at)[[lane for lane in range(LANES) if int(lanes) >> lane & 1]] = byte


def _copy_row(target: int, source: int) -> None:
    _row(target)[:] = _row(source)


address_of: Any = intrinsic(_address_code) if is_compiled else _address
load_byte: Any = intrinsic(_load_byte_code) if is_compiled else _load_byte
store_byte: Any = intrinsic(_store_byte_code) if is_compiled else _store_byte
load_word: Any = intrinsic(_load_word_code) if is_compiled else _load_word
store_word: Any = intrinsic(_store_word_code) if is_compiled else _store_word
store_flags: Any = intrinsic(_store_flags_code) if is_compiled else _store_flags
relax_row: Any = intrinsic(_relax_row_code) if is_compiled else _relax_row
copy_row: Any = intrinsic(_copy_row_code) if is_compiled else _copy_row
zero_lanes: Any = intrinsic(_zero_lanes_code) if is_compiled else _zero_lanes
lanes_behind: Any = intrinsic(_lanes_behind_code) if is_compiled else _lanes_behind
lanes_adding_up: Any = intrinsic(_lanes_adding_up_code) if is_compiled else _lanes_adding_up
fill_lanes: Any = intrinsic(_fill_lanes_code) if is_compiled else _fill_lanes
fetch: Any = intrinsic(_fetch_code) if is_compiled else _fetch
