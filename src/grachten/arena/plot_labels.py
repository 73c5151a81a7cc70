"""Names beside a plot: wrapped to leave room for the plot, and their width."""

import re
from collections.abc import Iterable
from typing import Final

LETTER: Final = 6.9
"""The approximate width of a letter in a plot; the reader's font is unknown."""
PADDING: Final = 12
MOST_OF_PLOT: Final = 0.43


def broken(name: str, width: int) -> str:
    """The name in lines that take less than half of the width, broken where its parts end.

    A space that does not break keeps what stands on both sides of it together.
    """
    most = int((width * MOST_OF_PLOT - PADDING) / LETTER)
    lines = [""]
    for part in re.findall(r"[^ :,;]*[ :,;]*", name):
        if lines[-1] and len(lines[-1]) + len(part.rstrip()) > most:
            lines.append("")
        lines[-1] += part
        while len(lines[-1].rstrip()) > most:  # what should stay together is too long for a line
            cut = lines[-1].rfind("\N{NO-BREAK SPACE}", 0, most) + 1 or most
            lines[-1:] = [lines[-1][:cut], lines[-1][cut:]]
    return "\n".join(line.strip() for line in lines)


def label_width(names: Iterable[str]) -> int:
    """The room that the widest line of these broken names needs."""
    longest = max(len(line) for name in names for line in name.split("\n"))
    return round(longest * LETTER) + PADDING


def lines_in(names: Iterable[str]) -> int:
    return max(name.count("\n") + 1 for name in names)
