"""A process that makes hints: `python -m grachten.server.study.hint_worker`.

It reads a `HintQuestion` from stdin and writes a `Hint` to stdout, a line of JSON each, until its
input ends: with the server, however that ended, or when nobody has asked for a while.
"""

import os
import sys
from typing import Final

from grachten.server.thinking.low_priority import lower_priority

NICENESS: Final = 5
"""As for reviews: tables go first, and still somebody is waiting for it."""


def main() -> None:
    lower_priority(NICENESS)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    # The priority comes first, and NumPy reads the variable: only now is the rest loaded.
    import msgspec  # noqa: PLC0415

    from grachten.server.study.hint_messages import HintQuestion, hint_for  # noqa: PLC0415

    source, sink = sys.stdin.buffer, sys.stdout.buffer
    decoder = msgspec.json.Decoder(HintQuestion)
    for line in source:
        sink.write(msgspec.json.encode(hint_for(decoder.decode(line))) + b"\n")
        sink.flush()


if __name__ == "__main__":
    main()
