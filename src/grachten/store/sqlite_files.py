"""The file of an SQLite database, made ready to be opened."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

SECONDS: Final = 10.0
"""How long another process may keep the file to itself before we give up."""


def make_file(file: Path) -> None:
    """A file that is there. It is for its owner only: there are secrets in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def use_write_ahead_log(file: Path) -> None:
    """Readers and the writer do not wait for each other.

    Two that change to it at the same time would: one has to step back.
    """
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
