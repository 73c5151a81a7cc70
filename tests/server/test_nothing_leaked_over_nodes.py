"""8.3 in a city: the same table through two nodes, and nothing secret leaves either of them.

As in `test_nothing_leaked`, with every other caller at another node than the one that leads the
table. What is sent by one node and passed on by the other must not depend on what is hidden.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from city.redis_server import RedisServer
from city.witness import query
from grachten.server.settings import Settings
from grachten.store import Store
from server.support.compared import Both, check, check_who_leads
from server.support.leaks import LEAKS, show_it_to_all_clients_of_a_node
from server.support.staged_server import (
    ROOMY,
    Drawn,
    Hours,
    Stage,
    StagedServer,
    run_staged,
    staged,
)
from server.support.twin_games import Pair, Seen, pairs, play
from store.postgresql import Server

SHORT = (10,)
NIGHTLY_CHUNKS = range(4)
GAMES = 6


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
    """Two nodes with deals that were laid ready, as `staged_server` has one server.

    Both run in this process. The first leads all tables: hosts are there, and ask for them first.
    """
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


def played(
    folder: Path, postgresql: Server, redis: RedisServer, chosen: Sequence[Pair]
) -> list[Both]:
    """All games in one city, and all twins in another that begins just the same."""

    first, second = postgresql.new_database(), postgresql.new_database()

    async def play_side(database: str, key: bytes, *, is_twin: bool) -> list[Seen]:
        home = folder / ("twins" if is_twin else "games")
        async with staged_city(home, database, redis, key) as server:
            seen = [
                await play(server, pair, pair.twin if is_twin else pair.game) for pair in chosen
            ]
            await check_who_leads(server)
            return seen

    async def play_all() -> list[Both]:
        key = await make_alike(first, second)
        games = await play_side(first, key, is_twin=False)
        twins = await play_side(second, key, is_twin=True)
        return [
            Both(pair, game, twin, is_ordered=False)
            for pair, game, twin in zip(chosen, games, twins, strict=True)
        ]

    return asyncio.run(play_all())


@pytest.mark.nightly
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_hidden_changes_no_byte(
    players: int, tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    check(played(tmp_path, postgresql, redis, pairs(players, 0, 3, SHORT)))


@pytest.mark.nightly
@pytest.mark.parametrize("chunk", NIGHTLY_CHUNKS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_changes_no_byte_in_many_games(
    players: int, chunk: int, tmp_path: Path, postgresql: Server, redis: RedisServer
) -> None:
    check(played(tmp_path, postgresql, redis, pairs(players, chunk, GAMES)))


@pytest.mark.nightly
@pytest.mark.parametrize("leak", [*LEAKS, show_it_to_all_clients_of_a_node])
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    postgresql: Server,
    redis: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In games that show no difference without it, see above, and at the node that only passes on
    what the other one sends: there are the second seat and the spectators."""
    leak(monkeypatch)
    both = played(tmp_path, postgresql, redis, pairs(2, 0, 3, SHORT))
    assert any(each.differences() for each in both if each.pair.viewer != 0)
