"""What the board says to somebody who points: at a route, at a contract, at a line of the log."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.support.lobby import sit_at_new_table
from browser.support.people import Visit
from browser.support.stage import StagedServed, staged

COVERED: Final = """
(tip) => {
  const box = tip.getBoundingClientRect();
  return [...document.querySelectorAll(".route .plate")].filter((plate) => {
    const its = plate.getBoundingClientRect();
    const [x, y] = [(its.left + its.right) / 2, (its.top + its.bottom) / 2];
    return box.left < x && x < box.right && box.top < y && y < box.bottom;
  }).length;
}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def test_pointing_tells_what_a_route_costs_and_what_a_contract_still_takes(
    visit: Visit, server: StagedServed
) -> None:
    server.lay_ready("rich")
    anna = visit()
    sit_at_new_table(anna, "apprentice")
    tip = anna.page.get_by_role("tooltip")

    # Red is paid in its colour; black takes wilds; what cannot serve a contract has no pennant.
    red = anna.routes.and_(anna.page.get_by_label(re.compile("^Haringpakkerstoren – Koren.*1 red")))
    black = anna.routes.and_(anna.page.get_by_label(re.compile("^Begijnhof – Munttoren, 2 black")))
    expect(red.locator("path.edge:not(.wilds)")).to_have_count(1)
    expect(black.locator("path.edge.wilds")).to_have_count(1)
    flagged = anna.page.locator("[data-pennant]")
    expect(flagged).to_have_count(4)  # both routes of both pairs that lead there

    red.locator(".plate").first.hover()
    expect(tip).to_contain_text("one red card: 1 point")
    expect(tip).to_contain_text("You have 3 matching cards and 4 wilds")
    expect(tip).to_contain_text("Helps with Nieuwe Waal – Korenmetershuisje")
    assert tip.evaluate(COVERED) == 0, "the slip covers no route"
    red.focus()
    assert red.get_attribute("aria-describedby") == tip.get_attribute("id")
    anna.page.mouse.move(2, 2)
    red.blur()
    expect(tip).to_have_count(0)

    own = anna.page.get_by_role("region", name="Your contracts")
    first = own.get_by_role("listitem", name="Nieuwe Waal – Korenmetershuisje")
    first.focus()
    expect(tip).to_contain_text("3 more spaces – you have 9 carts")
    expect(first.get_by_role("img", name=re.compile("3 spaces still to claim"))).to_be_visible()
    ways = anna.page.locator(".ways .way")
    assert (ways.get_attribute("d") or "").count("M") == 4
    assert tip.evaluate(COVERED) == 0, "the slip covers no route"
    anna.page.keyboard.press("Tab")
    expect(tip).to_contain_text("Completed")
    assert (ways.get_attribute("d") or "").count("M") == 2, "the path that completes it"


def test_what_happened_is_marked_until_i_act_and_the_log_lights_it(
    visit: Visit, server: StagedServed
) -> None:
    server.lay_ready("rich")
    anna = visit()
    sit_at_new_table(anna, "apprentice")
    marks = anna.page.locator("[data-fresh], .players .taken")
    anna.press("Take the pink card")
    expect(anna.prompt).to_have_text("Take a second card")
    anna.page.keyboard.press("2")
    expect(anna.page.get_by_role("log")).to_contain_text("Turn 2")
    anna.await_turn()
    expect(marks.first).to_be_visible()

    anna.page.get_by_role("log").focus()
    anna.page.keyboard.press("ArrowUp")
    lit = anna.page.locator(".lit")
    expect(lit.first).to_be_visible()
    anna.page.keyboard.press("ArrowUp")
    expect(lit.first).to_be_visible()
    anna.page.locator(".home").focus()
    expect(lit).to_have_count(0)
    anna.press("Show the last moves again")
    anna.await_turn()
    expect(marks.first).to_be_visible()

    anna.page.keyboard.press("1")
    expect(anna.prompt).to_have_text("Take a second card")
    expect(marks).to_have_count(0)
    expect(anna.button("Show the last moves again")).to_have_count(0)


def test_a_tap_on_a_place_writes_its_name_large(visit: Visit, server: StagedServed) -> None:
    server.lay_ready("one contract")
    anna = visit("phone")
    sit_at_new_table(anna, "apprentice")
    names = anna.page.locator("svg.pieces .places text")
    before = names.all_inner_texts()
    assert "Blauwbrug" not in before
    box = anna.page.locator("svg.map").bounding_box()
    assert box is not None
    # The medallion of the Blauwbrug lies at (891, 556) of a sheet that begins at (-54, -54).
    x = box["x"] + (891 + 54) / 1108 * box["width"]
    y = box["y"] + (556 + 54) / 878 * box["height"]
    anna.page.touchscreen.tap(x, y)
    expect(names.filter(has_text="Blauwbrug")).to_be_visible()
    anna.page.touchscreen.tap(x, y)
    expect(names.filter(has_text="Blauwbrug")).to_have_count(0)
