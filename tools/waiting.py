"""Runs a command that takes long, and shows how far it is: before there is Rich to do it better.

`python tools/waiting.py LINES SENTENCE COMMAND …`; LINES is about how many lines the command will
print. They are shown only if it fails.
"""

import subprocess
import sys
import threading
import time
from typing import IO, Final

PATIENCE: Final = 1.0
"""Seconds until anything is shown at all."""

WIDTH: Final = 40


def main(expected: int, sentence: str, *command: str) -> int:
    with subprocess.Popen(  # noqa: S603 - the Makefile's own
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        lines: list[bytes] = []
        reading = threading.Thread(target=_read, args=(process.stdout, lines))
        reading.start()
        reading.join(PATIENCE)
        if reading.is_alive() and not sys.stderr.isatty():
            sys.stderr.write(f"{sentence} …\n")
        started = time.monotonic() - PATIENCE
        while reading.is_alive():
            _show(sentence, len(lines) / expected, time.monotonic() - started)
            reading.join(0.2)
        _show("", None, 0)
    if process.returncode:
        sys.stderr.write(b"".join(lines).decode(errors="replace"))
    return process.returncode


def _read(source: IO[bytes] | None, lines: list[bytes]) -> None:
    for line in source or ():
        lines.append(line)  # noqa: PERF402 - one by one, as they come: they are being counted


def _show(sentence: str, done: float | None, seconds: float) -> None:
    if not sys.stderr.isatty():
        return
    bar = ""
    if done is not None:
        full = int(WIDTH * min(done, 0.99))
        bar = f"{sentence} {'━' * full}{'╌' * (WIDTH - full)} {seconds:3.0f} s"
    sys.stderr.write(f"\r\033[K{bar}")
    sys.stderr.flush()


if __name__ == "__main__":
    try:
        sys.exit(main(int(sys.argv[1]), *sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
