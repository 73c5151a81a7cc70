"""The review of a finished game: from the result, by keyboard, on a phone, in two languages."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from browser.support.looks import check_looks
from browser.support.people import Person, Size, Visit
from browser.test_replay import expect_step, moment, play_a_game
from grachten.env.pixels import pixels_of
from support.served import Served


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    return play_a_game(server.address)


def panel(person: Person, name: str = "Review") -> Locator:
    return person.page.get_by_role("region", name=name, exact=True)


def curve(person: Person) -> Locator:
    return panel(person).get_by_role("slider", name="Win chance of Maria")


def test_a_whole_review_from_the_result(visit: Visit, table: str) -> None:
    anna = visit(motion="none")
    anna.go(f"table/{table}")
    anna.press(anna.page.get_by_role("link", name="Review the game"))
    expect(curve(anna)).to_be_visible()
    summary = panel(anna).get_by_role("region", name="Summary")
    rows = summary.get_by_role("row")
    expect(rows).to_have_count(3)  # the heading and both players, once the other is done as well
    expect(panel(anna).get_by_role("progressbar")).to_have_count(0)

    # By keyboard, step by step and from one mistake to the next.
    curve(anna).focus()
    anna.page.keyboard.press("Home")
    expect_step(anna, 0)
    here = panel(anna).get_by_role("region", name="This step")
    expect(here).to_contain_text("Before the first choice, the win chance is")
    anna.page.keyboard.press("PageDown")
    expect(curve(anna)).to_have_attribute("aria-valuetext", GRADED)
    expect(here).to_contain_text(re.compile("Inaccuracy|Mistake|Blunder"))
    at = int(moment(anna).input_value())
    anna.page.keyboard.press("ArrowRight")
    expect_step(anna, at + 1)

    # What cost the most: the better choice is shown in the position before.
    worst = summary.get_by_role("button", name=re.compile("Better: ")).first
    anna.press(worst)
    better = here.get_by_role("button", name=re.compile("^Show on the board: ")).first
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(here).to_contain_text("The board shows the position before this choice.")
    anna.press(better)
    expect(better).to_have_attribute("aria-pressed", "false")

    # Another player's game, through their eyes.
    anna.page.get_by_role("combobox", name="Player").select_option("Pieter")
    expect(panel(anna).get_by_role("slider", name="Win chance of Pieter")).to_be_visible()
    view = anna.page.get_by_role("combobox", name="View")
    expect(view.locator("option:checked")).to_have_text("Pieter")

    # Hindsight is another view, and says so.
    anna.page.get_by_role("radio", name="With hindsight").check(force=True)
    expect(panel(anna)).to_contain_text("Judged with all cards open")
    expect(view.locator("option:checked")).to_have_text("All cards open")
    expect(panel(anna).get_by_role("slider", name="Win chance of Pieter")).to_be_visible()
    anna.press("Close the review")
    expect(panel(anna)).to_have_count(0)


GRADED = re.compile(r"^Step \d+ of \d+: \d+%\. (Inaccuracy|Mistake|Blunder)$")


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("phone", "de", "light"),
        pytest.param("desktop", "en", "dark", marks=pytest.mark.nightly),
        pytest.param("phone", "en", "dark", marks=pytest.mark.nightly),
        pytest.param("desktop", "de", "light", marks=pytest.mark.nightly),
    ],
)
def test_how_it_looks(visit: Visit, table: str, size: Size, language: str, theme: str) -> None:
    anna = visit(size, language=language, theme=theme)
    anna.go(f"replay/{table}?seat=0&review=1")
    shown = anna.page.get_by_role("region", name=re.compile("^(Summary|Überblick)$"))
    expect(shown.get_by_role("row")).to_have_count(3)
    shown.get_by_role("button").first.click()
    shown.locator("summary").click()
    check_looks(anna.page)


@pytest.mark.nightly
def test_a_game_that_comes_with_the_page_is_reviewed(visit: Visit) -> None:
    anna = visit()
    anna.go("replay/sample/canal")
    anna.press("Review the game")
    name = re.compile("^Win chance of ")
    expect(panel(anna).get_by_role("slider", name=name)).to_be_visible()


def share_section(person: Person) -> Locator:
    return panel(person).get_by_role("region", name="Picture to share")


def held(person: Person, requests: str | re.Pattern[str]) -> list[Route]:
    """Such requests of the page, which wait until they are told to go on."""
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    person.answer(requests, hold)
    return waiting


def test_the_picture_is_saved_where_nothing_can_be_shared(visit: Visit, table: str) -> None:
    anna = visit(motion="none")
    anna.page.add_init_script("Object.defineProperty(navigator, 'canShare', { value: undefined })")
    anna.go(f"replay/{table}?seat=0&review=1")
    section = share_section(anna)
    with anna.page.expect_download() as download:
        anna.press(section.get_by_role("button", name="Share", exact=True))
    assert download.value.suggested_filename == "grachten.png"
    picture = pixels_of(download.value.path().read_bytes())
    assert picture.shape == (1260, 2400, 3)
    assert picture[16, 1200].min() > 150  # paper
    assert picture[32, 1200].max() < 120  # the line of ink round it
    expect(section.get_by_role("status")).to_have_text("The picture has been saved.")
    shown = section.get_by_role("img")
    expect(shown).to_have_attribute("alt", re.compile(r"^Maria .+\. Accuracy \d+, luck .+%\.$"))
    # Another player's game is another picture.
    anna.page.get_by_role("combobox", name="Player").select_option("Pieter")
    expect(shown).to_have_count(0)
    expect(section.get_by_role("status")).to_have_text("")


SHARING = """
window.shared = [];
Object.defineProperty(navigator, "canShare", { value: ({ files }) => files.length === 1 });
Object.defineProperty(navigator, "share", {
  value: async ({ files }) => {
    window.shared.push([files[0].name, files[0].type, files[0].size]);
    if (window.shared.length === 1) throw new DOMException("closed", "AbortError");
  },
});
"""


def test_the_picture_is_handed_on_where_the_device_can(visit: Visit, table: str) -> None:
    anna = visit("phone", motion="none")
    anna.page.add_init_script(SHARING)
    link = held(anna, re.compile(r"/ShareLink-[\w-]+\.js$"))
    drawing = held(anna, "**/api/pictures")
    anna.go(f"replay/{table}?seat=0&review=1")
    section = share_section(anna)
    button = section.get_by_role("button", name="Share", exact=True)
    with anna.page.expect_request("**/api/pictures"):
        anna.press(button)
    expect(section.get_by_role("status")).to_have_text("Drawing the picture …")
    # The button beside it comes, and its words with it, while the picture is drawn.
    link.pop().continue_()
    expect(section.get_by_role("button", name="Share the link")).to_be_visible()
    drawing.pop().continue_()
    expect(section.get_by_role("status")).to_have_text("The picture is ready.")
    expect(section.get_by_role("img")).to_be_visible()
    anna.press(button)  # it was closed the first time
    anna.page.wait_for_function("window.shared.length === 2")
    (name, kind, size), again = anna.page.evaluate("window.shared")
    assert (name, kind) == ("grachten.png", "image/png")
    assert size > 100_000
    assert again == [name, kind, size]
    curve(anna).press("End")
    check_looks(anna.page)
