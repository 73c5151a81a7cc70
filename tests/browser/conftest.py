"""Browsers and a server for the tests of the page.

They live as long as a file of tests: Playwright's own loop, while it is there, keeps every other
test of the same process from running one.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from pytest_playwright.pytest_playwright import CreateContextCallback

from browser_people import PATIENCE, SIZES, Person, Size, Visit, settings_script
from served import Served, served

ARGUMENTS: Final = (
    "--no-sandbox",  # in containers there is none to be had
    "--disable-gpu",
    "--disable-background-networking",
)
KNOWN: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    "There is no Chromium for the tests of the page: apt-get install chromium, or "
    "python -m playwright install chromium."
)
PAGE: Final = Path(__file__).parents[2] / "src" / "grachten" / "page" / "index.html"


def find_chromium(playwright: Playwright) -> str:
    """The machine's, or the one that Playwright has fetched."""
    for name in KNOWN:
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    if not Path(own).is_file():
        pytest.fail(MISSING, pytrace=False)
    return own


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    return {"locale": "en-GB", "service_workers": "block"}


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    path = find_chromium(playwright)
    browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not PAGE.is_file():
        pytest.fail("The page is not built: make page.", pytrace=False)
    with served(tmp_path_factory.mktemp("server"), "--rate", "200") as found:
        yield found


@pytest.fixture
def visit(new_context: CreateContextCallback, server: Served) -> Iterator[Visit]:
    """People at the server. Whatever went wrong behind their pages fails the test at its end."""
    people: list[Person] = []

    def come(size: Size = "desktop", **settings: object) -> Person:
        context = new_context(**SIZES[size])
        context.add_init_script(settings_script(**settings))
        person = Person(context, server.address, touches=size == "phone")
        people.append(person)
        return person

    yield come
    for person in people:
        person.faults.check()


def pytest_configure() -> None:
    """Node's notes about itself are no part of what is tested."""
    os.environ.setdefault("NODE_NO_WARNINGS", "1")
