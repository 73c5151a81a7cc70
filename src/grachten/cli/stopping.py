"""Stopping a command, by Ctrl-C or from outside, even in a moment that swallows exceptions.

Where compiled code is being loaded, Python calls back from C, and an exception that a signal
raises there is lost, but for a report that is of no use to anybody. So a stop is also remembered,
and looked for wherever work advances.
"""

import signal
import sys
from types import FrameType
from typing import Final

_asked: Final[list[int]] = []


def hear_stops() -> None:
    """Stop at Ctrl-C (unless whoever started us wants it ignored) and at a polite kill."""
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
