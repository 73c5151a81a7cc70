"""Two nodes of a city with deals that were laid ready, as `staged_server` has one server.

Both run in this process, on a database and a Redis of their own.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from city.redis_server import RedisServer
from city.witness import query
from grachten.server.settings import Settings
from grachten.store import Store
from server.support.staged_server import (
    ROOMY,
    Drawn,
    Hours,
    Stage,
    StagedServer,
    run_staged,
    staged,
)


async def make_alike(first: str, second: str) -> bytes:
    """Let two empty databases begin just the same; the key, which is drawn."""
    for url in (first, second):
        store = await Store.open(url)
        key = await store.secret_key()
        await store.close()
    statement = "UPDATE server SET value = $1 WHERE key = 'secret_key'"
    await query(first, statement, key.hex())
    return key


@asynccontextmanager
async def staged_city(
    folder: Path, database: str, redis: RedisServer, key: bytes
) -> AsyncIterator[StagedServer]:
    """The first node leads all tables: hosts are there, and ask for them first."""
    stage, drawn, hours = Stage(), Drawn(), Hours()
    async with AsyncExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        # The time goes on when somebody says so: nobody asks the database for it.
        patch.setattr("grachten.server.uptime.Uptime.synchronise", lambda *_: None)
        # Nor does the second node ask for its share of the games, which closes connections.
        patch.setattr("grachten.server.city.adoption.ADOPTING", 1e6)
        # All of it is in one process: if that stands still, Redis has not gone.
        patch.setattr("grachten.city.bus.ANSWERING", 60.0)
        stack.enter_context(staged(stage, hours))
        ports = []
        for number in range(2):
            settings = Settings(
                data=folder / str(number),
                database=database,
                redis=redis.url,
                lease=60,  # however slow the machine is
                port=0,
                thinkers=1,
                limits=ROOMY,
            )
            ports.append(await stack.enter_async_context(run_staged(settings, drawn)))
        yield StagedServer(ports[0], stage, drawn, hours, key, other_port=ports[1])
