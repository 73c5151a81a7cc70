"""tools/waiting.py, which shows how far `make play` is before anything is installed."""

import os
import pty
import subprocess
import sys
from pathlib import Path

from support.patience import PATIENCE

WAITING = Path(__file__).parents[1] / "tools" / "waiting.py"
SLOW = "import time; print('one', flush=True); time.sleep(2); print('two')"


def wait_for(code: str) -> list[str]:
    return [sys.executable, str(WAITING), "4", "Setting up", sys.executable, "-c", code]


def test_a_terminal_sees_a_bar() -> None:
    screen, end = pty.openpty()
    done = subprocess.run(wait_for(SLOW), stderr=end, stdout=end, timeout=PATIENCE, check=True)
    shown = os.read(screen, 100_000).decode()
    for each in (screen, end):
        os.close(each)
    assert done.returncode == 0
    assert "Setting up ━━━━━━━━━━╌" in shown  # one of four lines
    assert shown.endswith("\r\x1b[K")  # and it is gone
    assert "two" not in shown


def test_elsewhere_one_line_says_what_takes_long() -> None:
    done = subprocess.run(
        wait_for(SLOW), capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert (done.stdout, done.stderr) == ("", "Setting up …\n")


def test_what_fails_is_shown() -> None:
    done = subprocess.run(
        wait_for("print('because'); raise SystemExit(3)"),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 3
    assert done.stderr.endswith("because\n")
