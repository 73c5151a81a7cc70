"""Every screen, small and large: nothing overlaps or is cut, and axe finds nothing serious."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.support.looks import check_looks, label_faults, target_faults
from browser.support.map_labels import check_map_labels
from browser.support.people import Size, Visit
from browser.support.screens import (
    SCREENS,
    Arrival,
    drawing_contracts,
    settings,
    text_board,
    with_clock,
)
from browser.support.stage import StagedServed, staged

ZOOMED_BY_DAY = (settings, text_board)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


LOOKS: Final[tuple[tuple[Size, str], ...]] = (
    ("desktop", "light"),
    ("phone", "dark"),
    ("desktop", "dark"),
    ("phone", "light"),
)


def _looks() -> Iterator[object]:
    """By day every other screen, large and small in turn; at night all at both sizes, in both
    lights."""
    for number, arrive in enumerate(SCREENS):
        for place, (size, theme) in enumerate(LOOKS):
            later = () if number % 4 == 2 * place else (pytest.mark.nightly,)
            name = f"{arrive.__name__}-{size}-{theme}"
            yield pytest.param(arrive, size, theme, marks=later, id=name)


@pytest.mark.parametrize(("arrive", "size", "theme"), [*_looks()])
def test_how_it_looks(
    visit: Visit, server: StagedServed, arrive: Arrival, size: Size, theme: str
) -> None:
    person = visit(size, theme=theme, confirm=arrive is drawing_contracts)
    arrive(person, server)
    check_looks(person.page)
    if size == "phone":
        assert target_faults(person.page) == [], "a finger is 44 pixels wide"


@pytest.mark.parametrize(
    "arrive",
    [
        arrive if arrive in ZOOMED_BY_DAY else pytest.param(arrive, marks=pytest.mark.nightly)
        for arrive in SCREENS
    ],
    ids=lambda arrive: arrive.__name__,
)
def test_at_twice_the_size(visit: Visit, server: StagedServed, arrive: Arrival) -> None:
    """A browser that enlarges to 200 % has half as many pixels for the page."""
    person = visit(confirm=arrive is drawing_contracts)
    person.page.set_viewport_size({"width": 640, "height": 400})
    arrive(person, server)
    assert label_faults(person.page) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_words_on_the_map_keep_clear(visit: Visit, server: StagedServed, size: Size) -> None:
    person = visit(size)
    with_clock(person, server)
    large = 4 if size == "phone" else 0  # the places of two contracts
    check_map_labels(person.page, large)
    # And it would be noticed.
    dam = person.page.locator("svg.map text", has_text="Dam").last
    dam.evaluate("(dam) => dam.setAttribute('y', Number(dam.getAttribute('y')) - 40)")
    with pytest.raises(AssertionError, match="“Dam” overlaps"):
        check_map_labels(person.page, large)


@pytest.mark.nightly
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["da", "de", "fr", "nb", "nl", "sv"])
@pytest.mark.parametrize("place", ["", "settings", "rules", "watch", "screen"])
def test_how_it_looks_in_other_languages(
    visit: Visit, language: str, theme: str, place: str
) -> None:
    person = visit("phone", language=language, theme=theme)
    person.go(place)
    expect(person.page.locator(f"html[lang={language}]")).to_have_count(1)
    expect(person.page.get_by_role("main")).to_be_visible()
    check_looks(person.page)
