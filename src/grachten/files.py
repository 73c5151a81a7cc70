"""Writing files atomically: complete, or not at all."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from grachten.rules.errors import GrachtenError


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write, readable by this user only, which then takes the place of `path`.

    If anything goes wrong before that, such as a full disk, the old file stays as it was.
    """
    unfinished: Path | None = None
    try:
        target = path.resolve()  # where a link leads to
        handle, name = tempfile.mkstemp(".part", ".grachten-", target.parent)
        os.close(handle)
        unfinished = Path(name)
        yield unfinished
        _sync(unfinished)
        unfinished.replace(target)
        _sync(target.parent)
    except OSError as error:
        raise GrachtenError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        if unfinished is not None:
            for ending in ("", "-journal"):  # SQLite writes one beside its file
                with suppress(OSError):
                    unfinished.with_name(unfinished.name + ending).unlink()


def _sync(path: Path) -> None:
    """Flush a file, or the entries of a folder, to disk."""
    with suppress(PermissionError):  # some systems cannot open folders
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
