"""Pictures of one person's screens, on a desk and a phone, in five sizes."""

import base64
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Locator, ViewportSize

from browser.support.lobby import ask
from browser.support.people import SIZES, Person, Size, settings_script

PICTURES: Final = Path(__file__).parents[3] / "docs" / "pictures"


class Sheet(NamedTuple):
    """A size in which pictures are taken."""

    device: Size
    width: int
    height: int
    largest: int
    """Bytes of a picture; all of them together stay within what a repository likes to carry."""


SHEETS: Final = {
    "desktop": Sheet("desktop", 1440, 900, 48_000),
    "laptop": Sheet("desktop", 1280, 720, 36_000),
    "tablet": Sheet("desktop", 820, 1180, 40_000),
    "phone": Sheet("phone", 390, 844, 28_000),
    "phone-lying": Sheet("phone", 844, 390, 20_000),
}
FINE: Final = {"desktop": 150_000, "phone": 55_000}
"""Bytes of a picture that the documents show."""

QUALITIES: Final = (85, 75, 65, 55, 45, 35, 25)

LOOKED_AT: Final = ("desktop", "phone")
"""The sizes in which whole pages are taken, to be looked at."""

SHOWN: Final = frozenset(
    match[1]
    for document in (PICTURES.parents[1] / "README.md", *sorted(PICTURES.parent.glob("*.md")))
    for match in re.finditer(r"pictures/([\w-]+)\.webp", document.read_text(encoding="utf-8"))
)
"""The pictures that the documents show."""

AT_REST: Final = """() => document.fonts.ready.then(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
}))"""
"""Letters are there, and the page has laid itself out anew."""


class Album:
    """One person with a desk and a phone.

    For the documents, each screen is taken as WebP in every size. To be looked at, whole pages are
    taken as PNG, whatever their length.
    """

    def __init__(self, desk: Person, phone: Person, folder: Path, *, whole: bool) -> None:
        self.desk = desk
        self.phone = phone
        self.folder = folder
        self.whole = whole

    @property
    def both(self) -> tuple[Person, Person]:
        return self.desk, self.phone

    @property
    def devices(self) -> tuple[tuple[Size, Person], ...]:
        return ("desktop", self.desk), ("phone", self.phone)

    def shoot(self, name: str, at: str | None = None) -> None:
        """The screen in every size, as it is now; at a place of the page, by a selector."""
        for device in SIZES:
            self.shoot_on(name, device, at)

    def shoot_on(self, name: str, device: Size, at: str | None = None) -> None:
        person = self.desk if device == "desktop" else self.phone
        for size, sheet in SHEETS.items():
            if sheet.device != device or (self.whole and size not in LOOKED_AT):
                continue
            person.page.set_viewport_size({"width": sheet.width, "height": sheet.height})
            person.page.mouse.move(1, 1)  # nothing is pointed at
            person.page.evaluate(AT_REST)
            person.page.wait_for_timeout(300)  # what opens by itself has opened
            if at is not None:
                _bring_to_top(person.page.locator(at).first)
            if self.whole:
                self.folder.mkdir(parents=True, exist_ok=True)
                person.page.screenshot(path=self.folder / f"{name}-{size}.png", full_page=True)
                sys.stdout.write(f"{name}-{size}\n")
            else:
                _shoot(self.folder / f"{name}-{size}.webp", person, _largest(name, size))
        person.page.set_viewport_size(SIZES[device]["viewport"])

    def shoot_one(self, name: str, person: Person, size: ViewportSize) -> None:
        """In a size of its own."""
        person.page.set_viewport_size(size)
        person.page.evaluate(AT_REST)
        if self.whole:
            person.page.screenshot(path=self.folder / f"{name}.png", full_page=True)
        else:
            _shoot(self.folder / f"{name}.webp", person, SHEETS["desktop"].largest)
        person.page.set_viewport_size(SIZES["desktop"]["viewport"])

    def go(self, place: str) -> None:
        """Open a place anew: by its address alone, a page that is there already would stay."""
        for person in self.both:
            person.go(place)
            person.page.reload()


def _largest(name: str, size: str) -> int:
    if f"{name}-{size}" in SHOWN:
        return FINE.get(size, SHEETS[size].largest)
    return SHEETS[size].largest


def _bring_to_top(what: Locator) -> None:
    what.evaluate("(it) => it.scrollIntoView({ block: 'start' })")
    what.evaluate("() => window.scrollBy(0, -12)")  # some air above it


def _shoot(path: Path, person: Person, largest: int) -> None:
    session: CDPSession = person.context.new_cdp_session(person.page)
    for quality in QUALITIES:
        wanted: dict[str, Any] = {"format": "webp", "quality": quality}
        shot = base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])
        if len(shot) <= largest:
            break
    session.detach()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(shot)
    sys.stdout.write(f"{path.name}: {len(shot) // 1000} kB, quality {quality}\n")


class Wanted(NamedTuple):
    """How pictures are taken, and where they go."""

    folder: Path = PICTURES
    theme: str = "light"
    whole: bool = False


@contextmanager
def album(browser: Browser, address: str, wanted: Wanted) -> Iterator[Album]:
    """Of Anna, who has just come."""
    desk = visitor(browser, address, "desktop", theme=wanted.theme)
    ask(desk, "GET", "me")
    ask(desk, "PATCH", "me", {"name": "Anna"})
    phone = visitor(browser, address, "phone", theme=wanted.theme)
    phone.context.add_cookies(desk.context.cookies())  # type: ignore[arg-type] # the same shape
    yield Album(desk, phone, wanted.folder, whole=wanted.whole)
    for person in (desk, phone):
        person.context.close()


def visitor(browser: Browser, address: str, size: Size, **settings: object) -> Person:
    context = browser.new_context(locale="en-GB", **SIZES[size])
    context.add_init_script(settings_script(**settings))
    return Person(context, address)  # no touches: where a finger was, Chromium leaves a mark
