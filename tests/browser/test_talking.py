"""Phrases among people: each in their own language, muted or off, and nothing is covered."""

import re

from playwright.sync_api import Locator, expect

from browser.support.lobby import sit_together
from browser.support.looks import check_looks
from browser.support.people import Person, Visit

STAYS = """
const wait = window.setTimeout;
window.setTimeout = (what, time, ...rest) => wait(what, time > 4000 ? 1e9 : time, ...rest);
"""
"""A bubble stays for some seconds, which a test on a busy machine can take to look at it."""


def say(person: Person, what: str, words: str, menu: str | None = None) -> None:
    """What the phrase is called, and the button that leads to it."""
    if menu is not None:
        person.press(menu)
    person.press(what)
    person.press(words)


def bubble(person: Person) -> Locator:
    return person.page.locator(".players .bubble")


def test_everybody_reads_a_phrase_in_their_own_language(visit: Visit) -> None:
    anna, bo = visit(), visit("phone", language="da")
    for person in (anna, bo):
        person.page.add_init_script(STAYS)
    sit_together(anna, bo)
    say(anna, "Say something", "Good luck!")
    expect(bubble(bo)).to_have_text("Held og lykke!")
    expect(bubble(anna)).to_have_text("Good luck!")
    expect(bo.page.get_by_role("status", name=re.compile("."))).to_contain_text("Held og lykke!")
    for person in (anna, bo):
        check_looks(person.page)
        card = person.page.locator(".players > li", has=person.page.locator(".bubble"))
        outer, inner = card.bounding_box(), bubble(person).bounding_box()
        assert outer is not None
        assert inner is not None
        assert outer["x"] <= inner["x"]
        assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        assert outer["y"] <= inner["y"]
        assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    say(bo, "Sig noget", "I lige måde!", "Mere")
    expect(anna.page.get_by_role("list", name="What was said")).to_contain_text("You too!")


def test_somebody_is_muted_and_all_of_it_is_turned_off(visit: Visit) -> None:
    anna, bo = visit(), visit()
    sit_together(anna, bo)
    anna.press("Say something")
    anna.page.get_by_role("switch", name=re.compile("^Don't show what Guest")).check()
    anna.press("Close")
    say(bo, "Say something", "Hello!")
    expect(bubble(bo)).to_have_text("Hello!")
    anna.press("Say something")
    expect(anna.page.get_by_role("list", name="What was said")).to_have_count(0)
    anna.page.get_by_role("switch", name=re.compile("^Don't show what Guest")).uncheck()
    expect(anna.page.get_by_role("list", name="What was said").first).to_contain_text("Hello!")
    anna.page.get_by_role("switch", name="Phrases").uncheck()
    expect(anna.button("Good luck!")).to_have_count(0)
    anna.press("Close")
    expect(anna.page.get_by_role("list", name="What was said")).to_have_count(0)
