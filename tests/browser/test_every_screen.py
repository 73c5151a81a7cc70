"""Every screen, small and large: nothing overlaps or is cut, and axe finds nothing serious."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.support.looks import check_looks
from browser.support.map_labels import check_map_labels
from browser.support.people import Size, Visit
from browser.support.screens import SCREENS, Arrival, with_clock
from browser.support.stage import StagedServed, staged


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


def _screens_and_sizes() -> Iterator[object]:
    """By day every screen at one of the two sizes, in turn; at night at both."""
    sizes: tuple[Size, Size] = ("desktop", "phone")
    for number, arrive in enumerate(SCREENS):
        for place, size in enumerate(sizes):
            later = () if place == number % 2 else (pytest.mark.nightly,)
            yield pytest.param(arrive, size, marks=later, id=f"{arrive.__name__}-{size}")


@pytest.mark.parametrize(("arrive", "size"), [*_screens_and_sizes()])
def test_how_it_looks(visit: Visit, server: StagedServed, arrive: Arrival, size: Size) -> None:
    person = visit(size)
    arrive(person, server)
    check_looks(person.page)


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
@pytest.mark.parametrize("language", ["da", "nb", "sv"])
@pytest.mark.parametrize("place", ["", "settings", "rules", "watch", "screen"])
def test_how_it_looks_in_other_languages(
    visit: Visit, language: str, theme: str, place: str
) -> None:
    person = visit("phone", language=language, theme=theme)
    person.go(place)
    expect(person.page.locator(f"html[lang={language}]")).to_have_count(1)
    expect(person.page.get_by_role("main")).to_be_visible()
    check_looks(person.page)
