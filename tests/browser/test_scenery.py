"""The picture on the start page is the board as it is drawn today."""

from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser

from browser.support.scenery import PICTURES, WIDTHS, Theme, begin, shoot, unlike
from browser.support.stage import staged


@pytest.mark.nightly
def test_the_scenery_is_the_board_of_today(browser: Browser, tmp_path: Path) -> None:
    kept, drawn = {}, {}
    with staged(tmp_path) as server:
        table = begin(browser, server)
        for theme in get_args(Theme):
            kept[theme] = (PICTURES / f"scenery-{theme}-small.webp").read_bytes()
            drawn[theme] = shoot(browser, server.address, table, theme, WIDTHS["small"])

    for theme in get_args(Theme):
        found = unlike(browser, kept[theme], drawn[theme])
        assert found < 0.002, f"make pictures: {found:.2%} of the board by {theme} has changed"
    assert unlike(browser, kept["light"], kept["dark"]) > 0.2
