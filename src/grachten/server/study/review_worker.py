"""A process that makes one review: `python -m grachten.server.study.review_worker`.

It reads a `ReviewJob` from stdin, one line of JSON, and writes a `ReviewProgress` to stdout now
and then and for every seat, each a line. It lets tables go first, keeps NumPy to one thread, and
ends when its input does: with the server, however that ended.
"""

import os
import sys
import threading
from typing import Final

from grachten.server.thinking.low_priority import lower_priority

NICENESS: Final = 5
"""Only one runs at a time, for a few seconds; much lower, it would hardly get anywhere on a busy
machine, with somebody waiting for it."""


def main() -> None:
    lower_priority(NICENESS)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    # The priority comes first, and NumPy reads the variable: only now is the rest loaded.
    import msgspec  # noqa: PLC0415

    from grachten.server.study.review_messages import (  # noqa: PLC0415
        ReviewJob,
        ReviewProgress,
        make_reviews,
    )

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    job = msgspec.json.decode(source.readline(), type=ReviewJob)
    threading.Thread(target=_end_with_input, daemon=True).start()

    def tell(progress: ReviewProgress) -> None:
        sink.write(msgspec.json.encode(progress) + b"\n")
        sink.flush()

    make_reviews(job, tell)


def _end_with_input() -> None:
    while os.read(0, 1):  # without a buffer, which would be locked when the process ends
        pass
    os._exit(0)


if __name__ == "__main__":
    main()
