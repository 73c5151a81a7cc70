"""The process in which bots think: `python -m grachten.server.think`.

It steps back before it does anything else: even loading is work that a table may not wait for.
"""

import os
from typing import Final

KINDNESS: Final = 15
"""How much a thinking bot stands back: tables go first."""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    from grachten.server.thinking import answer_questions  # noqa: PLC0415 - see above

    answer_questions()


if __name__ == "__main__":
    main()
