"""How much one client may ask for: sizes, rates and numbers, and that others do not suffer."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from grachten.client import Visitor
from grachten.protocol.messages import Ping, Pong, Refused, Unwatch, Watch
from grachten.protocol.people import NewBot
from grachten.protocol.tables import NewTable
from grachten.server.settings import Limits
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer, cookie_of, error, handshake, line_of, people
from support.patience import PATIENCE

NEVER = 1e-6
"""A rate at which nothing is let through while a test runs, once the first burst is used up."""

LARGEST = Limits().body


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("limits"), WIDE) as server:
        yield server
    assert server.faults == []


# Size


@pytest.mark.parametrize("size", [LARGEST, LARGEST + 1, 100 * LARGEST])
def test_the_size_of_a_request(server: Inside, size: int) -> None:
    async def scenario() -> None:
        async def pieces() -> AsyncIterator[bytes]:
            for start in range(0, size, 1000):
                yield body[start : start + 1000]

        async with people(server.address, 1) as (visitor,):
            body = b"{}".ljust(size)
            wanted = 201 if size <= LARGEST else 413
            for content in (body, pieces()):
                answered = await visitor._http.post("/api/tables", content=content)
                assert answered.status_code == wanted
                if wanted == 413:
                    assert error(answered).code == "too-large"

    asyncio.run(scenario())


def test_the_size_of_a_message(server: Inside) -> None:
    async def scenario() -> None:
        async def pieces() -> AsyncIterator[str]:
            for _ in range(LARGEST // 1000 + 1):
                yield " " * 1000

        async with people(server.address, 1) as (visitor,):
            async with line_of(visitor) as line:
                ping = '{"type":"ping","id":"x"}'
                assert await line.say(ping.ljust(LARGEST)) == Pong("x")
                await line.send(ping.ljust(LARGEST + 1))
                assert await line.closed() == 1009
            async with line_of(visitor) as line:
                with suppress(ConnectionClosed):
                    await line.socket.send(pieces())
                assert await line.closed() == 1009

    asyncio.run(scenario())


HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("head", "end"),
    [
        (HEAD + b"X: " + b"x" * 2_000_000, b"\r\n\r\n"),
        (HEAD + b"X: y\r\n" * 300_000, b"\r\n"),
        (b"GET /health?" + b"x" * 2_000_000, b" HTTP/1.1\r\nHost: x\r\n\r\n"),
        (b"x" * 2_000_000, b" /health HTTP/1.1\r\nHost: x\r\n\r\n"),
    ],
    ids=["one header", "many headers", "address", "method"],
)
def test_the_size_of_what_comes_before_a_request(server: Inside, head: bytes, end: bytes) -> None:
    """It is given up long before it ends, so that nobody can fill the server's memory with it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        try:
            connection.sendall(head)
            connection.sendall(end)
            answered = connection.recv(1000)
        except ConnectionError:
            answered = b""
    assert b" 200 OK" not in answered


# Rate


def test_the_rate_of_requests(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,):
            statuses = [(await answer(visitor, "GET", "/health")).status_code for _ in range(12)]
            assert statuses == [200] * 9 + [429] * 3
            refused = await answer(visitor, "POST", "/api/tables", NewTable())
            assert error(refused).code == "too-many"
            assert "content-security-policy" in refused.headers
            assert await handshake(server.address, Cookie=cookie_of(visitor)) == 429

    with inside(tmp_path, replace(WIDE, requests=NEVER, request_burst=10)) as server:
        asyncio.run(scenario(server))


def test_behind_a_proxy_nobody_says_where_they_come_from(tmp_path: Path) -> None:
    """The proxy adds the address that it saw after what the client itself may have written."""

    async def scenario(server: Inside) -> None:
        async with Visitor(server.address) as visitor:
            for_me, for_others = "203.0.113.7", "203.0.113.8"
            statuses = []
            for number in range(20):
                told = {"X-Forwarded-For": f"198.51.100.{number}, {for_me}"}
                statuses.append((await answer(visitor, "GET", "/health", **told)).status_code)
            assert statuses == [200] * 10 + [429] * 10
            other = await answer(visitor, "GET", "/health", **{"X-Forwarded-For": for_others})
            assert other.status_code == 200

    limits = replace(WIDE, requests=NEVER, request_burst=10)
    with inside(tmp_path, limits, proxy="127.0.0.1") as server:
        asyncio.run(scenario(server))


def test_without_a_proxy_nobody_says_where_they_come_from(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with Visitor(server.address) as visitor:
            statuses = []
            for number in range(12):
                told = {
                    "X-Forwarded-For": f"198.51.100.{number}",
                    "Forwarded": f"for=10.0.0.{number}",
                }
                statuses.append((await answer(visitor, "GET", "/health", **told)).status_code)
            assert statuses == [200] * 10 + [429] * 2

    with inside(tmp_path, replace(WIDE, requests=NEVER, request_burst=10)) as server:
        asyncio.run(scenario(server))


def test_the_rate_of_new_people_and_of_codes(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (known,), Visitor(server.address) as unknown:
            refused = await answer(unknown, "GET", "/api/me")
            assert refused.status_code == 429
            assert "set-cookie" not in refused.headers
            assert (await known.me()).name
            tries = [
                (await answer(known, "POST", "/api/me/arrive", {"code": "AAAAA-AAAAA"})).status_code
                for _ in range(4)
            ]
            assert tries == [404, 404, 429, 429]

    limits = replace(WIDE, guests=NEVER, guest_burst=1, codes=NEVER, code_burst=2)
    with inside(tmp_path, limits) as server:
        asyncio.run(scenario(server))


def test_the_rate_of_messages(tmp_path: Path) -> None:
    """Too many are refused, each; who does not stop is hung up on. Others are not concerned."""

    async def scenario(server: Inside) -> None:
        async with (
            people(server.address, 2) as (loud, quiet),
            line_of(loud) as line,
            line_of(quiet) as other,
        ):
            for number in range(19):  # the hello was one, too
                assert await line.say(Ping(f"{number}")) == Pong(f"{number}")
            for _ in range(5):
                refused = await line.say("x")
                assert isinstance(refused, Refused)
                assert refused.code == "too-many"
            assert await other.say(Ping("quiet")) == Pong("quiet")
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    await line.send("x")
            assert await line.closed() == 1008
            assert await other.say(Ping("again")) == Pong("again")

    with inside(tmp_path, replace(WIDE, messages=NEVER, message_burst=20)) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


# Number


@pytest.mark.parametrize(
    ("limit", "persons"),
    [("connections", 5), ("connections_per_address", 5), ("connections_per_person", 1)],
)
def test_the_number_of_connections(tmp_path: Path, limit: str, persons: int) -> None:
    """Also of those that all come at once. A connection that is closed makes room."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, persons) as visitors:
            callers = [visitors[number % persons] for number in range(30)]
            lines = [line_of(caller, hello=False) for caller in callers]
            opened = await asyncio.gather(
                *(it.__aenter__() for it in lines), return_exceptions=True
            )
            there = [
                line
                for line, result in zip(lines, opened, strict=True)
                if not isinstance(result, BaseException)
            ]
            assert len(there) == 5
            cookie = cookie_of(visitors[0])
            assert await handshake(server.address, Cookie=cookie) == 429
            for line in there:
                await line.__aexit__(None, None, None)
            async with asyncio.timeout(PATIENCE):
                while await handshake(server.address, Cookie=cookie) != 101:
                    await asyncio.sleep(0.01)

    with inside(tmp_path, replace(WIDE, **{limit: 5})) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_the_number_of_tables_watched(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,), line_of(visitor) as line:
            tables = [(await visitor.create(NewTable())).id for _ in range(4)]
            for table in tables[:3]:
                await line.say(Watch(table))
            await line.say(Watch(tables[0]))  # what is watched already may be watched anew
            assert (await line.refusal(Watch(tables[3]))).code == "too-many"
            for missing in ("A" * 16, "B" * 16):
                assert (await line.refusal(Watch(missing))).code in ("too-many", "not-found")
            await line.send(Unwatch(tables[0]))
            await line.say(Watch(tables[3]))

    with inside(tmp_path, replace(WIDE, watches=3)) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_the_number_of_tables_and_bots_made_at_once(tmp_path: Path) -> None:
    """Many requests at the same moment get no more than the same requests one by one."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,):
            tables = await asyncio.gather(
                *(answer(visitor, "POST", "/api/tables", NewTable()) for _ in range(30))
            )
            assert sorted(it.status_code for it in tables) == [201] * 5 + [429] * 25
            bots = await asyncio.gather(
                *(answer(visitor, "POST", "/api/me/bots", NewBot(f"Bot {n}")) for n in range(30))
            )
            assert sorted(it.status_code for it in bots) == [201] * 5 + [429] * 25

    with inside(tmp_path, replace(WIDE, open_tables=5, outside_bots=5)) as server:
        asyncio.run(scenario(server))
    assert server.faults == []
