"""The language of the page: any of seven, at any time, without loading the page anew."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.support.lobby import sit_at_new_table
from browser.support.people import Visit
from browser.support.stage import StagedServed, staged

TITLES = {
    "Dansk": ("da", "Indstillinger"),
    "Deutsch": ("de", "Einstellungen"),
    "Français": ("fr", "Réglages"),
    "Norsk": ("nb", "Innstillinger"),
    "Nederlands": ("nl", "Instellingen"),
    "Svenska": ("sv", "Inställningar"),
    "English": ("en", "Settings"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def test_every_language_at_once_and_at_the_table_too(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("rich")
    anna = visit()
    sit_at_new_table(anna, "carter")
    page = anna.page
    page.evaluate("() => { window.isTheSamePage = true; }")
    anna.press("More")
    page.get_by_role("link", name="Settings").click()
    for name, (language, title) in TITLES.items():
        page.get_by_role("radio", name=name, exact=True).check(force=True)
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page).to_have_title(f"{title} · Grachten")
    page.get_by_role("radio", name="Deutsch", exact=True).check(force=True)
    page.get_by_role("button", name="Zurück").click()
    expect(anna.prompt).to_have_text("Nimm Karten, nutze eine Strecke oder zieh Aufträge")
    expect(page).to_have_title(re.compile("^● Du bist dran"))
    expect(page.get_by_role("list", name="Spieler")).to_contain_text("Fuhrmann")
    assert page.evaluate("() => window.isTheSamePage")
