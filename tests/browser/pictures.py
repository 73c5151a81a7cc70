"""Takes the pictures of the documentation: every screen in five sizes, with real games.

    python tests/browser/pictures.py

A script, not a test. It plays a game in the browser from the start page to the replay, with a
phone beside it that belongs to the same person; then it fills a club with people and their games.

With `--look FOLDER` whole pages are taken instead, as PNG on a desk and a phone, to be looked at by
somebody; `--theme dark` takes them by candlelight, and `--part club` takes that part alone.
"""

import argparse
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))  # the modules beside the tests

from browser.support.album import Album, Wanted, album, visitor
from browser.support.chromium import launch
from browser.support.club_life import Club
from browser.support.club_pictures import take_club
from browser.support.dated import dated
from browser.support.hint_moment import find_moment
from browser.support.learner import Learner
from browser.support.lobby import add_bot, ask, open_table, sit_at_new_table
from browser.support.people import PATIENCE, Person
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
    desk.play_on()
    both.shoot("result")


def _hint(both: Album) -> None:
    """Where it is worth asking: the game is open, and one choice is clearly better."""
    table = find_moment(both.desk)
    both.go(f"table/{table}")
    for device, person in both.devices:
        person.press("What would you do?")
        slip = person.page.get_by_role("dialog", name="What would you do?", exact=True)
        slip.get_by_role("listitem").first.get_by_role("button").focus()
        expect(person.page.locator(".route.chosen")).to_be_visible()
        both.shoot_on("hint", device)


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
        expect(person.page.locator(".print svg")).to_be_visible()
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
    bo = visitor(browser, desk.address, "desktop")
    ask(bo, "GET", "me")
    ask(bo, "PATCH", "me", {"name": "Bo"})
    sit_at_new_table(bo, "merchant", "carter", public=True)
    bo.press(bo.keep)


def _after_the_game(both: Album, table: str) -> None:
    for device, person in both.devices:
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


def _real(browser: Browser, folder: Path, wanted: Wanted) -> None:
    plenty = ("--limit", "hint-burst=10000")  # a good moment is searched for
    with served(folder, *plenty) as server, album(browser, server.address, wanted) as both:
        _before_the_game(both)
        _game(both)
        table = both.desk.table
        _after_the_game(both, table)
        _studied(both, table)
        _hint(both)


def _staged(browser: Browser, folder: Path, wanted: Wanted) -> None:
    with staged(folder) as server, album(browser, server.address, wanted) as both:
        _payment(both, server)
        _prepared(both, server)


def _club(browser: Browser, folder: Path, wanted: Wanted) -> None:
    with dated(folder, "--rate", "1000") as server:
        server.go_back(60)  # when they came
        with album(browser, server.address, wanted) as both:
            club = Club(server, both.desk)
            club.play_for_weeks()
            take_club(both, club)


PARTS = {"game": _real, "prepared": _staged, "club": _club}


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the pictures of the documentation.")
    parser.add_argument("--part", choices=PARTS, help="this one alone")
    parser.add_argument("--look", metavar="FOLDER", type=Path, help="whole pages, to be looked at")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    given = parser.parse_args()
    wanted = Wanted(theme=given.theme)
    if given.look:
        wanted = wanted._replace(folder=given.look, whole=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        for name, take in PARTS.items():
            if given.part in (None, name):
                place = Path(folder, name)
                place.mkdir()
                take(browser, place, wanted)
    total = sum(path.stat().st_size for path in wanted.folder.glob("*.webp"))
    sys.stdout.write(f"All together: {total // 1000} kB\n")


if __name__ == "__main__":
    main()
