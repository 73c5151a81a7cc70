"""The table on screens of every size: all its parts are there, and none lies on another."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.support.lobby import sit_at_new_table
from browser.support.looks import label_faults
from browser.support.map_labels import check_map_labels
from browser.support.people import Person, Visit
from browser.support.screens import set_up
from browser.support.stage import StagedServed, staged

SIZES: Final = {
    "wide": (1920, 1080),
    "laptop": (1280, 720),
    "small desk": (1024, 768),
    "tablet": (768, 1024),
    "phone": (390, 844),
    "small phone": (360, 640),
    "lying phone": (844, 390),
    "small lying phone": (667, 375),
}
SMALLEST_BOARD: Final = 300
"""Pixels across: on less, nobody finds a route."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def parts(person: Person) -> dict[str, Locator]:
    """What must be seen together."""
    page = person.page
    return {
        "prompt": person.prompt,
        "players": page.get_by_role("list", name="Players"),
        "board": page.locator("svg.map"),
        "market": person.market,
        "hand": page.get_by_role("region", name=re.compile("^Your hand: ")),
        "contracts": page.get_by_role("region", name="Your contracts"),
        "offer": person.offer,
    }


def resize(person: Person, width: int, height: int) -> None:
    """And wait until everything has found its place: what watches sizes, frame by frame."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(
        """async () => {
          for (let frame = 0; frame < 8; frame += 1)
            await new Promise((done) => requestAnimationFrame(done));
        }"""
    )


def check_table(person: Person, *, missing: set[str]) -> None:
    """Nothing lies on anything else, or reaches out of the screen."""
    shown = {name: part.bounding_box() for name, part in parts(person).items() if part.is_visible()}
    assert {*parts(person)} - {*shown} <= missing
    boxes = {name: box for name, box in shown.items() if box is not None}
    board = boxes["board"]
    assert board["width"] >= SMALLEST_BOARD
    window = person.page.viewport_size
    assert window is not None
    assert board["y"] + board["height"] <= window["height"] + 1, "the whole board is seen at once"
    for (name, one), (other, its) in combinations(boxes.items(), 2):
        across = min(one["x"] + one["width"], its["x"] + its["width"]) - max(one["x"], its["x"])
        down = min(one["y"] + one["height"], its["y"] + its["height"]) - max(one["y"], its["y"])
        assert min(across, down) <= 1, f"{name} and {other} overlap"
    assert label_faults(person.page) == []


@pytest.mark.parametrize("hand", ["right", pytest.param("left", marks=pytest.mark.nightly)])
def test_everything_has_its_place(visit: Visit, server: StagedServed, hand: str) -> None:
    """With as many players, cards and contracts as there can be, and with more to choose from."""
    anna = visit(hand=hand, confirm=False)
    server.lay_ready("crowded")
    sit_at_new_table(anna, "apprentice", "carter", "trader")
    for width, height in SIZES.values():
        resize(anna, width, height)
        check_table(anna, missing={"offer"})
    anna.press(re.compile("^Draw contracts"))
    expect(anna.offer).to_be_visible()
    for width, height in SIZES.values():
        resize(anna, width, height)
        check_table(anna, missing={"market"})  # on a phone it gives way to what is offered


def test_the_first_contracts_are_chosen_with_the_board_in_sight(
    visit: Visit, server: StagedServed
) -> None:
    anna = visit()
    set_up(anna, server)
    for width, height in SIZES.values():
        resize(anna, width, height)
        check_table(anna, missing={"market", "contracts"})
        window = anna.page.viewport_size
        keep = anna.keep.bounding_box()
        assert window is not None
        assert keep is not None
        assert keep["y"] + keep["height"] <= window["height"], "nobody has to look for the button"


def test_the_names_of_my_places_can_be_read_on_a_phone(visit: Visit, server: StagedServed) -> None:
    anna = visit("phone")
    server.lay_ready("crowded")
    sit_at_new_table(anna, "apprentice")
    check_map_labels(anna.page, large=9)
    for _ in range(3):
        anna.press("Zoom in")
    names = anna.page.locator("svg.pieces .places text")
    expect(names).to_have_count(0)  # the printed ones are large enough by now
    anna.press("Show the whole map")
    expect(names.first).to_be_visible()
