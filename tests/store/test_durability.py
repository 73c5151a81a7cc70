"""What was acknowledged is there, whatever happens to the process that wrote it."""

import asyncio
import subprocess
import sys
from pathlib import Path

from .examples import numbers, opened
from .writing import TABLES

TESTS = Path(__file__).parent.parent


def test_every_acknowledged_step_outlives_a_killed_process(url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "store.writing", url],
        cwd=TESTS,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(60)]
        process.kill()
        lines += process.stdout.readlines()
    if not lines[-1].endswith("\n"):
        lines.pop()  # the kill came in the middle of it
    acknowledged = {(table, int(number)) for table, number in map(str.split, lines)}
    assert len(acknowledged) >= 60

    async def stored() -> set[tuple[str, int]]:
        found = set()
        async with opened(url) as store:
            for index in range(TABLES):
                there = await numbers(store, f"t{index}")
                assert there == list(range(1, len(there) + 1))
                found |= {(f"t{index}", number) for number in there}
        return found

    assert acknowledged <= asyncio.run(stored())
