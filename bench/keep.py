"""Measures with `grachten bench` and keeps the figures in bench/README.md."""

import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

PAGE = Path(__file__).with_name("README.md")


def table(measured: dict[str, object]) -> str:
    """The figures as a Markdown table, with the machine and the day."""
    figures = measured["figures"]
    assert isinstance(figures, dict)
    lines = ["| what | measured | unit | goal |", "|---|---:|---|---|"]
    for name, figure in figures.items():
        value = figure["value"]
        digits = 0 if value >= 1000 else 1 if value >= 10 else 2
        lines.append(f"| {name} | {value:,.{digits}f} | {figure['unit']} | {figure['goal']} |")
    day = datetime.now(UTC).date().isoformat()
    return "\n".join([*lines, "", f"Measured on {day}: {measured['machine']}."])


def main() -> None:
    command = [str(Path(sys.executable).with_name("grachten")), "bench", "--json", *sys.argv[1:]]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    page = PAGE.read_text(encoding="utf-8")
    kept = re.sub(
        r"(<!-- figures -->\n).*(<!-- end -->)",
        lambda marks: f"{marks[1]}\n{table(json.loads(done.stdout))}\n\n{marks[2]}",
        page,
        flags=re.DOTALL,
    )
    assert kept.count("| what | measured |") == 1
    PAGE.write_text(kept, encoding="utf-8")
    print(f"Kept in {PAGE}.")


if __name__ == "__main__":
    main()
