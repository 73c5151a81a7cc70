"""TCP connections: how many there may be, and that those who are needed find room."""

import asyncio
import os
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import structlog

from grachten.client import Visitor
from grachten.server.metrics import Metrics
from grachten.server.settings import Limits
from grachten.server.wire.addresses import Proxies, network_of, unmapped
from grachten.server.wire.sockets import Sockets
from server.support.inside import WIDE, Inside, inside
from server.support.raw_sockets import PATIENCE, call, is_open, live_call, rest_of
from server.support.strangers import answer, cookie_of, people
from support.served import served

PATIENT = replace(WIDE, head_seconds=600)
"""Nobody here is closed for being slow."""

HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "It did not come to that."
        time.sleep(0.02)


def is_well(server: Inside) -> bool:
    """Is a newcomer answered?"""
    with call(server.port, HEALTH) as connection, suppress(ConnectionError):
        return connection.recv(1000).startswith(b"HTTP/1.1 200 ")
    return False


@contextmanager
def idle(port: int, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(call(port)) for _ in range(count)]


@pytest.mark.parametrize("limit", ["sockets", "sockets_per_address"])
def test_idle_connections_lock_nobody_out(tmp_path: Path, limit: str) -> None:
    """When there is no room, the one that has been idle for the longest goes."""
    with (
        inside(tmp_path, replace(PATIENT, **{limit: 10})) as server,
        idle(server.port, 50) as callers,
    ):
        wait_until(lambda: sum(map(is_open, callers)) <= 10)
        assert all(map(is_open, callers[-5:]))
        assert is_well(server)
    assert "there are too many connections" in server.log
    assert server.faults == []


def test_connections_in_use_are_not_given_up_for_others(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,):
            cookie = cookie_of(visitor)
        with ExitStack() as stack:
            lines = [stack.enter_context(live_call(server.port, cookie)) for _ in range(10)]
            with call(server.port, HEALTH) as late:
                assert rest_of(late) == b""
            assert all(map(is_open, lines))
            lines[0].close()
            wait_until(lambda: is_well(server))

    with inside(tmp_path, replace(WIDE, sockets_per_address=10)) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_behind_a_proxy_connections_are_everybodys(tmp_path: Path) -> None:
    limits = replace(PATIENT, sockets_per_address=5)
    with (
        inside(tmp_path, limits, proxy="127.0.0.0/8") as server,
        idle(server.port, 30) as callers,
    ):
        assert is_well(server)
        assert all(map(is_open, callers))


def test_every_address_has_its_own(tmp_path: Path) -> None:
    """Also where one socket listens for both kinds, and IPv4 comes in the clothes of IPv6."""
    limits = replace(WIDE, requests=1e-6, request_burst=5)
    with inside(tmp_path, limits, host="::") as server:
        for source in ("127.0.0.1", "127.0.0.2"):
            found = []
            for _ in range(6):
                with call(server.port, HEALTH, source=source) as connection:
                    found.append(connection.recv(12))
            assert found == [b"HTTP/1.1 200"] * 5 + [b"HTTP/1.1 429"]


def test_whom_a_limit_counts() -> None:
    assert unmapped("::ffff:192.0.2.1") == "192.0.2.1"
    assert unmapped("2001:db8::1") == "2001:db8::1"
    assert unmapped("nowhere") == "nowhere"
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert network_of("192.0.2.1") == "192.0.2.1"
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert all(it in proxies for it in ("127.0.0.1", "10.1.2.3", "::1"))
    assert not any(it in proxies for it in ("127.0.0.2", "192.0.2.1", "nowhere"))
    assert "192.0.2.1" in Proxies("*")
    assert "192.0.2.1" not in Proxies(None)


def test_a_connection_that_cannot_close_is_ended() -> None:
    """What waits in it, for somebody who does not read, is less than would be noticed otherwise."""

    async def scenario() -> None:
        ours, theirs = socket.socketpair()
        sockets = Sockets(Limits(unread_seconds=0.1), Metrics(), Proxies(None), 10)
        gone = asyncio.Event()

        class Held(asyncio.Protocol):
            def connection_lost(self, _error: Exception | None) -> None:
                gone.set()

        with theirs, open(os.devnull, "rb") as listener:  # noqa: PTH123 - any descriptor
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            loop = asyncio.get_running_loop()
            transport, _ = await loop.create_connection(Held, sock=ours)
            assert sockets.admit(transport, "192.0.2.1")
            transport.write(bytes(1_000_000))
            transport.close()
            looking = asyncio.create_task(sockets.look_after(listener.fileno()))
            await asyncio.wait_for(gone.wait(), PATIENCE)
            looking.cancel()

    asyncio.run(scenario())


# File descriptors


def limited(soft: int, hard: int) -> dict[int, tuple[int, int]]:
    return {resource.RLIMIT_NOFILE: (soft, hard)}


def test_the_limit_on_descriptors_is_raised(tmp_path: Path) -> None:
    with served(tmp_path, limits=limited(100, 2000)) as server:
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (2000, 2000)


def test_more_callers_than_descriptors(tmp_path: Path) -> None:
    """Connections are kept below what there is, so that the database still gets its own."""
    with served(tmp_path, "--limit", "requests=1000", limits=limited(256, 256)) as server:
        port = int(server.address.rpartition(":")[2])
        with idle(port, 400), httpx.Client(base_url=server.address, timeout=PATIENCE) as guest:
            assert guest.get("/api/me").status_code == 200
            assert guest.post("/api/tables", json={}).status_code == 201
            assert guest.get("/ready").text == "ready"
        assert server.stop() == 0
        assert "there are too many connections" in server.log
        assert "Traceback" not in server.log


def test_descriptors_that_run_out_are_noticed(tmp_path: Path) -> None:
    """It is logged, and over as soon as there are some again."""
    with served(tmp_path, "--log-json") as server:
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (10, 2000))
        wait_until(lambda: "there are no file descriptors left" in server.log)
        port = int(server.address.rpartition(":")[2])
        with call(port, HEALTH):
            pass
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (2000, 2000))
        assert before[1] >= 2000
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).text == "ok"
        assert server.stop() == 0


def test_a_server_that_is_stopping_has_not_run_out_of_descriptors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its listener is closed already, while the last connections are still looked after."""
    sockets = Sockets(Limits(), Metrics(), Proxies(None), 10)
    monkeypatch.setattr("grachten.server.wire.sockets.SWEEPING", 0.01)
    listener = socket.socket()
    listener.close()

    async def scenario() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(sockets.look_after(listener.fileno()), 0.3)

    with structlog.testing.capture_logs() as logged:
        asyncio.run(scenario())
    assert logged == []


def test_what_is_dropped_is_counted(tmp_path: Path) -> None:
    async def counted(server: Inside) -> str:
        async with Visitor(server.address) as visitor:
            return (await answer(visitor, "GET", "/metrics")).text

    limits = replace(PATIENT, sockets=5)
    with inside(tmp_path, limits) as server:
        with idle(server.port, 10), call(server.port, b"hello\r\n\r\n") as stranger:
            rest_of(stranger)
            figures = asyncio.run(counted(server))
        assert 'grachten_dropped_total{why="unreadable"} 1.0' in figures
        assert 'grachten_dropped_total{why="crowded"}' in figures
        assert "grachten_sockets 5.0" in figures
