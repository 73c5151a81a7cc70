"""Against bots: as quickly as I like, and back to any decision of mine."""

import re

from playwright.sync_api import expect

from browser.support.lobby import ask
from browser.support.people import Person, Visit
from support.patience import wait_until

MY_TURN = "Take cards, claim a route, or draw contracts"
SECOND = "Take a second card"
DECK = re.compile("^Draw from the deck")

ANOTHER_TURN = f"""() => new Promise((resolve) => {{
  const prompt = document.querySelector("main header p.prompt");
  function press() {{
    const deck = document.querySelector("button.can[data-place=deck]:enabled");
    if (!deck) return requestAnimationFrame(press);
    const begun = performance.now();
    deck.click();
    look(begun);
  }}
  function look(begun) {{
    if (prompt.textContent.trim() === "{MY_TURN}") resolve(performance.now() - begun);
    else requestAnimationFrame(() => look(begun));
  }}
  press();
}})"""
"""From the second card to my next turn, in milliseconds: the bot's turn lies between."""


def hand(person: Person) -> list[str]:
    """The cards, as they are called."""
    cards = person.page.get_by_role("region", name=re.compile("^Your hand: ")).get_by_role("img")
    return [card.get_attribute("aria-label") or "" for card in cards.all()]


def await_my_turn(person: Person) -> None:
    person.play_on(until=lambda: person.prompt.inner_text() == MY_TURN)


def bots_turn(person: Person) -> float:
    expect(person.prompt).to_have_text(MY_TURN)
    person.press(person.market.get_by_role("button", name=DECK))
    expect(person.prompt).to_have_text(SECOND)
    milliseconds: float = person.page.evaluate(ANOTHER_TURN)
    return milliseconds


def test_bots_move_at_the_pace_i_choose_with_movement_off(visit: Visit) -> None:
    anna = visit()
    anna.go()
    chosen = anna.page.get_by_text("Bots move: ")
    anna.press(chosen)
    anna.choose("Bots move", "Instantly")
    anna.page.reload()
    expect(chosen).to_contain_text("Bots move: Instantly")
    anna.press(re.compile("^Play now"))
    await_my_turn(anna)
    at_once = [bots_turn(anna) for _ in range(3)]
    anna.press("More")
    anna.choose("Bots move", "Calmly")
    anna.press("Close")
    path = f"tables/{anna.table}"
    wait_until(lambda: ask(anna, "GET", path)["options"]["pace"] == "calm")
    # A calm bot takes a second at least, whatever the machine; the figure is in bench/bots_turn.
    assert min(at_once) < 1000 <= bots_turn(anna)
    anna.go()
    expect(chosen).to_contain_text("Bots move: Calmly")


def test_back_to_my_last_decision_over_the_bots_and_what_i_have_seen(visit: Visit) -> None:
    anna, eva = visit(pace="instant", opponents=2, level="apprentice"), visit()
    anna.go()
    anna.press(re.compile("^Play now"))
    await_my_turn(anna)
    eva.go(f"table/{anna.table}")
    expect(eva.prompt).to_be_visible()
    held = hand(anna)
    anna.press(anna.market.get_by_role("button", name=DECK))
    expect(anna.prompt).to_have_text(SECOND)
    drawn = hand(anna)
    assert drawn != held
    anna.page.evaluate(ANOTHER_TURN)
    practice = anna.page.locator(".slip").get_by_text("Practice")
    expect(practice).to_have_count(0)
    anna.press("Undo")
    expect(anna.prompt).to_have_text(SECOND)
    assert hand(anna) == drawn
    expect(practice).to_be_visible()
    anna.page.keyboard.press("u")
    expect(anna.prompt).to_have_text(MY_TURN)
    assert hand(anna) == held
    # It is the same deal: the same card comes again. After a reload, too, one can go back.
    anna.page.reload()
    anna.press(anna.market.get_by_role("button", name=DECK))
    expect(anna.prompt).to_have_text(SECOND)
    assert hand(anna) == drawn
    anna.press("Undo")
    expect(anna.prompt).to_have_text(MY_TURN)
    # Whoever looks on sees it, too.
    expect(eva.page.locator(".slip").get_by_text("Practice")).to_be_visible()
