"""A rated game, what it does to a profile, and what others see of it, on a desk and a phone."""

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from browser.support.lobby import add_bot, ask, finish, open_table
from browser.support.looks import check_looks, target_faults
from browser.support.people import Person, Size, Visit
from support.served import Served


def make_known(server: Served, handle: str) -> None:
    """As if many games had been played: the rating is no longer provisional."""
    file = server.data / "grachten.sqlite"
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        database.execute(
            "UPDATE ratings SET deviation = 60, known_until = ? "
            "WHERE person = (SELECT id FROM people WHERE handle = ?)",
            (2**50, handle),
        )


def switch(person: Person, name: str, *, on: bool) -> None:
    there = person.page.get_by_role("switch", name=name, exact=True)
    there.set_checked(on)
    expect(there).to_be_enabled()
    expect(there).to_be_checked(checked=on)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_rated_game_and_what_is_told_of_it(visit: Visit, server: Served, size: Size) -> None:
    anna, ben = visit(size), visit(size, theme="dark")
    ben.faults.forgiven = ("404",)
    handle = play_rated(anna)
    ben.go(f"people/{handle}")
    expect(ben.page.get_by_text("There's no public profile here.")).to_be_visible()

    # Listed among the best, once the rating is known.
    switch(anna, "List me on the leaderboard", on=True)
    make_known(server, handle)
    ben.go("best")
    table = ben.page.get_by_role("table")
    expect(table.get_by_role("row")).not_to_have_count(0)
    check_looks(ben.page)
    ben.press(table.locator(f"a[href='#/people/{handle}']"))
    expect(ben.page.get_by_role("region", name="Live games")).to_contain_text("on the leaderboard")
    expect(ben.page.get_by_role("region", name="Statistics")).to_have_count(0)
    switch(anna, "Show my profile", on=True)
    switch(anna, "Show my games as well", on=True)
    ben.page.reload()
    expect(ben.page.get_by_role("region", name="Statistics")).to_be_visible()
    expect(ben.page.get_by_role("region", name="Games", exact=True)).to_contain_text("Place")
    expect(ben.page.get_by_role("link", name="Review")).to_have_count(0)
    check_looks(ben.page)
    anna.go("best")
    expect(anna.page.get_by_text(re.compile(r"You're number \d+\."))).to_be_visible()
    anna.choose("By victories over a bot", "Apprentice")
    expect(anna.page.get_by_role("heading", name="Apprentice beaten")).to_be_visible()
    check_looks(anna.page)

    # And the game can be seen again from there.
    anna.go("people/me")
    anna.press(anna.page.get_by_role("link", name="Replay", exact=True))
    expect(anna.page).to_have_url(re.compile(r"#/replay/"))


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.nightly), "phone"])
def test_a_rated_game_is_marked_and_tells_of_ratings_when_somebody_resigns(
    visit: Visit, size: Size
) -> None:
    anna, ben = visit(size), visit("phone")
    open_table(anna)
    switch(anna, "Rated", on=True)
    anna.choose("If somebody resigns", "The game ends")
    ben.page.goto(anna.page.url)
    ben.press("Sit down")
    ben.press("I'm ready")
    anna.press("Start the game")
    for person in (anna, ben):
        person.await_turn()
        expect(person.button("Rated")).to_be_visible()
    check_looks(anna.page)
    if size == "phone":
        assert target_faults(anna.page) == []
    anna.press("Rated")
    menu = anna.page.get_by_role("dialog", name="More")
    expect(menu).to_contain_text("The game counts for everyone's rating")
    check_looks(anna.page)
    anna.press(menu.get_by_role("button", name=re.compile("^Resign")))
    anna.press(anna.page.get_by_role("button", name="Resign", exact=True))
    for person, change in ((anna, "−"), (ben, r"\+")):
        told = re.compile(rf"Your rating for slow games is now \d+ \({change}\d+\)")
        expect(person.page.get_by_text(told)).to_be_visible()
        expect(person.button("Rated")).to_have_count(0)
        check_looks(person.page)
    anna.page.reload()  # as somebody finds it who comes back later
    expect(anna.page.get_by_text("Your rating for slow games is now")).to_be_visible()


def play_rated(anna: Person) -> str:
    """To the end and to the profile; returns the handle."""
    open_table(anna)
    switch(anna, "Rated", on=True)
    add_bot(anna)
    anna.press("Start the game")
    anna.await_turn()
    expect(anna.button("What would you do?")).to_have_count(0)
    finish(anna)
    told = re.compile(r"Your rating for live games is now \d+ \([+−±]\d+\)")
    expect(anna.page.get_by_text(told)).to_be_visible()
    check_looks(anna.page)

    # My own profile has all of it; nobody else sees any.
    anna.press(anna.page.get_by_role("link", name="My profile"))
    live = anna.page.get_by_role("region", name="Live games", exact=True)
    expect(live).to_contain_text("provisional")
    expect(live).to_contain_text("1 rated game.")
    expect(live.get_by_role("img", name=re.compile(r"^Live games: 1 game"))).to_be_visible()
    anna.press(live.get_by_text("As a table"))
    expect(live.get_by_role("row")).to_have_count(2)
    games = anna.page.get_by_role("region", name="Games", exact=True)
    expect(games.get_by_role("listitem")).to_have_count(1)
    expect(games).to_contain_text("against Apprentice")
    expect(anna.page.get_by_role("region", name="Statistics")).to_contain_text("1 game, ")
    check_looks(anna.page)
    assert target_faults(anna.page) == []

    handle: str = ask(anna, "GET", "me")["handle"]
    return handle
