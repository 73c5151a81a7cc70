"""Backing up an SQLite database while a server uses it, and restoring it.

A copy appears whole or not at all. PostgreSQL has its own tools for all this.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from filelock import Timeout

from grachten.files import replacing
from grachten.rules.errors import GrachtenError
from grachten.store.errors import StoreError, is_damage
from grachten.store.lease import lock_of
from grachten.store.migration import check_known, known_versions
from grachten.store.urls import is_sqlite, parse_url, sqlite_file


def backup(database: str | Path, target: Path, *, overwrite: bool = False) -> None:
    """Copy a database, given by its URL or path, as of one moment."""
    source = _file_of(database)
    if target.exists() and not overwrite:
        raise GrachtenError(f"{target} already exists.")
    if not source.is_file():
        raise GrachtenError(f"There is no database {source}.")
    with replacing(target) as unfinished:
        _copy(source, unfinished)
        check(unfinished, name=source)


def check(path: Path, *, name: Path | None = None) -> None:
    """Reject a file that is damaged, or not a database that this version can open."""
    name = name or path
    if not path.is_file():
        raise GrachtenError(f"There is no database {name}.")
    try:
        with closing(sqlite3.connect(_uri(path, "ro"), uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            strays = connection.execute("PRAGMA foreign_key_check").fetchone()
            versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error as error:
        raise GrachtenError(f"{name} is not a Grachten database: {error}.") from None
    if found != "ok" or strays is not None:
        raise GrachtenError(f"{name} is damaged.")
    if len(versions) != 1:
        raise GrachtenError(f"{name} is not a Grachten database: it has no version.")
    try:
        check_known(versions[0][0], known_versions())
    except StoreError as error:
        raise GrachtenError(f"{name} cannot be used: {error}") from None


def restore(backup: Path, database: str | Path, *, overwrite: bool = False) -> None:
    """Put a copy where a server will look for its database. No server may be running on it."""
    target = _file_of(database).resolve()  # the file itself: a link to it stays a link
    check(backup)
    if target.exists():
        if not overwrite:
            raise GrachtenError(f"{target} already exists.")
        if target.samefile(backup):
            raise GrachtenError(f"{target} cannot be restored from itself.")
    with _without_server(target), replacing(target) as unfinished:
        _copy(backup, unfinished)
        for ending in ("-wal", "-shm"):  # the old database's; they would corrupt it
            target.with_name(target.name + ending).unlink(missing_ok=True)


def _file_of(database: str | Path) -> Path:
    if isinstance(database, str) and "://" in database:
        url = parse_url(database)
        if not is_sqlite(url):
            raise GrachtenError("PostgreSQL has its own tools: use pg_dump and pg_restore.")
        return sqlite_file(url)
    return Path(database)


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(_uri(source, "rw"), uri=True, timeout=10)) as original,
            closing(sqlite3.connect(target, isolation_level=None)) as copy,
        ):
            original.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no others beside it
    except sqlite3.Error as error:
        if is_damage(error):
            raise GrachtenError(f"{source} is damaged.") from None
        raise GrachtenError(f"{source} cannot be copied: {error}.") from None


@contextmanager
def _without_server(database: Path) -> Iterator[None]:
    """Nobody uses the database, and no server can start to."""
    try:
        lock = lock_of(database).acquire()
    except Timeout:
        raise _in_use(database) from None
    except OSError as error:
        raise GrachtenError(f"{database} cannot be written: {error.strerror}.") from None
    with lock:
        if database.exists():
            _check_unused(database)
        yield


def _in_use(database: Path) -> GrachtenError:
    return GrachtenError(f"{database} is in use: stop its server first.")


def _check_unused(database: Path) -> None:
    """The journal mode can only be changed without other connections."""
    try:
        with closing(sqlite3.connect(_uri(database, "rw"), uri=True, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise _in_use(database) from None
    except sqlite3.DatabaseError:
        pass  # it is damaged, which is why it is being restored
