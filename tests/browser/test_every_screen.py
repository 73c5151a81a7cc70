"""Every screen, small and large: nothing overlaps or is cut, and axe finds nothing serious."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser_lobby import ask, open_table, sit_at_new_table
from browser_looks import check_looks
from browser_people import Person, Size, Visit
from browser_stage import StagedServed, staged

Arrival = Callable[[Person, StagedServed], None]
"""Brings a person to a screen, and waits until it is there."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def start(person: Person, _server: StagedServed) -> None:
    person.go()
    expect(person.button(re.compile("^Play now"))).to_be_enabled()


def lobby(person: Person, _server: StagedServed) -> None:
    open_table(person, 4)


def one_screen(person: Person, _server: StagedServed) -> None:
    person.go("screen")
    expect(person.page.get_by_role("textbox", name="Name of player 1")).to_be_visible()


def set_up(person: Person, server: StagedServed) -> None:
    server.lay_ready("deal")
    sit_at_new_table(person, "apprentice", "carter", "trader")
    expect(person.offer).to_be_visible()


def crowded(person: Person, server: StagedServed) -> None:
    server.lay_ready("crowded")
    ask(person, "GET", "me")
    ask(person, "PATCH", "me", {"name": "Wilhelmina van Oudekerk-Zuider"})
    sit_at_new_table(person, "apprentice", "carter", "trader")


def with_clock(person: Person, server: StagedServed) -> None:
    server.lay_ready("rich")
    sit_at_new_table(person, "apprentice", clock={"turn": 60, "reserve": 300})


def log(person: Person, server: StagedServed) -> None:
    with_clock(person, server)
    person.press("Log")
    expect(person.page.get_by_role("log")).to_be_visible()


def payment(person: Person, server: StagedServed) -> None:
    server.lay_ready("rich")
    sit_at_new_table(person, "apprentice")
    grey = person.routes.and_(person.page.get_by_label(re.compile("^Dam – Begijnhof")))
    person.press(grey.locator(".plate").first)
    expect(person.payment).to_be_visible()


def curtain(person: Person, server: StagedServed) -> None:
    server.lay_ready("rich")
    sit_at_new_table(person, "Bo")
    expect(person.curtain).to_be_visible()


def last_round(person: Person, server: StagedServed) -> None:
    server.lay_ready("last round")
    sit_at_new_table(person, "Bo")
    person.press(person.curtain)
    person.claim(_one_red(person))
    person.press(person.curtain)
    expect(person.page.get_by_text("Last round")).to_be_visible()


def result(person: Person, server: StagedServed) -> None:
    server.lay_ready("last round")
    sit_at_new_table(person, "Bo")
    person.press(person.curtain)
    person.claim(_one_red(person))
    person.play_on()


def rules(person: Person, _server: StagedServed) -> None:
    person.go("rules/5.2")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def settings(person: Person, _server: StagedServed) -> None:
    person.go("settings")
    expect(person.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def watch(person: Person, _server: StagedServed) -> None:
    person.go("watch")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def _one_red(person: Person) -> Locator:
    return person.routes.and_(person.page.get_by_label(re.compile(", 1 red"))).first


SCREENS: Final[tuple[Arrival, ...]] = (
    start,
    lobby,
    one_screen,
    set_up,
    crowded,
    with_clock,
    log,
    payment,
    curtain,
    last_round,
    result,
    rules,
    settings,
    watch,
)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("arrive", SCREENS, ids=lambda arrive: arrive.__name__)
def test_how_it_looks(visit: Visit, server: StagedServed, arrive: Arrival, size: Size) -> None:
    person = visit(size)
    arrive(person, server)
    check_looks(person.page)


@pytest.mark.nightly
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["da", "nb", "sv"])
@pytest.mark.parametrize("place", ["", "settings", "rules", "watch", "screen"])
def test_how_it_looks_in_other_languages(
    visit: Visit, language: str, theme: str, place: str
) -> None:
    person = visit("phone", language=language, theme=theme)
    person.go(place)
    expect(person.page.locator(f"html[lang={language}]")).to_have_count(1)
    expect(person.page.get_by_role("main")).to_be_visible()
    check_looks(person.page)
