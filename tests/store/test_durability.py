"""What was acknowledged is there, whatever happens to the process that wrote it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from .examples import TABLE, a_step, add_table, execute, numbers, opened
from .postgresql import Server
from .writing import TABLES

TESTS = Path(__file__).parent.parent


@pytest.mark.slow
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


@pytest.mark.nightly
def test_a_database_server_that_hung_up_is_called_again(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def main() -> None:
        async with opened(url) as store, opened(url) as other:
            await add_table(store)
            await store.add_step(TABLE.id, a_step(1))
            assert await numbers(store) == [1]
            await other._database.writer.run(
                execute,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            await store.add_step(TABLE.id, a_step(2))
            assert await numbers(store) == [1, 2]

    asyncio.run(main())
