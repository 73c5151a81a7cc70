"""Chromium for the tests of the page: which one it is, and how it is started."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

from support import patience

VARIABLE: Final = "GRACHTEN_CHROMIUM"
"""The environment variable that names one; then no other is used."""

NOTE: Final = Path(sys.prefix) / "browser"
"""Where `make browser` notes which one starts here."""

KNOWN: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (
    "--no-sandbox",  # in containers there is none to be had
    "--disable-gpu",
    "--disable-background-networking",
)
SHARED_MEMORY: Final = Path("/dev/shm")  # noqa: S108 - what is put there is Chromium's affair
ROOM: Final = 1 << 30
"""Bytes of shared memory with which no page runs out of it. Some containers have 64 MB."""

IN_FILES: Final = "--disable-dev-shm-usage"
"""What Playwright always says: files of the disk are used instead, which is slower."""

PATIENCE: Final = patience.PATIENCE * 1000
"""Milliseconds until it has started."""

MISSING: Final = "There is no Chromium for the tests of the page; `make browser` gets one."


def candidates(playwrights: str) -> Iterator[Path]:
    """Those that are here, the likeliest first; `playwrights` is where Playwright puts its own."""
    if named := os.environ.get(VARIABLE):
        yield Path(named)
        return
    if NOTE.is_file():
        yield Path(NOTE.read_text(encoding="utf-8"))
    yield from (Path(found) for name in KNOWN if (found := shutil.which(name)))
    yield Path(playwrights)


def find_chromium(playwrights: str) -> Path:
    for path in candidates(playwrights):
        if path.is_file():
            return path
    raise FileNotFoundError(MISSING)


def launch(playwright: Playwright, path: Path | None = None) -> Browser:
    path = path or find_chromium(playwright.chromium.executable_path)
    return playwright.chromium.launch(
        executable_path=path,
        args=list(ARGUMENTS),
        ignore_default_args=[IN_FILES] if has_shared_memory() else None,
        timeout=PATIENCE,
    )


def has_shared_memory() -> bool:
    return SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free > ROOM
