"""Numbers that may be subtracted from one another."""

import numpy as np

from grachten.env.core.compilation import inlined


@inlined
def signed(number: int | np.uint8 | np.uint64) -> int:
    """`int` of a byte has no sign where it is compiled, and less than nothing would be much."""
    return np.int64(number)  # type: ignore[return-value] # an `int`, however wide
