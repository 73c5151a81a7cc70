"""The bot worker process: `python -m grachten.server.bot_worker_main`.

It lowers its priority first of all: even loading must not make a table wait.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

NICENESS: Final = 15
"""Bots run at low priority: tables go first."""


def main() -> None:
    _lower_priority()
    from grachten.server.bot_worker import answer_questions  # noqa: PLC0415 - see above

    answer_questions()


def _lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Where Linux schedules by session first, niceness only counts within our own.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS))


if __name__ == "__main__":
    main()
