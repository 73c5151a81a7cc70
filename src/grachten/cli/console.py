"""What the commands share: consoles, progress bars, and JSON output."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from grachten.cli.stopping import stop_if_asked
from grachten.kernel import warming

_Item = TypeVar("_Item")

UNCOMPILED_BOTS: Final = ("random", "greedy")

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
    """Compile the rules if that has not been done yet, and say so."""
    _prepare("the game", warming)


def prepare_bots(specs: Iterable[str]) -> None:
    """Compile the rules, and `bots/mind` if one of these bots needs it."""
    prepare_kernel()
    if any(spec.split(":")[0] not in UNCOMPILED_BOTS for spec in specs):
        from grachten.bots.mind import warming as mind_warming  # noqa: PLC0415 - only if needed

        _prepare("the bots", mind_warming)


def _prepare(what: str, part: Any) -> None:
    if part.is_warm():
        return
    if not err.is_terminal:
        err.print(f"Preparing {what} for this machine: this is done once and takes a minute.")
    with progress_bar(f"Preparing {what} for this machine (once)", 1) as bar:
        for done, total in part.warm_up():
            if done:
                bar.advance(1 / total)
