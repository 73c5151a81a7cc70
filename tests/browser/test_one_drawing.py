"""The page and `grachten board` show the same board: the same shapes, and the same look."""

from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page, expect

from browser.support.people import Person, settings_script
from browser.support.scenery import VIEW, begin, capture, unlike
from browser.support.stage import staged
from grachten.drawing import draw_board
from grachten.rules import Board

SHEET = FloatRect(x=0, y=0, width=1108, height=878)
"""A pixel for each unit of the drawing."""

ALONE = """(board) => {
  const living = ".markers, svg text";
  board.querySelectorAll(living).forEach((it) => it.remove());
  document.body.style = "margin: 0; width: 1108px";
  document.body.replaceChildren(board);
  return document.fonts.ready.then(() => null);
}"""
"""The board alone on the page, without markers; and without words, which the page and a drawing by
itself do not put on the same half of a pixel."""


def shown(page: Page, what: str) -> bytes:
    board = page.locator(what)
    expect(board).to_be_visible()
    board.evaluate(ALONE)
    return capture(page, SHEET, SHEET["width"])


def test_the_board_looks_the_same_on_the_page_and_by_itself(
    browser: Browser, tmp_path: Path
) -> None:
    context = browser.new_context(viewport=VIEW, locale="en-GB")
    context.add_init_script(settings_script(theme="light", motion="none"))
    with staged(tmp_path) as server:
        looker = Person(context, server.address)
        looker.go(f"table/{begin(browser, server, position='deal')}")
        on_page = shown(looker.page, ".board:has(> svg)")
        looker.faults.check()
    by_itself = context.new_page()
    by_itself.set_content(draw_board(Board.load()))
    found = unlike(browser, on_page, shown(by_itself, "svg"))
    context.close()
    assert found < 0.0002, f"{found:.2%} of the board is not the same"
