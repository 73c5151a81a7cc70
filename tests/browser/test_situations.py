"""Situations that a game rarely comes to, from prepared positions: every kind of payment, a sweep,
the last round, nothing left to do, and a table as full as it can be."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from browser.support.lobby import sit_at_new_table, sit_together
from browser.support.looks import overlap
from browser.support.people import SIZES, Person, Size, Visit
from browser.support.stage import StagedServed, staged


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def route(person: Person, name: str) -> Locator:
    return person.board.get_by_label(re.compile(f"^({name})"))


def choose(person: Person, name: str) -> None:
    person.press(route(person, name).locator(".plate").first)


def middle(where: Locator) -> tuple[float, float]:
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@contextmanager
def dragging(person: Person, what: Locator) -> Iterator[Callable[[float, float], None]]:
    """With the mouse, or with a finger: it is let go where it was moved to last."""
    x, y = middle(what)
    if person.page.viewport_size == SIZES["phone"]["viewport"]:
        finger = person.context.new_cdp_session(person.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            where = [{"x": across, "y": down} for across, down in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

        touch("touchStart", (x, y))
        touch("touchMove", (x, y - 20))
        yield lambda x, y: touch("touchMove", (x, y))
        touch("touchEnd")
        return
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    yield lambda x, y: mouse.move(x, y, steps=4)
    mouse.up()


def log_of(person: Person) -> str:
    """The chronicle: beside the board where there is room, and otherwise on a sheet above it."""
    chronicle = person.page.get_by_role("log", name="Log")
    if not chronicle.is_visible():
        person.press("Log")
    expect(chronicle).to_be_visible()
    return chronicle.inner_text()


@pytest.mark.parametrize(
    ("route", "payment", "left"),
    [
        pytest.param(
            "Haringpakkerstoren – Noordermarkt, 3 blue",
            "three blue cards",
            "1 × blue card",
            id="colour",
            marks=pytest.mark.nightly,
        ),
        pytest.param(
            "Munttoren – Blauwbrug, 3 blue",
            "one blue card and two wilds",
            "3 × blue card",
            id="mixed",
            marks=pytest.mark.nightly,
        ),
        pytest.param(
            "Noordermarkt – Jordaan, 2 red",
            "two wilds",
            "3 × red card",
            id="wilds alone",
            marks=pytest.mark.nightly,
        ),
        pytest.param(
            "Haringpakkerstoren – Oude Waal, 4 grey",
            "two green cards and two wilds",
            "2 × wild",
            id="grey",
        ),
    ],
)
def test_every_kind_of_payment(
    visit: Visit, server: StagedServed, route: str, payment: str, left: str
) -> None:
    server.lay_ready("rich")
    anna = visit("phone", confirm=True)
    sit_at_new_table(anna, "apprentice")
    choose(anna, route)
    pays = anna.payment.get_by_role("button", name=f"Pay {payment}", exact=True)
    if not pays.is_visible():
        anna.payment.get_by_text("Other ways to pay").tap()
    anna.press(pays)
    expect(anna.page.get_by_role("img", name=left, exact=True)).to_be_visible()
    assert f"with {payment}:" in log_of(anna)
    anna.no_problem()


def test_a_grey_route_takes_each_colour_that_is_held(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("rich")
    anna = visit()
    sit_at_new_table(anna, "apprentice")
    choose(anna, "Dam – Begijnhof")
    expect(anna.ways).to_have_text(
        ["Pay two blue cards", "Pay two red cards", "Pay two green cards"]
    )
    expect(anna.ways.first).to_be_focused()
    anna.payment.get_by_text("Other ways to pay").click()
    expect(anna.payment.locator("details").get_by_role("button")).to_have_text(
        [
            "Pay one blue card and one wild",
            "Pay one red card and one wild",
            "Pay one green card and one wild",
            "Pay two wilds",
        ]
    )
    anna.press("Cancel")
    expect(anna.payment).to_have_count(0)
    assert anna.stock.count() > 0, "nothing was paid"


def test_one_press_claims_where_one_payment_is_sensible_and_can_be_taken_back(
    visit: Visit, server: StagedServed
) -> None:
    server.lay_ready("rich")
    anna, bo = visit(), visit("phone")
    sit_together(anna, bo)
    blue = anna.page.get_by_role("img", name=re.compile("× blue card$"))
    choose(anna, "Haringpakkerstoren – Noordermarkt, 3 blue")
    told = anna.page.locator(".notices p", has_text="with three blue cards: 4 points")
    expect(told).to_be_visible()
    expect(blue).to_have_accessible_name("1 × blue card")
    anna.press(told.get_by_role("button", name="Undo"))
    expect(blue).to_have_accessible_name("4 × blue card")
    expect(told).to_have_count(0)
    # Who wants to pay otherwise asks for it.
    route(anna, "Haringpakkerstoren – Noordermarkt, 3 blue").locator(".hit").click(button="right")
    expect(anna.ways).to_have_text(["Pay three blue cards"])
    anna.page.keyboard.press("Escape")
    expect(anna.payment).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_card_is_dragged_onto_a_route(visit: Visit, server: StagedServed, size: Size) -> None:
    server.lay_ready("rich")
    anna = visit(size)
    sit_at_new_table(anna, "apprentice")
    wanted = route(anna, "Dam – Begijnhof")
    number = wanted.get_attribute("data-route")
    before = anna.routes.count()
    x, y = middle(wanted.locator(".plate").first)
    stack = anna.page.get_by_role("listitem").filter(
        has=anna.page.get_by_role("img", name="3 × red card")
    )
    with dragging(anna, stack) as move:
        move(x, y)
        held = anna.board.get_by_role("button", pressed=True)
        expect(held).to_have_attribute("data-route", number or "")
        assert anna.routes.count() < before, "only what a red card can pay for is marked"
    expect(anna.page.get_by_role("img", name="1 × red card")).to_be_visible()
    assert "with two red cards:" in log_of(anna)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_why_a_route_cannot_be_claimed(visit: Visit, server: StagedServed, size: Size) -> None:
    server.lay_ready("sweep")
    anna = visit(size)
    sit_at_new_table(anna, "apprentice")
    x, y = middle(route(anna, "Noordermarkt – Jordaan").locator(".plate").first)
    if size == "phone":
        anna.page.touchscreen.tap(x, y)
    else:
        anna.page.mouse.click(x, y)
    why = anna.page.locator(".notices .problem")
    expect(why).to_contain_text("This route takes two red cards")
    notice, prompt = why.bounding_box(), anna.prompt.bounding_box()
    assert notice is not None
    assert prompt is not None
    assert not overlap(notice, prompt), "what can be done is still to be read"
    anna.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


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


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_the_last_round_and_the_count(visit: Visit, server: StagedServed, size: Size) -> None:
    server.lay_ready("last round")
    anna = visit(size, motion="quick")
    sit_at_new_table(anna, "Bo")
    anna.press(anna.curtain)
    anna.claim(anna.routes.and_(anna.page.get_by_label(re.compile(", 1 red"))).first)
    expect(anna.page.get_by_text("Last round: this is your last turn")).to_be_visible()  # Bo's
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
    assert "almost out of carts: everyone gets one last turn." in log_of(anna)


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


def test_the_last_contract_must_be_kept(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("one contract")
    anna = visit(confirm=True)
    sit_at_new_table(anna, "apprentice")
    anna.press("Draw contracts, one left")
    anna.press("Cancel")  # what cannot be taken back is asked once more
    expect(anna.page.locator("dialog")).to_have_count(0)  # while it is there, keys are its own
    expect(anna.offer).to_have_count(0)
    anna.page.keyboard.press("c")
    anna.press(re.compile("^Draw contracts$"))
    expect(anna.offer).to_contain_text("It's the last one, so you must keep it.")
    anna.press("Keep this one")
    expect(anna.offer).to_have_count(0)
    own = anna.page.get_by_role("region", name="Your contracts")
    expect(own.get_by_role("img", name=re.compile("^Contract: "))).to_have_count(2)
