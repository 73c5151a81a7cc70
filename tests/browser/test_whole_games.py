"""Whole games in the browser, from the start page to the result."""

import re

import pytest
from playwright.sync_api import expect

from browser.support.lobby import begin_against_bots, begin_together
from browser.support.people import Person, Size, Visit

WON = re.compile("wins?$|share the victory$")
"""One game in fifty has two winners (rule 7.4)."""


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_whole_game_against_a_bot_by_clicks(visit: Visit, size: Size) -> None:
    anna = visit(size, offline=True)
    begin_against_bots(anna)
    anna.play_on()
    assert len(anna.claims) >= 4
    plain = [claim for claim in anna.claims if claim.is_plain]
    assert plain
    assert {claim.presses for claim in plain} == {1}, "one action, where nothing is to be chosen"
    assert {claim.presses for claim in anna.claims} <= {1, 2}
    expect(anna.page.get_by_role("status").get_by_role("heading")).to_contain_text(WON)
    expect(anna.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    totals = anna.page.get_by_role("row", name=re.compile("^Total")).first.get_by_role("cell")
    counted = sorted(totals.all_inner_texts())
    # One can look at the board again, where the count is what everybody has, and come back.
    anna.press("Back to the board")
    shown = anna.page.get_by_role("list", name="Players").locator(".points")
    assert sorted(shown.all_inner_texts()) == counted
    anna.press("Final scoring")
    expect(anna.page.get_by_role("heading", name="Score sheet")).to_be_visible()


@pytest.mark.nightly
def test_two_browsers_against_each_other_through_to_the_end(visit: Visit) -> None:
    anna, bo = visit(), visit("phone")
    begin_together(anna, bo)
    while not anna.is_over():
        person = whoever_acts(anna, bo)
        if not person.is_over():
            person.act()
            person.no_problem()
    expect(bo.end).to_be_visible()
    said = anna.page.get_by_role("status").get_by_role("heading")
    theirs = bo.page.get_by_role("status").get_by_role("heading")
    assert (said.inner_text() == "You win") != (theirs.inner_text() == "You win") or (
        "share" in said.inner_text()
    )
    assert "Last round" not in anna.page.locator("main").inner_text()


def whoever_acts(*people: Person) -> Person:
    """The first of these who can do something."""
    for _ in range(6000):
        for person in people:
            if person.turn.is_visible():
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("Nobody can do anything.")


def test_one_press_begins_a_game_against_a_bot(visit: Visit) -> None:
    """The way that most people come: press, choose contracts, and take the first cards."""
    anna = visit("phone", motion="full")
    anna.go()
    anna.press(anna.button(re.compile("^Play now")))
    expect(anna.offer).to_be_visible()
    anna.press(anna.keep)
    anna.play_on(until=lambda: anna.prompt.inner_text() == "Take a second card")
    hand = anna.page.get_by_role("region", name=re.compile("^Your hand: "))
    words = hand.get_attribute("aria-label") or ""
    held = 1 if words.endswith("one card") else int(re.sub(r"\D", "", words))
    anna.act()
    expect(anna.page.get_by_role("region", name=f"Your hand: {held + 1} cards")).to_be_visible()
