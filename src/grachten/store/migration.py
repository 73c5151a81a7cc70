"""Migrating a database to the schema of this version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from grachten.store.errors import StoreError

_FOLDER: Final = Path(__file__).with_name("migrations")
_LOCK: Final = 7_281_665_409
"""Any number, as long as nobody else locks it in the same PostgreSQL database."""


def known_versions() -> tuple[str, ...]:
    """All versions of the tables, the newest first."""
    scripts = ScriptDirectory(str(_FOLDER))
    return tuple(script.revision for script in scripts.walk_revisions())


def version_of(connection: Connection) -> str | None:
    """None if there are no tables of ours yet."""
    return MigrationContext.configure(connection).get_current_revision()


def is_current(connection: Connection) -> bool:
    """Is the schema current? Raises `StoreError` if it is from a newer version."""
    version, versions = version_of(connection), known_versions()
    if version is not None:
        check_known(version, versions)
    return version == versions[0]


def check_known(version: str, versions: tuple[str, ...]) -> None:
    if version not in versions:
        raise StoreError(
            f"The database has version {version}, but this edition only supports versions up to "
            f"{versions[0]}: use a newer edition."
        )


def upgrade(connection: Connection) -> None:
    """Migrate to the current schema, all or nothing, in the connection's transaction."""
    _lock(connection)
    if not is_current(connection):
        command.upgrade(_config(connection), "head")


def downgrade(connection: Connection, version: str) -> None:
    """Go back to an old schema; `base` means no tables. Data that does not fit is lost."""
    _lock(connection)
    command.downgrade(_config(connection), version)


def _lock(connection: Connection) -> None:
    """One migration at a time, even if others open the database now."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer anyway
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
