"""Stopping a command by Ctrl-C or SIGTERM, even while exceptions are swallowed.

While compiled code is being loaded, Python is called from C, and an exception that a signal handler
raises there is lost, except for a useless report. So the request is also stored, and checked
wherever work advances.
"""

import signal
import sys
from types import FrameType
from typing import Final

_asked: Final[list[int]] = []


def hear_stops() -> None:
    """Stop at Ctrl-C (unless the parent process has it ignored) and at SIGTERM."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _stop)
    signal.signal(signal.SIGTERM, _stop)
    report = sys.unraisablehook

    def report_others(unraisable: "sys.UnraisableHookArgs") -> None:
        if not (_asked and unraisable.exc_type is KeyboardInterrupt):
            report(unraisable)

    sys.unraisablehook = report_others


def stop_if_asked() -> None:
    if _asked:
        raise KeyboardInterrupt


def _stop(number: int, _frame: FrameType | None) -> None:
    _asked.append(number)
    raise KeyboardInterrupt
