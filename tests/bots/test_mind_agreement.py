"""Compiled, interpreted and bounds-checked, bots decide exactly the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bots.support.decisions import decisions

TESTS = Path(__file__).parents[1]


def decided_with(planned: int, searched: int, contracts: int, **settings: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "bots.support.decisions", *map(str, (planned, searched, contracts))],
        cwd=TESTS,
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.nightly
def test_narrow_integers_behave_the_same_interpreted() -> None:
    assert decided_with(24, 6, 3, NUMBA_DISABLE_JIT="1") == decisions(24, 6, 3)


@pytest.mark.nightly
def test_no_access_out_of_bounds() -> None:
    """Numba checks every index, in code compiled to a cache folder of its own."""
    assert decided_with(200, 100, 32, NUMBA_BOUNDSCHECK="1") == decisions(200, 100, 32)


def test_the_decisions_are_of_all_kinds() -> None:
    told = " ".join(decisions(12, 0, 32))
    for words in ("take", "draw from the deck", "claim", "keep"):
        assert words in told
