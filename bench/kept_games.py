"""Figures of games, one line for each, in a file that a measurement can be continued from."""

import json
from collections.abc import Callable
from pathlib import Path

Figures = dict[str, float]
"""What was measured in one game, by name."""


def measured(
    name: str, games: int, measure: Callable[[int], Figures], folder: Path | None = None
) -> list[Figures]:
    """The figures of games 0, 1, 2 …: those that the folder has, and the others measured now.

    Each is written at once, so that a measurement of hours can be stopped at any time.
    """
    path = None if folder is None else folder / f"{name}.jsonl"
    known = {} if path is None or not path.exists() else _known(path)
    for number in range(games):
        if number in known:
            continue
        known[number] = measure(number)
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"game": number, **known[number]}) + "\n")
    return [known[number] for number in range(games)]


def _known(path: Path) -> dict[int, Figures]:
    """A line that was being written when the measurement was stopped is taken out."""
    whole, _, torn = path.read_text(encoding="utf-8").rpartition("\n")
    if torn:
        path.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
    found: dict[int, Figures] = {}
    for line in whole.splitlines():
        figures = json.loads(line)
        found[figures.pop("game")] = figures
    return found
