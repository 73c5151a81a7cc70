"""What can go wrong with a database, in words that show neither its place nor its statements.

What the database itself said is the `__cause__`, for the log.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from grachten.rules.errors import GrachtenError


class StoreError(GrachtenError):
    """The database cannot be used, or not in this way."""


class StoreConflict(StoreError):  # noqa: N818 - it reads as what happened
    """Something else is stored there already, or what it belongs to is not stored."""


def in_words(error: Exception) -> GrachtenError:
    """An error of a database as ours, a new one each time: each goes to another waiter."""
    if isinstance(error, StoreConflict):
        told: GrachtenError = StoreConflict(str(error))
    elif isinstance(error, GrachtenError):
        told = StoreError(str(error))
    elif isinstance(error, IntegrityError):
        told = StoreConflict("This does not fit what is stored already.")
    else:
        told = StoreError("The database cannot do this now.")
    told.__cause__ = error
    return told


@contextmanager
def told_in_words() -> Iterator[None]:
    try:
        yield
    except GrachtenError:
        raise
    except Exception as error:  # every driver has errors of its own
        raise in_words(error) from error


def is_about_values(error: Exception) -> bool:
    """Whether what was to be written is at fault, and not the state of the database.

    A database that is full, locked or gone would refuse anything; values that it cannot hold
    are the fault of one row, and the others can still be written.
    """
    if isinstance(error, IntegrityError):
        return True
    if isinstance(error, OperationalError | OSError):
        return False
    return not (isinstance(error, DBAPIError) and error.connection_invalidated)


def reason(error: Exception) -> str:
    """Why a database cannot be opened, as far as it says so, without its place."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split()).rstrip(".") or type(said).__name__
