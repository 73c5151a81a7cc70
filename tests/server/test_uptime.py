"""Running time: it goes on after a restart, and stands still while the process does."""

from types import SimpleNamespace

import pytest

from grachten.server import uptime
from grachten.server.uptime import MILLISECOND, STANDSTILL, TableClock, Uptime


class Hands:
    """A clock that is moved by hand."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.milliseconds = 5_000_000
        clock = SimpleNamespace(monotonic_ns=lambda: self.milliseconds * 1_000_000)
        patch.setattr(uptime, "time", clock)


def test_time_runs_on_from_where_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    running = Uptime(7000)
    assert running.tick == 7000
    for _ in range(100):
        hands.milliseconds += 501
        running.beat()
    assert running.tick == 7000 + 100 * 501


def test_a_process_that_stood_still_lost_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    running = Uptime()
    hands.milliseconds += 3_600_000  # stopped for an hour
    assert running.tick == STANDSTILL
    running.beat()
    hands.milliseconds += 400
    assert running.tick == STANDSTILL + 400


def test_nodes_share_one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What another one says is true, as of when it was asked; and time never goes back."""
    hands = Hands(monkeypatch)
    running = Uptime(7000)
    asked = hands.milliseconds * MILLISECOND
    hands.milliseconds += 20
    running.synchronise(9000, asked)
    assert running.tick == 9020
    running.synchronise(8000, hands.milliseconds * MILLISECOND)
    assert running.tick == 9020
    hands.milliseconds += 5
    assert running.tick == 9025


def test_a_table_skips_the_time_in_which_nobody_led_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    clock = TableClock(Uptime(7000), skipped=4000)
    assert clock.tick == 3000
    clock.at_least(2500)
    assert clock.tick == 3000
    clock.at_least(3400)  # a step was made before a crash, after the last renewal
    hands.milliseconds += 100
    assert clock.tick == 3500
