"""What `grachten bench` measures, here and in another checkout, in turns.

    git worktree add ../before v0.1.0
    python -m bench.compare --against ../before

Both are compiled first. Each round measures one and then the other, and the best round of each
counts, since noise only slows down: on a machine that others use, only the ratio means anything.
A ratio above 1 is better than before, whatever the unit.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
COMMAND = "import sys; from grachten.cli import main; sys.exit(main())"


@dataclass
class Checkout:
    """A folder with the project, and the best figures seen there."""

    folder: Path
    best: dict[str, float] = field(default_factory=dict)
    units: dict[str, str] = field(default_factory=dict)

    def measure(self, seconds: float) -> None:
        """One round of everything, of which only the best figures are kept."""
        ran = subprocess.run(
            [
                sys.executable,
                "-c",
                COMMAND,
                "bench",
                "--json",
                "--no-starts",
                f"--seconds={seconds}",
            ],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder / "src")},
            stdout=subprocess.PIPE,
            check=True,
        )
        figures: dict[str, dict[str, Any]] = json.loads(ran.stdout)["figures"]
        for name, figure in figures.items():
            unit, value = figure["unit"], float(figure["value"])
            self.units[name] = unit
            known = self.best.get(name, value)
            self.best[name] = min(known, value) if is_a_time(unit) else max(known, value)


def is_a_time(unit: str) -> bool:
    """Whether less is better; all other figures are rates."""
    return unit in {"ns", "µs", "ms", "s"}


def ratio(before: float, now: float, unit: str) -> float:
    """How many times as good as before."""
    return before / now if is_a_time(unit) else now / before


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compare", description=__doc__)
    parser.add_argument("--against", type=Path, required=True, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    given = parser.parse_args()
    before, here = Checkout(given.against.resolve()), Checkout(HERE)
    for number in range(given.rounds):
        # Whoever measures second finds a warmer machine: they take turns in that, too.
        for checkout in (before, here) if number % 2 else (here, before):
            checkout.measure(given.seconds)
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr, flush=True)
    print("| what | before | here | unit | ratio |")
    print("|---|---:|---:|---|---:|")
    for name in [name for name in here.best if name in before.best]:
        old, new, unit = before.best[name], here.best[name], here.units[name]
        print(f"| {name} | {old:,.4g} | {new:,.4g} | {unit} | {ratio(old, new, unit):.2f} |")
    for name in sorted(here.best.keys() ^ before.best.keys()):
        print(f"Measured in one of them only: {name}.")


if __name__ == "__main__":
    main()
