"""A whole game without a mouse: from the start page to the result, with keys alone."""

import re

import pytest
from playwright.sync_api import expect

from browser.support.people import Person, Visit

FOCUSED = """() => {
  const it = document.activeElement;
  const heard = it.getAttribute("aria-label") ?? it.labels?.[0]?.innerText ?? it.innerText ?? "";
  const role = it.getAttribute("role") ?? it.tagName.toLowerCase();
  return [role, heard.trim().replace(/\\s+/g, " ")];
}"""


class Typist:
    """Somebody who touches keys only."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.keyboard = person.page.keyboard

    def tab_to(self, name: str, role: str = "") -> None:
        """Go on with Tab until what has the focus is called so."""
        for _ in range(150):
            found_role, found = self.person.page.evaluate(FOCUSED)
            if re.match(name, found) and role in ("", found_role):
                return
            self.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {name!r}.")

    def enter(self, name: str, role: str = "") -> None:
        self.tab_to(name, role)
        self.keyboard.press("Enter")

    def begin(self) -> None:
        self.person.go()
        expect(self.person.button(re.compile("^With friends"))).to_be_enabled()
        self.enter("With friends")
        expect(self.person.button("Add a bot")).to_be_visible()
        self.enter("Add a bot")
        expect(self.person.button("Start the game")).to_be_visible()
        self.tab_to("Calmly|Briskly|Instantly")
        # By the focus, which moves at once: a choice is sure only when the server has answered.
        while not re.match("Instantly", self.person.page.evaluate(FOCUSED)[1]):
            self.keyboard.press("ArrowRight")
        expect(self.person.page.get_by_role("radio", name="Instantly")).to_be_checked()
        self.enter("Start the game")
        self.person.await_turn()

    def act(self) -> None:
        person = self.person
        if person.keep.is_visible():
            self.enter("Keep ")
        elif person.button("Pass").is_visible():
            self.keyboard.press("p")
        elif person.routes.count():
            self.tab_to(r".* – .*, \d ", "button")
            number: int = person.page.evaluate("Number(document.activeElement.dataset.route)")
            enter = lambda: self.keyboard.press("Enter")  # noqa: E731 - to choose, and to pay
            person.claim_by(number, choose=enter, pay=enter)
        else:
            self.keyboard.press(self._card())

    def _card(self) -> str:
        """The key of the first coloured card that lies open, or of the deck."""
        for space in self.person.market.get_by_role("listitem").all():
            card = space.get_by_role("button", name=re.compile("card$"), disabled=False)
            if card.count():
                return card.get_attribute("aria-keyshortcuts") or ""
        return "d"


@pytest.mark.nightly
def test_a_whole_game_with_keys_alone(visit: Visit) -> None:
    anna = visit()
    typist = Typist(anna)
    typist.begin()
    for _ in range(400):
        anna.await_turn()
        if anna.is_over():
            break
        typist.act()
        anna.no_problem()
    assert len(anna.claims) >= 4
    expect(anna.end).to_be_focused()


def test_what_has_the_focus_is_seen(visit: Visit) -> None:
    """Every stop of Tab on the start page is drawn differently while it has the focus."""
    anna = visit()
    anna.go()
    expect(anna.button(re.compile("^Play now"))).to_be_enabled()
    stops = set()
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        found = anna.page.evaluate(
            """() => {
              const it = document.activeElement;
              if (it === document.body) return null;
              const drawn = [it, it.nextElementSibling, it.parentElement].filter(Boolean);
              const isSeen = drawn.some((each) => {
                const { outlineStyle, outlineWidth } = getComputedStyle(each);
                return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
              });
              return [it.outerHTML.slice(0, 80), isSeen];
            }"""
        )
        if found is None:
            continue
        stop, is_seen = found
        assert is_seen, stop
        stops.add(stop)
    assert len(stops) >= 6
