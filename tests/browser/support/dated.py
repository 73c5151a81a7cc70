"""The real server, on a day that can be chosen: what was played before lies in the past then.

The server reads its clock as always, and the days in the file `ago` are taken off.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from support.served import Served, served

DAY: Final = 24 * 3600 * 1000
"""In milliseconds."""


class DatedServed:
    """Such a server, by a name that passkeys can be made for."""

    def __init__(self, server: Served, ago: Path) -> None:
        self.address = server.address.replace("127.0.0.1", "localhost")
        self._ago = ago

    def go_back(self, days: float) -> None:
        """From now on it is so many days ago; no fewer than it was."""
        self._ago.write_text(str(days))


@contextmanager
def dated(folder: Path, *options: str) -> Iterator[DatedServed]:
    command = folder / "grachten"
    command.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(Path(__file__).parents[2])!r})\n"
        "from browser.support.dated import main\nmain()\n"
    )
    command.chmod(0o755)
    ago = folder / "ago"
    ago.write_text("0")
    with served(folder, *options, command=command) as server:
        yield DatedServed(server, ago)


def main() -> None:
    """The command `grachten`, with such a clock."""
    from grachten.server import uptime  # noqa: PLC0415 - only the process of the server needs it

    ago = Path(os.environ["GRACHTEN_DATA"]).parent / "ago"
    today = uptime.now
    patched: Any = uptime
    patched.now = lambda: today() - int(float(ago.read_text() or 0) * DAY)

    import grachten.cli  # noqa: PLC0415 - whatever looks at the clock comes after it

    grachten.cli.main()
