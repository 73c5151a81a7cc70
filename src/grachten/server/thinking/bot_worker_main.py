"""The bot worker process: `python -m grachten.server.thinking.bot_worker_main`.

It lowers its priority first of all: even loading must not make a table wait. And it keeps NumPy to
one thread, which is read when NumPy is loaded: workers that share the cores wait for each other's
threads otherwise.
"""

import os
from typing import Final

from grachten.server.thinking.low_priority import lower_priority

NICENESS: Final = 15
"""Bots run at low priority: tables go first."""


def main() -> None:
    lower_priority(NICENESS)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    from grachten.server.thinking.bot_worker import answer_questions  # noqa: PLC0415 - see above

    answer_questions()


if __name__ == "__main__":
    main()
