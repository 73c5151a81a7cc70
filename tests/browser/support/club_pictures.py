"""Pictures of everything that people share: profiles, tables of the best, finding opponents, deals
that everybody plays, events, and company."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, ViewportSize, expect

from browser.support.album import Album, visitor
from browser.support.club_life import Club, Member
from browser.support.lobby import ask
from browser.support.people import Person

AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
KNOWS: Final = "localStorage.setItem('grachten-guide', '{\"state\": \"done\"}')"
"""Somebody who has been here for weeks is not offered the guided game."""

WISH: Final = "localStorage.setItem('grachten-wish', '{\"players\": [4]}')"
PAPER: Final = ViewportSize(width=794, height=1123)
"""A4, as a browser prints it."""


def take_club(album: Album, club: Club) -> None:
    """All of it, in an order in which nothing disturbs what comes after."""
    for person in album.both:
        person.context.add_init_script(KNOWS)
    _daily(album, club)
    _challenge(album, club)
    _you(album)
    _profile(album)
    _events(album, club)
    _tables(album, club)
    _company(album, club)
    _watching(album, club)
    _finding(album, club)


def _open(album: Album, place: str, shown: Callable[[Person], Locator]) -> None:
    album.go(place)
    for person in album.both:
        expect(shown(person).first).to_be_visible()


def _heading(name: str | re.Pattern[str]) -> Callable[[Person], Locator]:
    return lambda person: person.page.get_by_role("heading", name=name)


def _table(person: Person) -> Locator:
    return person.page.get_by_role("table")


# Deals that others play too


def _daily(album: Album, club: Club) -> None:
    club.deal_is_played("Bram", "Cornelia", "Dirkje", "Floris", "Joost", "Willemijn")
    _open(album, "daily", lambda person: person.button("Play"))
    album.shoot("daily")
    club.deal_is_played("Anna")
    _open(album, "daily", lambda person: person.page.get_by_role("table", name="Ranking"))
    album.shoot("daily-ranking")


def _challenge(album: Album, club: Club) -> None:
    _open(album, "challenge", lambda person: person.button("Make the link"))
    album.shoot("challenge-new")
    made = ask(album.desk, "POST", "challenges", {"players": 3, "level": "trader"})["id"]
    _open(album, f"challenge/{made}", lambda person: person.button("Play"))
    album.shoot("challenge")
    club.deal_is_played("Anna", "Els", "Bram", path=f"/api/challenges/{made}/play")
    _open(album, f"challenge/{made}", _table)
    album.shoot("challenge-ranking")


# Who I am


def _you(album: Album) -> None:
    ask(album.desk, "PATCH", "me/crest", {"crest": "chevron.blue.gold.tulip"})
    line = album.desk.context.new_cdp_session(album.desk.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    album.desk.go("you")
    album.desk.press("Create a passkey")
    _open(album, "you", _heading("Passkeys"))
    for person in album.both:
        expect(person.page.get_by_text("You have a passkey, so")).to_be_visible()
    album.shoot("you")
    for person in album.both:
        person.press(person.page.locator("summary"))
    album.shoot("you-crest")
    _open(album, "you", _heading("Passkeys"))
    album.shoot("you-data", at="section[aria-labelledby=sign-out]")


def _profile(album: Album) -> None:
    _open(album, "people/me", _heading("Games"))
    album.shoot("profile")
    album.shoot("profile-games", at="section[aria-labelledby=history]")
    album.shoot("profile-privacy", at="section[aria-labelledby=choices]")
    _open(album, "best", _table)
    album.shoot("best")


# Events


def _events(album: Album, club: Club) -> None:
    later = {"name": "Friday at the Waag", "public": True, "starts": _next_friday(album)}
    settings = {"kind": "swiss", "players": 4, "rounds": 3}
    bram = _browser_of(album, club.member("Bram"))
    ask(bram, "POST", "events", {**later, "settings": settings})
    with club.running_event("Club championship", 2, kind="swiss", rounds=4) as swiss:
        _open(album, "events", lambda person: person.page.get_by_text("Club championship"))
        album.shoot("events")
        _open(album, f"event/{swiss}", _table)
        album.shoot("event-swiss")
    for kind, event in club.events.items():
        _open(album, f"event/{event}", _table)
        album.shoot(f"event-{kind}")
    _printed(album, club.events["knockout"])
    _open(album, "events/new", lambda person: person.button("Create the event"))
    for person in album.both:
        named = person.page.get_by_role("textbox", name="Name of the event")
        named.fill("Sunday on the Singel")
        named.blur()
    album.shoot("event-new")
    bram.context.close()


def _next_friday(album: Album) -> int:
    at: int = album.desk.page.evaluate(
        """() => {
          const then = new Date();
          then.setDate(then.getDate() + ((5 - then.getDay() + 7) % 7 || 7));
          return then.setHours(19, 30, 0, 0);
        }"""
    )
    return at


def _printed(album: Album, event: str) -> None:
    """The sheet of results."""
    page = album.desk.page
    album.desk.go(f"event/{event}")
    expect(page.get_by_role("table")).to_be_visible()
    page.emulate_media(media="print")
    album.shoot_one("event-printed", album.desk, PAPER)
    page.emulate_media(media="screen")


# At tables


def _browser_of(album: Album, member: Member) -> Person:
    browser = album.desk.context.browser
    assert browser is not None
    person = visitor(browser, album.desk.address, "desktop")
    member.become(person)
    return person


def _tables(album: Album, club: Club) -> None:
    """The tables that are open, and an invitation to one."""
    bram, els = (_browser_of(album, club.member(name)) for name in ("Bram", "Els"))
    ask(bram, "POST", "tables", {"seats": 4, "options": {"public": True}})
    clock = {"turn": 60, "reserve": 300}
    ask(els, "POST", "tables", {"seats": 2, "options": {"public": True, "clock": clock}})
    _open(album, "", _heading("Open tables"))
    album.shoot("open-tables", at="section[aria-labelledby=finding-title]")
    theirs = ask(els, "POST", "tables", {"seats": 2})["id"]
    ask(els, "POST", f"tables/{theirs}/invitations", {"handle": club.anna.handle})
    _open(album, "", lambda person: person.page.get_by_text("Els invites you to a game."))
    album.shoot("invited", at="section[aria-labelledby=finding-title]")
    ask(els, "POST", f"tables/{theirs}/leave")
    mine = ask(album.desk, "POST", "tables", {"seats": 3})["id"]
    _open(album, f"table/{mine}", _heading("People you've played with"))
    album.shoot("inviting", at="section[aria-labelledby=opponents]")
    ask(album.desk, "POST", f"tables/{mine}/leave")
    for person in (bram, els):
        person.context.close()


def _company(album: Album, club: Club) -> None:
    """Phrases at a table."""
    bram = _browser_of(album, club.member("Bram"))
    table = club.half_a_game("Anna", "Bram")
    for person in (*album.both, bram):
        person.go(f"table/{table}")
    for person in album.both:
        person.await_turn()
    for person, words in ((bram, "Good luck!"), (album.desk, "You too!"), (bram, "Have fun!")):
        person.press("Say something")
        person.press(words)
    for person in album.both:
        expect(person.page.locator(".players .bubble").first).to_be_visible()
    album.shoot("company")
    album.desk.press("Say something")
    album.phone.press("More")
    album.phone.press("Say something")
    album.shoot("phrases")
    for person in album.both:
        person.press("Close")
    ask(bram, "POST", f"tables/{table}/seats/1/resign")
    bram.context.close()


def _watching(album: Album, club: Club) -> None:
    """Games worth a look, somebody who is followed, and a link to a result."""
    shared = club.game("Cornelia", "Els", "Willemijn")
    cornelia = _browser_of(album, club.member("Cornelia"))
    ask(cornelia, "PUT", "me/followers", {"followable": True})
    _open(album, "watch", _heading("Featured games"))
    album.shoot("featured")
    _open(album, f"follow/{club.member('Cornelia').handle}", _heading("Following Cornelia"))
    album.shoot("following")
    for person in album.both:
        person.page.goto(f"{person.address}/share/result/{shared}")
        person.page.wait_for_url(re.compile(f"/#/table/{shared}$"))
        skip, share = person.button("Skip"), person.button("Share")
        expect(skip.or_(share).first).to_be_visible()
        if skip.count():
            person.press(skip)
        expect(share).to_be_visible()
    album.shoot("shared-result")
    cornelia.context.close()


def _finding(album: Album, club: Club) -> None:
    """Waiting for opponents, and being called from another page."""
    for person in album.both:
        person.context.add_init_script(
            "localStorage.setItem('grachten-wish', '{\"players\": [4]}')"
        )
    with club.looking_for_opponents("Cornelia", "Willemijn", players=[4]):
        album.go("")
        album.desk.press(re.compile("^Find opponents"))
        _open(album, "", _heading("Looking for opponents"))
        album.shoot("finding", at="section[aria-labelledby=finding-title]")
        for person in album.both:
            person.go("rules")  # without loading the page anew
        with club.looking_for_opponents("Els", players=[4]):
            for person in album.both:
                expect(person.page.get_by_text("Your table is ready")).to_be_visible()
            album.shoot("found")
