"""Plain requests and live connections: what is sent, and what is said when something is wrong."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Response

from client.support.scripted import Caller, scripted
from grachten.client import ServerRefusal, Visitor
from grachten.client.visitor import MOST_BYTES, Live, Unreachable
from grachten.protocol.messages import (
    Closed,
    GameShown,
    Ping,
    Pong,
    Refused,
    Seated,
    Watch,
    Welcome,
)
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.tables import NewTable, OpenSeatRequest, Options, SeatBot, TableList
from grachten.rules import GrachtenError
from server.support.inside import Inside
from support.patience import PATIENCE
from support.served import hold_port
from support.visitors import begun, visitors

ALONE = Options(resigned="nobody")


def run(main: Callable[[], Awaitable[Any]]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(PATIENCE):
            await main()

    asyncio.run(patiently())


def response(status: int, body: bytes = b"<html>", **headers: str) -> Response:
    """As a proxy answers, unless the body says more."""
    return Response(status, "So", Headers(**headers, content_length=str(len(body))), body)


# Addresses


@pytest.mark.parametrize("address", ["here", "localhost:8000", "ws://localhost", "http://", ""])
def test_an_address_must_be_one_of_the_web(address: str) -> None:
    with pytest.raises(GrachtenError, match=r"^A server's address must begin with http:// or "):
        Visitor(address)


def test_only_the_server_counts_in_an_address() -> None:
    async def main() -> None:
        async with Visitor("https://games.example:8000/#table=x?y") as visitor:
            assert visitor.server == "https://games.example:8000"

    run(main)


# Who they are


def test_a_guest_stays_the_same_person(server: Inside) -> None:
    async def main() -> None:
        async with Visitor(server.address) as guest:
            first = await guest.me()
            assert (await guest.rename("Anna")).name == "Anna"
            assert (await guest.me()).id == first.id
            live = await guest.live()
            welcome = await live.receive()
            await live.close()
            assert isinstance(welcome, Welcome)
            assert (welcome.me.id, welcome.me.name) == (first.id, "Anna")

    run(main)


def test_a_bot_is_known_by_its_token(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            made: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            async with Visitor(server.address, made.token) as robot:
                assert (await robot.me()).name == "Robot"
                live = await robot.live()
                table = await anna.create(NewTable())
                await anna.sit(table.id, 1, SeatBot(outside="Robot"))
                heard = [await live.receive(), await live.receive()]
                await live.close()
            assert isinstance(heard[0], Welcome)
            assert heard[1] == Seated(table.id, 1)

    run(main)


def test_a_wrong_token_is_refused_in_one_sentence(server: Inside) -> None:
    async def main() -> None:
        async with Visitor(server.address, "wrong") as robot:
            for ask, sentence in (
                (robot.me, r"^Unknown token\.$"),
                (robot.live, r"^Identify yourself first: GET /api/me\.$"),
            ):
                with pytest.raises(ServerRefusal, match=sentence) as refusal:
                    await ask()
                assert (refusal.value.code, refusal.value.status) == ("unknown", 401)
                assert not refusal.value.is_passing

    run(main)


# Tables


def test_a_table_from_the_first_seat_to_the_end(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            made = await anna.create(NewTable(seats=3, options=ALONE))
            table = made.id
            await anna.sit(table, 2, SeatBot(level="carter"))
            assert (await bram.sit(table, 1)).seats[1].mine
            opened = await anna.sit(table, 2, OpenSeatRequest())
            assert [seat.who for seat in opened.seats] == ["person", "person", "open"]
            await anna.sit(table, 2, SeatBot(level="carter"))

            given = bytes(range(32))
            state = await bram.ready(table, given)  # for whatever the terms are now
            assert state.seats[1].contribution == given.hex()
            with pytest.raises(ServerRefusal) as refusal:
                await anna.start(table, terms=made.terms)
            assert (refusal.value.code, refusal.value.status) == ("stale", 409)
            started = await anna.start(table, given[::-1], terms=state.terms)
            assert (started.status, started.host) == ("playing", True)
            assert started.seats[0].contribution == given[::-1].hex()

            with pytest.raises(ServerRefusal, match=r"^[^.;]+\.$"):
                await anna.replace(table, 1)  # Bram is not overdue
            with pytest.raises(ServerRefusal, match=r"^[^.;]+\.$"):
                await anna.end(table)
            assert (await bram.resign(table, 1)).status == "abandoned"
            assert (await anna.table(table)).result is not None
            with pytest.raises(
                ServerRefusal, match=r"^A game can be downloaded once it is over\.$"
            ):
                await anna.record(table)  # nobody has finished this one
            with pytest.raises(ServerRefusal, match=r"^The game at this table is not over yet\.$"):
                await anna.rematch(table)

    run(main)


def test_leaving_a_table_and_putting_it_away(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await begun(anna, bram)
            with pytest.raises(ServerRefusal, match="leave or resign"):
                await anna.put_away(state.id)
            await anna.leave(state.id)
            await anna.put_away(state.id)
            for person, listed in ((anna, 0), (bram, 1)):
                found: TableList = await person.request("GET", "/api/me/tables", answer=TableList)
                assert len(found.tables) == listed

    run(main)


def test_the_guided_game_goes_on_or_begins_again(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            first = await anna.guide(pace="instant")
            assert first.options.lesson is not None
            assert (await anna.guide()).id == first.id
            assert (await anna.guide(again=True)).id != first.id

    run(main)


def test_an_answer_may_be_wanted_as_it_is(server: Inside) -> None:
    async def main() -> None:
        async with Visitor(server.address) as guest:
            assert (await guest.request("GET", "/health")) == b"ok"

    run(main)


def test_a_table_that_is_none(server: Inside) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            with pytest.raises(ServerRefusal, match=r"^There is no such table\.$") as refusal:
                await anna.table("no-such-table-00")
            assert (refusal.value.code, refusal.value.status) == ("not-found", 404)

    run(main)


# Live connections


def test_the_hello_comes_first_and_the_welcome_too(server: Inside) -> None:
    """Then whatever is asked, as it was sent."""

    async def main() -> None:
        async with visitors(server.address, "Anna", "Bram") as (anna, bram):
            state = await begun(anna, bram)
            live = await anna.live(state.id)
            assert isinstance(await live.receive(), Welcome)
            await live.send(Ping("1"))
            assert await live.receive() == Pong("1")
            await live.send(Ping("2"))
            assert await live.receive_bytes() == b'{"type":"pong","id":"2"}'
            await live.send(Watch(state.id, 0))
            while not isinstance(shown := await live.receive(), GameShown):
                pass
            assert (shown.table, shown.seat) == (state.id, 0)
            await live.send(Watch(state.id, 1))
            while not isinstance(refused := await live.receive(), Refused):
                pass
            assert refused.message == "That seat is not yours."
            await live.close()

    run(main)


def test_a_proxy_learns_the_table_and_the_server_who_it_is() -> None:
    async def main() -> None:
        async def scene(caller: Caller) -> None:
            request = caller.socket.request
            assert request is not None
            assert request.path == "/api/live?table=a-table-of-tests"
            assert request.headers["Authorization"] == "Bearer secret"
            assert request.headers["Cookie"] == "one=1; two=2"

        async with scripted(scene) as address, Visitor(address, "secret") as visitor:
            visitor._http.cookies.update({"one": "1", "two": "2"})
            live = await visitor.live("a-table-of-tests")
            await live.close()

    run(main)


def test_a_lost_connection_is_said_whether_one_sends_or_receives() -> None:
    async def cut(caller: Caller) -> None:
        await caller.hear(Ping)
        caller.cut()

    async def lost(live: Live) -> None:
        with pytest.raises(Unreachable, match=r"^The connection was closed: .+\.$"):
            await live.receive()
        with pytest.raises(Unreachable, match=r"^The connection was closed: .+\.$"):
            await live.send(Ping("2"))

    async def main() -> None:
        async with scripted(cut) as address, Visitor(address) as visitor:
            live = await visitor.live()
            await live.send(Ping("1"))
            await lost(live)

    run(main)


def test_a_message_without_end_is_not_read() -> None:
    async def shout(caller: Caller) -> None:
        await caller.say(Closed("a-table-of-tests"))
        await caller.socket.send("x" * (MOST_BYTES + 1))

    async def main() -> None:
        async with scripted(shout) as address, Visitor(address) as visitor:
            live = await visitor.live()
            assert await live.receive() == Closed("a-table-of-tests")
            with pytest.raises(Unreachable, match="The connection was closed"):
                await live.receive()

    run(main)


# What a proxy says, and nobody


def test_where_there_is_no_server() -> None:
    async def main() -> None:
        async with Visitor(f"http://127.0.0.1:{held.getsockname()[1]}") as visitor:
            for ask in (visitor.me, visitor.live):
                with pytest.raises(Unreachable, match=r"^http://[\d.:]+ cannot be reached: .+\.$"):
                    await ask()

    with hold_port() as held:  # nobody listens there
        run(main)


SENTENCE = r"^http://[\d.:]+ cannot be reached: \w[\w ]+\.$"
"""Whatever the library says, with a full stop or without, and even if that is nothing."""


def test_whoever_hangs_up_at_once() -> None:
    async def hang_up(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()
        await writer.wait_closed()

    async def main() -> None:
        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Visitor(f"http://127.0.0.1:{port}") as visitor:
                for ask in (visitor.me, visitor.live):
                    with pytest.raises(Unreachable, match=SENTENCE):
                        await ask()

    run(main)


def test_whoever_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grachten.client.visitor.PATIENCE", httpx.Timeout(0.2))

    async def main() -> None:
        async with Visitor(f"http://127.0.0.1:{held.getsockname()[1]}") as visitor:
            with pytest.raises(Unreachable, match=SENTENCE):
                await visitor.me()

    with hold_port() as held:
        held.listen()
        run(main)


@pytest.mark.parametrize(
    ("status", "code", "is_passing"),
    [
        (403, "forbidden", False),
        (404, "forbidden", False),
        (429, "too-many", True),
        (500, "internal", True),
        (502, "unavailable", True),
        (503, "unavailable", True),
        (504, "unavailable", True),
    ],
)
def test_what_a_proxy_answers(status: int, code: str, is_passing: bool) -> None:
    """Not in the form of the server; whatever may pass makes a live connection worth a retry."""

    async def main() -> None:
        async with (
            scripted(response(status), response(status)) as address,
            Visitor(address) as visitor,
        ):
            with pytest.raises(ServerRefusal) as refusal:
                await visitor.me()
            assert str(refusal.value) == f"The server answered {status}."
            assert (refusal.value.code, refusal.value.status) == (code, status)
            assert refusal.value.is_passing == is_passing
            expected = Unreachable if is_passing else ServerRefusal
            with pytest.raises(expected, match=rf"The server answered {status}\.$"):
                await visitor.live()

    run(main)


def test_the_words_of_the_server_are_kept() -> None:
    body = b'{"code":"time-up","message":"Too late.","rule":null}'

    async def main() -> None:
        async with (
            scripted(response(409, body), response(409, body)) as address,
            Visitor(address) as visitor,
        ):
            for ask in (visitor.me, visitor.live):
                with pytest.raises(ServerRefusal, match=r"^Too late\.$") as refusal:
                    await ask()
                assert refusal.value.code == "time-up"

    run(main)
