"""What an action costs a saturated server, here and in another checkout, measured in turns.

    git worktree add ../before v0.1.0
    python -m bench.saturation --against ../before

Both servers run on one core and both crowds on another, but only one crowd plays at a time. On a
machine that others use, only the ratio means anything.
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import uvloop
from bench.load_clients import Crowd
from bench.load_process import cpu_seconds

from grachten.rules import GrachtenError

HERE = Path(__file__).resolve().parent.parent
SETTLING = 0.7
AT_ONCE = 20


@dataclass
class Contender:
    """A checkout, its server and the crowd that plays there."""

    name: str
    pid: int
    crowd: Crowd
    costs: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Milliseconds within which half of the actions of a round were acknowledged."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.saturation", description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout of the project")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each round")
    wishes = parser.parse_args()
    server_core, client_core = sorted(os.sched_getaffinity(0))[:2]
    os.sched_setaffinity(0, {client_core})
    checkouts = [HERE] if wishes.against is None else [wishes.against.resolve(), HERE]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        contenders = runner.run(_measure(checkouts, server_core, wishes))
    for each in contenders:
        print(
            f"{each.name:40} {statistics.median(each.costs):7.3f} ms an action (median),"
            f" {min(each.costs):7.3f} (best), {max(each.rates):8,.0f} actions a second (best),"
            f" half acknowledged within {statistics.median(each.waits):.0f} ms (median)"
        )
    if len(contenders) == 2:
        ratios = [
            after / before
            for before, after in zip(contenders[0].costs, contenders[1].costs, strict=True)
        ]
        print(f"ratio: median {statistics.median(ratios):.3f}, from {min(ratios):.3f}", end=" ")
        print(f"to {max(ratios):.3f}")


async def _measure(checkouts: list[Path], core: int, wishes: argparse.Namespace) -> list[Contender]:
    async with contextlib.AsyncExitStack() as stack:
        contenders = []
        for checkout in checkouts:
            contender = await stack.enter_async_context(_playing(checkout, core, wishes.tables))
            contender.crowd.is_resting = True
            contenders.append(contender)
        for _ in range(wishes.rounds):
            for contender in contenders:
                try:
                    await _one_round(contender, wishes.seconds)
                except GrachtenError as error:
                    sys.exit(f"Nothing was measured: {contender.name}: {error}")
        return contenders


async def _one_round(contender: Contender, seconds: float) -> None:
    crowd = contender.crowd
    crowd.go_on()
    await crowd.let_play(SETTLING)
    crowd.waited.clear()
    used, began = cpu_seconds(contender.pid), time.perf_counter()
    await crowd.let_play(seconds)
    used, lasted = cpu_seconds(contender.pid) - used, time.perf_counter() - began
    crowd.is_resting = True
    contender.costs.append(used / len(crowd.waited) * 1000)
    contender.rates.append(len(crowd.waited) / lasted)
    contender.waits.append(statistics.median(crowd.waited) * 1000)
    await crowd.let_play(SETTLING)


@contextlib.asynccontextmanager
async def _playing(checkout: Path, core: int, tables: int) -> AsyncIterator[Contender]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        command = [sys.executable, "-m", "bench.load_server", "--data", data]
        command += ["--core", str(core), "--thinkers", "1"]
        environment = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}:{checkout}"}
        with subprocess.Popen(
            command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                address = urlsplit(process.stdout.readline().strip())
                if address.hostname is None or address.port is None:
                    sys.exit(f"The server of {checkout} did not start.")
                crowd = Crowd(address.hostname, address.port, seed=1)
                await _seat_people(crowd, tables)
                yield Contender(checkout.name, process.pid, crowd)
                await crowd.close()
            finally:
                process.terminate()


async def _seat_people(crowd: Crowd, tables: int) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def seat() -> None:
        async with room:
            await crowd.seat_people()

    await asyncio.gather(*(seat() for _ in range(tables)))


if __name__ == "__main__":
    main()
