"""A finished game once more: at its table, from a link to a moment, and from its record."""

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.support.lobby import ask
from browser.support.looks import check_looks
from browser.support.people import Person, Size, Visit
from grachten.client import play_game
from grachten.protocol.actions import Action, ClaimRoute
from grachten.protocol.messages import GameShown
from support.served import Served
from support.visitors import begun, visitors


def play_a_game(address: str, seed: int = 1) -> str:
    """A game of two people, to its end: the table. In a thread: the browser's loop has this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _play(address, seed)).result()


async def _play(address: str, seed: int) -> str:
    rng = random.Random(seed)

    async def choose(shown: GameShown) -> Action:
        claims = [action for action in shown.legal if isinstance(action, ClaimRoute)]
        return rng.choice(claims or shown.legal)

    async with visitors(address, "Maria", "Pieter") as people:
        table = (await begun(*people)).id
        async with asyncio.TaskGroup() as group:
            for seat, person in enumerate(people):
                group.create_task(play_game(person, table, seat, choose))
    return table


MOVES = """() => {
  const kept = JSON.parse(localStorage.getItem("grachten-settings"));
  localStorage.setItem("grachten-settings", JSON.stringify({ ...kept, motion: "full" }));
}"""
"""From the next reload on, things move again."""


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    return play_a_game(server.address)


def moment(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Step")


def expect_step(person: Person, step: int) -> None:
    expect(moment(person)).to_have_value(str(step))


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_a_game_is_shown_step_by_step(visit: Visit, table: str, size: Size) -> None:
    anna = visit(size)
    anna.go(f"replay/{table}")
    expect(moment(anna)).to_be_visible()
    last = int(moment(anna).get_attribute("max") or 0)
    assert last > 20
    anna.page.keyboard.press("Home")
    expect_step(anna, 0)
    anna.press("One step forward")
    anna.press("One step forward")
    expect_step(anna, 2)
    anna.press("One step back")
    expect_step(anna, 1)
    anna.press("Play")
    expect(moment(anna)).not_to_have_value("1")
    anna.press("Pause")
    anna.page.keyboard.press("End")
    expect_step(anna, last)
    for name in ("Maria", "Pieter"):
        expect(anna.page.get_by_text(name, exact=True).first).to_be_visible()


def test_what_a_seat_could_not_see_is_not_shown_through_its_eyes(visit: Visit, table: str) -> None:
    anna = visit()
    anna.go(f"replay/{table}?step=6&seat=0")
    expect_step(anna, 6)
    eyes = anna.page.get_by_role("combobox", name="View")
    expect(eyes.locator("option:checked")).to_have_text("Maria")
    hand = anna.page.get_by_role("region", name=re.compile("Pieter: .* in hand"))
    expect(hand).to_have_count(0)
    eyes.select_option("All cards open")
    expect(anna.page.get_by_label(re.compile("^Pieter: .* in hand")).first).to_be_visible()


def test_the_record_is_downloaded_and_opened_again(
    visit: Visit, table: str, tmp_path: Path
) -> None:
    anna = visit(motion="none")
    anna.go(f"table/{table}")
    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name="Save as a file"))
    record = tmp_path / "game.json"
    download.value.save_as(record)
    assert json.loads(record.read_text())["format"] == "grachten-record/1"
    anna.go("replay")
    anna.page.get_by_label(re.compile("^Drop a saved game")).set_input_files(record)
    expect(moment(anna)).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("[1, 2, 3]")
    anna = visit()
    anna.go("replay")
    anna.page.get_by_label(re.compile("^Drop a saved game")).set_input_files(other)
    expect(anna.page.get_by_role("alert")).to_contain_text("isn't a saved game")


@pytest.mark.parametrize("size", [pytest.param("desktop", marks=pytest.mark.nightly), "phone"])
@pytest.mark.parametrize("place", ["replay/{}?step=30", "table/{}", "replay"])
def test_how_it_looks(visit: Visit, table: str, size: Size, place: str) -> None:
    anna = visit(size)
    anna.go(place.format(table))
    shown = moment(anna).or_(anna.button("Back to the board"))
    expect(
        shown.or_(anna.page.get_by_label(re.compile("^Drop a saved game"))).first
    ).to_be_visible()
    check_looks(anna.page)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.nightly)])
def test_the_last_step_is_counted_and_leads_to_the_result(
    visit: Visit, table: str, size: Size
) -> None:
    anna = visit(size)
    anna.go(f"replay/{table}")
    expect(moment(anna)).to_be_visible()
    points = anna.page.get_by_role("list", name="Players").locator(".points")
    result = anna.page.get_by_role("link", name="To the result")
    expect(result).to_have_count(0)
    anna.page.keyboard.press("End")
    expect(result).to_be_visible()
    state = ask(anna, "GET", f"tables/{table}")
    totals = sorted(map(str, state["result"]["totals"]))
    shown = sorted(text.replace("−", "-") for text in points.all_inner_texts())
    assert shown == totals
    # Whatever was not completed has a broken seal.
    hands = anna.page.get_by_role("region", name="Hands and contracts")
    contracts = hands.locator(".contracts li")
    done = sum(state["result"]["completed"])
    expect(hands.get_by_role("img", name="completed", exact=True)).to_have_count(done)
    missed = contracts.count() - done
    expect(hands.get_by_role("img", name="not completed")).to_have_count(missed)
    anna.press(result)
    count = anna.page.get_by_role("dialog", name="Final scoring")
    won = count.get_by_role("status").get_by_role("heading")
    expect(won).to_be_visible()
    # With movement off nothing is counted by itself, but whoever asks for it goes step by step.
    anna.press("Show the scoring again")
    expect(anna.button("Next")).to_be_focused()
    said = count.locator("[aria-live=polite]")
    anna.press("Next")
    while " – " not in said.inner_text():  # until the first contract
        anna.press("Next")
    # Its two places are marked on the map, and the way between them, or what was missing of it.
    expect(count.locator(".map circle.end")).to_have_count(2)
    expect(count.locator(".map g.gap").first).to_be_attached(attached="short" in said.inner_text())
    check_looks(anna.page)
    anna.press("Skip")
    # It has been seen: whoever comes back from the replay finds the result.
    anna.press(anna.page.get_by_role("link", name="Watch the replay"))
    expect(moment(anna)).to_be_visible()
    anna.page.evaluate(MOVES)
    anna.page.go_back()
    expect(won).to_be_visible()
    anna.page.reload()
    expect(count).to_be_visible()
    assert won.is_visible()
