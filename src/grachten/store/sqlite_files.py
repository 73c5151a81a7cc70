"""The file of an SQLite database, made ready to be opened."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from grachten.store.errors import StoreError, reason

SECONDS: Final = 10.0
"""How long another process may keep the file to itself before we give up."""


def make_ready(file: Path) -> None:
    """A file that is there and lets readers and the writer not wait for each other.

    It is for its owner only: there are secrets in it.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)
        _use_write_ahead_log(file)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"The database cannot be opened: {reason(error)}.") from error


def _use_write_ahead_log(file: Path) -> None:
    """Two that change to it at the same time would wait for each other: one has to step back."""
    give_up = time.monotonic() + SECONDS
    while True:
        try:
            with closing(sqlite3.connect(file, timeout=0)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                raise
            time.sleep(0.01)
        else:
            return
