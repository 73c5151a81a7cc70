"""Seats and tables of others are refused, nothing changes, and nothing is learnt."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from grachten.client import ServerRefusal, play_game
from grachten.protocol.actions import KeepContracts
from grachten.protocol.messages import (
    Act,
    Back,
    Done,
    GameMoved,
    GameShown,
    Ping,
    Pong,
    TableChanged,
    Undo,
    Watch,
)
from grachten.protocol.people import NewBot
from grachten.protocol.tables import (
    NewTable,
    OpenSeatRequest,
    Options,
    OptionsChange,
    Ready,
    Rematch,
    SeatBot,
    SeatChange,
    SeatsRequest,
    SitDown,
    TableState,
)
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import answer, chooser, cookie_of, error, line_of, new_game, people

READY = Ready("00" * 32, "0" * 16)
REMATCH = Rematch("00" * 32)
KEEP = KeepContracts("both")


def timeless(state: TableState) -> TableState:
    """Without how long somebody will still be waited for."""
    return msgspec.structs.replace(state, overdue=())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("nobody"), WIDE) as server:
        yield server
    assert server.faults == []


@pytest.mark.parametrize("game", ["open", "playing"])
def test_a_stranger_changes_nothing_at_a_table(server: Inside, game: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 3) as (host, second, stranger):
            if game == "open":
                state = await host.create(NewTable(seats=3))
                await second.sit(state.id, 1)
            else:
                state = await new_game(host, second)
            before = timeless(await host.table(state.id))
            requests: list[tuple[str, str, Any]] = [
                ("PATCH", "options", OptionsChange(public=True)),
                ("PUT", "seats", SeatsRequest(4)),
                ("PUT", "seats/0", SitDown()),
                ("PUT", "seats/1", SitDown()),
                ("PUT", "seats/1", SeatBot(level="regent")),
                ("PUT", "seats/2", SeatBot(level="regent")),
                ("PUT", "seats/0", OpenSeatRequest()),
                ("PATCH", "seats/0", SeatChange(name="Mallory")),
                ("PATCH", "seats/1", SeatChange(youngest=True)),
                ("POST", "ready", READY),
                ("DELETE", "ready", None),
                ("POST", "start", READY),
                ("POST", "leave", None),
                ("POST", "rematch", REMATCH),
                ("GET", "record", None),
            ]
            for method, path, body in requests:
                refused = await answer(stranger, method, f"/api/tables/{state.id}/{path}", body)
                # Not being ready, where one has no seat, is no change.
                allowed = (200, 409) if path == "ready" and method == "DELETE" else (403, 404, 409)
                assert refused.status_code in allowed, (method, path, refused.text)
                assert timeless(await host.table(state.id)) == before, (method, path)

    asyncio.run(scenario())


def test_a_fellow_player_is_not_the_host(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 2) as (host, second):
            state = await host.create(NewTable(seats=3))
            await second.sit(state.id, 1)
            before = timeless(await host.table(state.id))
            requests: list[tuple[str, str, Any]] = [
                ("PATCH", "options", OptionsChange(spectators=False)),
                ("PUT", "seats", SeatsRequest(2)),
                ("PUT", "seats/2", SeatBot(level="regent")),
                ("PUT", "seats/0", OpenSeatRequest()),
                ("PATCH", "seats/0", SeatChange(name="Mallory")),
                ("PATCH", "seats/0", SeatChange(colour="ivory")),
                ("POST", "start", READY),
            ]
            for method, path, body in requests:
                refused = await answer(second, method, f"/api/tables/{state.id}/{path}", body)
                assert refused.status_code == 403, (method, path, refused.text)
                assert timeless(await host.table(state.id)) == before

    asyncio.run(scenario())


def test_a_table_that_never_was_and_one_that_is_gone_look_the_same(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 2) as (host, stranger):
            state = await host.create(NewTable())
            await host.leave(state.id)
            gone = await answer(stranger, "GET", f"/api/tables/{state.id}")
            never = await answer(stranger, "GET", f"/api/tables/{'A' * 16}")
            assert gone.status_code == never.status_code == 404
            assert gone.content == never.content
            async with line_of(stranger) as line:
                told = [await line.say(Watch(table)) for table in (state.id, "A" * 16)]
                assert told[0] == told[1]

    asyncio.run(scenario())


def test_the_seat_of_another(server: Inside) -> None:
    """Neither a stranger nor the opponent sees, plays or gives back a seat that is not theirs."""

    async def scenario() -> None:
        async with people(server.address, 3) as (host, second, stranger):
            state = await new_game(host, second)
            before = timeless(await host.table(state.id))
            for enemy in (stranger, second):
                async with line_of(enemy) as line:
                    for message in (
                        Watch(state.id, 0),
                        Watch(state.id, 0, 0),
                        Watch(state.id, 3),
                        Act("a", state.id, 0, 0, KEEP),
                        Act("a", state.id, 3, 0, KEEP),
                        Undo("b", state.id, 0, 0),
                    ):
                        refused = await line.say(message)  # and nothing else is told before
                        assert refused.code == "forbidden", message  # type: ignore[union-attr] # so it must be
                        assert refused.message == "That seat is not yours."  # type: ignore[union-attr]
            async with line_of(stranger) as line:
                assert (await line.refusal(Back("c", state.id))).code == "forbidden"
            assert timeless(await host.table(state.id)) == before

    asyncio.run(scenario())


def test_a_seat_for_which_a_bot_plays_is_still_its_owners(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 3) as (host, second, stranger):
            state = await new_game(host, second)
            await host.leave(state.id)
            for enemy in (stranger, second):
                async with line_of(enemy) as line:
                    acted = await line.refusal(Act("a", state.id, 0, 0, KEEP))
                    assert acted.code == "forbidden"
            assert (await second.table(state.id)).seats[0].away == "left"
            await play_game(second, state.id, 1, chooser(1))
            assert (await second.table(state.id)).seats[0].away == "left"

    asyncio.run(scenario())


def test_a_table_without_spectators_shows_them_nothing(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 3) as (host, second, stranger):
            async with line_of(stranger) as early:
                options = Options(spectators=False, pace="instant")
                state = await host.create(NewTable(options=options))
                assert isinstance(await early.say(Watch(state.id)), TableChanged)
                await second.sit(state.id, 1)
                await second.ready(state.id)
                await host.start(state.id)
                async with line_of(stranger) as late:
                    assert (await late.refusal(Watch(state.id))).code == "forbidden"
                games = (
                    play_game(it, state.id, n, chooser(n)) for n, it in enumerate((host, second))
                )
                await asyncio.gather(*games)
                await early.send(Ping("last"))
                told = []
                while not isinstance(message := await early.receive(), Pong):
                    told.append(message)
                assert told
                assert not [it for it in told if isinstance(it, GameShown | GameMoved)]
            for path, body in (("record", None), ("rematch", REMATCH)):
                method = "GET" if body is None else "POST"
                refused = await answer(stranger, method, f"/api/tables/{state.id}/{path}", body)
                assert refused.status_code == 403
            assert (await host.record(state.id))["seed"]

    asyncio.run(scenario())


def test_the_rematch_of_others(server: Inside) -> None:
    """Where anybody may look on, the next table still is for those who played."""

    async def scenario() -> None:
        async with people(server.address, 3) as (host, second, stranger):
            state = await new_game(host, second)
            games = (play_game(it, state.id, n, chooser(n)) for n, it in enumerate((host, second)))
            await asyncio.gather(*games)
            with pytest.raises(ServerRefusal) as refused:
                await stranger.rematch(state.id)
            assert refused.value.status == 403
            assert (await host.table(state.id)).rematch is None
            again = await host.rematch(state.id)
            with pytest.raises(ServerRefusal):
                await stranger.rematch(state.id)
            with pytest.raises(ServerRefusal):
                await stranger.sit(again.id, 1)

    asyncio.run(scenario())


def test_one_request_id_at_two_tables(server: Inside) -> None:
    """And for two seats: requests of the same name elsewhere are others."""

    async def scenario() -> None:
        async with people(server.address, 2) as (host, second):
            tables = [await new_game(host, second) for _ in range(2)]
            for person, seat in ((host, 0), (second, 1)):
                async with line_of(person) as line:
                    for state in tables:
                        done = await line.say(Act("same", state.id, seat, 0, KEEP))
                        assert isinstance(done, Done), done
            for state in tables:
                assert (await host.table(state.id)).number == 2

    asyncio.run(scenario())


def test_nobody_is_told_who_another_is(server: Inside) -> None:
    """A person's id is half of their cookie. No message about a table holds one."""

    async def scenario() -> None:
        async with people(server.address, 3) as (host, second, stranger):
            state = await new_game(host, second)
            ids = [(await it.me()).id for it in (host, second)]
            told = (await answer(stranger, "GET", f"/api/tables/{state.id}")).text
            async with line_of(stranger) as line:
                await line.send(Watch(state.id))
                told += "".join([str(await line.receive()) for _ in range(2)])
            assert not [it for it in ids if it in told]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path",
    [
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/icon.svg%00",
        "/assets/index.html",
        "/api/boards/..%2f..%2fboards%2famsterdam",
        "/api/boards/amsterdam.toml",
        "/api/tables/..%2fme",
        "/api/tables/%00" + "A" * 15,
        "/api/tables/" + "A" * 5000,
        "/api/tables/" + "A" * 16 + "%0a",
        "//etc/passwd",
        "/etc/passwd",
    ],
)
def test_paths_lead_nowhere_else(server: Inside, path: str) -> None:
    async def scenario() -> None:
        async with people(server.address, 1) as (visitor,):
            found = await answer(visitor, "GET", path)
            assert found.status_code in (400, 404)
            assert error(found).code in ("invalid", "not-found")

    asyncio.run(scenario())


def test_the_log_opens_no_door(server: Inside) -> None:
    async def scenario() -> None:
        async with people(server.address, 2) as (host, second):
            token = (await answer(host, "POST", "/api/me/bots", NewBot("Owl"))).json()["token"]
            code = (await answer(host, "POST", "/api/me/move")).json()["code"]
            state = await new_game(host, second)
            async with line_of(host) as line:
                await line.say("{")
                await line.say(Watch(state.id, 1))
            await answer(host, "POST", f"/api/tables/{state.id}/start", b"{")
            cookie = cookie_of(host).removeprefix("grachten=")
            for secret in (cookie, (await host.me()).id, token, code, state.id):
                assert secret not in server.log

    asyncio.run(scenario())
