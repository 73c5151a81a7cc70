"""Database URLs, as hosts write them."""

from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from grachten.extras import check_extra
from grachten.store.errors import StoreError

_DRIVERS: Final = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",  # the driver of earlier versions
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
_EXAMPLES: Final = "sqlite:///games.db or postgresql://host/games"


def parse_url(text: str) -> URL:
    """A URL as people write it, with the driver that we use for it."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Not quoted in errors: it may contain a password.
        raise StoreError(f"A database URL looks like {_EXAMPLES}; this one does not.") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise StoreError(
            f"A database URL looks like {_EXAMPLES}; {url.drivername!r} is not supported."
        )
    url = url.set(drivername=driver)
    return _sqlite(url) if is_sqlite(url) else _postgresql(url)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(url.database or "")


def _sqlite(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or url.host:
        raise StoreError("An SQLite database needs a file, as in sqlite:///games.db.")
    if url.query or url.database.startswith("file:"):
        raise StoreError("The URL of an SQLite database has a path and no parameters.")
    return url


def _postgresql(url: URL) -> URL:
    check_extra("postgres", "PostgreSQL needs asyncpg", StoreError)
    if "sslmode" in url.query:  # what every other client calls it
        mode = url.normalized_query["sslmode"][-1]
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url
