"""How long a test waits for what must come: so long that no busy machine fails it."""

import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("GRACHTEN_PATIENCE", "600"))
"""Seconds after which something is taken to hang; set fewer while you write a test.

Bots think at low priority: on a machine that is busy with other things, even the start of their
process takes minutes.
"""


def wait_until(is_so: Callable[[], object]) -> None:
    """Look again and again, until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, f"It did not come to that within {PATIENCE:g} seconds."
        time.sleep(0.02)
