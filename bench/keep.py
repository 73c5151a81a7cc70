"""Measures and keeps the figures in bench/README.md.

`python bench/keep.py` keeps what `grachten bench` measures, `python bench/keep.py env` what
`grachten bench env` does, `python bench/keep.py load` what `python -m bench.load` does; `memory`,
`page` and `city` likewise. Options after that are theirs.
"""

import json
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

PAGE = Path(__file__).with_name("README.md")
MODULES = {
    "load": "bench.load",
    "memory": "bench.tables_memory",
    "page": "bench.page",
    "city": "bench.city",
}
"""What measures the parts that `grachten bench` does not."""


def table(measured: dict[str, object]) -> str:
    """The figures as a Markdown table, with the machine and the day."""
    figures = measured["figures"]
    assert isinstance(figures, dict)
    lines = ["| what | measured | unit | goal |", "|---|---:|---|---|"]
    for name, figure in figures.items():
        value = figure["value"]
        digits = 0 if isinstance(value, int) or value >= 1000 else 1 if value >= 10 else 2
        lines.append(f"| {name} | {value:,.{digits}f} | {figure['unit']} | {figure['goal']} |")
    day = datetime.now(UTC).date().isoformat()
    return "\n".join([*lines, "", f"Measured on {day}: {measured['machine']}."])


def keep(page: str, part: str, measured: dict[str, object]) -> str:
    """The page with new figures between the marks of a part, and all else as it was."""
    kept, found = re.subn(
        rf"(<!-- {part} -->\n).*?(<!-- end -->)",
        lambda marks: f"{marks[1]}\n{table(measured)}\n\n{marks[2]}",
        page,
        flags=re.DOTALL,
    )
    assert found == 1, f"The marks of {part} are missing."
    return kept


def main() -> None:
    options = sys.argv[1:]
    part, command = "figures", [str(Path(sys.executable).with_name("grachten")), "bench"]
    if options and options[0] == "env":
        part, *options = options
        command.append(part)
    elif options and options[0] in MODULES:
        part, *options = options
        command = [sys.executable, "-m", MODULES[part]]
    done = subprocess.run(
        [*command, "--json", *options],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        cwd=PAGE.parents[1],
    )
    page = keep(PAGE.read_text(encoding="utf-8"), part, json.loads(done.stdout))
    PAGE.write_text(page, encoding="utf-8")
    print(f"Kept in {PAGE}.")


if __name__ == "__main__":
    main()
