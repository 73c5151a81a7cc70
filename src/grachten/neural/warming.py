"""Compiling the network's arithmetic ahead of its first use, which takes some seconds once."""

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, Final

import numba
import numpy as np

from grachten.env.core.elements import SIZE
from grachten.kernel.compilation import is_compiled
from grachten.kernel.warming import Part, Step
from grachten.neural.core.compilation import CORE
from grachten.neural.core.layers import enter, normalise, rectify
from grachten.neural.core.matrices import ROWS, affine


@cache
def make_ready() -> None:
    """Compile and load it in this process, so that it does not cost a bot time."""
    for _ in NETWORK.warm_up():
        pass


def _steps() -> Iterator[Step]:
    """Every function that the network calls, for arguments of the right types."""
    rows, row = np.zeros((ROWS, ROWS), np.float32), np.zeros(ROWS, np.float32)
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (enter, (np.zeros((1, SIZE), np.uint8), rows, row, rows)),
        (affine, (rows, rows, row, rows)),
        (normalise, (rows, row, row, np.float32(0), rows)),
        (rectify, (rows,)),
    ]
    for function, arguments in calls:
        yield function.__name__, partial(_compile, function, arguments)


def _compile(function: Any, arguments: tuple[Any, ...]) -> None:
    if is_compiled:
        function.compile(tuple(map(numba.typeof, arguments)))


NETWORK: Final = Part("network", CORE, _steps)
