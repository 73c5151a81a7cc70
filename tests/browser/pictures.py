"""Takes the pictures of the documentation: every screen in five sizes, with a real game.

    python tests/browser/pictures.py

A script, not a test. It plays a game in the browser from the start page to the replay, with a
phone beside it that belongs to the same person.
"""

import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the modules beside the tests

from browser.support.chromium import launch
from browser.support.learner import Learner
from browser.support.lobby import add_bot, ask, open_table, sit_at_new_table
from browser.support.people import PATIENCE, SIZES, Person, Size, settings_script
from browser.support.screens import (
    Arrival,
    choose_route,
    crowded,
    curtain,
    help_sheet,
    menu,
    nowhere,
    payment,
    text_board,
)
from browser.support.stage import StagedServed, staged
from grachten.puzzles import shipped
from support.served import served

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"


class Sheet(NamedTuple):
    """A size in which pictures are taken."""

    device: Size
    width: int
    height: int
    largest: int
    """Bytes of a picture; all of them together stay within what a repository likes to carry."""


SHEETS: Final = {
    "desktop": Sheet("desktop", 1440, 900, 150_000),
    "laptop": Sheet("desktop", 1280, 720, 70_000),
    "tablet": Sheet("desktop", 820, 1180, 75_000),
    "phone": Sheet("phone", 390, 844, 55_000),
    "phone-lying": Sheet("phone", 844, 390, 40_000),
}
QUALITIES: Final = (85, 75, 65, 55, 45, 35)

AT_REST: Final = """() => document.fonts.ready.then(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
}))"""
"""Letters are there, and the page has laid itself out anew."""


class Album:
    """One person with a desk and a phone."""

    def __init__(self, desk: Person, phone: Person) -> None:
        self.desk = desk
        self.phone = phone

    def shoot(self, name: str) -> None:
        """The screen in every size, as it is now."""
        for device in SIZES:
            self.shoot_on(name, device)

    def shoot_on(self, name: str, device: Size) -> None:
        person = self.desk if device == "desktop" else self.phone
        for size, sheet in SHEETS.items():
            if sheet.device == device:
                person.page.set_viewport_size({"width": sheet.width, "height": sheet.height})
                person.page.evaluate(AT_REST)
                person.page.wait_for_timeout(300)  # what opens by itself has opened
                _shoot(PICTURES / f"{name}-{size}.webp", person, sheet.largest)
        person.page.set_viewport_size(SIZES[device]["viewport"])

    def go(self, place: str) -> None:
        for person in (self.desk, self.phone):
            person.go(place)


def _shoot(path: Path, person: Person, largest: int) -> None:
    session = person.context.new_cdp_session(person.page)
    for quality in QUALITIES:
        wanted = {"format": "webp", "quality": quality}
        shot = base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])
        if len(shot) <= largest:
            break
    session.detach()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(shot)
    sys.stdout.write(f"{path.name}: {len(shot) // 1000} kB, quality {quality}\n")


@contextmanager
def album(browser: Browser, address: str) -> Iterator[Album]:
    desk = _person(browser, address, "desktop")
    ask(desk, "GET", "me")
    ask(desk, "PATCH", "me", {"name": "Anna"})
    phone = _person(browser, address, "phone")
    phone.context.add_cookies(desk.context.cookies())  # type: ignore[arg-type] # the same shape
    yield Album(desk, phone)
    for person in (desk, phone):
        person.context.close()


def _person(browser: Browser, address: str, size: Size) -> Person:
    context = browser.new_context(locale="en-GB", **SIZES[size])
    context.add_init_script(settings_script())
    return Person(context, address)  # no touches: where a finger was, Chromium leaves a mark


def _before_the_game(both: Album) -> None:
    for person in (both.desk, both.phone):
        person.go()
        expect(person.button(re.compile("^Play now"))).to_be_enabled()
    both.shoot("start")
    _guide(both)
    for place in ("rules", "settings", "screen"):
        both.go(place)
        for person in (both.desk, both.phone):
            expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        both.shoot(place)


def _guide(both: Album) -> None:
    both.desk.press(both.desk.page.locator(".invitation .button.first"))
    expect(both.desk.page.locator(".guide.shown")).to_be_visible()
    both.phone.go(f"table/{both.desk.table}")
    for person in (both.desk, both.phone):
        Learner(person).read()  # up to the first thing to be done
    both.shoot("guide")


def _game(both: Album) -> None:
    desk, phone = both.desk, both.phone
    open_table(desk, 3)
    add_bot(desk, "Carter")
    phone.go(f"table/{desk.table}")
    expect(phone.button("Add a bot")).to_have_count(1)
    both.shoot("lobby")
    add_bot(desk, "Trader")
    desk.press("Start the game")
    for person in (desk, phone):
        expect(person.keep).to_be_visible()
    both.shoot("set-up")
    desk.play_on(until=lambda: len(desk.claims) >= 5 and desk.longest() is not None)
    phone.await_turn()
    both.shoot("table")
    _hint(both)
    desk.play_on()
    both.shoot("result")


def _hint(both: Album) -> None:
    for person in (both.desk, both.phone):
        person.press("What would you do?")
        slip = person.page.get_by_role("dialog", name="What would you do?", exact=True)
        slip.get_by_role("listitem").first.get_by_role("button").focus()
    both.shoot("hint")
    for person in (both.desk, both.phone):
        person.page.keyboard.press("Escape")


def _studied(both: Album, table: str) -> None:
    """What decided the game, a position tried out, and puzzles."""
    for person in (both.desk, both.phone):
        person.go(f"table/{table}")
        person.press(person.page.get_by_role("link", name="Review the game"))
        review = person.page.get_by_role("region", name="Review", exact=True)
        expect(review.get_by_role("progressbar")).to_have_count(0)
        worst = review.get_by_role("region", name="Summary")
        person.press(worst.get_by_role("button", name=re.compile("Better: ")).first)
    both.shoot("review")
    for person in (both.desk, both.phone):
        person.press(person.button("Try it out from here").first)
        begin = person.page.get_by_role("dialog", name=re.compile("^Try it out from step"))
        begin.get_by_role("radio", name="Move for everyone").check(force=True)
        person.press(begin.get_by_role("button", name="Begin"))
        sign = person.page.get_by_role("region", name="Analysis", exact=True)
        sign.get_by_role("switch", name="Judge").check(force=True)
        expect(sign.get_by_role("list", name="Win chances")).to_be_visible()
    both.shoot("analysis")
    both.go("puzzles")
    for person in (both.desk, both.phone):
        expect(person.page.get_by_role("region", name="All puzzles")).to_be_visible()
    both.shoot("puzzles")
    puzzle = next(each for each in shipped() if each.theme == "last-route")
    both.go(f"puzzles/{puzzle.id}")
    for person in (both.desk, both.phone):
        expect(person.prompt).to_be_visible()
    both.shoot("puzzle")


def _payment(both: Album, server: StagedServed) -> None:
    """From a prepared position, with a hand that can pay in many ways."""
    for person in (both.desk, both.phone):
        payment(person, server)
        person.press("Cancel")
        if person.page.get_by_role("log").is_visible():
            person.press("Log")  # nothing has happened before a prepared position
        choose_route(person)
        person.page.mouse.move(1, 1)
    both.shoot("payment")


def _prepared(both: Album, server: StagedServed) -> None:
    """What a game comes to only now and then."""
    arrivals: dict[str, Arrival] = {
        "four-players": crowded,
        "text-board": text_board,
        "help": help_sheet,
        "more": menu,
        "curtain": curtain,
        "lost": nowhere,
    }
    for name, arrive in arrivals.items():
        for person in (both.desk, both.phone):
            arrive(person, server)
        both.shoot(name)


def _others_play(desk: Person) -> None:
    """A game in public, so that there is one to be watched."""
    browser = desk.context.browser
    assert browser is not None
    bo = _person(browser, desk.address, "desktop")
    ask(bo, "GET", "me")
    ask(bo, "PATCH", "me", {"name": "Bo"})
    sit_at_new_table(bo, "merchant", "carter", public=True)
    bo.press(bo.keep)


def _after_the_game(both: Album, table: str) -> None:
    devices: list[tuple[Size, Person]] = [("desktop", both.desk), ("phone", both.phone)]
    for device, person in devices:
        person.page.evaluate(
            """() => {
              const key = "grachten-settings";
              const kept = JSON.parse(localStorage.getItem(key));
              localStorage.setItem(key, JSON.stringify({ ...kept, motion: "full" }));
            }"""
        )
        person.page.reload()
        person.press("Show the scoring again")
        count = person.page.get_by_role("dialog", name="Final scoring")
        said = count.locator("[aria-live=polite]")
        while " – " not in said.inner_text():  # the first contract
            person.press("Next")
        person.page.wait_for_timeout(1000)  # its way has been drawn
        both.shoot_on("count", device)
    both.go(f"replay/{table}?step=40")
    for person in (both.desk, both.phone):
        expect(person.page.get_by_role("slider", name="Step")).to_be_visible()
    both.shoot("replay")
    _others_play(both.desk)
    both.go("watch")
    for person in (both.desk, both.phone):
        expect(person.page.get_by_role("link", name="Replay").first).to_be_visible()
    both.shoot("watch")


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        real, prepared = Path(folder, "real"), Path(folder, "prepared")
        real.mkdir()
        prepared.mkdir()
        with served(real) as server, album(browser, server.address) as both:
            _before_the_game(both)
            _game(both)
            table = both.desk.table
            _after_the_game(both, table)
            _studied(both, table)
        with staged(prepared) as stage, album(browser, stage.address) as both:
            _payment(both, stage)
            _prepared(both, stage)
    total = sum(path.stat().st_size for path in PICTURES.glob("*.webp"))
    sys.stdout.write(f"All together: {total // 1000} kB\n")


if __name__ == "__main__":
    main()
