"""Running the installed command as people do: a process of its own, its output and exit code."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from patience import PATIENCE

GRACHTEN = str(Path(sys.executable).with_name("grachten"))


def run(
    *arguments: str | Path,
    cwd: Path | None = None,
    stdin: str = "",
    before: Callable[[], None] | None = None,
) -> subprocess.CompletedProcess[str]:
    """`grachten …`; `before` runs in the new process first."""
    return subprocess.run(
        [GRACHTEN, *map(str, arguments)],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=before,
        env={**os.environ, "COLUMNS": "100", "TERM": "dumb"},
    )


def refused(*arguments: str | Path, code: int = 2, cwd: Path | None = None) -> str:
    """The one sentence with which a command refuses its input."""
    done = run(*arguments, cwd=cwd)
    assert done.returncode == code, done
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("grachten: ")
    return lines[0].removeprefix("grachten: ")
