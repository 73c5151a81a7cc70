"""What commands show while the game is prepared for a machine."""

from io import StringIO

import pytest
from rich.console import Console

from grachten import preparing
from grachten.cli import console
from grachten.cli.console import Preparing, prepare_all, prepare_bots, prepare_kernel
from grachten.kernel.warming import Part


@pytest.fixture(params=["terminal", "file"])
def shown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> StringIO:
    """What is written to stderr: a terminal, or something that nobody watches."""
    is_terminal = request.param == "terminal"
    written = StringIO()
    screen = Console(file=written, force_terminal=is_terminal, width=100)
    monkeypatch.setattr(console, "err", screen)
    return written


def test_how_far_it_is_is_shown_until_it_is_done(shown: StringIO) -> None:
    with Preparing() as bar:
        bar.show(0.0)
        bar.show(0.5)
        bar.show(1.0)
    told = shown.getvalue()
    assert "Preparing the game for this machine" in told
    if console.err.is_terminal:
        assert "100%" in told
    else:
        assert told.count("\n") == 1


def test_nothing_is_shown_when_there_is_nothing_to_do(shown: StringIO) -> None:
    with Preparing() as bar:
        bar.show(1.0)
    assert shown.getvalue() == ""


def test_a_bar_that_is_left_in_the_middle_is_taken_away(shown: StringIO) -> None:
    with Preparing() as bar:
        bar.show(0.2)
    with Preparing() as bar:  # Rich shows one at a time
        bar.show(0.3)
    assert "Preparing the game" in shown.getvalue()


def test_what_is_prepared_is_what_will_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def prepare(parts: tuple[Part, ...]) -> list[float]:
        asked.append([part.name for part in parts])
        return []

    monkeypatch.setattr(preparing, "prepare", prepare)
    prepare_kernel()
    prepare_bots(["random", "greedy"])
    prepare_bots(["greedy", "search:sims=20"])
    prepare_all()
    for_playing = ["games", "mind", "observing", "network"]
    everything = ["games", "mind", "observing", "imagining", "network", "arrays"]
    assert asked == [["games"], ["games"], for_playing, everything]
