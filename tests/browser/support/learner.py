"""Somebody who learns the game: they read each slip of the guide, and do what it asks for."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect

import grachten
from browser.support.people import Person

LESSON: Final = json.loads(
    (Path(grachten.__file__).parent / "lessons" / "first-game.json").read_text()
)
PLAYS: Final[list[dict[str, Any]]] = [play for play in LESSON["plays"] if play["seat"] == 0]
"""What the learner plays."""

COVERED: Final = """() => {
  const slip = document.querySelector(".guide.shown")?.getBoundingClientRect();
  if (!slip) return null;
  const inside = ({ left, right, top, bottom }) =>
    left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  return [...document.querySelectorAll(".ink .round:not(.halo)")]
    .map((round) => round.getBoundingClientRect())
    .filter((it) => !inside(it) || (it.left < slip.right && it.right > slip.left &&
      it.top < slip.bottom && it.bottom > slip.top)).length;
}"""
"""How many of the things that the slip points at it covers, or that are not on the screen."""

OUTSIDE: Final = """() => {
  const slip = document.querySelector(".guide.shown").getBoundingClientRect();
  return slip.left < 0 || slip.top < 0 || slip.right > innerWidth || slip.bottom > innerHeight;
}"""


class Learner:
    def __init__(self, person: Person, seen: Callable[[str], None] = lambda _name: None) -> None:
        self.person = person
        self.page = person.page
        self.slips: list[str] = []
        """Everything that was read."""
        self._seen = seen

    @property
    def slip(self) -> Locator:
        return self.page.locator(".guide.shown:has(.ways) .says")

    @property
    def why(self) -> Locator:
        """Why something else is not the thing to do now."""
        return self.page.locator(".guide.shown .why")

    @property
    def next(self) -> Locator:
        return self.page.locator(".guide.shown .button.first")

    def read(self) -> None:
        """Read slips until one asks for an action."""
        self.look()
        while self.next.is_visible():
            self.person.press(self.next)
            self.look()

    def let_play(self) -> None:
        """The middle of the game is played for us."""
        self.look()
        self.person.press(self.next)

    def look(self) -> None:
        """Read the next slip: it points at what can be seen, and covers nothing of it."""
        if self.slips:
            expect(self.slip).not_to_have_text(self.slips[-1])
        expect(self.slip).to_be_visible()
        self.page.wait_for_function(f"() => ({COVERED})() === 0")
        assert not self.page.evaluate(OUTSIDE)
        self.slips.append(self.slip.inner_text())
        self._seen(f"{len(self.slips):02}")

    # What is asked for

    def do(self, action: dict[str, Any]) -> None:
        match action["type"]:
            case "keep":
                self.keep(action["choice"])
            case "take":
                self.person.press(self.card(action["card"]))
            case "draw":
                self.person.press(self.page.locator('[data-place="deck"]'))
            case "draw-contracts":
                self.person.press(self.page.locator('[data-place="contract-deck"]'))
            case "claim":
                self.claim(action["route"])

    def keep(self, choice: str) -> None:
        offered = self.page.locator(".offer .choice")
        wanted = {"first": [True, False], "second": [False, True], "both": [True, True]}[choice]
        for place, is_wanted in enumerate(wanted):
            if (offered.nth(place).get_attribute("aria-pressed") == "true") != is_wanted:
                self.person.press(offered.nth(place))
        self.person.press(self.page.locator(".offer .button.first"))

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-place^="space-"] button:has(svg[style*="--{card}"])').first

    def route(self, number: int) -> Locator:
        return self.page.locator(f'[data-route="{number}"] .plate').first

    def claim(self, route: int) -> None:
        """One press; where there are several sensible ways to pay, the first of them."""
        self.person.press(self.route(route))
        payment = self.page.locator("dialog[open] .way")
        owned = self.page.locator(f'[data-route="{route}"].owned')
        expect(payment.first.or_(owned)).to_be_visible()
        if payment.first.is_visible():
            self.person.press(payment.first)
        expect(payment).to_have_count(0)
