"""A process that judges positions: `python -m grachten.server.study.judge_worker`.

It reads a `Position` from stdin, one line of JSON, writes its `Judgement` to stdout in the same
way, and waits for the next. It lets tables go first, keeps NumPy to one thread, and ends when its
input does: with the server, however that ended.
"""

import os
import sys
from typing import Final

from grachten.server.thinking.low_priority import lower_priority

NICENESS: Final = 5
"""As for reviews: somebody waits for it."""


def main() -> None:
    lower_priority(NICENESS)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    # The priority comes first, and NumPy reads the variable: only now is the rest loaded.
    import msgspec  # noqa: PLC0415

    from grachten.server.study.judging import Position  # noqa: PLC0415
    from grachten.server.study.review_messages import judgement_of  # noqa: PLC0415

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    for line in source:
        position = msgspec.json.decode(line, type=Position)
        found = judgement_of(position.game, position.number, position.seat)
        sink.write(msgspec.json.encode(found) + b"\n")
        sink.flush()


if __name__ == "__main__":
    main()
