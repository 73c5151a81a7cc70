"""The server under load: `python -m bench.load`, from the folder of the project.

A thousand tables for two are in play at once over real sockets, the server on one core and all
clients on another: how soon actions are acknowledged, what a table costs, how many actions a second
there can be at most, and whether bots that think all the time delay anybody.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import uvloop
from bench.load_clients import Crowd
from bench.load_process import children, cpu_seconds, keep_on, memory

from grachten.cli.bench_figures import Figure
from grachten.rules import GrachtenError

ROOT = Path(__file__).parents[1]
GOAL = "≤ 50"
WARM_TABLES = 10
"""Made before memory is first looked at: what the server needs once is no table's."""

SETTLING = 5.0
"""Seconds for the server to find its pace before anything is measured."""

AT_ONCE = 10
"""Tables that are being made at the same time."""


@dataclass(frozen=True)
class Server:
    pid: int
    host: str
    port: int


@dataclass(frozen=True)
class Observed:
    """What happened in a span of time."""

    seconds: float
    waited: list[float]
    server: float
    clients: float
    bot_steps: int

    @property
    def rate(self) -> float:
        return len(self.waited) / self.seconds

    def within(self, share: float) -> float:
        """Milliseconds within which this share of the actions was acknowledged."""
        return self.waited[min(int(len(self.waited) * share), len(self.waited) - 1)] * 1000


def main() -> None:
    wishes = _wishes()
    try:
        server_core, client_core = sorted(os.sched_getaffinity(0))[:2]
    except (AttributeError, ValueError):
        sys.exit("This needs Linux, and two cores: one for the server and one for the clients.")
    with (
        tempfile.TemporaryDirectory(dir=wishes.data, ignore_cleanup_errors=True) as data,
        _serving(Path(data), server_core, wishes.thinkers) as server,
    ):
        os.sched_setaffinity(0, {client_core})
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            try:
                figures = runner.run(_measure(server, wishes, {server_core, client_core}))
            except GrachtenError as error:
                sys.exit(f"Nothing was measured: {error}")
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}"
    if wishes.json:
        rows = {
            each.name: {k: v for k, v in each._asdict().items() if k != "name"} for each in figures
        }
        print(json.dumps({"machine": machine, "figures": rows}, ensure_ascii=False))
    else:
        for name, value, unit, goal in figures:
            print(f"{name:68} {value:8,.{_digits(value)}f} {unit:12} {goal}")
        print(machine)


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=3.0, help="seconds from action to action")
    parser.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    parser.add_argument("--bots", type=int, default=20, help="of the top level, that think")
    parser.add_argument("--thinkers", type=int, default=1, help="processes in which they do")
    parser.add_argument("--data", type=Path, help="a folder on the disk that is to be measured")
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    return parser.parse_args()


def _digits(value: float) -> int:
    return 0 if value >= 1000 else 1 if value >= 10 else 2


@contextlib.contextmanager
def _serving(data: Path, core: int, thinkers: int) -> Iterator[Server]:
    command = [sys.executable, "-m", "bench.load_server", "--data", str(data)]
    command += ["--core", str(core), "--thinkers", str(thinkers)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = urlsplit(process.stdout.readline().strip())
            if address.hostname is None or address.port is None:
                sys.exit("The server did not start.")
            yield Server(process.pid, address.hostname, address.port)
        finally:
            process.terminate()


async def _measure(server: Server, wishes: argparse.Namespace, cores: set[int]) -> list[Figure]:
    async with _crowd(server) as crowd:
        crowd.every = wishes.every
        await _seat_people(crowd, WARM_TABLES)
        before = memory(server.pid)
        await _seat_people(crowd, wishes.tables - WARM_TABLES)
        steady = await _observe(crowd, server, wishes.seconds)
        after = memory(server.pid)
        crowd.every = 0
        saturated = await _observe(crowd, server, wishes.seconds / 3)
        crowd.every = wishes.every
        thinkers = children(server.pid)
        await crowd.seat_bots(wishes.bots)
        beside = await _observe(crowd, server, wishes.seconds)
        for thinker in thinkers:
            keep_on(thinker, cores)
        anywhere = await _observe(crowd, server, wishes.seconds)
    per_table = (after - before) / (wishes.tables - WARM_TABLES)
    bots = f"{wishes.bots} bots think"
    return [
        Figure("tables for two, in play at once", wishes.tables, ""),
        *_latencies("", steady),
        Figure("server without tables", before / 1e6, "MB"),
        Figure("memory per table, connections included", per_table / 1000, "kB"),
        Figure("saturated: actions", saturated.rate, "a second"),
        *_shares("saturated: ", saturated),
        *_latencies(f"{bots} on the server's core: ", beside),
        *_latencies(f"{bots} on both cores: ", anywhere),
    ]


@contextlib.asynccontextmanager
async def _crowd(server: Server) -> AsyncIterator[Crowd]:
    crowd = Crowd(server.host, server.port, seed=1)
    try:
        yield crowd
    finally:
        await crowd.close()


async def _seat_people(crowd: Crowd, tables: int) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def seat() -> None:
        async with room:
            await crowd.seat_people()

    await asyncio.gather(*(seat() for _ in range(tables)))


async def _observe(crowd: Crowd, server: Server, seconds: float) -> Observed:
    await crowd.let_play(SETTLING)
    crowd.waited.clear()
    steps = crowd.bot_steps
    began = time.perf_counter()
    used = cpu_seconds(server.pid), time.process_time()
    await crowd.let_play(seconds)
    lasted = time.perf_counter() - began
    return Observed(
        seconds=lasted,
        waited=sorted(crowd.waited),
        server=(cpu_seconds(server.pid) - used[0]) / lasted,
        clients=(time.process_time() - used[1]) / lasted,
        bot_steps=crowd.bot_steps - steps,
    )


def _latencies(when: str, seen: Observed) -> list[Figure]:
    if not seen.waited:
        raise GrachtenError("There was not a single action.")
    shares = (("half", 0.5, ""), ("90 %", 0.9, ""), ("99 %", 0.99, GOAL), ("99.9 %", 0.999, ""))
    figures = [
        Figure(f"{when}actions", seen.rate, "a second"),
        *(
            Figure(f"{when}{name} acknowledged within", seen.within(share), "ms", goal)
            for name, share, goal in shares
        ),
        Figure(f"{when}all acknowledged within", seen.within(1.0), "ms"),
        *_shares(when, seen),
    ]
    if when:
        figures.append(Figure(f"{when}decisions", seen.bot_steps / seen.seconds, "a second"))
    return figures


def _shares(when: str, seen: Observed) -> list[Figure]:
    return [
        Figure(f"{when}server", seen.server * 100, "% of a core"),
        Figure(f"{when}clients", seen.clients * 100, "% of a core"),
        Figure(f"{when}server, for an action", seen.server / seen.rate * 1000, "ms"),
    ]


if __name__ == "__main__":
    main()
