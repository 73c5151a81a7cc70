"""A server on a machine where nothing is compiled yet, and a compiler that waits for the test."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from grachten.server import preparation
from server.support.inside import WIDE, Inside, inside
from support.patience import PATIENCE, wait_until

COMPILER = """
import pathlib, sys, time
go_on = pathlib.Path(sys.argv[1])
print(0.25, flush=True)
while not (go_on.exists() and go_on.read_text()):  # a file is empty before it is written
    time.sleep(0.01)
print(1.0, flush=True)
sys.exit(int(go_on.read_text()))
"""
"""In place of the real one: it waits for a file that says with which code it ends."""


@contextmanager
def preparing(folder: Path, go_on: Path) -> Iterator[Inside]:
    """A server that has compiled a quarter, and compiles the rest once the file is there."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(preparation, "are_warm", lambda: False)
        changed.setattr(preparation, "COMMAND", (sys.executable, "-c", COMPILER, str(go_on)))
        with inside(folder, WIDE) as server:
            wait_until(lambda: share_done(server) == 0.25)
            yield server


def share_done(server: Inside) -> float:
    found = httpx.get(f"{server.address}/api/preparation", timeout=PATIENCE)
    done: float = found.json()["done"]
    return done
