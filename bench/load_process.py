"""What the load needs to know of a process: its processor time, its memory, its children.

All of it as Linux tells it in /proc.
"""

import os
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Processor time of all its threads so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def total_cpu_seconds(pid: int) -> float:
    """Processor time so far of a process, and of all that it started, ended ones included."""
    total = 0.0
    for each in (pid, *descendants(pid)):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended, and counts with its parent from now on
            continue
        total += sum(map(int, fields[11:15])) / TICKS
    return total


def descendants(pid: int) -> list[int]:
    """All processes that it started, and that these started."""
    try:
        mine = children(pid)
    except OSError:
        return []
    return [each for child in mine for each in (child, *descendants(child))]


def memory(pid: int) -> int:
    """Bytes that it really holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def children(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def keep_on(pid: int, cores: set[int]) -> None:
    """Let a process, with all its threads, run on these cores only."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores)
