"""The table on screens of every size: all its parts are there, and none lies on another."""

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from browser.support.lobby import ask, open_table, sit_at_new_table
from browser.support.looks import label_faults, overlap
from browser.support.map_labels import check_map_labels
from browser.support.people import Person, Visit
from browser.support.screens import set_up
from browser.support.stage import StagedServed, staged
from support.strategies import IS_NIGHTLY

SIZES: Final = {
    "wide": (1920, 1080),
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "small desk": (1024, 768),
    "upright tablet": (820, 1180),
    "small upright tablet": (768, 1024),
    "phone": (390, 844),
    "small phone": (360, 640),
    "lying phone": (844, 390),
    "small lying phone": (667, 375),
    "desk at 200 %": (720, 450),
}
TRIED: Final = (
    SIZES
    if IS_NIGHTLY
    else {size: SIZES[size] for size in ("laptop", "upright tablet", "small phone", "lying phone")}
)
"""By day the four with the least room of their kind; at night all."""

SHARES: Final = {
    "wide": 0.5,
    "desk": 0.5,
    "laptop": 0.5,
    "upright tablet": 0.45,
    "small upright tablet": 0.45,
}
"""How much of the screen the map takes at least."""

STILL: Final = {"wide", "desk", "laptop", "small desk", "upright tablet", "small phone", "phone"}
"""Where nothing has to be scrolled to, with as many cards and contracts as there can be."""

FINGER: Final = 43.5
"""Pixels across, each way: what a finger hits; 44, but for rounding."""

TOUCHED: Final = {"upright tablet", "phone", "small phone", "lying phone", "small lying phone"}

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
        assert not overlap(one, its), f"{name} and {other} overlap"
    assert label_faults(person.page) == []


def check_room(person: Person, size: str) -> None:
    """The map has its share, and the rest is reached without scrolling where there is room."""
    width, height = SIZES[size]
    board = parts(person)["board"].bounding_box()
    assert board is not None
    share = board["width"] * board["height"] / (width * height)
    assert share >= SHARES.get(size, 0), f"{size}: the map takes {share:.0%}"
    if size in STILL:
        assert person.page.evaluate(SCROLLS) == [], size
    if size in TOUCHED:
        assert person.page.evaluate(SMALL_TARGETS, FINGER) == [], size


SCROLLS: Final = """() => [document.documentElement, ...document.querySelectorAll("main *")]
  .filter((it) => it === document.documentElement || getComputedStyle(it).overflowX === "auto")
  .filter((it) => !it.closest(".chronicle") && !(it.closest(".contracts") && innerWidth < 800))
  .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
  .map((it) => `${it.tagName}.${it.className}: ${it.scrollWidth} × ${it.scrollHeight}`)"""

SMALL_TARGETS: Final = """(least) => [...document.querySelectorAll("main :is(button, a)")]
  .filter((it) => !it.closest(".board") && it.checkVisibility())
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least)
  .map(([it, { width, height }]) => `${it.ariaLabel ?? it.textContent}: ${width} × ${height}`)"""


@pytest.mark.parametrize("hand", ["right", pytest.param("left", marks=pytest.mark.nightly)])
def test_everything_has_its_place(visit: Visit, server: StagedServed, hand: str) -> None:
    """With as many players, cards and contracts as there can be, and with more to choose from."""
    anna = visit(hand=hand)
    server.lay_ready("crowded")
    sit_at_new_table(anna, "apprentice", "carter", "trader")
    for size, (width, height) in TRIED.items():
        resize(anna, width, height)
        check_table(anna, missing={"offer"})
        check_room(anna, size)
    anna.press(re.compile("^Draw contracts"))
    expect(anna.offer).to_be_visible()
    for width, height in TRIED.values():
        resize(anna, width, height)
        check_table(anna, missing={"market"})  # on a phone it gives way to what is offered


def test_the_first_contracts_are_chosen_with_the_board_in_sight(
    visit: Visit, server: StagedServed
) -> None:
    anna = visit()
    set_up(anna, server)
    for size, (width, height) in TRIED.items():
        resize(anna, width, height)
        check_table(anna, missing={"market", "contracts"})
        if size in TOUCHED:
            assert anna.page.evaluate(SMALL_TARGETS, FINGER) == [], size
        window = anna.page.viewport_size
        keep = anna.keep.bounding_box()
        assert window is not None
        assert keep is not None
        assert keep["y"] + keep["height"] <= window["height"], "nobody has to look for the button"


@pytest.mark.nightly  # six sizes, and four ways to close it at each
def test_payment_lies_beside_the_route_and_is_closed_in_every_way(
    visit: Visit, server: StagedServed
) -> None:
    anna = visit()
    server.lay_ready("rich")
    sit_at_new_table(anna, "apprentice")
    ways_out: tuple[Callable[[], object], ...] = (
        lambda: anna.page.keyboard.press("Escape"),
        lambda: anna.page.mouse.click(2, 2),
        anna.page.go_back,
        lambda: anna.press("Cancel"),
    )
    at_table = anna.page.url
    for size in ("desk", "laptop", "upright tablet", "phone", "small phone", "small lying phone"):
        if size not in TRIED:
            continue
        width, height = SIZES[size]
        resize(anna, width, height)
        for name, leave in zip(GREY, ways_out, strict=True):
            grey = anna.board.get_by_label(re.compile(f"^{name}, . grey"))
            grey.dispatch_event("click")
            expect(anna.payment).to_be_visible()
            resize(anna, width, height)
            sheet, route = anna.payment.bounding_box(), grey.locator(".ring").bounding_box()
            assert sheet is not None
            assert route is not None
            assert not overlap(sheet, route), f"{size}: the route {name} is covered"
            assert sheet["x"] >= 0
            assert sheet["y"] >= 0
            assert sheet["x"] + sheet["width"] <= width
            assert sheet["y"] + sheet["height"] <= height
            leave()
            expect(anna.payment).to_have_count(0)
            assert anna.page.url == at_table
    expect(anna.stock.first).to_be_visible()


GREY: Final = (
    "Haringpakkerstoren – Oude Waal",
    "Dam – Begijnhof",
    "Noordermarkt – Jan Roodenpoortstoren",
    "Munttoren – Oost-Indisch Huis",
)
"""Routes in all corners of the map that can be paid in several colours."""


def test_a_long_name_takes_no_room_from_the_others(visit: Visit, server: StagedServed) -> None:
    anna = visit("phone")
    ask(anna, "GET", "me")
    ask(anna, "PATCH", "me", {"name": "W" * 30})
    open_table(anna, 4)
    anna.page.set_viewport_size({"width": 1280, "height": 720})
    seats = anna.page.get_by_role("list", name="Seats").locator("> li")
    boxes = [box for seat in seats.all() if (box := seat.bounding_box()) is not None]
    assert len(boxes) == 5, "four seats, and the table between them"
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    server.lay_ready("crowded")
    sit_at_new_table(anna, "apprentice", "carter", "trader")
    for size in ("small phone", "laptop", "upright tablet", "small lying phone"):
        resize(anna, *SIZES[size])
        name = anna.page.get_by_role("list", name="Players").get_by_title("W" * 30)
        box = name.bounding_box()
        assert box is not None
        assert box["height"] <= 56, f"{size}: at most three lines"
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_wilds_that_cannot_be_taken_are_dim(visit: Visit, server: StagedServed) -> None:
    anna = visit()
    server.lay_ready("crowded")
    sit_at_new_table(anna, "apprentice")
    wild = anna.market.get_by_role("button", name="Take the wild").first.locator("svg")
    expect(wild).to_have_css("opacity", "1")
    anna.press("Take the pink card")
    expect(anna.prompt).to_have_text("Take a second card")
    expect(wild).not_to_have_css("opacity", "1")


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
