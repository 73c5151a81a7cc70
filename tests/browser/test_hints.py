"""Hints at the table: asked for, read, lit on the board and played, by hand and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.support.lobby import begin_new_table
from browser.support.looks import check_looks
from browser.support.people import Person, Size, Visit

ASK = {"en": "What would you do?", "da": "Hvad ville du gøre?"}


def against_a_bot(visit: Visit, size: Size = "desktop", language: str = "en") -> Person:
    """Somebody at their first decision in a game against one bot."""
    anna = visit(size, language=language)
    table = begin_new_table(anna, "apprentice")
    anna.go(f"table/{table}")
    expect(slip_button(anna.page, language)).to_have_attribute("aria-disabled", "false")
    return anna


def slip_button(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("button", name=ASK[language], exact=True)


def slip(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("dialog", name=ASK[language], exact=True)


def advice(page: Page, language: str = "en") -> Locator:
    return slip(page, language).get_by_role("listitem")


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ("desktop", "en"),
        ("phone", "da"),
        pytest.param("phone", "en", marks=pytest.mark.nightly),
        pytest.param("desktop", "da", marks=pytest.mark.nightly),
    ],
)
def test_ask_read_light_and_play(visit: Visit, size: Size, language: str) -> None:
    anna = against_a_bot(visit, size, language)
    page = anna.page
    # Which contracts to keep: the cards on offer are lit.
    anna.press(slip_button(page, language))
    expect(advice(page, language)).to_have_count(3)
    for each in advice(page, language).all():
        expect(each).to_contain_text(re.compile(r"\d+\s?%"))
        expect(each.locator(".why")).to_have_text(re.compile(r"\.$"))
    best = advice(page, language).first.get_by_role("button")
    best.focus()
    expect(page.locator(".offer .choice.lit")).not_to_have_count(0)
    check_looks(page)
    anna.press(best)
    expect(slip(page, language)).to_have_count(0)
    # At the next turn: what is pointed at is lit, in the market or on the board.
    expect(page.locator(".offer")).to_have_count(0)
    expect(slip_button(page, language)).to_have_attribute("aria-disabled", "false")
    anna.press(slip_button(page, language))
    expect(advice(page, language)).not_to_have_count(0)
    for each in advice(page, language).all():
        each.get_by_role("button").focus()
        expect(page.locator("[data-place].lit, .route.chosen")).not_to_have_count(0)
    check_looks(page)
    expect(page.locator(".slip", has_text=re.compile("^(Practice|Øvelse)$"))).to_have_count(
        1 if size == "desktop" else 0
    )


def test_by_keyboard_alone(visit: Visit) -> None:
    anna = against_a_bot(visit)
    page = anna.page
    page.keyboard.press("h")
    expect(advice(page)).to_have_count(3)
    buttons = [each.get_by_role("button") for each in advice(page).all()]
    expect(buttons[0]).to_be_focused()
    page.keyboard.press("Tab")
    expect(buttons[1]).to_be_focused()
    page.keyboard.press("Escape")
    expect(slip(page)).to_have_count(0)
    expect(slip_button(page)).to_be_focused()
    page.keyboard.press("h")
    expect(buttons[0]).to_be_focused()
    page.keyboard.press("Enter")
    expect(slip(page)).to_have_count(0)
    expect(anna.offer).to_have_count(0)
    # It is in the list of keys.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("ask for a hint")
