"""Preparing the file of an SQLite database."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

SECONDS: Final = 10.0
"""How long another process may lock the file before we give up."""


def make_file(file: Path) -> None:
    """Create the file if needed, for its owner only: it contains secrets."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def use_write_ahead_log(file: Path) -> None:
    """Use a write-ahead log, so that readers and the writer do not wait for each other.

    Of two processes that switch at the same time, one has to retry.
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
