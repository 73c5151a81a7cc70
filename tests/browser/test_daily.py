"""The deal of the day and challenges in the browser: played, compared, and handed on."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.support.lobby import ask, begin_against_bots, finish
from browser.support.looks import axe_faults, target_faults
from browser.support.people import Person, Size, Visit


def speak(person: Person, language: str) -> None:
    stored = json.dumps(language)
    person.page.evaluate(
        f"""() => {{
            const kept = JSON.parse(localStorage.getItem("grachten-settings"));
            const changed = JSON.stringify({{ ...kept, language: {stored} }});
            localStorage.setItem("grachten-settings", changed);
        }}"""
    )
    person.page.reload()


def check(person: Person) -> None:
    assert axe_faults(person.page) == []
    assert target_faults(person.page) == []


def test_the_deal_of_the_day_from_the_start_page_to_the_share(visit: Visit) -> None:
    anna, bo = visit(pace="instant"), visit("phone", pace="instant")
    for person in (anna, bo):
        person.go()
        card = person.page.get_by_role("link", name=re.compile("^Deal of the day"))
        expect(card).to_contain_text("Nobody has finished it yet · You haven't played it yet")
        check(person)
    anna.press(anna.page.get_by_role("link", name=re.compile("^Deal of the day")))
    expect(anna.page.get_by_text("You'll see the others' results when")).to_be_visible()
    expect(anna.page.get_by_text("your time", exact=False)).to_be_visible()
    check(anna)
    anna.press("Play")
    anna.await_turn()
    anna.press(anna.keep)  # the rest is played as on any other table
    anna.await_turn()
    expect(anna.page.get_by_role("button", name=re.compile("hint", re.IGNORECASE))).to_have_count(0)
    finish(anna)
    expect(anna.page.get_by_role("link", name="Watch the replay")).to_have_count(0)
    anna.press(anna.page.get_by_role("link", name="See the ranking"))
    expect(anna.page.get_by_text("Number 1 of 1")).to_be_visible()
    check(anna)

    # What is handed on says how well, and nothing about the cards.
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=anna.address)
    anna.press("Share")
    expect(anna.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    shared = anna.page.evaluate("navigator.clipboard.readText()")
    first, marks, link = shared.splitlines()
    assert re.fullmatch(r"Grachten · Deal of the day on \d+ \w+ \d{4}: number 1 of 1", first)
    assert re.fullmatch("🟨{2}⬜{3}|🟨{3}⬜{2}", marks)
    assert re.fullmatch(rf"{anna.address}/#/daily/\d{{4}}-\d\d-\d\d", link)

    # Others see that somebody has played, and not how well, until they have played.
    bo.go("daily")
    expect(bo.page.get_by_text("One player has finished it")).to_be_visible()
    expect(bo.page.get_by_role("table")).to_have_count(0)
    bo.press("Play")
    bo.await_turn()
    finish(bo, seed=2)
    bo.press(bo.page.get_by_role("link", name="See the ranking"))
    ranking = bo.page.get_by_role("table", name="Ranking")
    expect(ranking.get_by_role("row")).to_have_count(3)
    expect(ranking.get_by_role("rowheader", name=re.compile(r"\(you\)$"))).to_be_visible()
    check(bo)
    bo.page.get_by_role("switch", name="My name in the ranking").uncheck()
    anna.page.reload()
    theirs = anna.page.get_by_role("table", name="Ranking")
    expect(theirs.get_by_role("rowheader", name="Somebody")).to_be_visible()
    speak(bo, "de")
    expect(bo.page.get_by_role("heading", name="Partie des Tages")).to_be_visible()
    expect(bo.page.get_by_role("table", name="Rangliste")).to_be_visible()
    check(bo)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_challenge_between_two_browsers(visit: Visit, size: Size) -> None:
    anna, bo = visit(pace="instant", takebacks=False), visit(size, pace="instant")
    begin_against_bots(anna)
    ask(anna, "PATCH", "me", {"name": "Anna"})
    finish(anna)
    anna.press(anna.page.get_by_role("link", name="Challenge a friend"))
    check(anna)
    anna.press("Make the link")
    field = anna.page.get_by_role("textbox", name="Link to the challenge")
    expect(field).to_be_visible()
    expect(anna.page.get_by_text("Nobody else has finished yet.", exact=False)).to_be_visible()
    check(anna)

    bo.page.goto(field.input_value())
    expect(bo.page.get_by_role("heading", name="Anna challenges you")).to_be_visible()
    expect(bo.page.get_by_role("table")).to_have_count(0)
    check(bo)
    bo.press("Accept the challenge")
    bo.await_turn()
    finish(bo, seed=2)
    bo.press(bo.page.get_by_role("link", name="Who did better?"))
    compared = bo.page.get_by_role("table", name="Who did better?")
    expect(compared.get_by_role("row")).to_have_count(3)
    check(bo)
    bo.press(compared.get_by_role("link", name="Replay of Anna's game"))
    expect(bo.page.get_by_role("slider")).to_be_visible()
    bo.go("challenge")
    expect(bo.page.get_by_role("group", name="Players")).to_be_visible()
    check(bo)
    bo.go(field.input_value().partition("#/")[2])
    speak(bo, "fr")
    expect(bo.page.get_by_role("heading", name="Anna te défie")).to_be_visible()
    check(bo)
