"""A row that makes no sense spoils its own table, and no list of others."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from structlog.testing import capture_logs

from grachten.store import Store, StoreDamaged
from grachten.store.reading import parse_row, report_damage

from .examples import (
    ANNA,
    BEN,
    ROBOT,
    SEATS,
    a_step,
    a_table,
    add_people,
    execute,
    on_store,
    opened,
)

TABLES = [f"t{index}" for index in range(6)]

# SQLite holds any value in any column.
NONSENSE = {
    "tables": [
        "status = 'closed'", "host = X'ff'", "public = 'yes'", "public = 2", "secret = 'text'",
        "secret = 1099511627776", "salt = ''", "seed = CAST(X'ff' AS TEXT)", "created = 'long ago'",
        "changed = 1.5", "changed = -1", "started = X'00'", "ended = 'nan'", "version = 'x'",
        "options = CAST(X'7b00' AS TEXT)", "result = X'7b7d'", "rematch = 1.5 || char(0)",
        "board = X''",
    ],
    "seats": [
        "who = 'ghost'", "name = CAST(X'c3' AS TEXT)", "name = X'41'", "youngest = 7",
        "ready = 'maybe'", "contribution = 5", "contribution = 'text'", "colour = X'00'",
        "hidden = 3", "agreed = CAST(X'00' AS TEXT)", "level = X'01'",
    ],
    "steps": [
        "seat = 'first'", "seat = -1", "action = 2.5", "space = X'01'", "undoes = 'one'",
        "by = 'nobody'", "request = CAST(X'ff' AS TEXT)", "at = 'now'", "tick = 1e300",
    ],
}  # fmt: skip


@pytest.fixture(autouse=True)
def nothing_was_reported() -> Iterator[None]:
    report_damage.cache_clear()
    yield
    report_damage.cache_clear()


async def add_tables(store: Store) -> None:
    await add_people(store)
    for index, name in enumerate(TABLES):
        status = "open" if index % 2 else "playing"
        await store.add_table(a_table(name, status=status, changed=0, created=index), SEATS)
        await store.add_step(name, a_step(1, at=index))


async def check_others(store: Store, damaged: str) -> None:
    """That one table is damaged, and no other."""
    for index, name in enumerate(TABLES):
        if name == damaged:
            with pytest.raises(StoreDamaged, match=r"^The stored data of this table is damaged\.$"):
                await store.load(name)
        else:
            game = await store.load(name)
            assert game is not None
            assert game.steps == (a_step(1, at=index),)


async def check_lists(store: Store, left_out: str | None = None) -> None:
    """That lists hold all other tables, in pages that are full."""
    listed = [name for name in TABLES if name != left_out]
    most = len(listed)
    for found in (
        await store.public_tables(most),
        await store.tables_of("anna", most),
        await store.admin_tables(status=None, limit=most, before=None),
    ):
        assert sorted(listing.table.id for listing in found) == listed
    expected = {name for name in listed if name in TABLES[::2]}
    assert expected <= set(await store.unfinished()) <= set(TABLES)
    stale = set(await store.stale_tables(open_before=99, playing_before=99))
    assert set(listed) <= stale <= set(TABLES)


def change_file(file: Path, statement: str) -> None:
    """Without a look at keys and types."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        assert connection.execute(statement).rowcount == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "change"), [(table, change) for table in NONSENSE for change in NONSENSE[table]]
)
def test_a_row_of_nonsense_spoils_one_table(table: str, change: str, tmp_path: Path) -> None:
    which = {"tables": "id = 't2'", "seats": "table_id = 't2' AND number = 1"}
    where = which.get(table, "table_id = 't2'")

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            await add_tables(store)
            change_file(tmp_path / "games.db", f"UPDATE {table} SET {change} WHERE {where}")  # noqa: S608 - ours
            await check_others(store, "t2")
            await check_lists(store, None if table == "steps" else "t2")

    asyncio.run(main())


@pytest.mark.parametrize("name", ["X'ff'", "CAST(X'ff' AS TEXT)", "CAST(X'7400' AS TEXT)"])
def test_a_table_without_a_name_is_not_listed(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            await add_tables(store)
            change_file(tmp_path / "games.db", f"UPDATE tables SET id = {name} WHERE id = 't2'")  # noqa: S608 - ours
            await check_lists(store, "t2")
            assert await store.load("t2") is None
            assert await store.load("t3") is not None

    asyncio.run(main())


def test_people_who_make_no_sense_are_left_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            await add_people(store)
            await store.add_person(replace(ROBOT, id="other", name="Other"), b"token")
            for change in ("seen = 'never'", "epoch = -1", "blocked = 2", "name = X'41'"):
                change_file(
                    tmp_path / "games.db",
                    f"UPDATE people SET {change} WHERE id = 'other'",  # noqa: S608 - ours
                )
                for looking in (store.person("other"), store.person_by_token(b"token")):
                    with pytest.raises(StoreDamaged, match=r"of this person is damaged\.$"):
                        await looking
                assert await store.bots_of("anna") == (ROBOT,)
                assert await store.people_named("", 9) == [BEN, ANNA, ROBOT]

    asyncio.run(main())


def test_values_of_the_server_that_make_no_sense_are_damage(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            await store.secret_key()
            for name in ("tick", "secret_key"):
                change_file(
                    tmp_path / "games.db",
                    f"UPDATE server SET value = 'xyz' WHERE key = '{name}'",  # noqa: S608 - ours
                )
            for looking in (store.tick(), store.secret_key()):
                with pytest.raises(StoreDamaged, match=r"of this server is damaged\.$"):
                    await looking

    asyncio.run(main())


POSSIBLE = (
    "UPDATE tables SET status = 'closed' WHERE id = 't2'",
    "UPDATE tables SET changed = -1 WHERE id = 't2'",
    "UPDATE tables SET version = -5 WHERE id = 't2'",
    "UPDATE seats SET who = 'ghost' WHERE table_id = 't2' AND number = 2",
    "UPDATE steps SET by = 'nobody' WHERE table_id = 't2'",
    "UPDATE steps SET seat = -1 WHERE table_id = 't2'",
    "DELETE FROM seats WHERE table_id = 't2' AND number = 0",
)


@pytest.mark.slow
@pytest.mark.parametrize("change", POSSIBLE)
def test_what_every_database_can_hold_is_not_always_sense(change: str, url: str) -> None:
    @on_store
    async def check(store: Store) -> None:
        await add_tables(store)
        quoted = change.replace(" by ", ' "by" ')
        assert await store._database.writer.run(execute, quoted) == 1
        await check_others(store, "t2")
        if "tables SET" in change or "who" in change:
            await check_lists(store, "t2")

    check(url)


def test_damage_is_logged_once_and_names_no_table(url: str) -> None:
    @on_store
    async def check(store: Store) -> None:
        await add_tables(store)
        change = "UPDATE tables SET version = -1 WHERE id = 't2'"
        assert await store._database.writer.run(execute, change) == 1
        with capture_logs() as logs:
            for _ in range(3):
                await store.public_tables(10)
                await store.tables_of("anna", 10)
        assert logs == [
            {
                "event": "a damaged row is left out of lists",
                "kind": "StoredTable",
                "log_level": "error",
            }
        ]

    check(url)


@pytest.mark.parametrize("value", [ANNA, a_table("t"), SEATS[0], a_step(1)])
def test_every_field_is_looked_at(value: Any) -> None:
    row = {name: getattr(value, name) for name in get_type_hints(type(value))}
    assert parse_row(type(value), list(row.values())) == value
    for name in row:
        with pytest.raises(StoreDamaged):
            parse_row(type(value), list({**row, name: object()}.values()))


@pytest.mark.parametrize(
    ("value", "optional"),
    [
        (ANNA, {"owner", "crest"}),
        (SEATS[0], {"person", "name", "level", "contribution", "away", "agreed"}),
    ],
)
def test_nothing_is_missing_but_what_may_be(value: Any, optional: set[str]) -> None:
    for name in vars(value):
        row = list({**vars(value), name: None}.values())
        if name in optional:
            assert parse_row(type(value), row) == replace(value, **{name: None})
        else:
            with pytest.raises(StoreDamaged):
                parse_row(type(value), row)
