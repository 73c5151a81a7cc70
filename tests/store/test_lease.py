"""One server to a database: a second one is refused, and one that was cut off writes nothing."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from grachten.rules import GrachtenError
from grachten.store import Store, StoreError, StoreLost, backup, lease, restore

from .examples import (
    ANNA,
    SEATS,
    TABLE,
    a_step,
    a_table,
    add_people,
    add_table,
    execute,
    numbers,
    opened,
)
from .postgresql import Server

TESTS = Path(__file__).parent.parent
REFUSED = r"^Another server is using this database\.$"


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once; the lock's connection is looked after often."""
    monkeypatch.setattr(lease, "PATIENCE_SECONDS", 0.0)
    monkeypatch.setattr(lease, "KEEPING_SECONDS", 0.05)


async def check_refused(url: str) -> None:
    with pytest.raises(StoreError, match=REFUSED):
        await Store.open(url, lead=True)


def test_a_second_server_is_refused(url: str) -> None:
    async def main() -> None:
        async with opened(url, lead=True) as store:
            await check_refused(url)
            await add_table(store)
            await check_refused(url)
            await store.add_step(TABLE.id, a_step(1))
            async with opened(url) as reader:  # who only looks is let be
                assert await numbers(reader) == [1]
        async with opened(url, lead=True) as store:  # the next one can
            await store.add_step(TABLE.id, a_step(2))
            assert await numbers(store) == [1, 2]

    asyncio.run(main())


def test_a_server_that_could_not_open_holds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_text("not yet a database " * 100)

    async def main() -> None:
        with pytest.raises(StoreError, match="is damaged, or not a database"):
            await Store.open(f"sqlite:///{file}", lead=True)
        file.unlink()
        async with opened(f"sqlite:///{file}", lead=True) as store:
            assert await store.can_write()

    asyncio.run(main())


@pytest.mark.parametrize("path", ["link.db", "folder/../games.db", "linked/games.db", "chain.db"])
def test_one_file_is_one_database_by_whatever_path(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    (home / "folder").mkdir(parents=True)
    (home / "link.db").symlink_to("games.db")
    (home / "chain.db").symlink_to(home / "link.db")
    (home / "linked").symlink_to(home)

    async def main() -> None:
        async with opened(f"sqlite:///{home}/games.db", lead=True) as store:
            await check_refused(f"sqlite:///{home}/{path}")
            monkeypatch.chdir(home)
            await check_refused(f"sqlite:///{path}")
            assert await store.can_write()
        async with opened(f"sqlite:///{home}/{path}", lead=True):
            await check_refused(f"sqlite:///{home}/games.db")

    asyncio.run(main())


@contextmanager
def leading(url: str) -> Iterator[subprocess.Popen[str]]:
    """Another process that leads the database, until it is killed."""
    with subprocess.Popen(
        [sys.executable, "-m", "store.leading", url], cwd=TESTS, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert "leading\n" in process.stdout
            yield process
        finally:
            process.kill()


@pytest.mark.slow
def test_a_killed_server_does_not_block_the_next(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        with leading(url):
            asyncio.run(check_refused(url))
    monkeypatch.setattr(lease, "PATIENCE_SECONDS", 60.0)  # a busy machine needs its time to notice

    async def main() -> None:
        async with opened(url, lead=True) as store:
            assert await store.can_write()

    asyncio.run(main())


async def take_over(url: str) -> None:
    """As a server would that could lead, for whatever reason, while another one does."""
    change = "UPDATE server SET value = value || '0' WHERE key = 'lease'"
    async with opened(url) as other:
        await other._database.writer.run(execute, change)


WRITES: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "add_step": lambda store: store.add_step(TABLE.id, a_step(2)),
    "save_table": lambda store: store.save_table(TABLE, SEATS[:1]),
    "add_table": lambda store: store.add_table(a_table("other"), []),
    "remove_table": lambda store: store.remove_table(TABLE.id),
    "put_away": lambda store: store.put_away(TABLE.id, "anna"),
    "keep_tick": lambda store: store.keep_tick(99),
    "rename": lambda store: store.rename("anna", "Never"),
    "seen": lambda store: store.seen("anna", ANNA.seen + 1),
    "block": lambda store: store.block("anna", True),
    "revoke_sessions": lambda store: store.revoke_sessions("anna"),
    "add_move": lambda store: store.add_move(b"code", "anna", 5),
    "take_move": lambda store: store.take_move(b"code", 0),
    "remove_bot": lambda store: store.remove_bot("anna", "Robot"),
    "prune": lambda store: store.prune(finished_before=2**50, unseen_before=2**50),
}


def test_who_was_taken_over_writes_nothing_more(url: str) -> None:
    async def content(store: Store) -> list[Any]:
        return [
            await store.load(TABLE.id),
            await store.load("other"),
            await store.tick(),
            await store.people_named("", 10),
        ]

    async def main() -> None:
        async with opened(url, lead=True) as store, opened(url) as looker:
            await add_people(store)
            await store.add_table(a_table(TABLE.id, status="over", changed=0), SEATS)
            await store.add_step(TABLE.id, a_step(1))
            before = await content(looker)
            await take_over(url)
            for name, write in WRITES.items():
                with pytest.raises(
                    StoreLost, match=r"^Another server has taken over this dat.*\.$"
                ):
                    await write(store)
                assert await content(looker) == before, name
            results = await asyncio.gather(
                *(store.add_step(TABLE.id, a_step(number)) for number in range(2, 6)),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [StoreLost] * 4
            assert not await store.can_write()
            assert await content(store) == before  # it can still read

    asyncio.run(main())


def test_every_leader_has_a_number_of_its_own(url: str) -> None:
    async def number() -> int:
        async with opened(url, lead=True) as store:
            assert store._database.number is not None
            return store._database.number

    async def set_lease(value: str) -> None:
        change = f"UPDATE server SET value = '{value}' WHERE key = 'lease'"  # noqa: S608 - ours
        async with opened(url) as store:
            await store._database.writer.run(execute, change)

    async def main() -> None:
        found = [await number() for _ in range(5)]
        assert found == sorted(set(found))
        await set_lease("0")
        assert await number() > found[-1]  # though an old copy was put back
        await set_lease("x")
        assert await number() > found[-1]

    asyncio.run(main())


def test_a_lock_that_somebody_removed_lets_no_two_write(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"

    async def main() -> None:
        async with opened(url, lead=True) as one:
            await add_table(one)
            (tmp_path / "games.db.lock").unlink()
            async with opened(url, lead=True) as other:
                await other.add_step(TABLE.id, a_step(1))
                with pytest.raises(StoreLost):
                    await one.add_step(TABLE.id, a_step(2))
            assert await numbers(one) == [1]

    asyncio.run(main())


def test_a_database_that_is_led_is_copied_but_not_replaced(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    link = tmp_path / "link.db"
    link.symlink_to(file)

    async def main() -> None:
        async with opened(f"sqlite:///{file}", lead=True) as store:
            await add_table(store)
            await store.add_step(TABLE.id, a_step(1))
            await asyncio.to_thread(backup, link, copy)
            for path in (file, link):
                with pytest.raises(GrachtenError, match=r"is in use: stop its server first\.$"):
                    await asyncio.to_thread(restore, copy, path, overwrite=True)
            await store.add_step(TABLE.id, a_step(2))
        restore(copy, link, overwrite=True)
        assert link.is_symlink()  # what it leads to was replaced
        async with opened(f"sqlite:///{file}", lead=True) as store:
            assert await numbers(store) == [1]

    asyncio.run(main())


def test_nobody_leads_a_database_that_is_being_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"

    async def make() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await add_table(store)

    asyncio.run(make())
    backup(file, copy)
    refused = []

    def and_meanwhile(*_values: object) -> None:
        asyncio.run(check_refused(f"sqlite:///{file}"))
        refused.append(True)

    # The package's name `backup` is the function.
    monkeypatch.setattr(sys.modules["grachten.store.backup"], "_check_unused", and_meanwhile)
    restore(copy, file, overwrite=True)
    assert refused == [True]


def test_the_lock_is_for_its_owner_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db", lead=True):
            modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
            assert set(modes.values()) == {0o600}
            assert "games.db.lock" in modes

    asyncio.run(main())


OF_LEASE = (
    "pid IN (SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database"
    " WHERE locktype = 'advisory' AND datname = current_database())"
)


async def cut(url: str, *, which: str) -> None:
    """PostgreSQL ends some connections, but not ours."""
    end = (
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"  # noqa: S608 - ours
        f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
    )
    async with opened(url) as other:
        await other._database.writer.run(execute, end)


async def is_locked(url: str) -> bool:
    count = f"SELECT count(*) FROM pg_stat_activity WHERE {OF_LEASE}"  # noqa: S608 - ours
    async with opened(url) as other:
        found = await other._database.writer.run(lambda it: it.execute(text(count)).scalar())
    return bool(found)


@pytest.mark.nightly
def test_a_lost_connection_of_the_lease_is_opened_again(postgresql: Server) -> None:
    url = postgresql.new_database()

    async def main() -> None:
        async with opened(url, lead=True) as store:
            await add_table(store)
            for number in range(1, 4):
                await cut(url, which=OF_LEASE)
                await store.add_step(TABLE.id, a_step(number))  # nobody else was quicker
                async with asyncio.timeout(60):
                    while not await is_locked(url):
                        await asyncio.sleep(0.02)
                await check_refused(url)
            await cut(url, which=f"NOT {OF_LEASE}")
            await store.add_step(TABLE.id, a_step(4))
            assert await numbers(store) == [1, 2, 3, 4]

    asyncio.run(main())


@pytest.mark.nightly
def test_whoever_takes_the_lease_meanwhile_has_it(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.new_database()
    monkeypatch.setattr(lease, "KEEPING_SECONDS", 3600.0)

    async def main() -> None:
        async with opened(url, lead=True) as one:
            await add_table(one)
            await cut(url, which=OF_LEASE)
            async with opened(url, lead=True) as other:
                await other.add_step(TABLE.id, a_step(1))
                with pytest.raises(StoreLost):
                    await one.add_step(TABLE.id, a_step(2))
                await other.add_step(TABLE.id, a_step(2))
            with pytest.raises(StoreLost):  # also when the other one has ended
                await one.add_step(TABLE.id, a_step(3))
            assert await numbers(one) == [1, 2]

    asyncio.run(main())
