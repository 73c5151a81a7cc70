"""The environment does the same with the compiler off: every byte that it shows."""

import hashlib
import os
import subprocess
import sys

import numpy as np

from grachten.env.core.timing import choose_randomly
from grachten.env.vector import VectorGames

GAMES, STEPS = 6, 90


def digests(opponents: str | None) -> list[str]:
    """Of all that some games show, step by step."""
    games = VectorGames(GAMES, (2, 3, 4), seed=11, opponents=opponents, threads=1)
    choices = np.arange(1, GAMES + 1, dtype=np.uint64) << np.uint64(20)
    actions = np.zeros(GAMES, np.int64)
    found = []
    for _ in range(STEPS):
        choose_randomly(games.tracks, choices, actions)
        games.step(actions)
        shown = (games.observations, games.final_observations, games.masks, games.results)
        found.append(hashlib.sha256(b"".join(part.tobytes() for part in shown)).hexdigest())
    return found


def test_the_compiler_changes_nothing() -> None:
    program = "from env.test_uncompiled import digests; print(*digests(None), *digests('greedy'))"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == [*digests(None), *digests("greedy")], done.stderr
