"""What the commands share: consoles, progress bars, and JSON output."""

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final, Self, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from grachten import preparing
from grachten.cli.stopping import stop_if_asked
from grachten.kernel.warming import ARRAYS, GAMES, Part

_Item = TypeVar("_Item")

UNCOMPILED_BOTS: Final = ("random", "greedy")
PREPARING: Final = "Preparing the game for this machine"

out = Console(highlight=False, emoji=False)
err = Console(stderr=True, highlight=False, emoji=False)
"""Progress and errors, so that results can be piped."""


def print_json(value: Any) -> None:
    """A result for machines, on one line."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


@contextmanager
def progress_bar(description: str, total: int, *, unit: str = "") -> Iterator["ProgressBar"]:
    """A progress bar on stderr, removed at the end; only in a terminal."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn() if unit else TaskProgressColumn(),
        TextColumn(unit),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    ) as progress:
        yield ProgressBar(progress, progress.add_task(description, total=total))


class ProgressBar:
    def __init__(self, progress: Progress, task: Any) -> None:
        self._progress = progress
        self._task = task

    def advance(self, steps: float = 1) -> None:
        stop_if_asked()
        self._progress.advance(self._task, steps)

    def describe(self, description: str) -> None:
        self._progress.update(self._task, description=description)


def each(items: Iterable[_Item], total: int, description: str, unit: str) -> Iterator[_Item]:
    """The items, with a progress bar."""
    with progress_bar(description, total, unit=unit) as bar:
        for item in items:
            yield item
            bar.advance()


def prepare_kernel() -> None:
    """Compile the rules if that has not been done yet, and show how far it is."""
    _prepare([GAMES])


def prepare_arrays() -> None:
    """The functions on arrays of games as well."""
    _prepare([GAMES, ARRAYS])


def prepare_all() -> None:
    """Everything, as `make` does before tests."""
    _prepare(tuple(preparing.PARTS.values()))


def prepare_bots(specs: Iterable[str]) -> None:
    """Compile the rules, and all that bots need if one of these needs any of it."""
    if all(spec.split(":")[0] in UNCOMPILED_BOTS for spec in specs):
        prepare_kernel()
    else:
        _prepare(preparing.FOR_PLAYING)


def prepare_reviews() -> None:
    """What reviews and hints need."""
    _prepare(preparing.FOR_REVIEWS)


def _prepare(parts: Sequence[Part]) -> None:
    with Preparing() as shown:
        for done in preparing.prepare(parts):
            shown.show(done)


class Preparing:
    """A progress bar that appears with the first report of progress, if there is one."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._bar: ProgressBar | None = None
        self._done = 0.0

    def show(self, done: float) -> None:
        if self._bar is None:
            if done == 1:
                return
            if not err.is_terminal:
                err.print(f"{PREPARING}: this is done once and takes a minute.")
            self._bar = self._open.enter_context(progress_bar(f"{PREPARING} (once)", 1))
        self._bar.advance(done - self._done)
        self._done = done
        if done == 1:
            self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()
