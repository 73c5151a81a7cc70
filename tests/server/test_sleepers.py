"""Games with a clock leave memory while nobody is there, and are back when their time is up."""

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest

from grachten.protocol.tables import Clock, Options
from grachten.server.tables.sleepers import Sleepers
from grachten.server.uptime import MILLISECOND
from support.patience import PATIENCE

from .test_failing_store import Players, game_server

TURN = 3600


def test_everyone_is_woken_once_in_order_and_not_before() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()
        woken: list[tuple[str, bool]] = []
        due: dict[str, float] = {}
        all_awake = asyncio.Event()

        def wake(table: str) -> None:
            woken.append((table, loop.time() >= due[table]))
            if len(woken) == 3:
                all_awake.set()

        sleepers = Sleepers(wake)
        for table, seconds in (("late", 0.03), ("early", 0.01), ("middle", 0.02)):
            due[table] = loop.time() + seconds
            sleepers.add(table, due[table])
        sleepers.add("early", loop.time() + 3600)  # the earlier time stands
        sleepers.add("never", loop.time() + 3600)
        async with asyncio.timeout(PATIENCE):
            await all_awake.wait()
        assert woken == [("early", True), ("middle", True), ("late", True)]
        assert len(sleepers) == 1
        sleepers.clear()
        assert len(sleepers) == 0

    asyncio.run(main())


def test_a_sooner_time_replaces_a_later_one() -> None:
    async def main() -> None:
        woken: list[str] = []
        is_awake = asyncio.Event()

        def wake(table: str) -> None:
            woken.append(table)
            is_awake.set()

        sleepers = Sleepers(wake)
        sleepers.add("table", asyncio.get_running_loop().time() + 3600)
        sleepers.add("table", asyncio.get_running_loop().time())
        async with asyncio.timeout(PATIENCE):
            await is_awake.wait()
        assert woken == ["table"]
        assert len(sleepers) == 0

    asyncio.run(main())


def test_a_game_with_a_clock_is_unloaded_and_its_time_still_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with game_server(tmp_path, monkeypatch) as opened:
            tables = opened.loaded_tables
            game = Players(opened, random.Random(1))
            await game.begin(Options(clock=Clock(TURN)))
            assert len(tables) == 1
            await tables.unload_idle()
            assert (len(tables), len(tables._sleepers)) == (0, 1)
            # An hour later:
            opened.services.uptime._lived += TURN * 1000 * MILLISECOND
            tables._wake(game.table)
            async with asyncio.timeout(PATIENCE):
                while True:
                    stored = await opened.services.store.load(game.table)
                    assert stored is not None
                    if [seat.away for seat in stored.seats] == ["time", "time"]:
                        break
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_a_game_whose_time_is_nearly_up_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grachten.server.tables.live_game.SOON", 2.0 * TURN)

    async def main() -> None:
        async with game_server(tmp_path, monkeypatch) as opened:
            game = Players(opened, random.Random(1))
            await game.begin(Options(clock=Clock(TURN)))
            await opened.loaded_tables.unload_idle()
            assert len(opened.loaded_tables) == 1

    asyncio.run(main())


def test_a_game_that_is_unloaded_leaves_memory_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without garbage collection, which hardly ever looks at old objects: a game must not be part
    of a cycle."""

    async def main() -> None:
        async with game_server(tmp_path, monkeypatch) as opened:
            tables = opened.loaded_tables
            game = Players(opened, random.Random(1))
            await game.begin(Options(clock=Clock(TURN)))
            live_game = weakref.ref((await tables.find(game.table)).the_game)
            gc.disable()
            try:
                await tables.unload_idle()
                assert len(tables) == 0
                assert live_game() is None
            finally:
                gc.enable()

    asyncio.run(main())


def test_whoever_comes_while_games_are_resumed_finds_the_table_that_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with game_server(tmp_path, monkeypatch) as opened:
            tables = opened.loaded_tables
            game = Players(opened, random.Random(1))
            await game.begin(Options())
            await tables.unload_idle()
            resuming = asyncio.create_task(opened.housekeeping.resume_all())
            while game.table not in tables._loading:
                await asyncio.sleep(0)
            coming = asyncio.create_task(tables.find(game.table))  # waits for the same loading
            await asyncio.gather(resuming, coming)
            assert tables._tables.get(game.table) is coming.result()

    asyncio.run(main())
