"""Takes the pictures of the documentation: every screen, large and small, with a real game.

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
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the modules beside the tests

from browser.support.chromium import launch
from browser.support.lobby import add_bot, ask, open_table, sit_at_new_table
from browser.support.people import PATIENCE, SIZES, Person, Size, settings_script
from browser.support.screens import choose_route, payment
from browser.support.stage import StagedServed, staged
from support.served import served

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST: Final = {"desktop": 200_000, "phone": 80_000}
"""Bytes of a picture; all of them together stay within what a repository likes to carry."""

QUALITIES: Final = (90, 80, 70, 60, 50, 40)


class Album:
    """One person with a desk and a phone."""

    def __init__(self, desk: Person, phone: Person) -> None:
        self.desk = desk
        self.phone = phone

    def shoot(self, name: str) -> None:
        """The screen on both, as it is now."""
        for size, person in (("desktop", self.desk), ("phone", self.phone)):
            self.shoot_one(name, size, person)

    def shoot_one(self, name: str, size: str, person: Person) -> None:
        person.page.evaluate("() => document.fonts.ready.then(() => null)")
        session = person.context.new_cdp_session(person.page)
        for quality in QUALITIES:
            wanted = {"format": "webp", "quality": quality}
            shot = base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])
            if len(shot) <= LARGEST[size]:
                break
        session.detach()
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{name}-{size}.webp").write_bytes(shot)
        sys.stdout.write(f"{name}-{size}.webp: {len(shot) // 1000} kB, quality {quality}\n")

    def go(self, place: str) -> None:
        for person in (self.desk, self.phone):
            person.go(place)


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
    for place in ("rules", "settings", "screen"):
        both.go(place)
        for person in (both.desk, both.phone):
            expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        both.shoot(place)


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
    desk.play_on()
    both.shoot("result")


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
    for size, person in (("desktop", both.desk), ("phone", both.phone)):
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
        both.shoot_one("count", size, person)
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
            _after_the_game(both, both.desk.table)
        with staged(prepared) as stage, album(browser, stage.address) as both:
            _payment(both, stage)
    total = sum(path.stat().st_size for path in PICTURES.glob("*.webp"))
    sys.stdout.write(f"All together: {total // 1000} kB\n")


if __name__ == "__main__":
    main()
