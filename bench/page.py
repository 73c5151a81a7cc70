"""The page in a real browser: `python -m bench.page`, from the folder of the project.

How much a first visit loads, how soon one can play, how smoothly carts roll and a market is swept
without a graphics processor, and what Lighthouse says. The page must have been built: `make page`.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bench.page_frames import Movement, Smoothness, watch_games
from bench.page_lighthouse import lighthouse, scores, shortcomings
from playwright.async_api import Browser, ViewportSize, async_playwright

from grachten.cli.bench_figures import Figure
from grachten.client import Visitor
from grachten.protocol.tables import NewTable, SeatBot
from grachten.rules import GrachtenError
from grachten.server.page_files import INDEX, PAGE

ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
SIZE: Final = ViewportSize(width=1440, height=900)
JUDGEMENTS: Final = 3
"""How often Lighthouse looks at a page: it differs by a few points, and the middle one counts."""
NAMES: Final[dict[Movement, str]] = {
    "claim": "a claim",
    "sweep": "a sweep of the market",
    "flight": "one card flies",
    "rest": "nothing moves",
}

READY: Final = """
window.playableAt = new Promise((resolve) => {
  function look() {
    const button = document.querySelector("main button.first");
    if (!button || button.disabled) requestAnimationFrame(look);
    else requestIdleCallback(() => resolve(performance.now()));
  }
  requestAnimationFrame(look);
});
"""
"""From the start of the navigation until a game can be begun and nothing else is to be done."""


def main() -> None:
    wishes = _wishes()
    if not (PAGE / INDEX).is_file():
        sys.exit("The page has not been built: make page.")
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        serving(Path(data)) as server,
    ):
        try:
            chromium = chromium_path()
            figures = asyncio.run(_measure(server, chromium, wishes))
            if wishes.lighthouse:
                figures += _judged(server, chromium)
        except GrachtenError as error:
            sys.exit(f"Nothing was measured: {error}")
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", {_version(chromium)} without a graphics processor"
    if wishes.json:
        rows = {
            each.name: {k: v for k, v in each._asdict().items() if k != "name"} for each in figures
        }
        print(json.dumps({"machine": machine, "figures": rows}, ensure_ascii=False))
    else:
        for name, value, unit, goal in figures:
            digits = 0 if isinstance(value, int) else 1 if value >= 10 else 2
            print(f"{name:56} {value:8,.{digits}f} {unit:8} {goal}")
        print(machine)


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--visits", type=int, default=7, help="first visits that are timed")
    parser.add_argument("--claims", type=int, default=8, help="that are to be seen at least")
    parser.add_argument("--sweeps", type=int, default=3, help="that are to be seen at least")
    parser.add_argument("--lighthouse", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    return parser.parse_args()


@contextlib.contextmanager
def serving(data: Path) -> Iterator[str]:
    """`grachten serve`, until it is no longer needed; its address."""
    command = [str(Path(sys.executable).with_name("grachten")), "serve", "--port", "0"]
    command += ["--thinkers", "1", "--rate", "1000"]  # all visits come from one address
    environment = {**os.environ, "GRACHTEN_DATA": str(data), "TERM": "dumb"}
    with (
        (data / "log").open("wb") as log,
        subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield found[0]
                    break
            else:
                sys.exit("The server did not start.")
        finally:
            process.terminate()


def chromium_path() -> str:
    """As `make browser` has found it."""
    note = Path(sys.prefix) / "browser"
    if found := os.environ.get("GRACHTEN_CHROMIUM"):
        return found
    if note.is_file():
        return note.read_text(encoding="utf-8")
    raise GrachtenError("There is no Chromium here: make browser.")


def _version(chromium: str) -> str:
    said = subprocess.run([chromium, "--version"], check=True, capture_output=True, text=True)
    found = re.match(r"\D*\d+", said.stdout)
    return found[0] if found else "Chromium"


async def _measure(server: str, chromium: str, wishes: argparse.Namespace) -> list[Figure]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        figures = await _first_load(browser, server, "first load")
        table = f"{server}/#/table/{await _table(server)}"
        figures += await _first_load(browser, table, "first load of a table")
        figures += await _first_visits(browser, server, wishes.visits)
        context = await browser.new_context(viewport=SIZE, locale="en-GB")
        seen = await watch_games(context, server, wishes.claims, wishes.sweeps)
        await browser.close()
    for movement, smooth in seen.items():
        figures += _smooth(movement, smooth)
    return figures


async def _first_load(browser: Browser, server: str, name: str) -> list[Figure]:
    """Bytes as they come over the line, with their headers, by kind."""
    context = await browser.new_context(viewport=SIZE, locale="en-GB")
    page = await context.new_page()
    inside = await context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def begin(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def end(event: dict[str, Any]) -> None:
        kind = kinds[event["requestId"]]
        sizes[kind] = sizes.get(kind, 0) + event["encodedDataLength"] / 1000

    inside.on("Network.responseReceived", begin)
    inside.on("Network.loadingFinished", end)
    await inside.send("Network.enable")
    await page.goto(server, wait_until="networkidle")
    await context.close()
    script, style = (sizes.get(kind, 0) for kind in ("Script", "Stylesheet"))
    return [
        Figure(f"{name}: script and style, packed", script + style, "kB", "≤ 150"),
        Figure(f"{name}: script alone", script, "kB"),
        Figure(f"{name}: fonts", sizes.get("Font", 0), "kB"),
        Figure(f"{name}: pictures", sizes.get("Image", 0), "kB"),
        Figure(f"{name}: requests", len(kinds), ""),
    ]


async def _first_visits(browser: Browser, server: str, visits: int) -> list[Figure]:
    """Each by somebody who has never been here."""
    waited, worked = [], []
    for _ in range(visits):
        context = await browser.new_context(viewport=SIZE, locale="en-GB")
        page = await context.new_page()
        inside = await context.new_cdp_session(page)
        await inside.send("Performance.enable", {"timeDomain": "threadTicks"})
        await page.add_init_script(READY)
        await page.goto(server)
        waited.append(await page.evaluate("window.playableAt") / 1000)
        measured = (await inside.send("Performance.getMetrics"))["metrics"]
        worked += [each["value"] for each in measured if each["name"] == "TaskDuration"]
        await context.close()
    half = statistics.median(waited)
    return [
        Figure("ready to play: half of the first visits within", half, "s", "≤ 1"),
        Figure("ready to play: the quickest within", min(waited), "s"),
        Figure("ready to play: processor time of the page", statistics.median(worked), "s"),
    ]


def _smooth(movement: Movement, seen: Smoothness) -> list[Figure]:
    name = NAMES[movement]
    moves = movement != "rest"
    return [
        *([Figure(f"{name}: seen", seen.times, "times")] if moves else []),
        Figure(f"{name}: frames", seen.rate, "a second", "60" if moves else ""),
        Figure(f"{name}: later than 20 ms", seen.late, "%", "0" if moves else ""),
        Figure(f"{name}: the slowest", seen.slowest, "ms"),
    ]


def _judged(server: str, chromium: str) -> list[Figure]:
    """Scores of the start page and of a table; where Lighthouse does not run, it is said."""
    figures = []
    table = f"{server}/#/table/{asyncio.run(_table(server))}"
    pages: Sequence[tuple[str, str, bool]] = (
        ("start page, desk", server, True),
        ("start page, phone", server, False),
        ("table, desk", table, True),
    )
    for name, address, desktop in pages:
        try:
            reports = [
                lighthouse(address, chromium, ARGUMENTS, desktop=desktop) for _ in range(JUDGEMENTS)
            ]
        except GrachtenError as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        found = [scores(report) for report in reports]
        figures += [
            Figure(
                f"Lighthouse, {name}: {category}",
                round(statistics.median(each[category] for each in found)),
                "of 100",
                "≥ 95",
            )
            for category in found[0]
        ]
        for shortcoming in sorted({each for report in reports for each in shortcomings(report)}):
            print(f"{name}: {shortcoming}", file=sys.stderr)
    return figures


async def _table(server: str) -> str:
    """A game that has begun, for onlookers."""
    async with Visitor(server) as host:
        await host.me()
        table = await host.create(NewTable())
        await host.sit(table.id, 1, SeatBot("apprentice"))
        await host.start(table.id)
        return table.id


if __name__ == "__main__":
    main()
