"""Writing files so that nobody ever finds half of one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from grachten.rules import GrachtenError


def check_new(path: Path, *, overwrite: bool) -> None:
    """Refuse a name that cannot be written to, or is taken and may not be written over."""
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
        raise GrachtenError(f"{path} exists already; choose another name or add --overwrite.")


@contextmanager
def whole_file(path: Path, *, overwrite: bool) -> Iterator[IO[bytes]]:
    """A new file that appears under its name only when it has been written whole.

    Whatever goes wrong before that, a full disk say, leaves what was there as it was.
    """
    check_new(path, overwrite=overwrite)
    part: Path | None = None
    try:
        target = path.resolve()  # where a link leads to
        with NamedTemporaryFile(
            dir=target.parent, prefix=".grachten-", suffix=".part", delete=False
        ) as file:
            part = Path(file.name)
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.chmod(0o666 & ~_umask())
        part.replace(target)
        part = None
    except OSError as error:
        raise GrachtenError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        if part is not None:
            with suppress(OSError):
                part.unlink()


def _umask() -> int:
    """What the user wants nobody else to do with new files."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
