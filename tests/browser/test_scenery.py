"""The picture on the start page is the board as it is drawn today."""

import base64
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser

from browser_scenery import PICTURES, WIDTHS, Theme, begin, shoot
from browser_stage import staged

UNLIKE = """async (pictures) => {
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
"""The share of the points of two pictures whose colours differ clearly."""


@pytest.mark.nightly
def test_the_scenery_is_the_board_of_today(browser: Browser, tmp_path: Path) -> None:
    kept, drawn = {}, {}
    with staged(tmp_path) as server:
        table = begin(browser, server)
        for theme in get_args(Theme):
            kept[theme] = (PICTURES / f"scenery-{theme}-small.webp").read_bytes()
            drawn[theme] = shoot(browser, server.address, table, theme, WIDTHS["small"])

    page = browser.new_page()

    def unlike(one: bytes, other: bytes) -> float:
        pair = [base64.b64encode(each).decode() for each in (one, other)]
        share: float = page.evaluate(UNLIKE, pair)
        return share

    for theme in get_args(Theme):
        found = unlike(kept[theme], drawn[theme])
        assert found < 0.002, f"make pictures: {found:.2%} of the board by {theme} has changed"
    assert unlike(kept["light"], kept["dark"]) > 0.2
    page.close()
