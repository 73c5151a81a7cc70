"""Files that commands write."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from grachten.files import replacing
from grachten.rules import GrachtenError


def check_new(path: Path, *, overwrite: bool) -> None:
    """Raises if a file cannot be written, or exists and may not be overwritten."""
    try:
        is_there, is_file = path.exists(), path.is_file()
        has_folder = path.parent.is_dir()
    except OSError as error:
        raise GrachtenError(f"{path} cannot be written: {error.strerror}.") from None
    if not has_folder:
        raise GrachtenError(f"{path} cannot be written: there is no folder {path.parent}.")
    if not os.access(path if is_there else path.parent, os.W_OK):
        raise GrachtenError(f"{path} cannot be written: Permission denied.")
    if is_there and not is_file:
        raise GrachtenError(f"{path} cannot be written: it is not a file.")
    if is_there and not overwrite:
        raise GrachtenError(f"{path} already exists; choose another name or add --overwrite.")


@contextmanager
def whole_file(path: Path, *, overwrite: bool) -> Iterator[IO[bytes]]:
    """A new file that appears under its name only when it is complete.

    If anything goes wrong before that, such as a full disk, the old file stays as it was.
    """
    check_new(path, overwrite=overwrite)
    with replacing(path) as part:
        with part.open("wb") as file:
            yield file
        part.chmod(0o666 & ~_umask())


def _umask() -> int:
    """The user's umask."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
