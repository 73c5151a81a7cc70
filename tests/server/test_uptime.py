"""Running time: it goes on after a restart, and stands still while the process does."""

from types import SimpleNamespace

import pytest

from grachten.server import uptime
from grachten.server.uptime import STANDSTILL, Uptime


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
    running.at_least(90_000)
    assert running.tick == 90_000
    running.at_least(80_000)
    assert running.tick == 90_000


def test_a_process_that_stood_still_lost_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    running = Uptime()
    hands.milliseconds += 3_600_000  # stopped for an hour
    assert running.tick == STANDSTILL
    running.beat()
    hands.milliseconds += 400
    assert running.tick == STANDSTILL + 400
