"""Words that are two fifths longer break nothing: the next language may need them."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from browser.support.lobby import begin_new_table
from browser.support.looks import label_faults
from browser.support.people import Person, Size, Visit
from browser.support.pseudo import longer, pseudo_module
from browser.support.stage import StagedServed, staged

SCREENS = ("", "settings", "rules", "watch", "screen")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def speaks_at_length(person: Person) -> Person:
    """The page believes that it loads Danish."""

    def answer(route: Route) -> None:
        route.fulfill(body=pseudo_module(), content_type="text/javascript")

    person.answer(re.compile(r"/assets/da-[^/]*\.js$"), answer)
    return person


def check_room(person: Person) -> None:
    expect(person.page.locator("html[lang=da]")).to_have_count(1)
    assert label_faults(person.page) == []


def test_a_longer_language_is_longer() -> None:
    assert longer("Settings") == "Šéttïñgšlör"
    assert len(longer(" seconds a turn, and ")) >= 1.3 * len(" seconds a turn, and ")
    assert longer(": ") == ": "


def test_settings_at_length_on_a_phone(visit: Visit) -> None:
    anna = speaks_at_length(visit("phone", language="da"))
    anna.go("settings")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Šéttïñgš")
    check_room(anna)


@pytest.mark.nightly
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("place", SCREENS)
def test_every_room_at_length(visit: Visit, place: str, size: Size) -> None:
    anna = speaks_at_length(visit(size, language="da"))
    anna.go(place)
    expect(anna.page.get_by_role("main")).to_be_visible()
    check_room(anna)


@pytest.mark.nightly
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("position", ["crowded", "deal", "rich"])
def test_the_table_at_length(visit: Visit, server: StagedServed, position: str, size: Size) -> None:
    server.lay_ready(position)
    anna = speaks_at_length(visit(size, language="da"))
    table = begin_new_table(anna, "apprentice")
    anna.go(f"table/{table}")
    expect(anna.page).to_have_title(re.compile("^● Ýöür türñ"))
    expect(anna.page.locator("svg.map")).to_be_visible()
    expect(anna.page.locator(".offer")).to_have_count(1 if position == "deal" else 0)
    check_room(anna)
