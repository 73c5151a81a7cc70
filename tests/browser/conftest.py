"""Browsers and a server for the tests of the page.

A browser takes seconds to start, so it lives as long as the process if that runs nothing but tests
of the page, as in `make test`. Otherwise it lives as long as a file of tests: Playwright's own
loop, while it is there, keeps every other test of the same process from running one.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from pytest_playwright.pytest_playwright import CreateContextCallback

from browser.support.chromium import launch
from browser.support.people import PATIENCE, SIZES, Person, Size, Visit, settings_script
from support.served import Served, served

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parents[1] / "src" / "grachten" / "page" / "index.html"


def lifetime(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    del fixture_name  # all of them live as long
    named = [Path(config.invocation_params.dir, it.split("::")[0]).resolve() for it in config.args]
    return "session" if all(it.is_relative_to(HERE) for it in named) else "module"


@pytest.fixture(scope=lifetime)
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    return {"locale": "en-GB"}


@pytest.fixture(scope=lifetime)
def browser(playwright: Playwright) -> Iterator[Browser]:
    if not PAGE.is_file():
        raise FileNotFoundError("The page is not built: make page.")
    expect.set_options(timeout=PATIENCE)
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), "--rate", "200") as found:
        yield found


@pytest.fixture
def visit(new_context: CreateContextCallback, server: Served) -> Iterator[Visit]:
    """People at the server. Whatever went wrong behind their pages fails the test at its end."""
    people: list[Person] = []

    def come(size: Size = "desktop", *, offline: bool = False, **settings: object) -> Person:
        context = new_context(**SIZES[size])
        context.add_init_script(settings_script(**settings))
        person = Person(context, server.address, touches=size == "phone", offline=offline)
        people.append(person)
        return person

    yield come
    for person in people:
        person.faults.check()
