"""What the parts of `grachten bench` share: a figure, and how one is measured."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

ROUNDS: Final = 7
"""Each thing is measured this many times; the fastest counts, since noise only slows down."""


class Figure(NamedTuple):
    name: str
    value: float
    unit: str
    goal: str = ""


def quickest(seconds: float, work: Callable[[], int]) -> float:
    """Seconds for one unit of work: the fastest of several rounds."""
    work()
    best = float("inf")
    for _ in range(ROUNDS):
        units, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds / ROUNDS or not units:
            units += work()
        best = min(best, (time.perf_counter() - started) / units)
    return best
