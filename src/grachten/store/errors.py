"""Errors of the database, in messages that reveal neither its location nor its statements.

The database's own error is the `__cause__`, for the log.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from grachten.rules.errors import GrachtenError

_DAMAGED_SQLITE: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_DAMAGED_POSTGRESQL: Final = frozenset({"XX001", "XX002"})  # data corrupted, index corrupted
_ABOUT_VALUES: Final = frozenset({"22", "23"})  # data exception, integrity constraint violation


class StoreError(GrachtenError):
    """The database cannot be used, or not in this way."""


class StoreConflict(StoreError):  # noqa: N818 - it reads as what happened
    """Something else is stored there already, or what it refers to is not stored."""


class StoreLost(StoreError):  # noqa: N818 - it reads as what happened
    """Another server leads this database now. This store can no longer write."""

    def __init__(self, sentence: str = "Another server has taken over this database.") -> None:
        super().__init__(sentence)


class StoreDamaged(StoreError):  # noqa: N818 - it reads as what happened
    """The stored data makes no sense. Other tables are not affected."""


class BadKey(StoreError):  # noqa: N818 - it reads as what it is
    """An invalid key for a page of a list."""

    def __init__(self, sentence: str = "This list has no such page.") -> None:
        super().__init__(sentence)


def in_words(error: Exception) -> GrachtenError:
    """A database error as one of ours; a new instance for each waiter."""
    if isinstance(error, StoreError):
        told: GrachtenError = type(error)(str(error))
    elif isinstance(error, GrachtenError):
        told = StoreError(str(error))
    elif isinstance(error, IntegrityError):
        told = StoreConflict("This conflicts with what is already stored.")
    elif is_damage(error):
        told = StoreDamaged("The database is damaged here.")
    else:
        told = StoreError("The database cannot do this right now.")
    told.__cause__ = error
    return told


@contextmanager
def told_in_words() -> Iterator[None]:
    try:
        yield
    except GrachtenError:
        raise
    except Exception as error:  # every driver has its own errors
        raise in_words(error) from error


def is_about_values(error: Exception) -> bool:
    """Is the error caused by the values, and not by the state of the database?

    A database that is full, locked or gone would reject everything; invalid values only concern
    one row, and the others can still be written.
    """
    if isinstance(error, IntegrityError):
        return True
    state = getattr(_said(error), "sqlstate", None)
    if state is not None:  # PostgreSQL gives the class of an error
        return str(state)[:2] in _ABOUT_VALUES
    if isinstance(error, OperationalError | OSError | StoreLost) or is_damage(error):
        return False
    return not (isinstance(error, DBAPIError) and error.connection_invalidated)


def is_damage(error: Exception) -> bool:
    """Does the database report that its own files are damaged?"""
    said = _said(error)
    if isinstance(said, UnicodeDecodeError):  # the message quotes what is damaged
        return True
    if isinstance(said, sqlite3.Error):
        return (getattr(said, "sqlite_errorcode", 0) & 0xFF) in _DAMAGED_SQLITE
    return getattr(said, "sqlstate", None) in _DAMAGED_POSTGRESQL


def reason(error: Exception) -> str:
    """Why a database cannot be opened, if it says so, without its location."""
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    said = _said(error)
    return " ".join(str(said).split()).rstrip(".") or type(said).__name__


def _said(error: Exception) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
