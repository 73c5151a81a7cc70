"""The process in which bots think: `python -m grachten.server.bot_worker_main`.

It steps back before it does anything else: even loading is work that a table may not wait for.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

NICENESS: Final = 15
"""How much a thinking bot stands back: tables go first."""


def main() -> None:
    _lower_priority()
    from grachten.server.bot_worker import answer_questions  # noqa: PLC0415 - see above

    answer_questions()


def _lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Where Linux shares its time between sessions first, niceness holds only inside of ours.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS))


if __name__ == "__main__":
    main()
