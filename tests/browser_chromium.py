"""Chromium: the machine's, or the one that Playwright has fetched."""

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Playwright

KNOWN: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (
    "--no-sandbox",  # in containers there is none to be had
    "--disable-gpu",
    "--disable-background-networking",
)
MISSING: Final = (
    "There is no Chromium for the tests of the page: apt-get install chromium, or "
    "python -m playwright install chromium."
)


def find_chromium(fetched: str) -> str:
    """The program; `fetched` is where Playwright would have put its own."""
    for name in KNOWN:
        if found := shutil.which(name):
            return found
    if not Path(fetched).is_file():
        raise FileNotFoundError(MISSING)
    return fetched


def launch(playwright: Playwright) -> Browser:
    path = find_chromium(playwright.chromium.executable_path)
    return playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
