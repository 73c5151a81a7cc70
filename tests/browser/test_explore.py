"""Trying something out: from a finished game to the analysis board, the judge, and back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.support.looks import check_looks
from browser.support.people import Person, Size, Visit
from browser.test_replay import expect_step, moment, play_a_game
from support.served import Served

HERE = "Try it out from here"
STEP = 2
"""Both have chosen their contracts, and the first turn begins."""


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    return play_a_game(server.address)


def sign(person: Person, name: str = "Analysis") -> Locator:
    return person.page.get_by_role("region", name=name, exact=True)


def chances(person: Person) -> Locator:
    return sign(person).get_by_role("list", name="Win chances").get_by_role("listitem")


def draw(person: Person) -> None:
    """A card from the deck, which can always be drawn that early in the game."""
    person.press(person.market.get_by_role("button", name=re.compile("^Draw from the deck")))


def begin(person: Person, steps: int, how: str) -> None:
    dialog = person.page.get_by_role("dialog", name=f"Try it out from step {steps}")
    dialog.get_by_role("radio", name=how).check(force=True)
    person.press(dialog.get_by_role("button", name="Begin"))
    expect(sign(person)).to_contain_text(f"From step {steps} of the game between")


def test_from_a_replay_one_moves_for_everyone_with_a_judge(visit: Visit, table: str) -> None:
    anna = visit(motion="none")
    anna.go(f"replay/{table}?step={STEP}")
    expect_step(anna, STEP)
    before = anna.page.get_by_role("list", name="Players").inner_text()
    anna.press(HERE)
    begin(anna, STEP, "Move for everyone")
    # The others' cards lie open, and there is nothing between the players.
    expect(sign(anna).get_by_label(re.compile(r"^(Maria|Pieter): .* in hand"))).to_have_count(1)
    over = sign(anna).get_by_role("button", name="Start over")
    expect(over).to_be_disabled()
    hand = anna.page.get_by_role("region", name=re.compile("^Your hand: "))
    hand = hand.or_(anna.page.get_by_label(re.compile("^Your hand: ")))
    held = hand.first.get_attribute("aria-label")

    sign(anna).get_by_role("switch", name="Judge").check(force=True)
    expect(chances(anna)).to_have_count(2)
    best = sign(anna).get_by_role("heading", name=re.compile("^Best for "))
    first = best.inner_text()
    expect(chances(anna).first).to_contain_text(re.compile(r"\d+%"))

    # Two cards are a turn, and then it is the other player's: the judge speaks of them.
    draw(anna)
    expect(over).to_be_enabled()
    draw(anna)
    expect(best).not_to_have_text(first)
    expect(anna.page.get_by_role("dialog")).to_have_count(0)

    # Undo takes back the last step, whoever made it; starting over leads to the position.
    anna.press("Undo")
    expect(best).to_have_text(first)
    anna.press(over)
    expect(over).to_be_disabled()
    expect(hand.first).to_have_attribute("aria-label", held or "")

    # After a reload it is as it was, the judge is still on, and the way back is known.
    settled = sign(anna).locator("[aria-busy=false]")
    expect(settled).to_be_visible()
    anna.page.reload()
    expect(settled).to_be_visible()
    expect(chances(anna)).to_have_count(2)
    sign(anna).get_by_role("switch", name="Judge").uncheck(force=True)
    expect(chances(anna)).to_have_count(0)
    anna.press(sign(anna).get_by_role("link", name="Back to the replay"))
    expect_step(anna, STEP)
    assert anna.page.get_by_role("list", name="Players").inner_text() == before


def test_at_a_mistake_one_plays_on_against_bots(visit: Visit, table: str) -> None:
    anna = visit(motion="none")
    anna.go(f"replay/{table}?seat=0&review=1")
    review = anna.page.get_by_role("region", name="Review", exact=True)
    summary = review.get_by_role("region", name="Summary")
    anna.press(summary.get_by_role("button", name=re.compile("Better: ")).first)
    at = int(moment(anna).input_value())
    here = review.get_by_role("region", name="This step")
    # By keyboard.
    here.get_by_role("button", name=HERE).focus()
    anna.page.keyboard.press("Enter")
    dialog = anna.page.get_by_role("dialog", name=f"Try it out from step {at - 1}")
    expect(dialog.get_by_role("radio", name="Maria")).to_be_checked()
    expect(dialog.get_by_role("radio", name="Burgomaster")).to_be_checked()
    dialog.get_by_role("radio", name="Apprentice").check(force=True)
    dialog.get_by_role("button", name="Begin").focus()
    anna.page.keyboard.press("Enter")
    expect(sign(anna)).to_contain_text(f"From step {at - 1} of the game between Maria and Pieter")
    expect(anna.page.get_by_role("list", name="Players")).to_contain_text("Maria (you)")
    anna.press(sign(anna).get_by_role("link", name="Back to the replay"))
    expect_step(anna, at)
    expect(review).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("phone", "de", "light"),
        pytest.param("desktop", "en", "dark", marks=pytest.mark.nightly),
        pytest.param("desktop", "de", "light", marks=pytest.mark.nightly),
        pytest.param("phone", "en", "dark", marks=pytest.mark.nightly),
    ],
)
def test_how_it_looks(visit: Visit, table: str, size: Size, language: str, theme: str) -> None:
    anna = visit(size, language=language, theme=theme)
    anna.go(f"replay/{table}?step={STEP}")
    anna.press(re.compile(f"^({HERE}|Von hier aus ausprobieren)$"))
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check_looks(anna.page)
    dialog.get_by_role("radio", name=re.compile("^(Move for everyone|Für alle ziehen)$")).check(
        force=True
    )
    anna.press(dialog.get_by_role("button", name=re.compile("^(Begin|Beginnen)$")))
    branch = anna.page.get_by_role("region", name=re.compile("^Analy(sis|se)$"))
    branch.get_by_role("switch").check(force=True)
    shown = branch.get_by_role("list", name=re.compile("^(Win chances|Siegchancen)$"))
    expect(shown.get_by_role("listitem")).to_have_count(2)
    expect(branch.locator("[aria-busy=false]")).to_be_visible()
    check_looks(anna.page)
