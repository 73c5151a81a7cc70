"""Three people round one device: between their turns a curtain hides the cards."""

import re

import pytest
from playwright.sync_api import expect

from browser.support.people import Person, Size, Visit

NAMES = ("Anna", "Bo", "Cees")


def begin_on_one_screen(person: Person) -> None:
    """From the start page: three names, and Anna is the youngest."""
    person.go()
    person.press(person.page.get_by_role("link", name="On this screen"))
    person.press("Add a player")
    for number, name in enumerate(NAMES, 1):
        person.page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    person.page.get_by_role("combobox", name="Who is the youngest").select_option("Anna")
    person.press("Start the game")


def expect_nothing_secret(person: Person) -> None:
    for name in (re.compile("^Your hand"), re.compile("^Your contracts")):
        expect(person.page.get_by_role("region", name=name)).to_have_count(0)
    expect(person.offer).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_the_device_goes_round(visit: Visit, size: Size) -> None:
    people = visit(size)
    begin_on_one_screen(people)
    for name in NAMES:
        expect(
            people.page.get_by_role("heading", name=f"Hand the device to {name}")
        ).to_be_visible()
        expect_nothing_secret(people)
        people.press(f"I am {name}")
        people.press(people.keep)
    for name, cards in (("Anna", 2), ("Bo", 2), ("Cees", 2), ("Anna", 4)):
        expect(
            people.page.get_by_role("heading", name=f"Hand the device to {name}")
        ).to_be_visible()
        expect_nothing_secret(people)
        people.press(f"I am {name}")
        expect(people.page.get_by_role("region", name=f"Your hand: {cards} cards")).to_be_visible()
        deck = people.market.get_by_role("button", name=re.compile("^Draw from the deck"))
        people.press(deck)
        expect(people.prompt).to_have_text("Take a second card")
        people.press(deck)


@pytest.mark.nightly
def test_three_people_on_one_screen_through_to_the_end(visit: Visit) -> None:
    people = visit()
    begin_on_one_screen(people)
    people.play_on()
    expect(people.page.get_by_role("status").get_by_role("heading")).to_be_visible()
    for name in NAMES:
        expect(people.page.get_by_role("dialog").get_by_text(name).first).to_be_visible()
