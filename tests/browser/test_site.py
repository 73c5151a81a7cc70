"""The documentation site as `make docs` builds it: complete, without the network, and readable."""

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

from browser.support.chromium import PATIENCE
from browser.support.looks import axe_faults

pytestmark = pytest.mark.nightly

ROOT: Final = Path(__file__).parents[2]
LOADED: Final = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "srcset")}


class Links(HTMLParser):
    """What a page links to, what it loads, and what can be linked to in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.ids: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif (tag, name) in LOADED and value:
                self.loaded.add(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("sphinx") is None:
        raise ModuleNotFoundError("Sphinx builds the site: make docs.")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    built = subprocess.run(
        [*command, "-c", "docs/site", "-d", folder / "doctrees", ".", folder / "site"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Links]:
    found = {page: Links(page) for page in site.rglob("*.html") if "_static" not in page.parts}
    assert len(found) > 20
    return found


def test_every_link_leads_somewhere(pages: dict[Path, Links]) -> None:
    lost = []
    for page, found in pages.items():
        for link in found.links | found.loaded:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            there = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            anchor = unquote(parts.fragment)
            if not there.is_file() or (anchor and anchor not in pages[there].ids):
                lost.append(f"{page.name}: {link}")
    assert lost == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Links]) -> None:
    assert [link for found in pages.values() for link in found.loaded if "//" in link] == []
    for style in site.rglob("*.css"):
        assert "url(http" not in style.read_text(encoding="utf-8").replace('"', ""), style.name


# In a browser, opened from the disk


@pytest.fixture(params=["light", "dark"])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page that fails when anything but a file is asked for."""
    context = browser.new_context(color_scheme=request.param)
    context.set_default_timeout(PATIENCE)
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    context.route(lambda url: not url.startswith(("file:", "data:")), refuse)
    yield context.new_page()
    context.close()
    assert asked == []


def test_search_finds_a_rule(site: Path, page: Page) -> None:
    page.goto((site / "docs" / "index.html").as_uri())
    page.get_by_placeholder("Search").fill("sweep")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="The rules, numbered").click()
    page.wait_for_url("**/docs/rules.html*")


def test_diagrams_are_drawn(site: Path, page: Page) -> None:
    page.goto((site / "docs" / "design.html").as_uri())
    diagrams = page.locator("pre.diagram")
    assert diagrams.count() > 0
    for diagram in diagrams.all():
        diagram.locator("svg").wait_for()


@pytest.mark.parametrize("name", ["index", "rules", "first-bot", "hosting", "api/rules"])
def test_pages_can_be_read_by_everyone(site: Path, page: Page, name: str) -> None:
    page.goto((site / "docs" / f"{name}.html").as_uri())
    page.evaluate("() => document.fonts.ready.then(() => null)")
    assert axe_faults(page) == []
