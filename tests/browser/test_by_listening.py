"""A game by screen reader: the board as text, one live region, and the focus never lost."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from browser.support.listener import SET_UP, TURN, Listener
from browser.support.lobby import begin_against_bots, begin_together
from browser.support.looks import check_looks
from browser.support.people import Visit


def begin(visit: Visit) -> Listener:
    anna = visit()
    begin_against_bots(anna)
    listener = Listener(anna)
    listener.follow()
    # The call to choose contracts was before we began to listen.
    listener.act("Choose your contracts")
    return listener


def check_told_once(listener: Listener) -> None:
    """Every line of the log was heard, each once, and nothing else but whose turn it is."""
    turns = listener.page.get_by_role("log", name="Log").locator("section.turn p")
    heard = [each for each in listener.heard() if not each.startswith(TURN)]
    assert Counter(each for each in heard if not SET_UP.search(each)) == Counter(
        turns.all_text_contents()
    )


def test_the_first_turns_by_listening(visit: Visit) -> None:
    listener = begin(visit)
    for _ in range(6):
        call = listener.await_call()
        assert call is not None
        assert listener.has_a_place()
        listener.act(call)
    listener.await_call()
    check_told_once(listener)
    check_looks(listener.page)
    # One live region is all there is: nothing is told twice.
    live = listener.page.locator(
        "main :is([role=status], [role=alert], [role=log], [aria-live]):not([aria-live=off])"
    )
    expect(live).to_have_count(1)


def test_what_others_choose_moves_nobody(visit: Visit) -> None:
    """All choose their first contracts at once: what was begun stays, and so does the focus."""
    anna, bo = visit(), visit(motion="full")
    begin_together(anna, bo)
    offer = bo.page.get_by_role("region", name="Which contracts will you keep?")
    offer.get_by_role("button", pressed=True).first.click()
    listener = Listener(bo)
    listener.follow()
    Listener(anna).act("Choose your contracts")
    expect(bo.page.get_by_role("log", name="Log")).to_contain_text("has chosen.")
    expect(offer.get_by_role("button", pressed=True)).to_have_count(1)
    expect(listener.board.get_by_role("heading", name="Text board", exact=True)).to_be_focused()


@pytest.mark.nightly
def test_a_whole_game_by_listening(visit: Visit) -> None:
    listener = begin(visit)
    for _ in range(200):
        call = listener.await_call()
        if call is None:
            break
        assert listener.has_a_place()
        listener.act(call)
    else:
        raise AssertionError("The game does not end.")
    assert len(listener.person.claims) >= 4
    expect(listener.person.end).to_be_visible()
    check_told_once(listener)
