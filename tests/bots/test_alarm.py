"""An alarm interrupts work wherever it stands, and leaves nothing behind: no report, no signal."""

import contextlib
import gc
import signal
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest

from grachten.bots import alarm
from grachten.bots.alarm import Overtime, interrupt_after

LIMIT = 0.02
Reports = list["sys.UnraisableHookArgs"]


@pytest.fixture(autouse=True)
def reports() -> Iterator[Reports]:
    """What Python reports because it can be raised nowhere. pytest would fail the next test."""
    found: Reports = []
    before = sys.unraisablehook
    sys.unraisablehook = hook = found.append
    yield found
    assert sys.unraisablehook is hook
    sys.unraisablehook = before
    assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def hang() -> NoReturn:
    while True:
        pass


class Slow:
    """Something that takes its time to go."""

    def __del__(self) -> None:
        time.sleep(60)


class Plain:
    pass


def in_a_destructor() -> None:
    Slow()


def in_a_callback_of_a_weak_reference() -> None:
    it = Plain()
    reference = weakref.ref(it, lambda _: time.sleep(60))
    del it
    assert reference() is None


def in_a_callback_of_the_collector() -> None:
    def sleep(phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            time.sleep(60)

    gc.callbacks.append(sleep)
    try:
        gc.collect()
    finally:
        gc.callbacks.remove(sleep)


def in_a_generator_that_is_closed() -> None:
    def numbers() -> Iterator[int]:
        try:
            yield 1
        finally:
            time.sleep(60)

    next(numbers())


@pytest.mark.parametrize(
    "sleep",
    [
        in_a_destructor,
        in_a_callback_of_a_weak_reference,
        in_a_callback_of_the_collector,
        in_a_generator_that_is_closed,
    ],
)
def test_an_alarm_that_python_swallows_rings_again(
    sleep: Callable[[], None], reports: Reports
) -> None:
    """The first ends the sleep, and nothing else; the next one ends the work."""
    awake: list[bool] = []

    def work() -> NoReturn:
        sleep()
        awake.append(True)
        hang()

    with pytest.raises(Overtime):
        interrupt_after(LIMIT, work)
    assert awake == [True]
    assert reports == []


def test_other_errors_in_destructors_are_reported(reports: Reports) -> None:
    class Broken:
        def __del__(self) -> None:
            raise ValueError("no idea")

    interrupt_after(60, Broken)
    assert [str(it.exc_value) for it in reports] == ["no idea"]


def test_a_report_is_not_interrupted() -> None:
    """It is ours, not the bot's: an alarm that strikes there waits until the work goes on."""
    made: list[str] = []

    def report(unraisable: "sys.UnraisableHookArgs") -> None:
        until = time.monotonic() + 3 * LIMIT
        while time.monotonic() < until:
            pass
        made.append(str(unraisable.exc_value))

    class Broken:
        def __del__(self) -> None:
            raise ValueError("no idea")

    def work() -> NoReturn:
        Broken()
        hang()

    before, sys.unraisablehook = sys.unraisablehook, report
    try:
        with pytest.raises(Overtime):
            interrupt_after(LIMIT, work)
    finally:
        sys.unraisablehook = before
    assert made == ["no idea"]


def catches_everything() -> NoReturn:
    while True:
        with contextlib.suppress(BaseException):  # that is what is wrong about it
            time.sleep(60)


def deep(level: int, work: Callable[[], Any]) -> Any:
    return deep(level - 1, work) if level else work()


def test_alarms_do_not_interrupt_each_other_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep down in calls, an alarm takes longer to look around than the next one waits."""
    monkeypatch.setattr(alarm, "STUBBORN", 1)
    for _ in range(5):
        with pytest.raises(Overtime):
            interrupt_after(LIMIT, lambda: deep(800, catches_everything))


@pytest.mark.slow
def test_work_that_has_used_up_the_stack_is_interrupted() -> None:
    """There many an alarm cannot even be handled."""

    def bounce() -> None:
        for _ in range(2):  # so that it would take as good as for ever
            try:  # noqa: SIM105 - no calls here but our own
                bounce()
            except RecursionError:
                pass

    with pytest.raises(Overtime):
        interrupt_after(LIMIT, bounce)


@pytest.mark.slow
def test_no_alarm_is_left_when_other_threads_may_get_it(
    reports: Reports, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system picks a thread, which takes its time; until then ours is the handler."""
    monkeypatch.setattr(alarm, "STUBBORN", 0)
    enough = threading.Event()

    def wake_often() -> None:
        while not enough.wait(0.0001):
            pass

    others = [threading.Thread(target=wake_often) for _ in range(4)]
    for other in others:
        other.start()
    try:
        for number in range(200):
            with contextlib.suppress(Overtime):
                interrupt_after(0.0001 + number % 50 * 0.00001, catches_everything)
    finally:
        enough.set()
        for other in others:
            other.join()
    assert reports == []


def test_work_inside_work_has_its_own_alarm() -> None:
    """The inner one says nothing about the outer one, which goes on; and the other way round."""
    heard: list[str] = []

    def outer() -> str:
        with pytest.raises(Overtime):
            interrupt_after(LIMIT, hang)
        heard.append("inner")
        return "done"

    assert interrupt_after(60, outer) == "done"
    assert heard == ["inner"]

    def hanging_outer() -> NoReturn:
        interrupt_after(60, lambda: None)
        hang()

    with pytest.raises(Overtime):
        interrupt_after(LIMIT, hanging_outer)
