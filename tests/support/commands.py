"""Running commands as people do: a process of its own, its output and exit code."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

from support.forking import Limits, forker

GRACHTEN = str(Path(sys.executable).with_name("grachten"))
"""The installed command. It takes two seconds to load what `run` has loaded already."""


def run(
    *arguments: str | Path,
    cwd: Path | None = None,
    stdin: str = "",
    limits: Limits | None = None,
) -> subprocess.CompletedProcess[str]:
    """`grachten …`, in a process of its own."""
    with TemporaryFile("w+") as given, TemporaryFile("w+") as out, TemporaryFile("w+") as err:
        given.write(stdin)
        given.seek(0)
        command = forker().start(
            *map(str, arguments),
            files=(given, out, err),
            environment={**os.environ, "COLUMNS": "100", "TERM": "dumb", "LC_ALL": "C.UTF-8"},
            folder=cwd,
            limits=limits,
        )
        code = command.wait()
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(arguments, code, out.read(), err.read())


def refused(*arguments: str | Path, code: int = 2, cwd: Path | None = None) -> str:
    """The one sentence with which a command refuses its input."""
    done = run(*arguments, cwd=cwd)
    assert done.returncode == code, done
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("grachten: ")
    return lines[0].removeprefix("grachten: ")
