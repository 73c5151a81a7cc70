"""A stop that was swallowed is remembered."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest

from grachten.cli import stopping
from grachten.cli.console import progress_bar


@pytest.fixture
def handlers() -> Iterator[None]:
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    report = sys.unraisablehook
    yield
    sys.unraisablehook = report
    for number, handler in before.items():
        signal.signal(number, handler)
    stopping._asked.clear()


@pytest.mark.usefixtures("handlers")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_that_was_swallowed_comes_at_the_next_step(number: signal.Signals) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    stopping.hear_stops()
    with progress_bar("Working", 3) as bar:
        bar.advance()
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), number)
        with pytest.raises(KeyboardInterrupt):
            bar.advance()


@pytest.mark.usefixtures("handlers")
def test_ctrl_c_stays_ignored_where_it_was() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stopping.hear_stops()
    os.kill(os.getpid(), signal.SIGINT)
    with progress_bar("Working", 3) as bar:
        bar.advance()


class Stopped:
    """Something that is being thrown away when the stop comes."""

    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)


class Broken:
    def __del__(self) -> None:
        raise ValueError("no idea")


@pytest.mark.usefixtures("handlers")
def test_a_stop_that_python_swallows_is_not_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[str] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda it: reported.append(str(it.exc_value)))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    stopping.hear_stops()
    with progress_bar("Working", 3) as bar:
        Stopped()
        Broken()
        with pytest.raises(KeyboardInterrupt):
            bar.advance()
    assert reported == ["no idea"]
