"""Bots of one guest beside a flood of another's: `python -m bench.fair_thinking`.

One guest plays a carter. Another starts many games, leaves them at once, and regents play on for
both sides, as often as they can. How long does the carter's answer take, before and during that?
Both are ordinary guests of `grachten serve`, with the limits that it has.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grachten.cli.bench_figures import Figure
from grachten.client import Live, Visitor
from grachten.protocol.messages import Act, GameMoved, GameShown, Refused, Watch
from grachten.protocol.tables import NewTable, Options, SeatBot

SETTLING = 5.0
"""Seconds of the flood before anything is measured."""

SEAT = 0
BOT = 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fair_thinking", description=__doc__)
    parser.add_argument("--games", type=int, default=32, help="of regents, in the flood")
    parser.add_argument("--answers", type=int, default=40, help="of the carter, each time")
    parser.add_argument("--thinkers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, _serving(Path(data), wishes.thinkers) as address:
        figures = asyncio.run(_measure(address, wishes.games, wishes.answers))
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}"
    if wishes.json:
        rows = {
            each.name: {k: v for k, v in each._asdict().items() if k != "name"} for each in figures
        }
        print(json.dumps({"machine": machine, "figures": rows}, ensure_ascii=False))
    else:
        for name, value, unit, _ in figures:
            print(f"{name:60} {value:8,.3f} {unit}")
        print(machine)


@contextmanager
def _serving(data: Path, thinkers: int) -> Iterator[str]:
    command = [str(Path(sys.executable).with_name("grachten")), "serve", "--data", str(data)]
    command += ["--port", "0", "--thinkers", str(thinkers)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://[^/]+", process.stdout.readline())
            if found is None:
                sys.exit("The server did not start.")
            yield found[0]
        finally:
            process.terminate()


async def _measure(address: str, games: int, answers: int) -> list[Figure]:
    async with Visitor(address) as player, Visitor(address) as flooder:
        await player.me()
        await flooder.me()
        quiet = await _answer_times(player, answers)
        for _ in range(games):
            await _leave_to_regents(flooder)
        await asyncio.sleep(SETTLING)
        flooded = await _answer_times(player, answers)
    return [
        Figure("games of regents in the flood", games, ""),
        *_figures("without the flood", quiet),
        *_figures("during the flood", flooded),
    ]


def _figures(when: str, seconds: list[float]) -> list[Figure]:
    seconds = sorted(seconds)
    return [
        Figure(f"{when}: half of the carter's answers within", seconds[len(seconds) // 2], "s"),
        Figure(f"{when}: all of the carter's answers within", seconds[-1], "s"),
    ]


async def _leave_to_regents(guest: Visitor) -> None:
    table = await guest.create(NewTable(options=Options(pace="instant", level="regent")))
    await guest.sit(table.id, BOT, SeatBot(level="regent"))
    await guest.start(table.id)
    await guest.leave(table.id)


async def _answer_times(player: Visitor, answers: int) -> list[float]:
    """Play at random against a carter, and note how long each of its answers takes."""
    rng, times = random.Random(1), list[float]()  # noqa: S311 - a game, no secret
    live = await player.live()
    while len(times) < answers:
        table = await player.create(NewTable(options=Options(pace="instant")))
        await player.sit(table.id, BOT, SeatBot(level="carter"))
        await player.start(table.id)
        await live.send(Watch(table.id, SEAT))
        await _play(live, rng, times, answers)
        await player.leave(table.id)
    await live.close()
    return times


async def _play(live: Live, rng: random.Random, times: list[float], answers: int) -> None:
    asked: float | None = None
    while len(times) < answers:
        message = await live.receive()
        if isinstance(message, Refused):
            sys.exit(f"Nothing was measured: {message}")
        if not isinstance(message, GameShown | GameMoved):
            continue
        now, view = time.perf_counter(), message.view
        if asked is not None:
            times.append(now - asked)
        asked = now if view.to_act == (BOT,) and view.phase != "set-up" else None
        if view.phase == "over":
            return
        if message.legal:
            name = view.phase if view.phase == "set-up" else f"step-{message.number}"
            action = rng.choice(message.legal)
            await live.send(Act(name, message.table, SEAT, message.number, action))


if __name__ == "__main__":
    main()
