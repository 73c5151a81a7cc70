"""Who I am: a passkey on two devices, a crest, everything as one file, and all of it deleted.

Chromium's virtual authenticator makes real passkeys, without anybody's finger.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from browser.support.looks import check_looks, target_faults
from browser.support.people import SIZES, Person, Size, settings_script
from support.served import Served

PICTURES: Final = os.environ.get("GRACHTEN_PICTURES")
"""A folder for pictures to be looked at."""

AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A browser of its own, with an authenticator."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._line: CDPSession = person.page.context.new_cdp_session(person.page)
        self._line.send("WebAuthn.enable")
        added = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._this = {"authenticatorId": added["authenticatorId"]}

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._line.send("WebAuthn.getCredentials", self._this)[
            "credentials"
        ]
        return found

    def synchronise(self, credentials: list[dict[str, Any]]) -> None:
        """As clouds do with passkeys."""
        for each in credentials:
            self._line.send("WebAuthn.addCredential", {**self._this, "credential": each})

    def name(self) -> str:
        return self.page.locator(".who strong").inner_text().strip()


NewDevice = Callable[..., Device]


@pytest.fixture
def device(new_context: CreateContextCallback, server: Served) -> Iterator[NewDevice]:
    people: list[Person] = []

    def come(size: Size = "desktop", **settings: object) -> Device:
        context = new_context(**SIZES[size])
        context.add_init_script(settings_script(**settings))
        named = server.address.replace("127.0.0.1", "localhost")
        person = Person(context, named, touches=size == "phone")
        people.append(person)
        return Device(person)

    yield come
    for person in people:
        person.faults.check()


def call_me(device: Device, name: str) -> None:
    device.person.press("Change name")
    device.page.get_by_role("textbox", name="Your name").fill(name)
    device.person.press("Save")
    expect(device.page.locator(".who strong")).to_have_text(name)


def picture(device: Device, name: str) -> None:
    if PICTURES:
        device.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def test_a_passkey_makes_me_the_same_person_on_two_devices(device: NewDevice) -> None:
    laptop, phone = device(), device("phone")
    laptop.person.go()
    laptop.person.press(laptop.page.locator(".name a"))  # my name leads to me
    expect(laptop.page).to_have_url(re.compile("#/you$"))
    call_me(laptop, "Annetje K.")
    laptop.person.press("Create a passkey")
    expect(laptop.page.get_by_text("You have a passkey, so")).to_be_visible()
    expect(laptop.page.get_by_role("listitem").filter(has_text="Created on")).to_have_count(1)
    (credential,) = laptop.credentials
    assert credential["isResidentCredential"]

    phone.person.go("you")
    assert phone.name().startswith("Guest ")
    phone.synchronise([credential])
    phone.person.press("Sign in with a passkey")
    expect(phone.page.get_by_text("Welcome back, Annetje K..")).to_be_visible()
    assert phone.name() == "Annetje K."
    # Until it has asked for everything: the next request would be a stranger's.
    expect(phone.person.button("Sign in with a passkey")).to_be_enabled()

    # Signed out from the laptop, the phone is nobody, and comes back by its passkey.
    laptop.person.press("Sign out on all other devices")
    expect(laptop.page.get_by_text("All other devices are signed out.")).to_be_visible()
    phone.page.reload()
    expect(phone.page.locator(".who strong")).to_have_text(re.compile("^Guest "))
    phone.person.press("Sign in with a passkey")
    expect(phone.page.get_by_text("Welcome back, Annetje K..")).to_be_visible()


def test_whoever_signs_in_is_told_what_stays_behind(device: NewDevice) -> None:
    guest = device()
    guest.person.go()
    guest.person.press(re.compile("^Play now"))
    expect(guest.page).to_have_url(re.compile("#/table/"))
    guest.person.go("you")
    said = guest.page.get_by_text("this device can no longer reach")
    expect(said).to_contain_text(guest.name())


def test_everything_is_taken_along_and_then_deleted(device: NewDevice) -> None:
    mine = device()
    mine.person.go("you")
    call_me(mine, "Griet the Vanishing")
    mine.person.press("Create a passkey")
    expect(mine.page.get_by_text("You have a passkey, so")).to_be_visible()
    with mine.page.expect_download() as downloading:
        mine.person.press(mine.page.get_by_role("link", name="Download everything"))
    file = Path(downloading.value.path())
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["format"] == "grachten-person/1"
    assert found["stored"]["people"][0]["name"] == "Griet the Vanishing"

    mine.person.press("Delete everything about me")
    asked = mine.page.get_by_role("dialog")
    expect(asked).to_contain_text("your seat there will belong to “somebody”")
    mine.person.press(asked.get_by_role("button", name="Cancel"))
    assert mine.name() == "Griet the Vanishing"
    mine.person.press("Delete everything about me")
    mine.person.press(asked.get_by_role("button", name="Delete it all"))
    expect(mine.page).to_have_url(re.compile("#/$"))
    expect(mine.page.locator(".name strong")).to_have_text(re.compile("Guest "))
    mine.person.go("you")
    mine.person.press("Sign in with a passkey")
    expect(mine.page.get_by_text("This server doesn't know that passkey.")).to_be_visible()
    mine.person.faults.forgiven = ("404",)


def test_a_crest_is_put_together_and_kept(device: NewDevice) -> None:
    mine = device("phone")
    mine.person.go("you")
    mine.person.press(mine.page.locator("summary"))
    shield = mine.page.locator(".shield").get_by_role("img")
    for group, option in (
        ("Division", "Chevron"),
        ("First colour", "blue"),
        ("Second colour", "gold"),
        ("Charge", "a tulip"),
    ):
        chosen = mine.page.get_by_role("group", name=group)
        mine.person.press(
            chosen.locator("label").filter(has_text=re.compile(f"^\\s*{option}\\s*$"))
        )
        expect(chosen.get_by_role("radio", name=option, exact=True)).to_be_checked()
    expect(shield).to_have_accessible_name("Chevron, blue and gold: a tulip")
    mine.page.wait_for_load_state("networkidle")
    mine.page.reload()
    expect(shield).to_have_accessible_name("Chevron, blue and gold: a tulip")


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("phone", "de", "dark"),
        pytest.param("desktop", "en", "light", marks=pytest.mark.nightly),
        pytest.param("phone", "fr", "light", marks=pytest.mark.nightly),
        pytest.param("desktop", "nl", "dark", marks=pytest.mark.nightly),
    ],
)
def test_the_page_is_good_to_look_at(
    device: NewDevice, size: Size, language: str, theme: str
) -> None:
    mine = device(size, language=language, theme=theme)
    mine.person.go("you")
    expect(mine.page.locator("#keys")).to_be_visible()
    picture(mine, f"you-{size}-{language}-{theme}")
    mine.page.locator("summary").click()
    check_looks(mine.page)
    assert target_faults(mine.page) == []
    picture(mine, f"you-crest-{size}-{language}-{theme}")
    mine.page.locator(".delete").click()
    check_looks(mine.page)
    if PICTURES:
        mine.page.screenshot(path=Path(PICTURES) / f"you-delete-{size}-{language}-{theme}.png")
