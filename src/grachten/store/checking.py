"""Integrity checks before a server starts to use a database."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import bindparam, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from grachten.store.errors import StoreError, is_damage, reason
from grachten.store.schema import metadata

log: Final = structlog.get_logger("grachten.store")

_HAS_AMCHECK: Final = text("SELECT count(*) FROM pg_extension WHERE extname = 'amcheck'")
_CHECK_INDEXES: Final = text(
    "SELECT bt_index_check(indexrelid) FROM pg_index"
    " JOIN pg_class AS tables ON tables.oid = indrelid"
    " JOIN pg_class AS indexes ON indexes.oid = indexrelid"
    " JOIN pg_am ON pg_am.oid = indexes.relam AND amname = 'btree'"
    " WHERE tables.relname IN :ours AND tables.relnamespace = current_schema()::regnamespace"
).bindparams(bindparam("ours", list(metadata.tables), expanding=True))


def damaged_file(file: Path) -> StoreError:
    return StoreError(
        f"{file} is damaged, or not a database: restore a copy with"
        " `grachten restore COPY --overwrite`."
    )


def check_file(file: Path) -> float:
    """Reject a damaged SQLite file; returns how many seconds the check took."""
    begun = time.perf_counter()
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        stray = connection.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or stray is not None:
        raise damaged_file(file)
    seconds = time.perf_counter() - begun
    log.info("database checked", seconds=round(seconds, 3))
    return seconds


async def check_postgresql(engine: AsyncEngine) -> float:
    """What PostgreSQL offers: checksums, if they are on, and `amcheck`, if it is installed."""
    begun = time.perf_counter()
    async with engine.connect() as connection:
        checksums = await connection.scalar(text("SHOW data_checksums"))
        has_amcheck = await connection.scalar(_HAS_AMCHECK)
    indexes = "amcheck is not installed"
    if has_amcheck:
        try:
            async with engine.connect() as connection:
                await connection.execute(_CHECK_INDEXES)
        except DBAPIError as error:
            if is_damage(error):
                raise StoreError(
                    "The database is damaged: try REINDEX, or restore a copy with pg_restore."
                ) from error
            indexes = f"not checked: {reason(error)}"
        else:
            indexes = "sound"
    seconds = time.perf_counter() - begun
    log.info(
        "database checked", seconds=round(seconds, 3), checksums=checksums == "on", indexes=indexes
    )
    return seconds
