"""Seeing at a glance, measured: every two states of a route look different, in both lights, and to
eyes that do not see all colours.

Each state is brought about by a real game in a prepared position and photographed. For every pair
of states the measure is the difference that at least `MARK` pixels of the route reach, so that a
small mark counts if it is plain, and a trace of a difference all over does not.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page, expect

from browser.support.lobby import sit_at_new_table
from browser.support.people import Person, settings_script
from browser.support.seeing import CONES, Picture, colour_distance, decoded, shape_distance
from browser.support.stage import GLANCE_ROUTES, GLANCES, StagedServed, staged

MARK: Final = 40
"""Pixels of a board that is 1108 wide, as on a desk: a mark of 6 by 7."""

COLOUR: Final = 25.0
"""In CIELAB. A trained eye sees 2.3 side by side; about 10 is seen when one looks for it; colours
that are 25 apart are called by different names, and a mark of such a colour is found at once."""

LIGHTNESS: Final = 18.0
"""Of 100. Between two neighbouring steps of a grey scale with six steps."""

LIGHTS: Final = ("light", "dark")
SERVING: Final = "glance: serving"
FIXED: Final = """
  .at-table > .board {
    position: fixed; inset: 0 auto auto 0; z-index: 9; width: 1108px; height: 878px;
  }
"""
"""The board is as large in every position, however many cards lie below it."""

UNBROKEN: Final = """
  .route .edge.wilds { stroke-dasharray: none; stroke-width: 3.2 }
  .route .edge-case.wilds { stroke-opacity: 1; stroke-width: 5 }
"""
"""What costs wilds would look like what does not: the measure must find that."""

AREA: Final = """
(route) => {
  const own = document.querySelector(`[data-route="${route}"]`);
  return [...own.querySelectorAll(".plate")].map((plate) => {
    const { x, y, width, height } = plate.getBBox();
    const matrix = plate.getScreenCTM();
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
    return [middle.x, middle.y, width, height, Math.atan2(matrix.b, matrix.a)];
  });
}
"""
PENNANT: Final = """
(route) => {
  const pennant = document.querySelector(`[data-pennant="${route}"]`);
  const { left, right, top, bottom } = pennant.getBoundingClientRect();
  return [left, right, top, bottom];
}
"""
Shots = dict[tuple[str, str], Picture]
"""By state and light, the whole board."""

Area = tuple[NDArray[np.bool_], NDArray[np.bool_]]
"""Which pixels are those of a route, and of the pennant where it serves a contract."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StagedServed]:
    with staged(tmp_path_factory.mktemp("staged"), "--rate", "200") as found:
        yield found


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page()
    yield page
    page.close()


def shoot(page: Page, blank: Page, light: str) -> Picture:
    page.evaluate("(light) => { document.documentElement.dataset.theme = light }", light)
    clip = {"x": 0, "y": 0, "width": 1108, "height": 878}
    return decoded(page.screenshot(clip=clip), blank)  # type: ignore[arg-type] # a dict of floats


@pytest.fixture
def anna(browser: Browser, server: StagedServed) -> Iterator[Person]:
    """One person for all tables: what the page is made of is loaded once."""
    context = browser.new_context(
        locale="en-GB", viewport={"width": 1440, "height": 900}, bypass_csp=True
    )
    context.add_init_script(settings_script())
    person = Person(context, server.address)
    yield person
    person.faults.check()
    context.close()


def sit_before(state: str, players: int, anna: Person, server: StagedServed) -> None:
    server.lay_ready(state)
    sit_at_new_table(anna, *["apprentice"] * (players - 1))
    anna.page.add_style_tag(content=FIXED)
    expect(anna.page.locator("svg.pieces .route")).to_have_count(45)
    anna.page.evaluate("() => document.fonts.ready.then(() => null)")


def areas(page: Page) -> dict[str, Area]:
    """By colour, the pixels of its route: its spaces and their edge; and those of its pennant."""
    found = {}
    y, x = np.mgrid[0:878, 0:1108]
    for colour, route in GLANCE_ROUTES.items():
        area = np.zeros((878, 1108), bool)
        for cx, cy, width, height, angle in page.evaluate(AREA, route):
            along = (x - cx) * np.cos(angle) + (y - cy) * np.sin(angle)
            aside = (y - cy) * np.cos(angle) - (x - cx) * np.sin(angle)
            area |= (np.abs(along) < width / 2 + 4) & (np.abs(aside) < height / 2 + 4)
        left, right, top, bottom = page.evaluate(PENNANT, route)
        found[colour] = area, (left < x) & (x < right) & (top < y) & (y < bottom)
    return found


def too_alike(shots: Shots, found: dict[str, Area]) -> list[str]:
    """Every pair of states that cannot be told apart, and how."""
    faults = []
    states = list(dict.fromkeys(state for state, _ in shots))
    for light in LIGHTS:
        for colour, (own, pennant) in found.items():
            for one, other in combinations(states, 2):
                pair = f"{colour} by {light}: {one} and {other}"
                area = own | pennant if SERVING in (one, other) else own
                seen = {state: shots[state, light][area] for state in (one, other)}
                apart = colour_distance(seen[one], seen[other], MARK)
                if apart < COLOUR:
                    faults.append(f"{pair}: {apart:.1f} in colour")
                for cones in CONES:
                    shape = shape_distance(seen[one], seen[other], cones, MARK)
                    if shape < LIGHTNESS:
                        faults.append(f"{pair}: {shape:.1f} in shape, with {cones}")
    return faults


@pytest.mark.nightly  # two dozen pictures, each pair of them compared
def test_every_two_states_of_a_route_are_told_apart_at_a_glance(
    anna: Person, server: StagedServed, blank: Page
) -> None:
    shots: Shots = {}
    alike: Shots = {}
    found: dict[str, Area] = {}
    for state, players in GLANCES.items():
        sit_before(state, players, anna, server)
        for light in LIGHTS:
            shots[state, light] = shoot(anna.page, blank, light)
        if state == SERVING:
            found = areas(anna.page)
        if state == "glance: wilds":
            anna.page.add_style_tag(content=UNBROKEN)
            for light in LIGHTS:
                alike["made alike", light] = shoot(anna.page, blank, light)
    assert too_alike(shots, found) == []
    payable = {key: shots[key] for key in shots if key[0] == "glance: payable"}
    assert len(too_alike(payable | alike, found)) >= len(found), "it measures what is not there"
