"""Addresses of databases, the file of an SQLite one, and what cannot be opened."""

import asyncio
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from grachten.store import Store, StoreError
from grachten.store.urls import parse_url

from .examples import opened


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("sqlite:///games.db", "sqlite:///games.db"),
        ("sqlite:////var/games.db", "sqlite:////var/games.db"),
        ("sqlite+aiosqlite:///games.db", "sqlite:///games.db"),
        ("postgresql://anna:pw@host/games", "postgresql+asyncpg://anna:pw@host/games"),
        ("postgres://host:5433/games", "postgresql+asyncpg://host:5433/games"),
        ("postgresql+asyncpg://host/games", "postgresql+asyncpg://host/games"),
        (
            "postgres://host/games?sslmode=require&host=%2Frun",
            "postgresql+asyncpg://host/games?host=%2Frun&ssl=require",
        ),
    ],
)
def test_addresses_as_people_write_them(text: str, meant: str) -> None:
    assert parse_url(text).render_as_string(hide_password=False) == meant


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("games.db", "looks like sqlite:///games.db or postgresql://host/games; this one"),
        ("", "this one does not."),
        ("mysql://u:secret@host/games", "'mysql' is not supported."),
        ("postgresql+psycopg://u:secret@host/games", "'postgresql+psycopg' is not supported."),
        ("postgresql://u:secret@host:port/games", "this one does not."),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite://games.db", "needs a file"),
        ("sqlite:///games.db?mode=ro", "no parameters"),
        ("sqlite:///file:games.db", "no parameters"),
    ],
)
def test_other_addresses_are_refused_without_showing_a_password(text: str, sentence: str) -> None:
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open(text))
    assert sentence in str(error.value)
    assert "secret" not in str(error.value)


def test_postgresql_without_its_driver_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not installed
    with pytest.raises(StoreError, match=r"asyncpg: pip install 'grachten\[postgres\]'\.$"):
        parse_url("postgresql://host/games")


def test_an_sqlite_file_is_made_with_its_folder_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "games.db"

    async def main() -> None:
        async with opened(f"sqlite:///{file}") as store:
            await store.secret_key()
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
            assert modes == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}

    asyncio.run(main())
    assert [path.name for path in file.parent.iterdir()] == ["games.db"]


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    async def main() -> None:
        async with opened(f"sqlite:///{tmp_path}/games.db") as store:
            for transactions in (store._database.writer, store._reader):
                assert await transactions.run(pragmas) == ["wal", 2, 1]

    asyncio.run(main())


def test_what_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("These are my notes. " * 100)
    before = file.read_bytes()
    for lead in (True, False):
        with pytest.raises(StoreError, match=r"notes\.txt is damaged, or not a database: "):
            asyncio.run(Store.open(f"sqlite:///{file}", lead=lead))
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_an_error_without_its_path(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/file/games.db"))
    assert str(error.value) == "The database cannot be opened: File exists."


def test_a_server_that_does_not_answer_is_an_error_without_its_place(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open(f"postgresql://anna:secret@/games?host={tmp_path}"))
    assert str(error.value).startswith("The database cannot be opened: ")
    assert str(tmp_path) not in str(error.value)
    assert "secret" not in str(error.value)
