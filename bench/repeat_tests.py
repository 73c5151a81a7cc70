"""Tests that depend on luck: `python -m bench.repeat_tests tests/bots --times 50 --load 2`.

Runs a selection of tests again and again, in one process, while other processes keep the cores
busy, and says how often each failed. What is not known here is given to pytest: `-k name`.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

BUSY: Final = "while True:\n    pass"


class Repeated:
    """A plugin: every test so many times, and what became of each."""

    def __init__(self, times: int) -> None:
        self._times = times
        self.runs: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()

    @pytest.fixture
    def repetition(self, request: pytest.FixtureRequest) -> Any:
        return request.param

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        metafunc.fixturenames.append("repetition")
        ids = [f"time {number}" for number in range(1, self._times + 1)]
        metafunc.parametrize("repetition", range(self._times), ids=ids, indirect=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = re.sub(r"\[time \d+\]|-time \d+|time \d+-", "", report.nodeid)
        self.runs[name] += report.when == "call"
        self.failures[name] += report.failed


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing, as fast as they can."""
    command = [sys.executable, "-c", BUSY]
    loads = [subprocess.Popen(command) for _ in range(processes)]
    try:
        yield
    finally:
        for load in loads:
            load.kill()
            load.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.repeat_tests", description=__doc__)
    parser.add_argument("--times", type=int, default=50, help="that each test is run")
    parser.add_argument("--load", type=int, default=2, help="processes that keep cores busy")
    wishes, others = parser.parse_known_args()
    repeated = Repeated(wishes.times)
    with busy(wishes.load):
        ended = pytest.main(["-q", "-m", "not nightly", *others], plugins=[repeated])
    failed = +repeated.failures
    for name, count in failed.most_common():
        print(f"{count} of {repeated.runs[name]} failed: {name}")
    print(
        f"{len(repeated.runs)} tests, {wishes.times} times each: {len(failed)} failed at least once"
    )
    sys.exit(ended)


if __name__ == "__main__":
    main()
