"""Events on the page: an organiser makes one, people enter and play, and the result is printed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.support.evenings import finish_game, finished_event
from browser.support.looks import check_looks, target_faults
from browser.support.people import Person, Size, Visit
from support.served import Served


def name_as(person: Person, name: str) -> None:
    """Through the same request as the start page sends."""
    person.page.evaluate(
        """async (name) => {
          await fetch("/api/me");
          const headers = { "Content-Type": "application/json" };
          await fetch("/api/me", { method: "PATCH", headers, body: JSON.stringify({ name }) });
        }""",
        name,
    )


def standings(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile("Standings|Result"))


def test_an_evening_from_the_first_press_to_the_printed_sheet(visit: Visit, server: Served) -> None:
    anna, bram = visit(), visit("phone")
    for person, name in ((anna, "Anna"), (bram, "Bram")):
        person.go()
        name_as(person, name)
    anna.page.reload()
    anna.press(anna.page.get_by_role("link", name="Events", exact=True))
    anna.press(anna.page.get_by_role("link", name="New event"))
    anna.page.get_by_role("textbox", name="Name of the event").fill("Tuesday at De Zwart")
    anna.page.get_by_role("combobox", name="Rounds", exact=True).select_option("1")
    anna.page.get_by_role("switch", name="Public").check(force=True)
    anna.press("Create the event")
    expect(anna.page.get_by_role("heading", name="Tuesday at De Zwart", level=1)).to_be_visible()
    expect(anna.button("Start the event")).to_be_disabled()
    anna.press("Take part")
    expect(anna.page.get_by_role("status").first).to_contain_text("You're in.")

    # Somebody finds it in the list, and enters on a phone: the organiser sees it come in.
    bram.go("events")
    bram.press(bram.page.get_by_role("link", name=re.compile("Tuesday at De Zwart")))
    bram.press("Take part")
    expect(anna.page.get_by_role("heading", name="2 players")).to_be_visible()
    assert target_faults(bram.page) == []
    check_looks(bram.page)
    check_looks(anna.page)

    # Both are told at once, and one press leads to the table.
    anna.press("Start the event")
    for person in (anna, bram):
        expect(person.page.get_by_role("link", name="To my table")).to_be_visible()
    anna.press(anna.page.get_by_role("link", name="To my table"))
    expect(anna.offer).to_be_visible()
    anna.press(anna.keep)
    table = anna.table
    finish_game(server.address, table, anna, bram)

    # The game is over there, and the standings have come by themselves here.
    expect(standings(bram)).to_contain_text("Result")
    expect(standings(bram).get_by_role("row")).to_have_count(3)
    expect(bram.page.get_by_role("link", name="See the game: Table 1")).to_be_visible()
    to_event = anna.page.get_by_role("link", name="To the event")
    skip = anna.page.get_by_role("button", name=re.compile("Skip"))
    expect(to_event.or_(skip).first).to_be_visible()
    if skip.is_visible():
        anna.press(skip)
    anna.press(to_event)
    expect(standings(anna)).to_contain_text("Bram")

    # What is printed is one sheet of results: no buttons, no ways, no ornaments.
    anna.page.emulate_media(media="print")
    for hidden in ("Print the result", "Take part"):
        expect(anna.button(hidden)).to_be_hidden()
    expect(anna.page.get_by_role("heading", name="Tuesday at De Zwart")).to_be_visible()
    expect(standings(anna)).to_be_visible()
    assert anna.page.evaluate("getComputedStyle(document.querySelector('main h2')).color") == (
        "rgb(0, 0, 0)"
    )
    assert anna.page.screenshot()


def test_a_table_that_waits_is_on_the_start_page(visit: Visit) -> None:
    anna, bram = visit("phone"), visit()
    anna.go("events/new")
    anna.page.get_by_role("textbox", name="Name of the event").fill("Quick one")
    anna.press("Create the event")
    anna.press("Take part")
    bram.go(re.sub(".*#/", "", anna.page.url))
    bram.press("Take part")
    expect(anna.page.get_by_role("heading", name="2 players")).to_be_visible()
    anna.press("Start the event")
    expect(anna.page.get_by_role("link", name="To my table")).to_be_visible()
    anna.go()
    anna.press(anna.page.get_by_role("link", name="To the table", exact=True).first)
    expect(anna.offer).to_be_visible()


LOOKS: list[Any] = [
    pytest.param("knockout", {"people": 3}, "phone", "de", "dark", marks=pytest.mark.nightly),
    ("duplicate", {"people": 3, "rounds": 2}, "desktop", "fr", "light"),
    pytest.param("duplicate", {"people": 5, "rounds": 2}, "phone", "nl", "light",
                 marks=pytest.mark.nightly),
    pytest.param("swiss", {"people": 5, "rounds": 2}, "phone", "nb", "light",
                 marks=pytest.mark.nightly),
    pytest.param("swiss", {"people": 4, "rounds": 2}, "desktop", "sv", "dark",
                 marks=pytest.mark.nightly),
    pytest.param("knockout", {"people": 5}, "desktop", "da", "light", marks=pytest.mark.nightly),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "how", "size", "language", "theme"), LOOKS)
def test_how_it_looks(  # noqa: PLR0917 - what, for whom, and how
    visit: Visit,
    server: Served,
    kind: str,
    how: dict[str, int],
    size: Size,
    language: str,
    theme: str,
) -> None:
    event = finished_event(server.address, kind=kind, **how)
    anna = visit(size, language=language, theme=theme)
    for place, shown in (
        (f"event/{event.id}", "table, #bracket"),
        ("events", "#list-past"),
        ("events/new", "form"),
    ):
        anna.go(place)
        expect(anna.page.locator(shown).first).to_be_visible()
        check_looks(anna.page)
        if size == "phone":
            assert target_faults(anna.page) == [], "a finger is 44 pixels wide"


def test_no_such_event(visit: Visit) -> None:
    anna = visit()
    anna.faults.forgiven = ("404",)
    anna.go("event/AAAAAAAAAAAAAAAA")
    anna.press(anna.page.get_by_role("link", name="Events", exact=True))
    expect(anna.page.get_by_role("heading", name="Events", level=1)).to_be_visible()
