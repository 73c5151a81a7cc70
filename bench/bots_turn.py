"""How long a bot's turn takes on the page: `python -m bench.bots_turn`, from the project folder.

Somebody with movement off draws two cards, and it is timed until the page says that it is their
turn again: their own second step, all that the bot does, and drawing it. For each pace, and for
bots at once at each level. The page must have been built: `make page`.
"""

import argparse
import asyncio
import os
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final, get_args

from bench.page import ARGUMENTS, SIZE, chromium_path, serving
from playwright.async_api import Browser, Page, async_playwright

from grachten.cli.bench_figures import Figure
from grachten.protocol.tables import Level, Pace
from grachten.rules import GrachtenError

GOAL: Final = 300
"""Milliseconds for a turn of a bot that moves at once."""

SETTINGS: Final = """([level, pace]) => localStorage.setItem("grachten-settings", JSON.stringify({
  language: "en", motion: "none", sound: false, opponents: 1, level, pace }))"""

TURN: Final = """() => new Promise((resolve) => {
  const prompt = document.querySelector("main header p.prompt");
  function press() {
    const deck = document.querySelector("button.can[data-place=deck]:enabled");
    if (!deck) return requestAnimationFrame(press);
    const begun = performance.now();
    deck.click();
    look(begun);
  }
  function look(begun) {
    if (prompt.textContent.startsWith("Take cards")) resolve(performance.now() - begun);
    else requestAnimationFrame(() => look(begun));
  }
  press();
})"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots_turn", description=__doc__)
    parser.add_argument("--turns", type=int, default=6, help="of the bot, for each figure")
    turns = parser.parse_args().turns
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        serving(Path(data)) as server,
    ):
        try:
            figures = asyncio.run(_measure(server, turns))
        except GrachtenError as error:
            sys.exit(f"Nothing was measured: {error}")
    for name, value, unit, goal in figures:
        print(f"{name:40} {value:8,.0f} {unit:4} {goal}")
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores")


async def _measure(server: str, turns: int) -> list[Figure]:
    figures = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path(), args=list(ARGUMENTS)
        )
        for pace in ("calm", "brisk"):
            times = await _turns(browser, server, "apprentice", pace, turns)
            figures.append(Figure(f"apprentice, {pace}", statistics.median(times), "ms", ""))
        for level in get_args(Level):
            times = await _turns(browser, server, level, "instant", turns)
            goal = f"≤ {GOAL}"
            figures.append(Figure(f"{level}, at once", statistics.median(times), "ms", goal))
            figures.append(Figure(f"{level}, at once, slowest", max(times), "ms", ""))
        await browser.close()
    return figures


async def _turns(
    browser: Browser, server: str, level: Level, pace: Pace, turns: int
) -> list[float]:
    context = await browser.new_context(viewport=SIZE)
    page = await context.new_page()
    await page.goto(server)
    await page.evaluate(SETTINGS, [level, pace])
    await page.reload()
    await page.locator("button.now").click()
    await page.get_by_role("button", name="Keep both").click()
    times = [await _turn(page) for _ in range(turns)]
    await context.close()
    return times


async def _turn(page: Page) -> float:
    prompt = page.locator("header p.prompt")
    await prompt.filter(has_text="Take cards").wait_for()
    await page.get_by_role("button", name="Draw from the deck").click()
    await prompt.filter(has_text="Take a second card").wait_for()
    milliseconds: float = await page.evaluate(TURN)
    return milliseconds


if __name__ == "__main__":
    main()
