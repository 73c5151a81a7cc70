"""The page of a server that is still compiling: one sees how far it is, and can begin already."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.support.people import Size, Visit
from server.support.inside import Inside
from slow_compiler import preparing


@pytest.fixture
def go_on(tmp_path: Path) -> Path:
    return tmp_path / "go-on"


@pytest.fixture
def server(tmp_path: Path, go_on: Path) -> Iterator[Inside]:
    with preparing(tmp_path, go_on) as found:
        yield found


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_game_that_is_begun_meanwhile_begins_afterwards(
    visit: Visit, go_on: Path, size: Size
) -> None:
    anna = visit(size)
    anna.go()
    bar = anna.page.get_by_role("progressbar", name="Getting ready to play")
    expect(bar).to_be_in_viewport()
    expect(bar).to_have_attribute("aria-valuenow", "25")
    play = anna.button(re.compile("^Play now"))
    anna.press(play)
    expect(play).to_be_disabled()
    expect(bar).to_be_visible()
    go_on.write_text("0")
    anna.await_turn()
    expect(bar).to_have_count(0)
