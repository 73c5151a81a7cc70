"""`grachten bench env`: how many steps a second the vector environment makes."""

import os
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import Final

import numpy as np

from grachten.cli.bench_env_others import one_at_a_time
from grachten.cli.bench_figures import ROUNDS, Figure
from grachten.env.core.timing import choose_randomly
from grachten.env.vector import VectorGames

BATCHES: Final = (1, 64, 1024, 4096, 16_384)
GOALS: Final = {True: "≥ 5,000,000", False: "≥ 15,000,000"}
SETTLING: Final = 100
"""Steps before anything is measured, so that the games of a batch are at different points."""


def env_parts() -> list[Callable[[float], list[Figure]]]:
    """One part of the measurement for each size of batch, and one for other environments."""
    return [*(partial(_speeds, count) for count in BATCHES), one_at_a_time]


def _speeds(count: int, seconds: float) -> list[Figure]:
    cores = os.cpu_count() or 1
    figures = []
    for observe in (True, False):
        for threads in sorted({1, cores}):
            what = "observation and mask" if observe else "mask alone"
            words = "1 core" if threads == 1 else f"{threads} cores"
            goal = GOALS[observe] if (threads, count) == (cores, BATCHES[-1]) else ""
            speed, worked = _speed(count, seconds, observe=observe, threads=threads)
            name = f"{what}, {count:,} games, {words}"
            figures.append(Figure(name, speed, "steps a second", goal))
        figures.append(Figure(f"{what}, {count:,} games, processor time", worked, "ns a step"))
    return figures


def _speed(count: int, seconds: float, *, observe: bool, threads: int) -> tuple[float, float]:
    """Steps a second, and nanoseconds of processor time for one, of all threads.

    Two players, actions at random; choosing them is not counted.
    """
    games = VectorGames(count, seed=1, observe=observe, threads=threads)
    choices = np.random.default_rng(1).integers(1, 2**62, count, dtype=np.uint64)
    actions = np.zeros(count, np.int64)

    def step() -> tuple[float, float]:
        choose_randomly(games.tracks, choices, actions)
        started, worked = perf_counter(), process_time()
        games.step(actions)
        return perf_counter() - started, process_time() - worked

    for _ in range(SETTLING):
        step()
    best = least = float("inf")
    for _ in range(ROUNDS):
        spent, worked, steps = 0.0, 0.0, 0
        while spent < seconds / ROUNDS:
            by_clock, by_processor = step()
            spent, worked, steps = spent + by_clock, worked + by_processor, steps + 1
        best, least = min(best, spent / steps), min(least, worked / steps)
    games.close()
    return count / best, least / count * 1e9
