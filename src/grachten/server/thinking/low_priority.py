"""Processes that think go last: tables go first."""

import os
from contextlib import suppress
from pathlib import Path


def lower_priority(niceness: int) -> None:
    """Of this process, from now on."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    # Where Linux schedules by session first, niceness only counts within our own.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(niceness))
