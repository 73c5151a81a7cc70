"""Somebody who plays by listening: by roles, names and what the page says, and by nothing else."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from browser.support.people import PATIENCE, Claim, Person

FOLLOW: Final = """(region) => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent) window.heard.push(node.textContent);
  }).observe(region, { childList: true });
}"""
TURN: Final = "Your turn. "
CLAIM: Final = re.compile("^Claim .+ with .+$")
CARD: Final = re.compile("^Take the .+ card$")
SET_UP: Final = re.compile(r" (kept (one contract|both contracts)|ha(s|ve) chosen)\.$")


class Listener:
    """A person at a table, without eyes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._answered = 0
        """How many calls to our turn were heard and obeyed."""

    def follow(self) -> None:
        """From now on hear what the live region says, and have the board as text."""
        self.page.get_by_role("status", name="News", exact=True).evaluate(FOLLOW)
        skip = self.person.button("Go to the text board")
        skip.focus()
        self.page.keyboard.press("Enter")
        expect(self.board.get_by_role("heading", name="Text board", exact=True)).to_be_focused()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="Text board", exact=True)

    def heard(self) -> list[str]:
        sentences: list[str] = self.page.evaluate("() => window.heard")
        return sentences

    def calls(self) -> list[str]:
        """What we were told to do on our turns."""
        return [each.removeprefix(TURN) for each in self.heard() if each.startswith(TURN)]

    def await_call(self) -> str | None:
        """What the page says that can be done; None when the game is over."""
        self.page.wait_for_function(
            """([turn, answered]) =>
              window.heard.filter((each) => each.startsWith(turn)).length > answered
              || document.querySelector("dialog[open]")""",
            arg=[TURN, self._answered],
            timeout=PATIENCE,
        )
        calls = self.calls()
        if len(calls) == self._answered:
            return None
        self._answered = len(calls)
        return calls[-1]

    def act(self, call: str) -> None:
        """Do what was called for, the first sensible thing."""
        if call == "Choose your contracts":
            offer = self.page.get_by_role("region", name="Which contracts will you keep?")
            expect(offer.get_by_role("button", pressed=True).first).to_be_visible()
            self._press(offer.get_by_role("button", name=re.compile("^Keep ")))
        elif call == "There's nothing you can do but pass.":
            self._press(self.person.button("Pass"))
        elif call == "Take a second card" or not self._claim():
            self._take()

    def _claim(self) -> bool:
        claims = self.board.get_by_role("button", name=CLAIM)
        if not claims.count():
            return False
        name = claims.last.get_attribute("aria-label") or ""
        self._press(claims.last)
        self.person.claims.append(Claim(name, 1, is_plain=True))
        return True

    def _take(self) -> None:
        market = self.page.get_by_role("region", name="Market", exact=True)
        cards = market.get_by_role("button", name=CARD, disabled=False)
        drawn = market.get_by_role("button", name=re.compile("^Draw from"), disabled=False)
        wilds = market.get_by_role("button", name="Take the wild", disabled=False)
        self._press(cards.or_(drawn).or_(wilds).first)

    def _press(self, what: Locator) -> None:
        what.focus()
        self.page.keyboard.press("Enter")
        self.person.no_problem()

    def has_a_place(self) -> bool:
        """Is the focus on something that the page names, not nowhere?"""
        found: bool = self.page.evaluate("() => document.activeElement !== document.body")
        return found
