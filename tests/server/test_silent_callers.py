"""Callers who do nothing, do it slowly, or do not listen: nobody else waits for them."""

import asyncio
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from grachten.client import Visitor, play_game
from grachten.protocol.messages import ClientMessage, Hello, Ping, Pong, Watch
from grachten.protocol.wire import PROTOCOL
from server.support.inside import WIDE, Inside, inside
from server.support.raw_sockets import UPGRADE
from server.support.strangers import answer, chooser, cookie_of, line_of, new_game, people
from support.patience import PATIENCE


def test_slow_and_silent_callers_hold_nobody_up(tmp_path: Path) -> None:
    """Half requests, half bodies, half handshakes and sockets that are never read from."""

    async def scenario(server: Inside, stack: ExitStack) -> None:
        async with people(server.address, 2) as (host, second):
            cookie = cookie_of(host)
            upgrade = UPGRADE.format(cookie=cookie)
            beginnings = [
                "",
                "GET / HT",
                f"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n",
                f"POST /api/tables HTTP/1.1\r\nCookie: {cookie}\r\nContent-Length: 99\r\n\r\n{{",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
                upgrade,
            ] * 20 + [upgrade + "\r\n"] * 10
            for beginning in beginnings:
                caller = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
                stack.enter_context(caller)
                caller.sendall(beginning.encode())
            state = await new_game(host, second)
            async with asyncio.timeout(PATIENCE):
                games = (
                    play_game(it, state.id, n, chooser(n)) for n, it in enumerate((host, second))
                )
                await asyncio.gather(*games)

    with inside(tmp_path, WIDE) as server:
        with ExitStack() as stack:
            asyncio.run(scenario(server, stack))
        asyncio.run(settled(server.address))
    assert server.faults == []


async def settled(address: str) -> None:
    """The server has noticed who is gone."""
    async with people(address, 1) as (visitor,):
        while await connections(visitor) != 0:
            await asyncio.sleep(0.01)


@pytest.mark.nightly  # fills every buffer between two programs
def test_who_does_not_read_is_hung_up_on(tmp_path: Path) -> None:
    """What waits for them is given up, and meanwhile nobody else waits."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 3) as (host, second, deaf):
            state = await new_game(host, second)
            async with line_of(host) as other:
                with socket.socket() as silent:
                    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    silent.settimeout(0.5)
                    silent.connect(("127.0.0.1", server.port))
                    head = UPGRADE.format(cookie=cookie_of(deaf))
                    silent.sendall(f"{head}\r\n".encode())
                    silent.sendall(masked(Hello(PROTOCOL)))
                    watch = masked(Watch(state.id)) * 50
                    while await connections(host) != 2:
                        await asyncio.sleep(0.01)
                    while await connections(host) != 1:
                        with suppress(TimeoutError, ConnectionError):
                            await asyncio.to_thread(silent.sendall, watch)
                        assert await other.say(Ping("x")) == Pong("x")

    with inside(tmp_path, WIDE) as server:
        asyncio.run(asyncio.wait_for(scenario(server), PATIENCE))
    assert server.faults == []


async def connections(visitor: Visitor) -> int:
    """How many live connections the server has, by its own count."""
    counted = (await answer(visitor, "GET", "/metrics")).text
    return next(
        int(float(line.split()[1]))
        for line in counted.splitlines()
        if line.startswith("grachten_connections ")
    )


def masked(message: ClientMessage) -> bytes:
    """A message as a frame of the WebSocket protocol."""
    return Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)
