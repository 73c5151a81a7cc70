"""From the start page to a game that has begun, and past the page to its end."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import expect

from browser.support.people import Person
from grachten.client import Visitor, play_game
from support.visitors import random_choice


def begin_against_bots(person: Person, bots: int = 1) -> None:
    """A table of one's own, bots that move at once, and off it goes."""
    open_table(person, bots + 1)
    for _ in range(bots):
        add_bot(person)
    person.press("Start the game")
    person.await_turn()


def open_table(person: Person, seats: int = 2) -> None:
    """A table in the lobby, at which bots move at once."""
    person.go()
    person.press(person.page.get_by_role("button", name="With friends"))
    expect(person.page.get_by_role("heading", name="The table is set")).to_be_visible()
    if seats != 2:
        person.choose("Number of seats", str(seats))
        expect(person.page.get_by_role("button", name="Add a bot")).to_have_count(seats - 1)
    person.choose("Bots move", "Instantly")


def add_bot(person: Person, level: str = "Apprentice") -> None:
    left = person.page.get_by_role("button", name="Add a bot").count()
    person.page.get_by_role("combobox", name="Strength of the bot").first.select_option(level)
    person.press(person.page.get_by_role("button", name="Add a bot").first)
    expect(person.page.get_by_role("button", name="Add a bot")).to_have_count(left - 1)


def begin_together(host: Person, guest: Person, *agreed: tuple[str, str]) -> None:
    """Two people, each at a browser: one opens the table, the other comes by its link.

    What else they agree on is what the lobby calls it, and which of its options.
    """
    open_table(host)
    for group, option in agreed:
        host.choose(group, option)
    guest.page.goto(host.page.url)
    guest.press("Sit down")
    guest.press("I'm ready")
    host.press("Start the game")
    for person in (host, guest):
        person.await_turn()


def sit_together(host: Person, guest: Person) -> str:
    """The same, past the page; the host begins."""
    for person in (host, guest):
        ask(person, "GET", "me")
    table: str = ask(host, "POST", "tables", {"seats": 2})["id"]
    ask(guest, "PUT", f"tables/{table}/seats/1", {"who": "me"})
    terms = ask(host, "PATCH", f"tables/{table}/seats/0", {"youngest": True})["terms"]
    ready = {"bytes": secrets.token_hex(32), "terms": terms}
    ask(guest, "POST", f"tables/{table}/ready", ready)
    ask(host, "POST", f"tables/{table}/start", ready)
    for person in (host, guest):
        person.go(f"table/{table}")
    host.await_turn()
    return table


def ask(person: Person, method: str, path: str, body: object = None) -> Any:
    """A request of this person's browser, past the page: what comes before the matter of a test."""
    answer = person.context.request.fetch(
        f"{person.address}/api/{path}",
        method=method,
        data=body,
        headers={"Origin": person.address},
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def sit_at_new_table(person: Person, *others: str, **options: object) -> str:
    """A table that has begun, and at which this person looks and begins."""
    table = begin_new_table(person, *others, **options)
    person.go(f"table/{table}")
    person.await_turn()
    return table


def begin_new_table(person: Person, *others: str, **options: object) -> str:
    """A game that has begun, past the page, and in which it is this person's turn.

    The others are the levels of bots, or names of people who share the screen.
    """
    ask(person, "GET", "me")
    agreed = {"pace": "instant", **options}
    wanted = {"seats": 1 + len(others), "options": agreed}
    table: str = ask(person, "POST", "tables", wanted)["id"]
    for seat, other in enumerate(others, 1):
        request = (
            {"who": "bot", "level": other} if other.islower() else {"who": "me", "name": other}
        )
        ask(person, "PUT", f"tables/{table}/seats/{seat}", request)
    terms = ask(person, "PATCH", f"tables/{table}/seats/0", {"youngest": True})["terms"]
    ready = {"bytes": secrets.token_hex(32), "terms": terms}
    ask(person, "POST", f"tables/{table}/start", ready)
    return table


def finish(person: Person, seed: int = 1) -> None:
    """Play this person's game to its end, past the page, and come back to the result.

    Meanwhile the page shows its settings: drawing sixty positions that nobody looks at is most of
    the work.
    """
    state = ask(person, "GET", f"tables/{person.table}")
    seat = next(number for number, each in enumerate(state["seats"]) if each["mine"])
    cookies = {each["name"]: each["value"] for each in person.context.cookies()}
    there = person.page.url

    async def play() -> None:
        async with Visitor(person.address) as visitor:
            visitor._http.cookies.update(cookies)
            await play_game(visitor, state["id"], seat, random_choice(seed))

    person.go("settings")
    expect(person.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    with ThreadPoolExecutor(1) as beside:  # the browser has an event loop of its own here
        beside.submit(asyncio.run, play()).result()
    person.page.goto(there)
    expect(person.end.first).to_be_visible()
