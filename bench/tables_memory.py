"""What a started table costs in memory when nobody is connected: `python -m bench.tables_memory`.

The database is filled with games in the middle, then a server is started on it. It resumes all of
them; those without a clock and those with one are measured apart, and so are games that cannot be
unloaded, because their time is nearly up: the cost of a table in memory.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from bench.load_process import memory

from grachten.cli.bench_figures import Figure
from grachten.protocol.tables import Clock, Options
from grachten.rules import RULES_VERSION, Game
from grachten.rules.actions import TakeFaceUp
from grachten.server.logs import set_up_logs
from grachten.server.settings import database_url
from grachten.store import Person, Store, StoredSeat, StoredStep, StoredTable
from grachten.store.steps import add as add_steps
from grachten.store.steps import row_of
from grachten.store.tables import add as add_table

ROOT = Path(__file__).parents[1]
STEPS = 40
"""Of each game: more than half of one for two."""

AT_ONCE = 500
"""Tables in one transaction."""

DAY = 24 * 3600
SETTLED = 3
"""Looks at the number of tables in memory, a second apart, that must find the same."""

KINDS = {"without a clock": None, "with a clock of a day": DAY, "in memory": 50}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.tables_memory", description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--in-memory", type=int, default=500, help="tables that stay there")
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    wishes = parser.parse_args()
    set_up_logs(as_json=False, level="warning")
    figures = []
    empty = _memory_with(0, None)
    figures.append(Figure("server without tables", empty / 1e6, "MB"))
    for kind, turn in KINDS.items():
        count = wishes.in_memory if kind == "in memory" else wishes.tables
        each = (_memory_with(count, turn) - empty) / count / 1000
        goal = "" if kind == "in memory" else "≤ 25"
        figures.append(Figure(f"{count:,} started tables {kind}: each", each, "kB", goal))
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}"
    if wishes.json:
        rows: dict[str, Any] = {
            each.name: {k: v for k, v in each._asdict().items() if k != "name"} for each in figures
        }
        print(json.dumps({"machine": machine, "figures": rows}, ensure_ascii=False))
    else:
        for name, value, unit, goal in figures:
            print(f"{name:60} {value:8.1f} {unit:4} {goal}")
        print(machine)


def _memory_with(tables: int, turn: int | None) -> int:
    """Bytes that a server holds with so many games in play, with so many seconds for a turn."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        asyncio.run(_fill(Path(data), tables, turn))
        command = [sys.executable, "-m", "bench.load_server", "--data", data, "--thinkers", "1"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().strip()
                if not address:
                    sys.exit("The server did not start.")
                _wait_until_settled(address)
                return memory(process.pid)
            finally:
                process.terminate()


def _wait_until_settled(address: str) -> None:
    """All games have been resumed, and as many as can be are unloaded."""
    while _read(f"{address}ready") != "ready":
        time.sleep(0.5)
    found: list[str] = []
    while len(found) < SETTLED or len(set(found[-SETTLED:])) > 1:
        time.sleep(1)
        figures = _read(f"{address}metrics").splitlines()
        found.append(next(line for line in figures if line.startswith("grachten_tables ")))


def _read(address: str) -> str:
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - our own server
            return str(answer.read().decode().strip())
    except OSError:
        return ""


async def _fill(data: Path, tables: int, turn: int | None) -> None:
    store = await Store.open(database_url(None, data), lead=True)
    at = time.time_ns() // 1_000_000
    people = [Person(f"p{seat}", "person", f"P{seat}", None, at, at) for seat in range(2)]
    for person in people:
        await store.add_person(person)
    played = _steps(at)
    options = Options(clock=None if turn is None else Clock(turn))
    pattern = StoredTable(
        id="",
        board="amsterdam",
        rules=RULES_VERSION,
        status="playing",
        host="p0",
        options=msgspec.json.encode(options).decode(),
        public=False,
        secret=bytes(32),
        salt=bytes(32),
        seed="7",
        created=at,
        changed=at,
        started=at,
        started_tick=0,
        ended=None,
        result=None,
        rematch=None,
    )
    seats = [_seat(person, number) for number, person in enumerate(people)]
    for first in range(0, tables, AT_ONCE):

        def some(connection: Any, first: int = first) -> None:
            for number in range(first, min(first + AT_ONCE, tables)):
                name = f"{number:020}"
                add_table(connection, replace(pattern, id=name), seats)
                add_steps(connection, [row_of(name, step) for step in played])

        await store._writer.run(some)  # noqa: SLF001 - many at once, which no server ever does
    await store.close()


def _seat(person: Person, number: int) -> StoredSeat:
    colour = ("burgundy", "charcoal")[number]
    return StoredSeat(
        number, "person", person.id, person.name, None, colour, False, True, bytes(32), None
    )


def _steps(at: int) -> list[StoredStep]:
    """The first steps of one game; all tables play the same."""
    rng, game = random.Random(7), Game.new(2, 7)  # noqa: S311 - a game, no secret
    found: list[StoredStep] = []
    while len(found) < STEPS:
        seat = game.to_act[0]
        action = rng.choice(list(game.legal_for(seat)))
        game.play(action, seat)
        space = action.space if isinstance(action, TakeFaceUp) else None
        number = len(found) + 1
        request = f"{seat}:{rng.randbytes(10).hex()}"
        found.append(
            StoredStep(number, seat, action.id, space, None, "person", request, at, tick=0)
        )
    assert not game.is_over
    return found


if __name__ == "__main__":
    main()
