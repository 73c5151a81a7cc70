"""Requests that never end, in every part of them: they cost neither memory nor a connection."""

import asyncio
import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from grachten.server.settings import Limits
from server.support.inside import WIDE, Inside, inside
from server.support.raw_sockets import PATIENCE, call, is_cut_off, rest_of
from server.support.strangers import cookie_of, people

MUCH = 50_000_000
"""Bytes; whoever may send that many is not limited."""

CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("endless"), WIDE) as server:
        yield server
    assert server.faults == []


# Without end

ENDLESS = {
    "trailers": (CHUNKED + b"0\r\n", b"X-Trailer: of no use\r\n"),
    "the name of a trailer": (CHUNKED + b"0\r\n", b"x"),
    "the value of a trailer": (CHUNKED + b"0\r\nX-Trailer: ", b"x"),
    "an extension of a chunk": (CHUNKED + b"5;x=", b"x"),
    "the length of a chunk": (CHUNKED, b"0"),
    "tiny chunks": (CHUNKED, b"1\r\n \r\n"),
    "chunks": (CHUNKED, b"400\r\n" + b" " * 1024 + b"\r\n"),
    "a body": (LONG % 10**12, b" " * 1024),
    "empty lines": (b"", b"\r\n"),
    "headers": (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
    "the value of a header": (b"GET / HTTP/1.1\r\nX: ", b"y"),
    "an address": (b"GET /", b"x"),
}


@pytest.mark.parametrize("part", ENDLESS)
def test_what_never_ends_is_cut_off(server: Inside, part: str) -> None:
    first, again = ENDLESS[part]
    with call(server.port, first) as connection:
        assert is_cut_off(connection, again, MUCH)


def test_memory_stays_as_it_is(server: Inside) -> None:
    """A gigabyte of trailers would have stayed in memory until the connection is closed."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for part in ("trailers", "the value of a trailer", "an extension of a chunk"):
        first, again = ENDLESS[part]
        for _ in range(5):
            with call(server.port, first) as connection:
                assert is_cut_off(connection, again, MUCH)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 20_000, f"{grown} KiB"


@pytest.mark.parametrize(
    ("sent", "status", "words"),
    [
        (CHUNKED + b"2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n", 400, "Trailers are not supported"),
        (CHUNKED + b"0\r\nX-One: 1\r\nX-Two: 2\r\n\r\n", 400, "Trailers are not supported"),
        (b"hello\r\n\r\n", 400, "not an HTTP request"),
        (CHUNKED + b"zz\r\n", 400, "not an HTTP request"),
        (b"GET /" + b"x" * 50_000, 413, "request headers are too long"),
        (CHUNKED + b"1\r\n \r\n" * 4000, 400, "chunks that are too small"),
    ],
    ids=["a trailer", "two trailers", "no request", "no chunk", "head", "tiny chunks"],
)
def test_it_is_said_why(server: Inside, sent: bytes, status: int, words: str) -> None:
    """In the same form as everywhere, as far as the sender still listens."""
    with call(server.port, sent) as connection:
        head, _, body = rest_of(connection).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert b"connection: close" in head
    assert words in json.loads(body)["message"]


# Without a body


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that hardly waits for bodies, or for its answers to be read."""
    limits = replace(WIDE, body_seconds=0.5, unread_seconds=0.5)
    with inside(tmp_path_factory.mktemp("hasty"), limits) as server:
        yield server
    assert server.faults == []


@pytest.fixture(scope="module")
def curt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server that hardly waits for requests."""
    limits = replace(WIDE, head_seconds=0.5, idle_seconds=0.5)
    with inside(tmp_path_factory.mktemp("curt"), limits) as server:
        yield server
    assert server.faults == []


@pytest.mark.parametrize(
    "body",
    [
        b"Content-Length: 99\r\n\r\n",
        b"Content-Length: 99\r\n\r\n{",
        b"Content-Length: 99\r\nExpect: 100-continue\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer",
    ],
    ids=["none", "half", "expecting", "no chunk", "half a chunk", "no end", "half a trailer"],
)
def test_a_body_that_does_not_come_is_given_up(hasty: Inside, body: bytes) -> None:
    cookie = _cookie(hasty.address)
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n".encode()
    with call(hasty.port, head + body) as connection:
        answered = rest_of(connection).removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")
    assert answered.startswith(b"HTTP/1.1 408 ")
    assert b"The request body took too long." in answered


@pytest.mark.parametrize("length", [99, 10**12], ids=["short", "huge"])
def test_a_body_that_is_refused_before_it_comes(hasty: Inside, length: int) -> None:
    """The answer comes at once; then the connection is not kept for ever either."""
    with call(hasty.port, LONG % length) as connection:
        assert rest_of(connection).startswith(
            (b"HTTP/1.1 401 ", b"HTTP/1.1 413 ", b"HTTP/1.1 408 ")
        )


def test_dribbling_a_body_gains_no_time(hasty: Inside) -> None:
    with call(hasty.port, LONG % 10_000) as connection:
        assert _dribbles_until_closed(connection, b" ")


def _dribbles_until_closed(connection: socket.socket, data: bytes, *, reads: bool = True) -> bool:
    """Send the same again and again, with pauses, for as long as the server lets us."""
    connection.settimeout(0.02)
    for _ in range(int(PATIENCE / 0.02)):
        try:
            connection.sendall(data)
            if not reads:
                time.sleep(0.02)
            elif connection.recv(1000) == b"":
                return True
        except TimeoutError:
            continue
        except ConnectionError:
            return True
    return False


# Without a request


@pytest.mark.parametrize(
    "beginning",
    [b"", b"\r\n", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"],
    ids=["nothing", "empty line", "half a line", "half a head"],
)
def test_a_connection_without_a_request_is_closed(curt: Inside, beginning: bytes) -> None:
    with call(curt.port, beginning) as connection:
        assert rest_of(connection) == b""


def test_a_connection_is_closed_some_time_after_its_last_request(curt: Inside) -> None:
    with call(curt.port, HEALTH) as connection:
        assert rest_of(connection).endswith(b"\r\n\r\nok")


@pytest.mark.parametrize("dribble", [b"\r\n", b"x"])
@pytest.mark.parametrize("first", [b"", HEALTH])
def test_dribbling_gains_no_time(curt: Inside, first: bytes, dribble: bytes) -> None:
    """Empty lines before a request are none of it, and letters make only half of one."""
    with call(curt.port, first) as connection:
        assert _dribbles_until_closed(connection, dribble)


# Without a reader


@pytest.mark.nightly  # waits until the server gives up
def test_answers_that_nobody_reads_are_given_up(hasty: Inside) -> None:
    """Whatever the operating system takes in, there is an end to it."""
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", hasty.port))
        assert _dribbles_until_closed(deaf, b"GET /schema HTTP/1.1\r\nHost: x\r\n\r\n", reads=False)


# Too many


def test_requests_piled_upon_each_other(server: Inside) -> None:
    """Those that were read are answered, in order; the rest is not read."""
    with call(server.port, HEALTH * 2000) as connection:
        answered = rest_of(connection)
    assert 0 < answered.count(b"HTTP/1.1 200 OK") < 2000
    assert answered.count(b"HTTP/1.1") == answered.count(b"HTTP/1.1 200 OK")


def test_a_few_requests_at_once_are_all_answered(server: Inside) -> None:
    last = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    with call(server.port, HEALTH * 7 + last) as connection:
        assert rest_of(connection).count(b"HTTP/1.1 200 OK") == 8


def test_what_is_no_request_counts_as_one(tmp_path: Path) -> None:
    """An address that sends nothing but nonsense is not answered for ever."""
    with inside(tmp_path, replace(WIDE, requests=1e-6, request_burst=10)) as server:
        answers = 0
        for _ in range(100):
            with suppress(ConnectionError), call(server.port, b"hello\r\n\r\n") as connection:
                answers += rest_of(connection).startswith(b"HTTP/1.1 400 ")
        assert 0 < answers < 30
        with call(server.port, HEALTH) as connection:
            assert rest_of(connection) == b""
        with call(server.port, HEALTH, source="127.0.0.2") as connection:
            assert connection.recv(1000).startswith(b"HTTP/1.1 200 ")


def test_what_follows_another_protocol_is_no_request(server: Inside) -> None:
    """A proxy that passes the body on as such must not find a second answer."""
    inner = HEALTH
    head = (
        b"POST /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n"
        b"Content-Length: %d\r\n\r\n" % len(inner)
    )
    with call(server.port, head) as connection:
        answered = connection.recv(65_536)
        with suppress(ConnectionError):
            connection.sendall(inner)
        answered += rest_of(connection)
    assert answered.count(b"HTTP/1.1 ") == 1


# As people do


def test_a_large_record_arrives_however_it_is_cut(server: Inside) -> None:
    """All at once with its head, or in the pieces that a telephone sends."""
    cookie = _cookie(server.address)
    size = Limits().record
    head = (
        f"POST /api/replays HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n"
    ).encode()
    body = b'{"no": "record"}'.ljust(size)
    with call(server.port, head + body) as connection:
        assert b"The record has no" in rest_of(connection)
    with call(server.port, head) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start in range(0, size, 500):
            connection.sendall(body[start : start + 500])
        assert b"The record has no" in rest_of(connection)


def _cookie(address: str) -> str:
    async def ask() -> str:
        async with people(address, 1) as (visitor,):
            return cookie_of(visitor)

    return asyncio.run(ask())
