"""Compiled, interpreted and bounds-checked, the kernel does exactly the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kernel.support.played_games import digest_of_games

pytestmark = pytest.mark.many

TESTS = Path(__file__).parents[1]


def digest_with(games: int, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "kernel.support.played_games", str(games)],
        cwd=TESTS,
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def here() -> str:
    """The digest in this process, compiled or not."""
    return digest_of_games(1)


@pytest.mark.slow
def test_narrow_integers_behave_the_same_interpreted(here: str) -> None:
    assert digest_with(1, NUMBA_DISABLE_JIT="1") == here


@pytest.mark.slow
def test_narrow_integers_behave_the_same_compiled(here: str) -> None:
    assert digest_with(1) == here


@pytest.mark.nightly  # by day, coverage runs everything interpreted, where Python checks
def test_no_access_out_of_bounds(here: str) -> None:
    """Numba checks every index, in code compiled to a cache folder of its own."""
    assert digest_with(1, NUMBA_BOUNDSCHECK="1") == here
    assert digest_with(60, NUMBA_BOUNDSCHECK="1") == digest_with(60)
