"""An alarm that interrupts work in the main thread, wherever it is.

A signal handler raises `Overtime` inside the work. Four things can go wrong with that, and all of
them have:

- An exception in a destructor, or in a callback of the garbage collector, ends only that: Python
  reports it and continues. Nobody needs that report, and the alarm rings again.
- Work that catches everything continues as well. Alarms then follow each other within microseconds,
  until one hits it outside its `try`.
- Alarms that come faster than they are handled would interrupt their own handler endlessly. So each
  one is set by the one before.
- The system may deliver an alarm to another thread, with a delay. The old handler is restored only
  when no alarm is pending any more: it would not know what to do with one, and without a handler
  the process would end.
"""

import inspect
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, TypeVar

AGAIN: Final = 0.05
"""Seconds until work that ignored its alarm gets it again, at first."""

STUBBORN: Final = 20
"""Alarms that work may ignore before they follow each other immediately."""

MICROSECONDS: Final = 40
"""Then alarms follow after 1, 2, 3 … up to this many, and again, to hit work outside its `try`."""

SOON: Final = 0.001
"""Seconds until an alarm rings again if it could not be raised."""

UNHEARD: Final = 0.25
"""Seconds until an alarm rings again if its handler could not even be called, for lack of stack."""

PATIENCE: Final = 2.0
"""Seconds to wait, at most, for a pending alarm."""

_Result = TypeVar("_Result")


class Overtime(BaseException):
    """Raised inside work whose time is up. Not an `Exception`, so that few handlers catch it."""


def interrupt_after(limit: float, work: Callable[[], _Result]) -> _Result:
    """Returns what `work` returns, or raises `Overtime`. Main thread only, because of signals."""
    return _Alarm().watch(limit, work)


class _Alarm:
    def __init__(self) -> None:
        self._work: FrameType | None = None
        self._report = sys.unraisablehook
        self._rung = 0
        self._is_heard = False
        self._is_over = False
        self._due = 0.0

    def watch(self, limit: float, work: Callable[[], _Result]) -> _Result:
        handler = signal.signal(signal.SIGALRM, self._ring)
        sys.unraisablehook = self._report_others
        started = time.monotonic()
        left, interval = self._set(limit)
        try:
            return self._do(work)
        finally:
            self._stop()
            sys.unraisablehook = self._report
            signal.signal(signal.SIGALRM, handler)
            if left:  # somebody else's alarm, which must ring when it would have
                left = max(left - (time.monotonic() - started), 1e-6)
                signal.setitimer(signal.ITIMER_REAL, left, interval)

    def _do(self, work: Callable[[], _Result]) -> _Result:
        """This frame shows an alarm whether the work is still running."""
        self._work = inspect.currentframe()
        return work()

    def _set(self, seconds: float) -> tuple[float, float]:
        self._is_heard = False
        self._due = time.monotonic() + seconds
        return signal.setitimer(signal.ITIMER_REAL, seconds, UNHEARD)

    def _ring(self, _signal: int, frame: FrameType | None) -> None:
        self._is_heard = True
        if self._is_over:
            return
        try:
            raises = self._go_on(frame)
        except (RecursionError, SystemError):  # the work has left no room on the stack
            raises = True
        if raises:
            raise Overtime

    def _go_on(self, frame: FrameType | None) -> bool:
        """Set the next alarm; returns whether this one can be raised."""
        if not self._can_raise(frame):
            self._set(SOON)
            return False
        self._rung += 1
        stubborn = self._rung - STUBBORN
        self._set(AGAIN if stubborn < 0 else (1 + stubborn % MICROSECONDS) / 1_000_000)
        return True

    def _can_raise(self, frame: FrameType | None) -> bool:
        """Would it interrupt the work, and not code before or after it, another alarm, or a
        report?
        """
        ours = (_Alarm._ring.__code__, _Alarm._report_others.__code__)
        while frame is not None and frame.f_code not in ours:
            if frame is self._work:
                return True
            frame = frame.f_back
        return False

    def _report_others(self, unraisable: "sys.UnraisableHookArgs") -> None:
        if unraisable.exc_type is not Overtime:
            self._report(unraisable)

    def _stop(self) -> None:
        self._is_over = True
        left, _ = signal.setitimer(signal.ITIMER_REAL, 0)
        patience = time.monotonic() + PATIENCE
        # If the time left is not that of the alarm we set, then that one has rung already.
        if time.monotonic() + left > self._due + UNHEARD / 2:
            while not self._is_heard and time.monotonic() < patience:
                time.sleep(0.0001)
        self._work = None
