"""Following somebody to their table, games worth a look, and a link to a result."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from browser.support.lobby import ask, sit_together
from browser.support.looks import check_looks
from browser.support.people import Person, Visit
from grachten.client import Visitor, play_game
from grachten.protocol.tables import NewTable, Options, SeatBot
from support.visitors import random_choice


def finished_public_game(address: str) -> str:
    """Played past the page, by somebody else."""

    async def main() -> str:
        async with Visitor(address) as anna:
            await anna.me()
            state = await anna.create(NewTable(options=Options(public=True, pace="instant")))
            await anna.sit(state.id, 1, SeatBot(level="apprentice"))
            await anna.start(state.id)
            await play_game(anna, state.id, 0, random_choice(5))
            return state.id

    with ThreadPoolExecutor(1) as beside:  # the browser has an event loop of its own here
        return beside.submit(asyncio.run, main()).result()


def may_be_followed(person: Person) -> str:
    """Turned on in the settings; returns the link for others."""
    person.go("settings")
    person.page.get_by_role("switch", name="Let others follow me").check()
    link = person.page.get_by_role("textbox", name="Link to follow me")
    expect(link).to_have_value(re.compile("#/follow/[a-z2-7]{16}$"))
    return link.input_value()


def test_a_follower_waits_and_comes_to_the_table_and_to_the_next(visit: Visit) -> None:
    anna, bo, dora = visit(), visit(), visit("phone")
    link = may_be_followed(anna)
    check_looks(anna.page)
    dora.page.goto(link)
    expect(dora.page.get_by_text(re.compile("isn't playing a game you can watch"))).to_be_visible()
    check_looks(dora.page)
    table = sit_together(anna, bo)
    dora.page.reload()
    expect(dora.prompt).to_have_text("You are watching")
    assert dora.page.url.endswith(table)
    expect(anna.page.get_by_text("One person is watching")).to_be_visible()
    # The game is given up; whoever watched is offered the next one.
    ask(bo, "POST", f"tables/{table}/leave")
    ask(anna, "POST", f"tables/{table}/seats/0/resign")
    following = sit_together(anna, bo)
    dora.press("Back to the board")
    dora.page.get_by_role("link", name="Follow them").click()
    expect(dora.prompt).to_have_text("You are watching")
    assert dora.page.url.endswith(following)


def test_games_worth_a_look_come_first(visit: Visit) -> None:
    anna = visit("phone")
    anna.go("watch")
    finished_public_game(anna.address)
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Featured games")).to_be_visible()
    check_looks(anna.page)


def test_a_link_to_a_result_is_handed_on_and_leads_back(visit: Visit) -> None:
    anna = visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished_public_game(anna.address)
    anna.go(f"table/{table}")
    skip = anna.button("Skip")
    share = anna.button("Share")
    expect(skip.or_(share).first).to_be_visible()
    if skip.count():
        skip.click()
    share.click()
    expect(anna.page.get_by_text("Link copied.")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{anna.address}/share/result/{table}"
    anna.page.goto(link)
    expect(anna.page).to_have_url(re.compile(f"/#/table/{table}$"))
