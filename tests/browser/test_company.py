"""People among people: what they agree on, resigning, leaving, and putting games away."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from browser.support.lobby import begin_together, open_table, sit_at_new_table
from browser.support.looks import check_looks
from browser.support.people import Person, Visit

SMALL: Final = ViewportSize(width=360, height=640)
ENDS: Final = ("If somebody resigns", "The game ends")


def resign(person: Person) -> None:
    person.press("More")
    person.press(re.compile("^Resign …"))
    person.press("Resign")


def small(person: Person) -> Person:
    """The smallest screen that everything must fit on."""
    person.page.set_viewport_size(SMALL)
    return person


def test_a_bot_plays_on_for_who_resigns(visit: Visit) -> None:
    anna, bo = visit(), visit("phone")
    begin_together(anna, bo)
    resign(bo)
    expect(bo.page.get_by_text("You resigned. A bot plays on for you.").last).to_be_visible()
    expect(bo.prompt).to_have_text("You are watching")
    expect(bo.button("I'm back")).to_have_count(0)
    players = anna.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("resigned: a bot plays on")
    anna.play_on(until=lambda: len(anna.claims) > 0)
    bo.page.reload()  # there is no coming back
    expect(bo.prompt).to_have_text("You are watching")


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
def test_resigning_ends_the_game_where_that_is_agreed(visit: Visit, theme: str) -> None:
    anna, bo = visit(theme=theme), small(visit("phone", theme=theme))
    begin_together(anna, bo, ENDS)
    resign(bo)
    expect(anna.page.get_by_role("dialog", name=re.compile("^You win, "))).to_be_visible()
    expect(anna.page.get_by_text(re.compile("^Guest .* resigned.$"))).to_be_visible()
    expect(bo.page.get_by_text("You resigned.").last).to_be_visible()
    for person in (anna, bo):
        expect(person.button("Play again")).to_have_count(0)
        check_looks(person.page)
    anna.press("Back to the board")
    expect(anna.prompt).to_have_text("The game is over")
    expect(anna.stock).to_have_count(0)
    bo.page.reload()
    expect(bo.page.get_by_text("You resigned.").last).to_be_visible()
    bo.page.get_by_role("link", name="Back to home").click()
    expect(bo.button(re.compile("^Play now"))).to_be_visible()


def test_my_contracts_stay_in_sight_while_others_still_choose(visit: Visit) -> None:
    anna, bo = visit(), visit("phone")
    begin_together(anna, bo)
    anna.press(anna.keep)
    expect(anna.prompt).to_contain_text("Waiting for")
    mine = anna.page.get_by_role("region", name="Your contracts")
    expect(mine.get_by_role("img", name=re.compile("^Contract: "))).to_have_count(2)
    me = anna.page.get_by_role("list", name="Players").get_by_role("listitem").first
    expect(me.locator("div", has_text="contracts").locator("dd")).to_have_text("2")
    anna.page.reload()
    expect(mine.get_by_role("img", name=re.compile("^Contract: "))).to_have_count(2)


def test_who_is_asked_twice_need_not_resign(visit: Visit) -> None:
    anna = visit()
    sit_at_new_table(anna, "apprentice")
    anna.press("More")
    anna.press(re.compile("^Resign …"))
    anna.press("Cancel")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.act()
    anna.no_problem()


def test_a_bot_plays_for_who_leaves(visit: Visit) -> None:
    anna, bo = visit(), visit("phone")
    begin_together(anna, bo)
    bo.press("More")
    bo.press(re.compile("^Leave the table"))
    expect(bo.button(re.compile("^Play now"))).to_be_visible()
    players = anna.page.get_by_role("list", name="Players")
    expect(players).to_contain_text("A bot is playing for")
    bo.page.get_by_role("link", name="Continue").click()
    expect(bo.page.get_by_role("list", name="Players")).to_be_visible()


def test_who_was_ready_reads_what_has_changed(visit: Visit) -> None:
    anna, bo = visit(), small(visit("phone"))
    open_table(anna)
    bo.page.goto(anna.page.url)
    bo.press("Sit down")
    bo.press("I'm ready")
    expect(bo.button("Not ready after all")).to_be_visible()
    anna.choose("Clock", "Quick")
    anna.choose(*ENDS)
    since = bo.page.get_by_text("Changed since you were ready")
    expect(since).to_be_visible()
    for words in (
        "The clock has changed: 30 seconds a turn, and 2 minutes in reserve.",
        "The game now ends if somebody resigns.",
    ):
        expect(bo.page.get_by_text(words)).to_be_visible()
    check_looks(bo.page)
    expect(anna.button("Start the game")).to_have_count(0)
    bo.press("I'm ready")
    expect(since).to_have_count(0)
    anna.press("Start the game")
    for person in (anna, bo):
        person.await_turn()


def test_nobody_is_ready_for_what_they_have_not_seen(visit: Visit) -> None:
    anna, bo = visit(), visit()
    bo.faults.forgiven = ("409",)

    def late(route: Route) -> None:
        """As if the table had changed on the way."""
        body: dict[str, str] = json.loads(route.request.post_data or "")
        route.continue_(post_data={**body, "terms": "0" * 16})

    bo.answer("**/ready", late)
    open_table(anna)
    bo.page.goto(anna.page.url)
    bo.press("Sit down")
    bo.press("I'm ready")
    expect(bo.page.get_by_role("alert")).to_contain_text("The table just changed.")
    bo.page.unroute("**/ready")
    bo.press("I'm ready")
    expect(bo.button("Not ready after all")).to_be_visible()
    expect(bo.page.get_by_role("alert")).to_have_text("")


@pytest.mark.parametrize("way", ["Leave the table", "Resign"])
def test_a_game_is_put_away_from_my_games(visit: Visit, way: str) -> None:
    anna = visit("phone")
    sit_at_new_table(anna, "apprentice")
    anna.go()
    mine = anna.page.get_by_role("region", name="Your games")
    expect(mine).to_be_visible()
    anna.press(re.compile("^Remove the game with .+ from your list"))
    anna.press(re.compile(f"^{way}"))
    expect(mine).to_have_count(0)
    anna.page.reload()
    expect(anna.button(re.compile("^Play now"))).to_be_enabled()
    expect(mine).to_have_count(0)


def test_a_finished_game_is_put_away(visit: Visit) -> None:
    anna = visit()
    sit_at_new_table(anna, "apprentice", resigned="nobody")
    resign(anna)
    expect(anna.page.get_by_text("You resigned.").last).to_be_visible()
    anna.go("watch")
    line = anna.page.get_by_text(re.compile("Ended early"))
    expect(line).to_be_visible()
    anna.press(re.compile("^Remove the game with .+ from your list"))
    expect(line).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_text(re.compile("^Games you finish are kept here"))).to_be_visible()
