"""Who loses the page or the server in the middle of a turn comes back and goes on."""

import re

import pytest
from playwright.sync_api import expect

from browser.support.lobby import sit_at_new_table
from browser.support.people import Person, Visit
from support.served import Served

GONE = "Connection lost. Reconnecting …"
ON_THE_WAY = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")
"""What a browser says about a server that is away."""


def draw(person: Person) -> None:
    person.press(person.market.get_by_role("button", name=re.compile("^Draw from the deck")))


def begin_a_turn(person: Person) -> None:
    """Up to the first of two cards. Bo shares the screen, so that no bot is waited for."""
    sit_at_new_table(person, "Bo")
    for _ in range(2):
        person.press(person.curtain)
        person.press(person.keep)
    person.press(person.curtain)
    expect_cards(person, 2)
    draw(person)
    expect_in_mid_turn(person)


def expect_cards(person: Person, count: int) -> None:
    hand = person.page.get_by_role("region", name=f"Your hand: {count} cards")
    expect(hand).to_be_visible()


def expect_in_mid_turn(person: Person) -> None:
    expect(person.prompt).to_have_text("Take a second card")
    expect_cards(person, 3)


def test_a_page_that_is_loaded_again_in_mid_turn(visit: Visit) -> None:
    anna = visit(offline=True)
    begin_a_turn(anna)
    anna.page.reload()
    anna.press(anna.curtain)
    expect_in_mid_turn(anna)
    draw(anna)
    expect(anna.curtain).to_be_visible()


def test_a_server_that_goes_away_in_mid_turn(visit: Visit, server: Served) -> None:
    anna = visit(offline=True)
    anna.faults.forgiven = ON_THE_WAY
    begin_a_turn(anna)
    gone = anna.page.locator(".notices").get_by_text(GONE)
    expect(gone).to_have_count(0)
    server.kill()
    expect(gone).to_be_visible()
    expect_in_mid_turn(anna)
    queued = anna.page.get_by_text("Your move will be sent as soon as you're back online.")
    expect(queued).to_have_count(0)
    draw(anna)  # nobody is there to hear it; it is sent when somebody is
    expect(queued).to_be_visible()
    server.start()
    expect(gone).to_have_count(0)
    expect(anna.curtain).to_be_visible()
    anna.press(anna.curtain)
    expect_cards(anna, 2)
    draw(anna)
    expect_in_mid_turn(anna)
    anna.no_problem()


KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = (await (await fetch("sw.js")).text()).match(/ASSETS = (\\[.*?\\]);/)[1];
  const [cache] = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1));
  return JSON.parse(names).filter((name) => !kept.includes(name));
}"""
"""What the page is made of and was not kept."""


def test_the_page_is_there_after_one_visit_though_the_server_is_not(
    visit: Visit, server: Served
) -> None:
    anna = visit(offline=True)
    anna.faults.forgiven = ("ERR_CONNECTION_REFUSED", "ERR_FAILED", "Failed to fetch")
    anna.go()
    expect(anna.button(re.compile("^Play now"))).to_be_enabled()
    assert anna.page.evaluate(KEPT) == []
    server.kill()
    try:
        anna.page.reload()
        expect(anna.page.get_by_text("Can't reach the server.")).to_be_visible()
        for link, title in (("Rules", "The rules"), ("Settings", "Settings")):
            anna.page.get_by_role("link", name=link, exact=True).click()
            expect(anna.page.get_by_role("heading", name=title, level=1)).to_be_visible()
            anna.press("Back")
        anna.go("table/AAAAAAAAAAAAAAAA")  # a table is asked for again and again: one may go
        expect(anna.page.get_by_role("heading", name="No connection")).to_be_visible()
        anna.page.get_by_role("link", name="Back to home").click()
        expect(anna.button(re.compile("^Play now"))).to_be_visible()
    finally:
        server.start()


def test_a_part_that_cannot_be_fetched_is_asked_for_again(visit: Visit) -> None:
    """As after the server was renewed, when the files of the old page are gone."""
    anna = visit()
    anna.faults.forgiven = ("404", "ERR_ABORTED", "dynamically imported module")
    gone = re.compile(r"/assets/Rules-[^/]+\.js$")
    anna.answer(gone, lambda route: route.fulfill(status=404))
    anna.go()
    expect(anna.button(re.compile("^Play now"))).to_be_enabled()
    with anna.page.expect_event("load"):  # by itself, once; after that it is said
        anna.page.get_by_role("link", name="Rules", exact=True).click()
    again = anna.button("Reload")
    expect(again).to_be_visible()
    anna.page.unroute(gone)
    anna.press(again)
    expect(anna.page.get_by_role("heading", name="The rules", level=1)).to_be_visible()


@pytest.mark.nightly
def test_a_bot_plays_on_after_the_server_was_away(visit: Visit, server: Served) -> None:
    anna = visit()
    anna.faults.forgiven = ON_THE_WAY
    sit_at_new_table(anna, "apprentice")
    anna.press(anna.keep)
    anna.await_turn()
    server.kill()
    server.start()
    expect(anna.page.locator(".notices").get_by_text(GONE)).to_have_count(0)
    for _ in range(6):
        anna.await_turn()
        anna.act()
    anna.await_turn()
    anna.no_problem()
