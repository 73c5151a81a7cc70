"""How large a city must be, from what an action was measured to cost: `python -m bench.limits`.

It reads the table of `bench/README.md` and prints the one of `docs/hosting.md`; `--write` puts it
there.
"""

import math
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MEASURED: Final = ROOT / "bench" / "README.md"
PAGE: Final = ROOT / "docs" / "hosting.md"

PAUSE: Final = 10.0
"""Seconds from one action at a table to the next, with people who think."""

FULL: Final = 0.6
"""Of a core: beyond that, waiting times grow."""

SIZES: Final = (10_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Costs:
    """Milliseconds of a processor for an acknowledged action, by part."""

    node: float
    postgresql: float
    redis: float


@dataclass(frozen=True)
class Need:
    """What so many tables in play need."""

    tables: int
    actions: float
    """A second."""

    nodes: int
    """A node uses one core."""

    postgresql: float
    """Cores."""

    redis: float
    """Of the one core that it can use."""

    @property
    def first(self) -> str:
        """What cannot be had by adding machines, if anything."""
        return "Redis" if self.redis > FULL else ""


def measured(page: str, nodes: int = 3) -> Costs:
    """The costs in the kept table, with so many nodes. Redis uses so little that the clock of its
    process hardly counts it: what it cost in the dearest city counts."""

    def of(part: str, city: str) -> list[float]:
        row = rf"^\| {city} with \d+ tables: {part} \| ([\d.,]+) \|"
        found = [float(cost.replace(",", "")) for cost in re.findall(row, page, re.MULTILINE)]
        assert found, f"{MEASURED} has no cost of {part}: python bench/keep.py city"
        return found

    here = f"{nodes} nodes"
    return Costs(
        max(of("nodes", here)), max(of("PostgreSQL", here)), max(of("Redis", r"\d+ nodes?"))
    )


def need(tables: int, costs: Costs, pause: float = PAUSE) -> Need:
    actions = tables / pause
    cores = {part: actions * cost / 1000 for part, cost in vars(costs).items()}
    return Need(
        tables,
        actions,
        max(1, math.ceil(cores["node"] / FULL)),
        cores["postgresql"],
        cores["redis"],
    )


def table(costs: Costs) -> str:
    lines = [
        "| tables in play | actions a second | nodes | PostgreSQL: cores | Redis: of a core |",
        "|---:|---:|---:|---:|---:|",
    ]
    for size in SIZES:
        it = need(size, costs)
        lines.append(
            f"| {size:,} | {it.actions:,.0f} | {it.nodes:,} | {it.postgresql:.1f}"
            f" | {it.redis:.0%}{' — too much' if it.first else ''} |"
        )
    return "\n".join(lines)


def kept(page: str, figures: str) -> str:
    """The page with this table between its marks."""
    changed, found = re.subn(
        r"(<!-- limits -->\n).*?(<!-- end -->)",
        lambda marks: f"{marks[1]}\n{figures}\n\n{marks[2]}",
        page,
        flags=re.DOTALL,
    )
    assert found == 1, "The marks of the limits are missing."
    return changed


def main() -> None:
    figures = table(measured(MEASURED.read_text(encoding="utf-8")))
    if "--write" in sys.argv:
        PAGE.write_text(kept(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
    print(figures)


if __name__ == "__main__":
    main()
