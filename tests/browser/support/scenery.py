"""Takes the picture of the board for the start page and for small maps, by day and by candlelight.

    make pictures

The start page shows a picture instead of the board itself: drawing two
thousand shapes would keep a phone busy for a second before anybody has asked for a game. Nothing
stands on it, and what is written in the reader's language is left out: the page adds both.
"""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import (
    Browser,
    FloatRect,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from browser.support.chromium import launch
from browser.support.lobby import ask
from browser.support.people import PATIENCE, Person, settings_script
from browser.support.stage import StagedServed, staged

PICTURES: Final = Path(__file__).parents[3] / "web" / "src" / "parts"
VIEW: Final = ViewportSize(width=1440, height=900)
WIDTHS: Final = {"large": 1600, "small": 900}
"""Pixels: for a desk, and for a phone."""
QUALITY: Final = 62

Theme = Literal["light", "dark"]

UNLIKE: Final = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = `data:image/webp;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext("2d");
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  let unlike = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    let apart = 0;
    for (const part of [0, 1, 2]) apart += Math.abs(one.data[at + part] - other.data[at + part]);
    if (apart > 120) unlike += 1;
  }
  return (unlike * 4) / one.data.length;
}"""


BARE: Final = """() => {
  const found = ".board button, .markers, .caption[data-message]";
  document.querySelectorAll(found).forEach(it => it.remove());
}"""


def begin(browser: Browser, server: StagedServed, position: str = "deal") -> str:
    """A game of three that nobody goes on with."""
    server.lay_ready(position)
    host = Person(browser.new_context(), server.address)
    ask(host, "GET", "me")
    table: str = ask(host, "POST", "tables", {"seats": 3})["id"]
    for seat in (1, 2):
        ask(host, "PUT", f"tables/{table}/seats/{seat}", {"who": "me", "name": f"Guest {seat}"})
    ask(host, "PATCH", f"tables/{table}/seats/2", {"colour": "ivory"})
    state = ask(host, "PATCH", f"tables/{table}/seats/0", {"youngest": True})
    agree = {"bytes": "00" * 32, "terms": state["terms"]}
    ask(host, "POST", f"tables/{table}/start", agree)
    host.context.close()
    return table


def shoot(browser: Browser, address: str, table: str, theme: Theme, width: int) -> bytes:
    """The board as an onlooker sees it, so many pixels wide."""
    context = browser.new_context(viewport=VIEW, locale="en-GB")
    context.add_init_script(settings_script(theme=theme, motion="none"))
    looker = Person(context, address)
    looker.go(f"table/{table}")
    board = looker.page.locator(".board > svg").first
    expect(board).to_be_visible()
    looker.page.evaluate("() => document.fonts.ready.then(() => null)")
    looker.page.evaluate(BARE)
    picture = capture(looker.page, box_of(board), width)
    context.close()
    return picture


def box_of(shown: Locator) -> FloatRect:
    box = shown.bounding_box()
    assert box is not None
    return box


def capture(page: Page, box: FloatRect, width: float) -> bytes:
    """What is shown there, drawn anew at so many pixels across."""
    wanted = {
        "format": "webp",
        "quality": QUALITY,
        "clip": {**box, "scale": width / box["width"]},
    }
    session = page.context.new_cdp_session(page)
    return base64.b64decode(session.send("Page.captureScreenshot", wanted)["data"])


def unlike(browser: Browser, one: bytes, other: bytes) -> float:
    """The share of the points of two pictures whose colours differ clearly."""
    page = browser.new_page()
    share: float = page.evaluate(UNLIKE, [base64.b64encode(it).decode() for it in (one, other)])
    page.close()
    return share


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    themes: tuple[Theme, ...] = ("light", "dark")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        with staged(Path(folder)) as server:
            table = begin(browser, server)
            for theme in themes:
                for size, width in WIDTHS.items():
                    picture = shoot(browser, server.address, table, theme, width)
                    file = PICTURES / f"scenery-{theme}-{size}.webp"
                    file.write_bytes(picture)
                    sys.stdout.write(f"{file.name}: {len(picture) // 1000} kB\n")


if __name__ == "__main__":
    main()
