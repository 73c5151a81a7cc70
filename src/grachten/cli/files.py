"""Writing files so that nobody ever finds half of one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from grachten.rules import GrachtenError


def check_new(path: Path, *, overwrite: bool) -> None:
    """Refuse a name that is taken, unless it may be written over."""
    if path.exists() and not overwrite:
        raise GrachtenError(f"{path} exists already; choose another name or add --overwrite.")


@contextmanager
def whole_file(path: Path, *, overwrite: bool) -> Iterator[IO[bytes]]:
    """A new file that appears under its name only when it has been written whole.

    Whatever goes wrong before that, a full disk say, leaves what was there as it was.
    """
    check_new(path, overwrite=overwrite)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise GrachtenError(f"{path} cannot be written: {error.strerror}.") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
