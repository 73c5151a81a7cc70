"""Whatever ends the server: what it acknowledged is there, once, and every game goes on."""

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from grachten.client import Live, Visitor, player
from grachten.client.visitor import Unreachable
from grachten.protocol.actions import KeepContracts
from grachten.protocol.messages import (
    Act,
    Done,
    GameShown,
    SeatClock,
    TableChanged,
    Undo,
    Watch,
    Welcome,
)
from grachten.protocol.tables import Clock, NewTable, Options, SeatBot
from grachten.store import Store
from server.support.clients import PAUSE, Company, change_lobby
from server.support.ledger import Ledger, check_nothing_lost
from support.served import Served, served

KILLS = 3
MANY_KILLS = 200
LONG_LIFE = 8
"""Of so many lives of the server, one is long enough for its bots to be loaded, and to play."""

INSTANT = Options(pace="instant")
TURN = 600
WITH_CLOCK = Options(clock=Clock(turn=TURN, reserve=60))

WAVERING = 0.3
TRYING_AGAIN = 0.08
"""Against bots alone every step can be taken back: a game must come to its end all the same."""

FINISHING = 900
"""Seconds after which a game that is still not over hangs."""

AWAY = 2.0
"""Seconds for which the server is away, at least, where clocks are looked at."""

COME_AGAIN = 1012
"""The code with which a server that stops hangs up."""

ENDS = pytest.mark.parametrize("softly", [False, True], ids=["killed", "stopped"])


@pytest.fixture(autouse=True)
def _come_back_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits for seconds would sleep through whole lives of the server."""
    monkeypatch.setattr(player, "PAUSES", (PAUSE,))


# While people play


def lives(rng: random.Random, count: int) -> Iterator[float]:
    """How many seconds after its start the server ends, each time."""
    for life in range(count):
        is_long = life % LONG_LIFE == LONG_LIFE // 2
        yield rng.uniform(3, 6) if is_long else rng.uniform(0.005, 1.5)


async def play_through(
    server: Served, companies: Sequence[Company], ends: Iterator[float], *, softly: bool
) -> None:
    """Companies play while the server ends again and again, and then finish their games."""
    enough = asyncio.Event()
    async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as group:
        for company in companies:
            group.create_task(company.play(enough))
        group.create_task(change_lobby(server.address, companies[0].ledger, enough))
        for life in ends:
            await asyncio.sleep(life)
            await asyncio.to_thread(end, server, softly=softly)
            await asyncio.to_thread(server.start)
        enough.set()
        limit.reschedule(asyncio.get_running_loop().time() + FINISHING)


def end(server: Served, *, softly: bool) -> None:
    if softly:
        assert server.stop() == 0
    else:
        server.kill()


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.nightly)])
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    ledger = Ledger()
    with served(tmp_path, "--rate=1000") as server:
        companies = [
            Company(server.address, ledger, 1, 2, INSTANT),
            Company(server.address, ledger, 2, 2, WITH_CLOCK, wavering=WAVERING),
            Company(server.address, ledger, 3, 1, INSTANT, ("apprentice", "carter"), TRYING_AGAIN),
            Company(server.address, ledger, 4, 2, INSTANT, ("carter",), wavering=WAVERING),
        ]
        ends = lives(random.Random(5), kills)
        asyncio.run(play_through(server, companies, ends, softly=False))
        check_all(server, ledger, companies)


def test_nothing_is_lost_when_the_server_is_stopped(tmp_path: Path) -> None:
    ledger = Ledger()
    with served(tmp_path, "--rate=1000") as server:
        companies = [
            Company(server.address, ledger, 1, 2, INSTANT),
            Company(server.address, ledger, 2, 2, INSTANT, wavering=WAVERING),
        ]
        asyncio.run(play_through(server, companies, iter((0.9, 0.4)), softly=True))
        check_all(server, ledger, companies)


def check_all(server: Served, ledger: Ledger, companies: Sequence[Company]) -> None:
    assert server.stop() == 0
    asyncio.run(check_nothing_lost(server.database, ledger))
    assert len(ledger.records) >= len(companies)
    assert any(isinstance(kept.request, Undo) for kept in ledger.kept)
    assert ledger.lobby_changes > 0
    assert "Traceback" not in server.log, server.log
    assert "[error" not in server.log, server.log


# One thing at a time


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """It ends in every test, and is there again afterwards."""
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


@ENDS
def test_what_is_asked_again_is_done_once(server: Served, softly: bool) -> None:
    """Here a choice of contracts could be made again, as it has been taken back."""

    async def main() -> None:
        async with Visitor(server.address) as anna:
            await anna.me()
            table = (await anna.create(NewTable())).id
            await anna.sit(table, 1)
            await anna.start(table)
            keep = Act("keep", table, 0, 0, KeepContracts("both"))
            undo = Undo("undo", table, 0, 1)
            assert [await numbers(anna, keep), await numbers(anna, undo)] == [[1], [2]]
            end(server, softly=softly)
            server.start()
            assert await numbers(anna, keep, undo, keep) == [1, 2, 1]
            assert (await anna.table(table)).number == 2

    asyncio.run(main())


async def numbers(visitor: Visitor, *requests: Act | Undo) -> list[int]:
    """The steps that requests have become."""
    found = []
    live = await visitor.live()
    try:
        assert isinstance(await live.receive(), Welcome)
        for request in requests:
            await live.send(request)
            done = await live.receive()
            assert isinstance(done, Done), done
            assert done.id == request.id
            found.append(done.number)
    finally:
        await live.close()
    return found


@ENDS
def test_who_sits_and_who_is_ready_is_kept(server: Served, softly: bool) -> None:
    async def main() -> None:
        async with Visitor(server.address) as anna, Visitor(server.address) as ben:
            await anna.me()
            await ben.me()
            table = (await anna.create(NewTable(seats=4))).id
            await anna.sit(table, 3, SeatBot(level="trader"))
            await ben.sit(table, 2)
            await anna.ready(table)
            after = await ben.ready(table)
            end(server, softly=softly)
            server.start()
            assert await ben.table(table) == after
            assert [seat.who for seat in after.seats] == ["person", "open", "person", "bot"]
            assert [seat.ready for seat in after.seats] == [True, False, True, True]

    asyncio.run(main())


def test_a_server_that_stops_tells_its_clients_to_come_again(server: Served) -> None:
    async def main() -> None:
        async with Visitor(server.address) as anna:
            await anna.me()
            table = (await anna.create(NewTable())).id
            connections = [await anna.live() for _ in range(3)]
            await connections[0].send(Watch(table, 0))
            await connections[1].send(Watch(table))
            for live in connections:
                await live.receive()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert [await code_at_end(live) for live in connections] == [COME_AGAIN] * 3
            assert await stopping == 0
        server.start()

    asyncio.run(main())


async def code_at_end(live: Live) -> int | None:
    try:
        while True:
            await live.receive()
    except Unreachable:
        return live._socket.close_code


@ENDS
def test_clocks_stand_still_while_the_server_is_away(server: Served, softly: bool) -> None:
    async def main() -> None:
        async with Visitor(server.address) as anna:
            table = await game_with_clock(anna)
            began = time.monotonic()
            before = await clock(anna, table)
            end(server, softly=softly)
            await asyncio.sleep(AWAY)
            server.start()
            after = await clock(anna, table)
            passed = (time.monotonic() - began) * 1000
            assert before.runs
            assert after.runs
            assert after.reserve == before.reserve
            assert before.turn - after.turn <= passed - AWAY * 1000
            if softly:  # killed, it had no time to note the last of its running time
                assert after.turn <= before.turn

    asyncio.run(main())


def test_no_clock_ever_shows_more_than_a_turn(tmp_path: Path) -> None:
    """When a server is killed, the running time that it noted last is older than its last step."""

    async def main(server: Served) -> None:
        async with Visitor(server.address) as anna:
            table = await game_with_clock(anna)
            server.kill()
            store = await Store.open(server.database)
            await store.keep_tick(0)
            await store.close()
            server.start()
            assert (await clock(anna, table)).turn <= TURN * 1000

    with served(tmp_path) as server:
        time.sleep(AWAY)  # so much is not noted: more than the next start takes
        asyncio.run(main(server))


async def game_with_clock(visitor: Visitor) -> str:
    """A game in which the visitor is to act, and does not."""
    await visitor.me()
    table = (await visitor.create(NewTable(options=WITH_CLOCK))).id
    await visitor.sit(table, 1, SeatBot(level="apprentice"))
    await visitor.start(table)
    return table


async def clock(visitor: Visitor, table: str) -> SeatClock:
    """The clock of seat 0."""
    live = await visitor.live()
    try:
        await live.send(Watch(table, 0))
        while True:
            match await live.receive():
                case TableChanged(state):
                    assert state.status == "playing"
                case GameShown(clocks=clocks):
                    assert clocks is not None
                    return clocks[0]
    finally:
        await live.close()
