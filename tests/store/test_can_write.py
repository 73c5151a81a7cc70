"""Whether a database can be written to is tried, and known within a short time."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from grachten.store import Store, StoreError, engines, store

from .examples import ANNA, add_people, engine_of, execute, on_store, opened
from .postgresql import Server


@on_store
async def test_a_sound_database_can_be_written_to(store: Store) -> None:
    await store.keep_tick(7)
    assert await store.can_write()
    assert await store.can_write()
    assert await store.tick() == 7


def test_something_is_really_written(tmp_path: Path) -> None:
    log = tmp_path / "games.db-wal"

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            for _ in range(3):
                before = log.stat().st_size
                assert await store.can_write()
                assert log.stat().st_size > before

    asyncio.run(main())


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """As on a full disk, for this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_cannot(tmp_path: Path) -> None:
    log = tmp_path / "games.db-wal"

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            await add_people(store)
            with no_file_grows_beyond(log.stat().st_size):
                assert not await store.can_write()
                with pytest.raises(StoreError, match=r"^The database cannot do this right now\.$"):
                    await store.rename("anna", "Never")
                assert await store.person("anna") == ANNA
            assert await store.can_write()  # there is room again
            await store.rename("anna", "Anne")

    asyncio.run(main())


def test_a_read_only_database_cannot(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            writing = engine_of(store).raw_connection().driver_connection
            assert writing is not None
            writing.execute("PRAGMA query_only=ON")
            assert not await store.can_write()
            writing.execute("PRAGMA query_only=OFF")
            assert await store.can_write()

    asyncio.run(main())


@pytest.mark.nightly
def test_a_read_only_postgresql_cannot(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def main() -> None:
        async with opened(url) as store:
            for mode, expected in (("ONLY", False), ("WRITE", True)):
                await store._database.writer.run(
                    execute, f"SET SESSION CHARACTERISTICS AS TRANSACTION READ {mode}"
                )
                assert await store.can_write() is expected

    asyncio.run(main())


def test_a_database_that_hangs_cannot_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody keeps the file, and the writer would wait for an hour."""
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.2)
    monkeypatch.setattr(engines, "_SETTINGS", ("busy_timeout=3600000", *engines._SETTINGS[1:]))

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as games:
            await add_people(games)
            with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert not await games.can_write()
                assert not await games.can_write()
                waiting = asyncio.create_task(games.rename("anna", "Anne"))
                assert await games.person("anna") == ANNA  # it can still be read
                other.execute("ROLLBACK")
            await waiting  # what waited is written
            monkeypatch.setattr(store, "PROBE_SECONDS", 60.0)
            assert await games.can_write()

    asyncio.run(main())


def test_a_closed_store_cannot(url: str) -> None:
    async def main() -> None:
        games = await Store.open(url)
        await games.close()
        assert not await games.can_write()

    asyncio.run(main())
