"""The way to every screen, for those who look at them."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, expect

from browser.support.lobby import ask, open_table, sit_at_new_table
from browser.support.people import Person
from browser.support.stage import StagedServed

Arrival = Callable[[Person, StagedServed], None]
"""Brings a person to a screen, and waits until it is there."""


def start(person: Person, _server: StagedServed) -> None:
    person.go()
    expect(person.button(re.compile("^Play now"))).to_be_enabled()


def lobby(person: Person, _server: StagedServed) -> None:
    open_table(person, 4)


def one_screen(person: Person, _server: StagedServed) -> None:
    person.go("screen")
    expect(person.page.get_by_role("textbox", name="Name of player 1")).to_be_visible()


def set_up(person: Person, server: StagedServed) -> None:
    server.lay_ready("deal")
    sit_at_new_table(person, "apprentice", "carter", "trader")
    expect(person.offer).to_be_visible()


def crowded(person: Person, server: StagedServed) -> None:
    server.lay_ready("crowded")
    ask(person, "GET", "me")
    ask(person, "PATCH", "me", {"name": "Wilhelmina van Oudekerk-Zuider"})
    sit_at_new_table(person, "apprentice", "carter", "trader")


def with_clock(person: Person, server: StagedServed) -> None:
    server.lay_ready("rich")
    sit_at_new_table(person, "apprentice", clock={"turn": 60, "reserve": 300})


def text_board(person: Person, server: StagedServed) -> None:
    with_clock(person, server)
    person.page.keyboard.press("t")
    expect(person.page.get_by_role("region", name="Text board")).to_be_visible()


def drawing_contracts(person: Person, server: StagedServed) -> None:
    """The question before it."""
    with_clock(person, server)
    person.page.keyboard.press("c")
    expect(person.page.get_by_role("dialog", name="Draw contracts?")).to_be_visible()


def log(person: Person, server: StagedServed) -> None:
    with_clock(person, server)
    chronicle = person.page.get_by_role("log")
    if not chronicle.is_visible():
        person.press("Log")
    expect(chronicle).to_be_visible()


def help_sheet(person: Person, server: StagedServed) -> None:
    with_clock(person, server)
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Help")).to_be_visible()


def menu(person: Person, server: StagedServed) -> None:
    with_clock(person, server)
    person.press("More")
    expect(person.page.get_by_role("dialog", name="More")).to_be_visible()


def resigning(person: Person, server: StagedServed) -> None:
    """The question before it."""
    menu(person, server)
    person.press(re.compile("^Resign …"))
    expect(person.page.get_by_role("dialog", name="Resign from this game?")).to_be_visible()


def ended_early(person: Person, server: StagedServed) -> None:
    """Somebody has resigned, and that was the end of it."""
    server.lay_ready("rich")
    table = sit_at_new_table(person, "apprentice", resigned="nobody")
    ask(person, "POST", f"tables/{table}/seats/0/resign")
    expect(person.page.get_by_role("link", name="Back to home")).to_be_visible()


def farewell(person: Person, server: StagedServed) -> None:
    """A game that is still played is to be put away."""
    with_clock(person, server)
    person.go()
    person.press(re.compile("^Remove the game with .+ from your list"))
    expect(
        person.page.get_by_role("dialog", name="Remove this game from your list?")
    ).to_be_visible()


def looking_on(person: Person, server: StagedServed) -> None:
    """At the table of others."""
    server.lay_ready("crowded")
    browser = person.context.browser
    assert browser is not None
    others = Person(browser.new_context(), person.address)
    table = sit_at_new_table(others, "Bo")
    person.go(f"table/{table}")
    expect(person.prompt).to_have_text("You are watching")
    others.context.close()


def payment(person: Person, server: StagedServed) -> None:
    server.lay_ready("rich")
    sit_at_new_table(person, "apprentice")
    choose_route(person)


def choose_route(person: Person) -> None:
    """A grey route, which can be paid in many ways."""
    grey = person.routes.and_(person.page.get_by_label(re.compile("^Dam – Begijnhof")))
    person.press(grey.locator(".plate").first)
    expect(person.payment).to_be_visible()


def curtain(person: Person, server: StagedServed) -> None:
    server.lay_ready("rich")
    sit_at_new_table(person, "Bo")
    expect(person.curtain).to_be_visible()


def last_round(person: Person, server: StagedServed) -> None:
    server.lay_ready("last round")
    sit_at_new_table(person, "Bo")
    person.press(person.curtain)
    person.claim(_one_red(person))
    person.press(person.curtain)
    expect(person.page.get_by_text("Last round")).to_be_visible()


def result(person: Person, server: StagedServed) -> None:
    server.lay_ready("last round")
    sit_at_new_table(person, "Bo")
    person.press(person.curtain)
    person.claim(_one_red(person))
    person.play_on()


def arrive(person: Person, _server: StagedServed) -> None:
    """With a code from another device."""
    ask(person, "GET", "me")
    code = ask(person, "POST", "me/move")["code"]
    person.page.goto(f"{person.address}/#arrive={code}")
    expect(person.button("Yes, that's me")).to_be_visible()


def rules(person: Person, _server: StagedServed) -> None:
    person.go("rules/5.2")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def settings(person: Person, _server: StagedServed) -> None:
    person.go("settings")
    expect(person.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()


def nowhere(person: Person, _server: StagedServed) -> None:
    """An address at which there is nothing."""
    person.go("nonsense")
    expect(person.page.get_by_role("heading", name="The map ends here")).to_be_visible()


def watch(person: Person, _server: StagedServed) -> None:
    person.go("watch")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def _one_red(person: Person) -> Locator:
    return person.routes.and_(person.page.get_by_label(re.compile(", 1 red"))).first


SCREENS: Final[tuple[Arrival, ...]] = (
    start,
    lobby,
    one_screen,
    set_up,
    crowded,
    with_clock,
    text_board,
    drawing_contracts,
    log,
    help_sheet,
    menu,
    resigning,
    ended_early,
    farewell,
    looking_on,
    payment,
    curtain,
    last_round,
    result,
    rules,
    settings,
    watch,
    nowhere,
    arrive,
)
