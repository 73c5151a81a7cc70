"""Floods over a live connection: frames and bytes are counted before anybody parses them."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

import support.strategies  # noqa: F401 - it registers the profiles of Hypothesis
from grachten.protocol.messages import Hello, Ping, Pong, Watch
from grachten.protocol.tables import NewTable
from grachten.protocol.wire import PROTOCOL
from grachten.server.settings import Limits
from grachten.server.wire.frames import FrameCounter
from server.support.inside import WIDE, Inside, inside
from server.support.raw_sockets import UPGRADE, call, is_cut_off, live_call, rest_of
from server.support.strangers import answer, cookie_of, line_of, open_line, people

NEVER = 1e-6
PONG = b"\x8a\x80abcd"
MUCH = 50_000_000
"""Bytes; whoever may send that many is not limited."""

FLOODS = {
    "pongs": (b"", PONG),
    "pings": (b"", b"\x89\x80abcd"),
    "empty fragments": (b"\x01\x80abcd", b"\x00\x80abcd"),
    "empty messages": (b"", b"\x81\x80abcd"),
    "large messages": (b"", Frame(Opcode.TEXT, b" " * Limits().body).serialize(mask=True)),
    "large pongs": (b"", Frame(Opcode.PONG, b" " * 125).serialize(mask=True)),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_ends_the_connection_and_concerns_nobody_else(tmp_path: Path, flood: str) -> None:
    """With the limits that everybody has, from one connection after the other."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 2) as (loud, quiet), line_of(quiet) as line:
            for _ in range(3):
                first, again = FLOODS[flood]
                with live_call(server.port, cookie_of(loud)) as connection:
                    connection.sendall(first)
                    assert await asyncio.to_thread(is_cut_off, connection, again, MUCH)
                assert await line.say(Ping("x")) == Pong("x")
            counted = (await answer(quiet, "GET", "/metrics")).text
            assert 'grachten_dropped_total{why="flood"}' in counted

    with inside(tmp_path) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_frames_of_every_kind_count(tmp_path: Path) -> None:
    """Up to the limit everything is answered; one more, and the connection is closed with 1008."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,):
            headers = {"Cookie": cookie_of(visitor)}
            line = await open_line(server.address, headers, ping_interval=None)  # the hello: 1
            transport = line.socket.transport
            for _ in range(10):
                transport.write(PONG)  # 10 pongs
            for number in range(5):
                assert await line.say(Ping(f"{number}")) == Pong(f"{number}")  # 5 messages
            transport.write(b"\x01\x80abcd" + b"\x00\x80abcd" * 10)  # 11 fragments
            ping = Frame(Opcode.CONT, b'{"type":"ping","id":"x"}').serialize(mask=True)
            transport.write(ping)  # the last of them: 1
            assert await line.receive() == Pong("x")
            transport.write(PONG * 3)
            assert await line.closed() == 1008

    # Each piece that is read counts as a frame, if it holds none: there may be some of those.
    with inside(tmp_path, replace(WIDE, frames=NEVER, frame_burst=30)) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_bytes_count(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,), line_of(visitor) as line:
            ping = '{"type":"ping","id":"x"}'
            for _ in range(9):
                assert await line.say(ping.ljust(10_000)) == Pong("x")
            await line.send(ping.ljust(10_000))
            assert await line.closed() == 1008

    with inside(tmp_path, replace(WIDE, live_bytes=NEVER, live_byte_burst=100_000)) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_frames_before_the_connection_is_accepted_count_too(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 2) as (loud, quiet), line_of(quiet) as line:
            head = f"{UPGRADE.format(cookie=cookie_of(loud))}\r\n".encode()
            with call(server.port, head + PONG * 100_000) as connection:
                await asyncio.to_thread(rest_of, connection)
            assert await line.say(Ping("x")) == Pong("x")

    with inside(tmp_path) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


def test_an_address_that_floods_has_to_wait(tmp_path: Path) -> None:
    """Who comes back for the next flood finds that the last ones were counted."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (loud,):
            floods = 0
            with suppress(ConnectionResetError):
                while floods < 20:
                    with live_call(server.port, cookie_of(loud)) as connection:
                        assert await asyncio.to_thread(is_cut_off, connection, PONG, MUCH)
                    floods += 1
            assert 0 < floods < 20

    limits = replace(WIDE, frame_burst=50, requests=NEVER, request_burst=30)
    with inside(tmp_path, limits) as server:
        asyncio.run(scenario(server))


def test_somebody_at_twenty_tables_comes_back(tmp_path: Path) -> None:
    """The busiest client there can be: everything that it missed, all at once."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,):
            tables = [(await visitor.create(NewTable())).id for _ in range(20)]
            for _ in range(3):
                line = await open_line(server.address, {"Cookie": cookie_of(visitor)}, hello=False)
                await line.send(Hello(PROTOCOL))
                for table in tables:
                    await line.send(Watch(table))
                for number in range(20):
                    await line.send(Ping(f"{number}"))
                heard = [await line.receive() for _ in range(41)]
                assert sum(isinstance(message, Pong) for message in heard) == 20
                await line.socket.close()

    with inside(tmp_path) as server:
        asyncio.run(scenario(server))
    assert server.faults == []


KINDS = st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CONT])


@given(
    frames=st.lists(st.tuples(KINDS, st.integers(0, 300) | st.integers(65_500, 65_600))),
    cuts=st.lists(st.integers(1, 70), min_size=1),
)
def test_frames_are_found_however_they_are_cut(
    frames: list[tuple[Opcode, int]], cuts: list[int]
) -> None:
    sent = b"".join(
        Frame(kind, bytes(min(size, 125) if kind >= Opcode.CLOSE else size)).serialize(mask=True)
        for kind, size in frames
    )
    counter, found, at = FrameCounter(), 0, 0
    while at < len(sent):
        size = cuts[at % len(cuts)] if at < 2000 else 1500
        found += counter.count(sent[at : at + size], 10**6)
        at += size
    assert found == len(frames)


def test_counting_ends_where_it_is_enough() -> None:
    assert FrameCounter().count(PONG * 1000, 5) == 5
