"""The server under attack: `python -m bench.flood`, from the folder of the project.

A few people send pings over their live connections. Meanwhile somebody at another address sends one
kind of nonsense after the other, as fast as a line of 15 Mbit/s carries it, and comes back as often
as the server allows. How long do the others wait, and what does it cost?
"""

import argparse
import asyncio
import contextlib
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.load_process import cpu_seconds, memory

from grachten.client import Live, Visitor
from grachten.client.visitor import Unreachable
from grachten.protocol.messages import Ping, Pong

GRACHTEN: Final = str(Path(sys.executable).with_name("grachten"))
PEOPLE: Final = 5
BETWEEN: Final = 0.1
"""Seconds between two pings of the same person."""

BLOCK: Final = 8192
ENEMY: Final = "127.0.0.2"
"""Where the flood comes from: everything that is 127 is this machine."""

POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@dataclass(frozen=True)
class Flood:
    """What is sent again and again after a beginning, over a live connection or a plain one."""

    again: bytes
    first: bytes = b""
    live: bool = False


FLOODS: Final = {
    "nothing": None,
    "pongs": Flood(b"\x8a\x80abcd", live=True),
    "empty fragments": Flood(b"\x00\x80abcd", b"\x01\x80abcd", live=True),
    "pings": Flood(b"\x89\x80abcd", live=True),
    "trailers": Flood(b"X-Trailer: 1\r\n", POST + b"0\r\n"),
    "tiny chunks": Flood(b"1\r\n \r\n", POST),
    "requests without pause": Flood(b"GET /health HTTP/1.1\r\n\r\n"),
    "no requests": Flood(b"hello\r\n\r\n"),
    "connections": Flood(b""),
}


# The others


async def wait_times(lives: list[Live], seconds: float) -> list[float]:
    """How long pings take to be answered, in milliseconds."""
    end = time.perf_counter() + seconds

    async def ask(live: Live) -> list[float]:
        waited: list[float] = []
        while (at := time.perf_counter()) < end:
            try:
                await live.send(Ping("x"))
                while not isinstance(await live.receive(), Pong):
                    pass
            except Unreachable:  # so long was it silent that the connection is lost
                return [*waited, (time.perf_counter() - at) * 1000]
            waited.append((time.perf_counter() - at) * 1000)
            await asyncio.sleep(BETWEEN)
        return waited

    found = await asyncio.gather(*map(ask, lives))
    return sorted(wait for waits in found for wait in waits)


# The flood


def attack(flood: Flood, port: int, cookie: str, rate: float) -> None:
    """Until somebody ends it."""
    block = flood.again * (1 + BLOCK // max(1, len(flood.again))) if flood.again else b""
    begun, sent = time.perf_counter(), 0
    while True:
        with contextlib.suppress(OSError), _call(flood, port, cookie) as connection:
            connection.sendall(flood.first)
            while block:
                connection.sendall(block)
                sent += len(block)
                ahead = sent / rate - (time.perf_counter() - begun)
                if ahead > 0:
                    time.sleep(ahead)
        sent += 400  # what a connection costs to be made
        time.sleep(max(0.0, sent / rate - (time.perf_counter() - begun)))


def _call(flood: Flood, port: int, cookie: str) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), 5, (ENEMY, 0))
    if flood.live:
        connection.sendall(
            b"GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            b"Cookie: " + cookie.encode() + b"\r\n\r\n"
        )
        if not connection.recv(4096).startswith(b"HTTP/1.1 101"):
            connection.close()
            raise ConnectionRefusedError
    connection.setblocking(True)
    connection.settimeout(5)
    return connection


# Both


@contextlib.contextmanager
def a_server(folder: Path) -> Iterator[tuple[int, str]]:
    """`grachten serve`, with the limits that it has: its process and its address."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [GRACHTEN, "serve", "--port", "0", "--thinkers", "1", "--data", str(folder)],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "COLUMNS": "200", "TERM": "dumb"},
        )
    assert process.stdout is not None
    try:
        found = re.search(rb"http://[0-9.:]+", process.stdout.readline())
        assert found is not None, (folder / "log").read_text()
        yield process.pid, found[0].decode()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


async def measure(kind: str, pid: int, address: str, wishes: argparse.Namespace) -> list[float]:
    """Within what time half, 99 % and all pings were answered; the server's load and growth."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visitor(address)) for _ in range(PEOPLE)]
        for visitor in people:
            await visitor.me()
        lives = [await visitor.live() for visitor in people]
        enemy = None
        if FLOODS[kind] is not None:
            cookie = "; ".join(f"{k}={v}" for k, v in people[0]._http.cookies.items())  # noqa: SLF001
            enemy = subprocess.Popen(
                [
                    *(sys.executable, "-m", "bench.flood", "--attack", kind),
                    *("--port", address.rpartition(":")[2]),
                    *("--cookie", cookie, "--mbit", str(wishes.mbit)),
                ]
            )
        try:
            await asyncio.sleep(2)
            cpu, held, at = cpu_seconds(pid), memory(pid), time.perf_counter()
            waits = await wait_times(lives, wishes.seconds)
            spent = (cpu_seconds(pid) - cpu) / (time.perf_counter() - at) * 100
            grown = (memory(pid) - held) / 1e6
        finally:
            if enemy is not None:
                enemy.kill()
                enemy.wait()
            for live in lives:
                await live.close()
    late = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    return [statistics.median(waits), late, waits[-1], spent, grown]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each flood")
    parser.add_argument("--mbit", type=float, default=15, help="how fast it comes, in Mbit/s")
    parser.add_argument("--only", choices=list(FLOODS), nargs="*", default=list(FLOODS))
    parser.add_argument("--attack", choices=list(FLOODS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--cookie", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.attack:
        flood = FLOODS[wishes.attack]
        assert flood is not None
        attack(flood, wishes.port, wishes.cookie, wishes.mbit * 1e6 / 8)
        return
    print("| flood | half wait | 99 % wait | all wait | times as long | server | memory |")
    print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    usual = 0.0
    for kind in ["nothing", *(kind for kind in wishes.only if kind != "nothing")]:
        with tempfile.TemporaryDirectory() as folder, a_server(Path(folder)) as (pid, address):
            found = asyncio.run(measure(kind, pid, address, wishes))
        half, late, longest, spent, grown = found
        usual = usual or half
        print(
            f"| {kind} | {half:.1f} ms | {late:.1f} ms | {longest:.1f} ms | {half / usual:.1f} |"
            f" {spent:.0f} % of a core | {grown:+.0f} MB |",
            flush=True,
        )


if __name__ == "__main__":
    main()
