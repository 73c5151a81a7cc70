"""How long calls take: the median and the slowest of many, one after another."""

import statistics
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from grachten.cli.bench_figures import Figure

Value = TypeVar("Value")


def timed(what: str, call: Callable[[Value], object], values: Iterable[Value]) -> list[Figure]:
    times = []
    for value in values:
        began = time.perf_counter()
        call(value)
        times.append(1000 * (time.perf_counter() - began))
    return _figures(what, times)


async def awaited(
    what: str, call: Callable[[Value], Awaitable[object]], values: Iterable[Value]
) -> list[Figure]:
    times = []
    for value in values:
        began = time.perf_counter()
        await call(value)
        times.append(1000 * (time.perf_counter() - began))
    return _figures(what, times)


def _figures(what: str, times: Sequence[float]) -> list[Figure]:
    return [
        Figure(what, statistics.median(times), "ms"),
        Figure(f"{what}, slowest", max(times), "ms"),
    ]
