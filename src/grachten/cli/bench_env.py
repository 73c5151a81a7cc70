"""`grachten bench env`: how many steps a second the vector environment makes."""

import os
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

import numpy as np

from grachten.cli.bench_figures import ROUNDS, Figure
from grachten.env.core.timing import choose_randomly
from grachten.env.vector import VectorGames

BATCHES: Final = (1, 64, 1024, 4096, 16_384)
GOALS: Final = {True: "≥ 5,000,000", False: "≥ 15,000,000"}
SETTLING: Final = 100
"""Steps before anything is measured, so that the games of a batch are at different points."""


def env_parts() -> list[Callable[[float], list[Figure]]]:
    """One part of the measurement for each size of batch."""
    return [partial(_speeds, count) for count in BATCHES]


def _speeds(count: int, seconds: float) -> list[Figure]:
    cores = os.cpu_count() or 1
    figures = []
    for observe in (True, False):
        for threads in sorted({1, cores}):
            what = "observation and mask" if observe else "mask alone"
            words = "1 core" if threads == 1 else f"{threads} cores"
            goal = GOALS[observe] if (threads, count) == (cores, BATCHES[-1]) else ""
            speed = _steps_a_second(count, seconds, observe=observe, threads=threads)
            name = f"{what}, {count:,} games, {words}"
            figures.append(Figure(name, speed, "steps a second", goal))
    return figures


def _steps_a_second(count: int, seconds: float, *, observe: bool, threads: int) -> float:
    """Two players, actions at random; choosing them is not counted."""
    games = VectorGames(count, seed=1, observe=observe, threads=threads)
    choices = np.random.default_rng(1).integers(1, 2**62, count, dtype=np.uint64)
    actions = np.zeros(count, np.int64)

    def step() -> float:
        choose_randomly(games.tracks, choices, actions)
        started = perf_counter()
        games.step(actions)
        return perf_counter() - started

    for _ in range(SETTLING):
        step()
    best = float("inf")
    for _ in range(ROUNDS):
        spent, steps = 0.0, 0
        while spent < seconds / ROUNDS:
            spent += step()
            steps += 1
        best = min(best, spent / steps)
    games.close()
    return count / best
