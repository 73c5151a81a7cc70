"""An alarm that interrupts work in the main thread, wherever that stands.

A signal handler raises `Overtime` inside the work. Four things can go wrong with that, and all of
them have:

- An exception in a destructor, or in a callback of the garbage collector, ends only that: Python
  reports it and goes on. Nobody needs that report, and the alarm rings again.
- Work that catches everything goes on as well. Alarms then follow each other within microseconds,
  until one finds it outside its `try`.
- Alarms that come faster than they are handled would interrupt their own handler without end. So
  each is set off only by the one before.
- The system may deliver an alarm to another thread, where it takes its time. The old handler is
  back in place only when no alarm is on its way any more: it would not know what to make of it,
  and where there was none, the process would end.
"""

import inspect
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final, TypeVar

AGAIN: Final = 0.05
"""Seconds until work that took no notice of its alarm hears it again, at first."""

STUBBORN: Final = 20
"""Alarms that work may ignore before they follow each other at once."""

MICROSECONDS: Final = 40
"""After 1, 2, 3 … up to so many, and from the start: that is how stubborn work is found outside."""

SOON: Final = 0.001
"""Seconds until an alarm rings again that came at a moment when it could not be raised."""

UNHEARD: Final = 0.25
"""Seconds until an alarm rings again whose handler could not even be called: for want of stack."""

PATIENCE: Final = 2.0
"""Seconds to wait, at most, for an alarm that is on its way."""

_Result = TypeVar("_Result")


class Overtime(BaseException):
    """Raised inside work whose time is up. No `Exception`, so that little work catches it."""


def interrupt_after(limit: float, work: Callable[[], _Result]) -> _Result:
    """What `work` returns, or `Overtime`. In the main thread only, where signals are handled."""
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
            if left:  # somebody else's alarm, which is to ring when it would have
                left = max(left - (time.monotonic() - started), 1e-6)
                signal.setitimer(signal.ITIMER_REAL, left, interval)

    def _do(self, work: Callable[[], _Result]) -> _Result:
        """The frame that tells an alarm whether the work is still being done."""
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
        """Set off the next alarm; whether this one can be raised."""
        if not self._can_raise(frame):
            self._set(SOON)
            return False
        self._rung += 1
        stubborn = self._rung - STUBBORN
        self._set(AGAIN if stubborn < 0 else (1 + stubborn % MICROSECONDS) / 1_000_000)
        return True

    def _can_raise(self, frame: FrameType | None) -> bool:
        """Whether it is the work that would be interrupted: not what comes before or after it, no
        other alarm, no report.
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
        # The time left until which alarm? If not the one that was set, then that one has struck.
        if time.monotonic() + left > self._due + UNHEARD / 2:
            while not self._is_heard and time.monotonic() < patience:
                time.sleep(0.0001)
        self._work = None
