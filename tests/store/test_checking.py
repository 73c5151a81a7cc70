"""A database is looked at before a server works with it: damage is found, and said."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from grachten.store import Store, StoreError, backup, restore
from grachten.store.engines import maintenance_engine
from grachten.store.urls import parse_url

from .examples import SEATS, TABLE, a_step, a_table, add_people, add_steps, add_table, opened
from .postgresql import Server, running_server
from .test_lease import check_refused

GAMES = 200
REFUSED = (
    "{file} is damaged, or not a database: restore a copy with `grachten restore COPY --overwrite`."
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a few hundred games."""
    file = tmp_path_factory.mktemp("sound") / "games.db"

    async def main() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await add_people(store)
            for index in range(GAMES):
                await store.add_table(a_table(f"game-number-{index:04}"), SEATS)
            await asyncio.gather(
                *(
                    store.add_step(f"game-number-{index:04}", a_step(number))
                    for index in range(GAMES)
                    for number in range(1, 2 + index % 20)
                )
            )

    asyncio.run(main())
    return file


def damage(content: bytes, seed: int) -> bytes:
    """Some bytes changed, in a few places: single ones, or as much as a block of a disk."""
    rng, damaged = random.Random(seed), bytearray(content)
    for _ in range(rng.randint(1, 3)):
        size = rng.choice((1, 4, 64, 512, 4096))
        start = rng.randrange(len(content) - size)
        damaged[start : start + size] = rng.choice((rng.randbytes(size), bytes(size)))
    return bytes(damaged)


async def loads(store: Store) -> int:
    """How many games can be loaded; each of the others fails by itself."""
    sound = 0
    for index in range(GAMES):
        try:
            sound += await store.load(f"game-number-{index:04}") is not None
        except StoreError:
            continue
    return sound


@pytest.mark.slow
def test_damage_at_random_is_refused_or_spoils_what_it_hit(sound: Path, tmp_path: Path) -> None:
    content, outcomes = sound.read_bytes(), []

    async def try_to_open(file: Path) -> bool:
        try:
            store = await Store.open(f"sqlite:///{file}", lead=True)
        except StoreError as error:
            assert str(error) == REFUSED.format(file=file)  # noqa: PT017 - or it opens
            return False
        try:
            assert await loads(store) > GAMES / 2
            for looking in (store.public_tables(GAMES), store.tables_of("anna", GAMES)):
                assert len(await looking) > GAMES / 2
        finally:
            await store.close()
        return True

    for seed in range(40):
        file = tmp_path / f"{seed}.db"
        file.write_bytes(damage(content, seed))
        outcomes.append(asyncio.run(try_to_open(file)))
        if not outcomes[-1]:
            assert file.read_bytes() == damage(content, seed)  # it is left as it was
    assert outcomes.count(True) > 5
    assert outcomes.count(False) > 5


def test_a_sound_database_is_checked_and_the_time_is_logged(sound: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(sound.read_bytes())

    async def main() -> None:
        async with opened(f"sqlite:///{file}", lead=True) as store:
            assert await loads(store) == GAMES

    with capture_logs() as logs:
        asyncio.run(main())
    (entry,) = (entry for entry in logs if entry["event"] == "database checked")
    assert entry["log_level"] == "info"
    assert entry["seconds"] >= 0


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM people WHERE id = 'anna'",
        "DELETE FROM steps WHERE number = 2",
        "UPDATE seats SET table_id = 'nowhere'",
    ],
)
def test_what_belongs_to_nothing_is_damage(change: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"

    async def make() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await add_table(store)
            await add_steps(store, 3)

    asyncio.run(make())
    backup(file, copy)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(change)
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open(f"sqlite:///{file}", lead=True))
    assert str(error.value) == REFUSED.format(file=file)
    restore(copy, file, overwrite=True)  # as it says

    async def open_again() -> None:
        async with opened(f"sqlite:///{file}", lead=True) as store:
            assert await store.load(TABLE.id) is not None

    asyncio.run(open_again())


@pytest.mark.nightly
def test_postgresql_says_what_it_checks(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def open_logged() -> dict[str, object]:
        with capture_logs() as logs:
            async with opened(url, lead=True):
                pass
        (entry,) = (dict(entry) for entry in logs if entry["event"] == "database checked")
        assert float(str(entry.pop("seconds"))) >= 0
        return entry

    async def run(statement: str) -> None:
        engine = maintenance_engine(parse_url(url))
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    async def main() -> None:
        expected = {"event": "database checked", "log_level": "info", "checksums": False}
        for _ in range(2):  # empty, and with tables
            assert await open_logged() == {**expected, "indexes": "amcheck is not installed"}
        await run("CREATE EXTENSION amcheck")
        assert await open_logged() == {**expected, "indexes": "sound"}

    asyncio.run(main())


@pytest.mark.nightly
def test_a_damaged_index_of_postgresql_is_refused() -> None:
    """In a server of its own: the files of the database are changed while it is down."""
    with running_server() as server:
        url = server.new_database()

        async def prepare() -> str:
            async with opened(url) as store:
                await add_table(store)
                await add_steps(store, 50)
            engine = maintenance_engine(parse_url(url))
            async with engine.begin() as connection:
                await connection.execute(text("CREATE EXTENSION amcheck"))
                path = await connection.scalar(text("SELECT pg_relation_filepath('pk_steps')"))
            await engine.dispose()
            return str(path)

        path = asyncio.run(prepare())
        server.stop()
        file = server.folder / "data" / path
        content = bytearray(file.read_bytes())
        # The first entries of the first page of keys change places.
        content[8192 + 24 : 8192 + 28], content[8192 + 28 : 8192 + 32] = (
            content[8192 + 28 : 8192 + 32],
            content[8192 + 24 : 8192 + 28],
        )
        file.write_bytes(content)
        server.start()
        with pytest.raises(StoreError) as error:
            asyncio.run(Store.open(url, lead=True))
        assert str(error.value) == (
            "The database is damaged: try REINDEX, or restore a copy with pg_restore."
        )

        async def repair() -> None:
            engine = maintenance_engine(parse_url(url))
            async with engine.begin() as connection:
                await connection.execute(text("REINDEX INDEX pk_steps"))
            await engine.dispose()
            async with opened(url, lead=True):
                await check_refused(url)

        asyncio.run(repair())
