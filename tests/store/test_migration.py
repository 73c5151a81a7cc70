"""The tables of a database, from one version to the next."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Constraint, Index, inspect, text

from grachten.store import Store, StoreError, migration
from grachten.store.engines import writing
from grachten.store.migration import downgrade, known_versions, upgrade, version_of
from grachten.store.schema import metadata
from grachten.store.urls import parse_url

from .examples import ANNA, opened


async def changed(url: str, work: Any, *values: object) -> Any:
    transactions = writing(parse_url(url))
    try:
        return await transactions.run(work, *values)
    finally:
        await transactions.dispose()


def test_the_migrations_make_exactly_the_tables_that_are_described(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async def main() -> list[Any]:
        async with opened(url):
            pass
        found: list[Any] = await changed(url, differences)
        return found

    assert asyncio.run(main()) == []


def test_constraints_have_the_names_that_are_described(url: str) -> None:
    """A comparison does not see them all, and later migrations need them."""

    def names(connection: Connection) -> set[str | None]:
        inspector = inspect(connection)
        found: set[str | None] = set()
        for table in metadata.tables:
            found.add(inspector.get_pk_constraint(table)["name"])
            found |= {key["name"] for key in inspector.get_foreign_keys(table)}
            found |= {key["name"] for key in inspector.get_unique_constraints(table)}
            found |= {key["name"] for key in inspector.get_check_constraints(table)}
            found |= {key["name"] for key in inspector.get_indexes(table)}
        return found

    async def main() -> set[str | None]:
        async with opened(url):
            pass
        found: set[str | None] = await changed(url, names)
        return found

    described = {
        thing.name
        for table in metadata.tables.values()
        for thing in (*table.constraints, *table.indexes)
        if isinstance(thing, Constraint | Index)
    }
    assert asyncio.run(main()) == described


def test_migrations_go_back_and_forth(url: str) -> None:
    def tables(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    async def main() -> None:
        async with opened(url) as store:
            await store.add_person(ANNA)
        await changed(url, downgrade, "base")
        assert await changed(url, tables) == {"alembic_version"}
        assert await changed(url, version_of) is None
        await changed(url, upgrade)
        assert await changed(url, tables) == {*metadata.tables, "alembic_version"}
        async with opened(url) as store:
            assert await store.person("anna") is None
            assert await store.tick() == 0

    asyncio.run(main())


def test_opening_again_keeps_everything(url: str) -> None:
    async def main() -> None:
        for _ in range(2):
            async with opened(url) as store:
                if await store.person("anna") is None:
                    await store.add_person(ANNA)
                    await store.keep_tick(5)
        async with opened(url) as store:
            assert await store.person("anna") == ANNA
            assert await store.tick() == 5

    asyncio.run(main())


def test_many_may_open_a_new_database_at_once(url: str) -> None:
    async def main() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
        for store in stores:
            assert await store.tick() == 0
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(main())


def test_a_database_of_a_newer_edition_is_refused(url: str) -> None:
    def renumber(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def main() -> None:
        async with opened(url) as store:
            await store.add_person(ANNA)
        await changed(url, renumber)
        with pytest.raises(StoreError) as error:
            await Store.open(url)
        assert str(error.value) == (
            "The database has version 9999, but this edition only supports versions up to "
            f"{known_versions()[0]}: use a newer edition."
        )
        assert await changed(url, version_of) == "9999"

    asyncio.run(main())


def test_a_migration_that_fails_changes_nothing(url: str) -> None:
    """Somebody's table is in the way of one of ours."""

    def occupy(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE seats (something TEXT)"))

    def tables(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    async def main() -> None:
        if url.startswith("sqlite"):
            with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
                connection.execute("CREATE TABLE seats (something TEXT)")
            connection.close()
        else:
            await changed(url, occupy)
        with pytest.raises(StoreError, match=r"^The database cannot be opened: .*seats"):
            await Store.open(url)
        assert await changed(url, tables) == {"seats"}

    asyncio.run(main())


def test_migrations_are_numbered_in_their_order() -> None:
    versions = known_versions()
    assert list(versions) == [f"{number:04}" for number in range(len(versions), 0, -1)]


def test_a_percent_sign_in_a_path_is_no_setting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "100%(here)s"
    shutil.copytree(migration._FOLDER, folder)
    monkeypatch.setattr(migration, "_FOLDER", folder)

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/100%(there)s/games.db") as store:
            assert await store.tick() == 0

    asyncio.run(main())
