"""Situations that a game rarely comes to, from prepared positions: every kind of payment, a sweep,
the last round, nothing left to do, and a table as full as it can be."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.support.lobby import sit_at_new_table
from browser.support.people import Person, Size, Visit
from browser.support.stage import StagedServed, staged


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def log_of(person: Person) -> str:
    """The chronicle: beside the board where there is room, and otherwise on a sheet above it."""
    chronicle = person.page.get_by_role("log", name="Log")
    if not chronicle.is_visible():
        person.press("Log")
    expect(chronicle).to_be_visible()
    return chronicle.inner_text()


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("route", "payment", "left"),
    [
        ("Haringpakkerstoren – Noordermarkt, 3 blue", "three blue cards", "1 × blue card"),
        ("Munttoren – Blauwbrug, 3 blue", "one blue card and two wilds", "3 × blue card"),
        ("Noordermarkt – Jordaan, 2 red", "two wilds", "3 × red card"),
        ("Haringpakkerstoren – Oude Waal, 4 grey", "two green cards and two wilds", "2 × wild"),
    ],
    ids=["colour", "mixed", "wilds alone", "grey"],
)
def test_every_kind_of_payment(
    visit: Visit, server: StagedServed, route: str, payment: str, left: str
) -> None:
    server.lay_ready("rich")
    anna = visit("phone")
    sit_at_new_table(anna, "apprentice")
    wanted = anna.routes.and_(anna.page.get_by_label(re.compile(f"^{route}")))
    anna.press(wanted.locator(".plate").first)
    anna.press(anna.payment.get_by_role("button", name=payment, exact=True))
    expect(anna.page.get_by_role("img", name=left, exact=True)).to_be_visible()
    assert f"with {payment}:" in log_of(anna)
    anna.no_problem()


@pytest.mark.rule("5.2")
def test_a_grey_route_takes_each_colour_that_is_held(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("rich")
    anna = visit()
    sit_at_new_table(anna, "apprentice")
    anna.press(
        anna.routes.and_(anna.page.get_by_label(re.compile("^Dam – Begijnhof")))
        .locator(".plate")
        .first
    )
    expect(anna.payment.locator("li").get_by_role("button")).to_have_count(7)
    ways = [words.strip() for words in anna.payment.locator("li").all_inner_texts()]
    assert {*ways} == {
        "two blue cards",
        "two red cards",
        "two green cards",
        "two wilds",
        "one blue card and one wild",
        "one red card and one wild",
        "one green card and one wild",
    }
    assert ways[-1] == "two wilds", "wilds are offered last"
    anna.press("Cancel")
    expect(anna.payment).to_have_count(0)
    assert anna.stock.count() > 0, "nothing was paid"


def test_without_asking_one_press_claims_where_there_is_one_way(
    visit: Visit, server: StagedServed
) -> None:
    server.lay_ready("last round")
    anna = visit(confirm=False)
    sit_at_new_table(anna, "apprentice")
    red = anna.routes.and_(anna.page.get_by_label(re.compile(", 1 red")))
    anna.press(red.locator(".plate").first)
    expect(anna.page.get_by_text("Last round")).to_be_visible()
    expect(anna.payment).to_have_count(0)


@pytest.mark.rule("4.5")
def test_three_wilds_are_swept(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("sweep")
    anna = visit(motion="full")
    sit_at_new_table(anna, "apprentice")
    assert anna.market.get_by_role("button", name="Take the wild").count() == 2
    anna.press("Take the red card")
    expect(anna.prompt).to_have_text("Take a second card")
    anna.press("Discards: 5 cards")  # they lie open for everybody
    swept = anna.page.get_by_role("dialog", name="Discards")
    expect(swept.get_by_role("listitem")).to_have_text(
        [re.compile("one blue card$"), re.compile("one green card$"), re.compile("three wilds$")]
    )
    anna.press("Close")
    shown = [
        button.get_attribute("aria-label")
        for button in anna.market.get_by_role("button", name=re.compile("^Take the")).all()
    ]
    assert shown == [
        f"Take the {card} card" for card in ("orange", "black", "pink", "green", "red")
    ]
    assert "Three wilds were face up: the market was swept." in log_of(anna)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_last_round_and_the_count(visit: Visit, server: StagedServed, size: Size) -> None:
    server.lay_ready("last round")
    anna = visit(size, motion="quick")
    sit_at_new_table(anna, "Bo")
    anna.press(anna.curtain)
    anna.claim(anna.routes.and_(anna.page.get_by_label(re.compile(", 1 red"))).first)
    expect(anna.page.get_by_text("Last round: 2 turns left")).to_be_visible()
    anna.play_on(until=anna.page.get_by_text("Last round: one turn left").is_visible)
    anna.play_on(until=anna.button("Skip").is_visible)
    count = anna.page.get_by_role("dialog", name="Final scoring")
    expect(count).to_be_visible()
    anna.press("Skip")
    expect(anna.end).to_be_visible()
    # It is not played again: neither when one comes back, nor after a reload.
    anna.press("Back to the board")
    anna.press("Final scoring")
    expect(count).to_be_visible()
    assert anna.end.is_visible()
    anna.page.reload()
    expect(count).to_be_visible()
    assert anna.end.is_visible()
    anna.press("Back to the board")
    assert "few carts left: everyone gets one last turn." in log_of(anna)


@pytest.mark.rule("3.2", "3.3")
def test_who_can_do_nothing_passes(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("nothing")
    anna = visit()
    sit_at_new_table(anna, "Bo")
    anna.press(anna.curtain)
    expect(anna.prompt).to_have_text("There's nothing you can do but pass.")
    assert anna.stock.count() == 0
    anna.press("Pass")
    anna.press("I am Bo")
    assert "couldn't do anything and passed." in log_of(anna)


@pytest.mark.rule("6.2")
def test_the_last_contract_must_be_kept(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("one contract")
    anna = visit()
    sit_at_new_table(anna, "apprentice")
    anna.press("Draw contracts, one left")
    anna.press("Cancel")  # what cannot be taken back is asked once more
    expect(anna.offer).to_have_count(0)
    anna.page.keyboard.press("c")
    anna.press(re.compile("^Draw contracts$"))
    expect(anna.offer).to_contain_text("It's the last one, so you must keep it.")
    anna.press("Keep this one")
    expect(anna.offer).to_have_count(0)
    own = anna.page.get_by_role("region", name="Your contracts")
    expect(own.get_by_role("img", name=re.compile("^Contract: "))).to_have_count(2)
