"""What an action costs in a city: `python -m bench.city`, from the folder of the project.

One, two and three nodes, one after the other in one run: processor time of the nodes, PostgreSQL,
Redis and, where it is installed, nginx, for each acknowledged action; and what they use for
themselves while nobody acts. On few cores the sum is what can be shown: the nodes share them with
everything else.

Every node has as many tables, because a busier one does more at a time, and so costs less for each
action. At the end one node has all tables of the largest city.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import uvloop
from bench.load_clients import Crowd
from bench.load_process import descendants, total_cpu_seconds

from grachten.cli.bench_figures import Figure
from grachten.rules import GrachtenError

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from city.nginx import proxied  # noqa: E402 - what starts them is with the tests
from city.redis_server import running_redis  # noqa: E402
from store.postgresql import running_server  # noqa: E402

CALM: Final = 3.0
"""Seconds from action to action while tables are made."""

IDLE: Final = 1e6
"""Seconds from action to action while nobody shall act."""

KEPT_UP: Final = 0.95
"""Of the actions that are due. With fewer the costs of different cities don't compare."""

MOST_RISE: Final = "≤ 30"
"""Per cent by which an action may become dearer from one node to three that are as busy."""

City = tuple[int, int]
"""Nodes, and tables at all of them."""


@dataclass(frozen=True)
class Parts:
    """The processes of a city."""

    nodes: tuple[int, ...]
    postgresql: int
    redis: int
    nginx: int | None
    addresses: tuple[tuple[str, int], ...]
    """Where clients go, one after the other."""

    def used(self) -> dict[str, float]:
        """Processor seconds so far, by part."""
        seconds = {
            "nodes": sum(map(total_cpu_seconds, self.nodes)),
            "PostgreSQL": total_cpu_seconds(self.postgresql),
            "Redis": total_cpu_seconds(self.redis),
        }
        return (
            seconds if self.nginx is None else {**seconds, "nginx": total_cpu_seconds(self.nginx)}
        )


@dataclass(frozen=True)
class Cost:
    """Of an acknowledged action, in milliseconds of a processor, by part."""

    rate: float
    """Actions a second."""

    parts: dict[str, float]
    idle: float
    """Milliseconds a second, of all parts together, while nobody acts."""

    @property
    def all(self) -> float:
        return sum(self.parts.values())

    @property
    def acting(self) -> float:
        """Without what is used even if nobody acts."""
        return self.all - self.idle / self.rate


def main() -> None:
    wishes = _wishes()
    costs: dict[City, Cost] = {}
    cities = [(nodes, nodes * wishes.tables) for nodes in sorted(wishes.nodes)]
    for nodes, tables in [*cities, (cities[0][0], cities[-1][1])]:
        with (
            _city(nodes) as parts,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            try:
                costs[nodes, tables] = runner.run(_measure(parts, tables, wishes))
            except GrachtenError as error:
                sys.exit(f"Nothing was measured: {error}")
    figures = _figures(costs)
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    machine += f", Python {platform.python_version()}"
    if wishes.json:
        rows = {
            each.name: {k: v for k, v in each._asdict().items() if k != "name"} for each in figures
        }
        print(json.dumps({"machine": machine, "figures": rows}, ensure_ascii=False))
        return
    for name, value, unit, goal in figures:
        print(f"{name:52} {value:8,.2f} {unit:12} {goal}")
    print(machine)


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.city", description=__doc__)
    parser.add_argument("--tables", type=int, default=34, help="for each node")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each measurement")
    parser.add_argument("--every", type=float, default=0.5, help="seconds from action to action")
    parser.add_argument("--nodes", type=int, nargs="+", default=(1, 2, 3))
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    wishes = parser.parse_args()
    if wishes.every <= 0:
        parser.error("Without a pause every city would go at a pace of its own.")
    return wishes


def _figures(costs: dict[City, Cost]) -> list[Figure]:
    found = []
    for city, cost in costs.items():
        name = _name(city)
        found.append(Figure(f"{name}: actions", cost.rate, "a second"))
        found += [Figure(f"{name}: {part}", ms, "ms an action") for part, ms in cost.parts.items()]
        found.append(Figure(f"{name}: all parts", cost.all, "ms an action"))
        found.append(Figure(f"{name}: while nobody acts", cost.idle, "ms a second"))
        found.append(Figure(f"{name}: all parts, less that", cost.acting, "ms an action"))
    first, *_, last, alone = costs
    for base, goal in ((first, MOST_RISE), (alone, "")):
        rise = (costs[last].all / costs[base].all - 1) * 100
        found.append(Figure(f"{_name(last)} dearer than {_name(base)}", rise, "%", goal))
    return found


def _name(city: City) -> str:
    nodes, tables = city
    return f"{nodes} {'node' if nodes == 1 else 'nodes'} with {tables} tables"


@contextlib.contextmanager
def _city(count: int) -> Iterator[Parts]:
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        running_server() as postgresql,
        running_redis() as redis,
        contextlib.ExitStack() as stack,
    ):
        database = postgresql.new_database()
        nodes, addresses = [], []
        for number in range(count):
            home = Path(data) / str(number)
            pid, address = stack.enter_context(_node(home, database, redis.url))
            nodes.append(pid)
            addresses.append(address)
        nginx = None
        if shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"):
            addresses = [stack.enter_context(proxied(addresses))]
            nginx = _nginx()
        places = [urlsplit(address) for address in addresses]
        yield Parts(
            tuple(nodes),
            postgresql.pid,
            redis.pid,
            nginx,
            tuple((place.hostname or "", place.port or 0) for place in places),
        )


@contextlib.contextmanager
def _node(home: Path, database: str, redis: str) -> Iterator[tuple[int, str]]:
    home.mkdir()
    command = [sys.executable, "-m", "bench.load_server", "--data", str(home), "--thinkers", "1"]
    command += ["--database", database, "--redis", redis]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            if not address:
                sys.exit("A node did not start.")
            yield process.pid, address.rstrip("/")
        finally:
            process.terminate()


def _nginx() -> int:
    """The process that was just started: a child of ours by this name."""
    for pid in descendants(os.getpid()):
        if Path(f"/proc/{pid}/comm").read_text().strip() == "nginx":
            return pid
    sys.exit("nginx did not start.")


async def _measure(parts: Parts, tables: int, wishes: argparse.Namespace) -> Cost:
    crowd = Crowd(*parts.addresses[0], seed=1, others=parts.addresses[1:])
    try:
        crowd.every = CALM
        for _ in range(tables):
            await crowd.seat_people()
        crowd.every = wishes.every
        await crowd.let_play(CALM * 3 + wishes.seconds / 4)  # until all have found their pace
        rate, used = await _used(parts, crowd, wishes.seconds)
        crowd.every = IDLE
        await crowd.let_play(wishes.every * 4)  # until the last action has been answered
        actions, idle = await _used(parts, crowd, wishes.seconds / 2)
    finally:
        await crowd.close()
    if actions:
        raise GrachtenError("Somebody acted when nobody should.")
    due = tables / wishes.every
    if rate < due * KEPT_UP:
        raise GrachtenError(f"{due:.0f} actions a second were due, and {rate:.0f} were answered.")
    return Cost(rate, {part: ms / rate for part, ms in used.items()}, idle=sum(idle.values()))


async def _used(parts: Parts, crowd: Crowd, seconds: float) -> tuple[float, dict[str, float]]:
    """Actions a second, and milliseconds of a processor a second by part."""
    crowd.waited.clear()
    before, began = parts.used(), time.perf_counter()
    await crowd.let_play(seconds)
    after, passed = parts.used(), time.perf_counter() - began
    used = {part: (after[part] - before[part]) / passed * 1000 for part in after}
    return len(crowd.waited) / passed, used


if __name__ == "__main__":
    main()
