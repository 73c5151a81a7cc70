"""Copies of a database that a server is playing on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from grachten.rules import GrachtenError
from grachten.store import backup, check, restore

from .examples import ANNA, BEN, TABLE, a_step, add_table, numbers, opened


def database(folder: Path, steps: int = 3) -> Path:
    """A database that holds a game."""
    path = folder / "games.db"

    async def main() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await add_table(store)
            for number in range(1, steps + 1):
                await store.add_step(TABLE.id, a_step(number))

    asyncio.run(main())
    return path


def stored_numbers(path: Path) -> list[int]:
    async def main() -> list[int]:
        async with opened(f"sqlite:///{path}") as store:
            return await numbers(store)

    return asyncio.run(main())


def test_a_copy_is_made_while_steps_are_written(tmp_path: Path) -> None:
    source, target = tmp_path / "games.db", tmp_path / "copies" / "copy.db"
    target.parent.mkdir()

    async def main() -> int:
        async with opened(f"sqlite:///{source}") as store:
            await add_table(store)
            for number in range(1, 6):
                await store.add_step(TABLE.id, a_step(number))
            copying = asyncio.create_task(asyncio.to_thread(backup, source, target))
            number = 5
            while not copying.done():
                number += 1
                await store.add_step(TABLE.id, a_step(number))
            await copying
            return number

    last = asyncio.run(main())
    assert [path.name for path in target.parent.iterdir()] == ["copy.db"]
    check(target)
    copied = stored_numbers(target)
    assert 5 <= len(copied) <= last
    assert copied == list(range(1, len(copied) + 1))


def test_a_database_may_be_named_by_its_address(tmp_path: Path) -> None:
    source = database(tmp_path)
    backup(f"sqlite:///{source}", tmp_path / "copy.db")
    assert stored_numbers(tmp_path / "copy.db") == [1, 2, 3]


def test_a_copy_replaces_nothing_unless_told(tmp_path: Path) -> None:
    source, target = database(tmp_path), tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(GrachtenError, match=r"copy\.db already exists\.$"):
        backup(source, target)
    assert target.read_text() == "precious"
    backup(source, target, overwrite=True)
    check(target)


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for page in range(2 * 4096, len(content), 4096):
        content[page : page + 64] = b"\xff" * 64
    path.write_bytes(content)


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    source = database(tmp_path)
    damage(source)
    with pytest.raises(GrachtenError, match=r"games\.db is (damaged|not a Grachten database)"):
        backup(source, folder / "copy.db")
    assert list(folder.iterdir()) == []
    with pytest.raises(GrachtenError, match=r"^There is no database .*nothing\.db\.$"):
        backup(tmp_path / "nothing.db", folder / "copy.db")
    assert not (tmp_path / "nothing.db").exists()
    with pytest.raises(GrachtenError, match="cannot be written: No such file or directory"):
        backup(database(folder), tmp_path / "nowhere" / "copy.db")


def test_what_is_no_good_database_is_told(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("notes " * 1000)
    with pytest.raises(GrachtenError, match="is not a Grachten database: file is not a database"):
        check(notes)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE something (name TEXT)")
    with pytest.raises(GrachtenError, match="is not a Grachten database: no such table"):
        check(other)
    with pytest.raises(GrachtenError, match="There is no database"):
        check(tmp_path / "nothing.db")
    assert not (tmp_path / "nothing.db").exists()


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "The database has version 9999"),
        ("DELETE FROM alembic_version", "it has no version"),
        ("DELETE FROM people", "is damaged"),
    ],
)
def test_a_copy_that_cannot_be_used_is_not_restored(
    statement: str, sentence: str, tmp_path: Path
) -> None:
    copy = database(tmp_path)
    change(copy, statement)
    with pytest.raises(GrachtenError, match=sentence):
        check(copy)
    with pytest.raises(GrachtenError, match=sentence):
        restore(copy, tmp_path / "restored.db")
    assert not (tmp_path / "restored.db").exists()


def test_a_copy_is_put_back(tmp_path: Path) -> None:
    source, copy = database(tmp_path), tmp_path / "copy.db"
    backup(source, copy)
    before = copy.read_bytes()

    async def go_on() -> None:
        async with opened(f"sqlite:///{source}") as store:
            await store.add_step(TABLE.id, a_step(4))

    asyncio.run(go_on())
    with pytest.raises(GrachtenError, match="already exists"):
        restore(copy, source)
    assert stored_numbers(source) == [1, 2, 3, 4]
    restore(copy, source, overwrite=True)
    assert stored_numbers(source) == [1, 2, 3]
    assert copy.read_bytes() == before
    restore(copy, tmp_path / "elsewhere.db")
    assert stored_numbers(tmp_path / "elsewhere.db") == [1, 2, 3]
    with pytest.raises(GrachtenError, match="cannot be restored from itself"):
        restore(copy, copy, overwrite=True)


def test_a_damaged_database_can_be_replaced(tmp_path: Path) -> None:
    source, copy = database(tmp_path), tmp_path / "copy.db"
    log = source.with_name("games.db-wal")
    backup(source, copy)

    async def go_on() -> bytes:
        async with opened(f"sqlite:///{source}") as store:
            await store.add_step(TABLE.id, a_step(4))
            return log.read_bytes()

    left_over = asyncio.run(go_on())
    source.write_bytes(b"nothing of use " * 1000)
    log.write_bytes(left_over)  # as a crash leaves it; it does not belong to the copy
    restore(copy, source, overwrite=True)
    assert stored_numbers(source) == [1, 2, 3]
    source.unlink()
    log.write_bytes(left_over)
    restore(copy, source)
    assert stored_numbers(source) == [1, 2, 3]


def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    source, copy = database(tmp_path), tmp_path / "copy.db"
    backup(source, copy)

    async def main() -> None:
        async with opened(f"sqlite:///{source}") as store:
            assert await store.person("anna") == ANNA  # and then it only waits
            with pytest.raises(GrachtenError, match=r"is in use: stop its server first\.$"):
                restore(copy, source, overwrite=True)
            await store.add_step(TABLE.id, a_step(4))
            assert await store.person("ben") == BEN

    asyncio.run(main())
    assert stored_numbers(source) == [1, 2, 3, 4]


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(GrachtenError, match="use pg_dump and pg_restore"):
        backup("postgresql://host/games", tmp_path / "copy.db")
    with pytest.raises(GrachtenError, match="use pg_dump and pg_restore"):
        restore(database(tmp_path), "postgres://host/games")
