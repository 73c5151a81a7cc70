"""The guided first game, from the first click to its end, and the helper in the game after it."""

import re

import pytest
from playwright.sync_api import expect

from browser.support.learner import PLAYS, Learner
from browser.support.looks import axe_faults
from browser.support.people import Person, Visit


def invited(person: Person) -> Learner:
    """A first visitor takes up the invitation."""
    person.go()
    person.press(person.page.locator(".invitation .button.first"))
    return Learner(person)


def play(learner: Learner, first: int, last: int) -> None:
    """Read and do everything that the learner's actions of these numbers teach."""
    for number in range(first, last):
        taught = PLAYS[number]
        if taught["teaches"] == "meanwhile":
            if PLAYS[number - 1]["teaches"] != "meanwhile":
                learner.let_play()
            continue
        learner.read()
        learner.do(taught["action"])


def finished(learner: Learner) -> None:
    expect(learner.page.locator("dialog .note .button.first")).to_be_visible()


def test_a_first_visitor_learns_the_game_leaves_resumes_and_plays_on_with_a_helper(
    visit: Visit,
) -> None:
    anna = visit()
    learner = invited(anna)

    # What else is tried is explained, and not done.
    learner.read()
    learner.keep("both")
    expect(learner.why).to_contain_text("needs a long path")
    learner.do(PLAYS[0]["action"])
    expect(learner.slip).to_contain_text("Take the pink card")
    anna.press(learner.card("wild"))
    expect(learner.why).to_contain_text("just not yet")
    anna.press(anna.page.locator('[data-place="contract-deck"]'))
    expect(learner.why).to_contain_text("a little later")
    anna.press(learner.route(PLAYS[6]["action"]["route"]))
    expect(learner.why).to_contain_text("any open route")
    assert anna.page.locator("dialog[open]").count() == 0
    # A step can be skipped: then it is done for us.
    anna.press(anna.button("Do it for me"))
    expect(learner.slip).to_contain_text("Draw the second one")
    learner.do(PLAYS[2]["action"])

    # It waits while we are away: after a reload, and after another visit.
    expect(learner.slip).to_contain_text("Griet has played")
    anna.press(learner.next)
    asked = learner.slip.inner_text()
    anna.page.reload()
    expect(learner.slip).to_have_text(asked)
    table = anna.table
    anna.press(anna.button("Leave"))
    anna.press(anna.page.get_by_role("link", name="Leave and continue later"))
    expect(anna.page.get_by_role("heading", name="Your guided game is waiting")).to_be_visible()
    anna.press(anna.page.get_by_role("link", name="Continue"))
    expect(learner.slip).to_have_text(asked)
    assert anna.table == table

    play(learner, 3, len(PLAYS))
    finished(learner)
    expect(anna.page.get_by_text("You win")).to_be_visible()
    assert axe_faults(anna.page) == []

    # The first real game: a helper that can be asked, and sent away.
    anna.press("Play your first game")
    anna.await_turn()
    anna.press(anna.button("What can I do?"))
    answer = anna.page.get_by_role("region", name="What you can do")
    expect(answer).to_contain_text("Keep one or both contracts")
    anna.press(anna.keep)
    expect(answer).to_contain_text(re.compile(r"Take two cards|turn\. When"))
    assert axe_faults(anna.page) == []
    anna.press(answer.get_by_role("button", name="Don't show this again"))
    expect(anna.button("What can I do?")).to_have_count(0)
    anna.page.reload()
    anna.await_turn()
    expect(anna.button("What can I do?")).to_have_count(0)
    # It is called back in the settings.
    anna.go("settings")
    anna.page.get_by_role("switch", name="Helper").check(force=True)
    anna.page.go_back()
    expect(anna.button("What can I do?")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("size", "language"), [("desktop", "da"), ("phone", "en"), ("phone", "da")]
)
def test_the_whole_guided_game(visit: Visit, size: str, language: str) -> None:
    learner = invited(visit(size, language=language))
    play(learner, 0, len(PLAYS))
    finished(learner)
    said = " ".join(learner.slips)
    assert ("Velkommen til Amsterdam" in said) == (language == "da")
    # Once more: it begins anew.
    learner.person.press(learner.page.locator("dialog .note a.button"))
    learner.slips.clear()
    learner.look()
    assert learner.slips[0].startswith(("Welcome", "Velkommen"))


@pytest.mark.nightly
def test_the_guide_can_be_declined_or_sent_away(visit: Visit) -> None:
    bram = visit()
    bram.go()
    bram.press("No, thanks")
    bram.page.reload()
    expect(bram.button(re.compile("^Play now"))).to_be_visible()
    expect(bram.page.locator(".invitation")).to_have_count(0)
    # It is found again in the rules.
    bram.go("rules")
    bram.press(bram.page.get_by_role("link", name="Learn to play"))
    learner = Learner(bram)
    learner.look()
    bram.press(bram.button("Leave"))
    bram.press("Play on without the guide")
    expect(learner.slip).to_have_count(0)
    bram.press(bram.keep)  # both: nobody minds
    bram.await_turn()
    expect(bram.button("What can I do?")).to_be_visible()


@pytest.mark.nightly
def test_the_guided_game_by_keys(visit: Visit) -> None:
    cato = visit()
    learner = invited(cato)
    for _ in range(3):
        expect(learner.next).to_be_focused()
        cato.page.keyboard.press("Enter")
    expect(learner.next).to_have_count(0)
    live = cato.page.get_by_role("region", name="Guide").locator("[aria-live=polite]")
    expect(live).to_contain_text("keep only this one")
    # The contracts had the focus before the guide spoke; they have it again, and keys go on there.
    expect(cato.offer.get_by_role("heading")).to_be_focused()
    choices = cato.offer.locator(".choice")
    wanted = PLAYS[0]["action"]["choice"]
    for place, choice in enumerate(("first", "second")):
        cato.page.keyboard.press("Tab")
        expect(choices.nth(place)).to_be_focused()
        if choice != wanted:
            cato.page.keyboard.press("Space")
    cato.page.keyboard.press("Tab")
    expect(cato.keep).to_be_focused()
    cato.page.keyboard.press("Enter")
    expect(learner.slip).to_contain_text("Take the pink card")
