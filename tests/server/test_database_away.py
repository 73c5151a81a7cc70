"""A server whose database is in trouble: it says so, and whoever waits is served in the end."""

import asyncio
import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from grachten.client import play_game
from grachten.client.visitor import Unreachable
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.tables import NewTable, Options, SeatBot
from server.support.inside import WIDE, Inside, inside
from server.support.strangers import chooser, cookie_of, handshake, line_of, people
from store.postgresql import running_server
from support.commands import GRACHTEN
from support.served import Served, served
from support.visitors import random_choice, visitors

PATIENCE = 60


@contextmanager
def without_people(folder: Path) -> Iterator[None]:
    """A database that cannot answer who anybody is."""
    _rename(folder, "people", "elsewhere")
    try:
        yield
    finally:
        _rename(folder, "elsewhere", "people")


def _rename(folder: Path, old: str, new: str) -> None:
    with closing(sqlite3.connect(folder / "grachten.sqlite", timeout=PATIENCE)) as database:
        database.execute(f"ALTER TABLE {old} RENAME TO {new}")
        database.commit()


def test_the_live_handshake_says_come_again(tmp_path: Path) -> None:
    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (visitor,):
            cookie = cookie_of(visitor)
            with without_people(tmp_path):
                assert await handshake(server.address, Cookie=cookie) == 503
                with pytest.raises(Unreachable):
                    await visitor.live()
            assert await handshake(server.address, Cookie=cookie) == 101
            assert await handshake(server.address) == 401
            assert await handshake(server.address, Cookie=cookie, Origin="http://x.example") == 403

    with inside(tmp_path) as server:
        asyncio.run(scenario(server))
    assert "the database failed" in server.log


def test_a_game_goes_on_when_the_database_is_back(tmp_path: Path) -> None:
    """`play_game` waits; what it gets meanwhile is no refusal of its own."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 2) as (host, second):
            table = await host.create(NewTable(seats=2, options=Options(pace="instant")))
            await second.sit(table.id, 1)
            await second.ready(table.id)
            await host.start(table.id)
            with without_people(tmp_path):
                games = [
                    asyncio.create_task(play_game(it, table.id, seat, chooser(seat)))
                    for seat, it in enumerate((host, second))
                ]
                while server.log.count("the database failed") < 4:
                    await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*games)

    with inside(tmp_path) as server:
        asyncio.run(scenario(server))


def test_an_outside_bot_waits_for_the_database(tmp_path: Path) -> None:
    """From its first request on; when all is well again it plays its game."""

    async def scenario(server: Served, data: Path) -> None:
        async with visitors(server.address, "Anna") as (anna,):
            made: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            state = await anna.create(NewTable(options=Options(pace="instant")))
            await anna.sit(state.id, 1, SeatBot(outside="Robot"))
            command = [GRACHTEN, "bot", "--server", server.address, "--token", str(made.token)]
            with without_people(data):
                process = subprocess.Popen(
                    [*command, "--games", "1", "--bot", "planner"],
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
                try:
                    assert process.stdout is not None
                    waiting = await asyncio.to_thread(process.stdout.readline)
                    assert "Retrying." in waiting
                except BaseException:
                    process.kill()
                    raise
            while not (await anna.table(state.id)).seats[1].ready:
                await asyncio.sleep(0.1)
            await anna.start(state.id)
            await play_game(anna, state.id, 0, random_choice(1))
            out, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
            assert (process.returncode, errors) == (0, "")
            assert "A game has ended" in out

    with served(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scenario(server, tmp_path / "data"), 2 * PATIENCE))


def test_an_outside_bot_waits_until_there_is_room(tmp_path: Path) -> None:
    """Being refused for now is not being refused for good."""

    async def scenario(server: Inside) -> None:
        async with people(server.address, 1) as (anna,):
            made: OutsideBot = await anna.request(
                "POST", "/api/me/bots", NewBot("Robot"), OutsideBot
            )
            state = await anna.create(NewTable(seats=2, options=Options(pace="instant")))
            await anna.sit(state.id, 1, SeatBot(outside="Robot"))
            async with line_of(anna):
                process = await asyncio.create_subprocess_exec(
                    *(GRACHTEN, "bot", "--server", server.address, "--token", str(made.token)),
                    *("--games", "1", "--bot", "planner"),
                    stdout=subprocess.PIPE,
                )
                assert process.stdout is not None
                await process.stdout.readline()
                waiting = await process.stdout.readline()
            try:
                assert b"too many connections" in waiting
                assert b"Retrying." in waiting
                while not (await anna.table(state.id)).seats[1].ready:
                    await asyncio.sleep(0.1)
            finally:
                process.kill()
                await process.wait()

    with inside(tmp_path, replace(WIDE, connections=1)) as server:
        asyncio.run(asyncio.wait_for(scenario(server), 2 * PATIENCE))


@pytest.mark.nightly
def test_a_database_that_hangs_is_not_ready(tmp_path: Path) -> None:
    """Stopped in its tracks, it refuses nothing and answers nothing."""
    with running_server() as database:
        url = database.new_database()
        with served(tmp_path, "--database", url) as server:
            ready = f"{server.address}/ready"
            assert httpx.get(ready, timeout=PATIENCE).status_code == 200
            stopped = _processes(database.folder)
            for process in stopped:
                os.kill(process, signal.SIGSTOP)
            try:
                assert httpx.get(ready, timeout=PATIENCE).status_code == 503
            finally:
                for process in stopped:
                    os.kill(process, signal.SIGCONT)
            for _ in range(PATIENCE):
                if httpx.get(ready, timeout=PATIENCE).status_code == 200:
                    break
                asyncio.run(asyncio.sleep(1))
            assert httpx.get(ready, timeout=PATIENCE).status_code == 200


def _processes(folder: Path) -> list[int]:
    """The database server and all that it has started."""
    first = int((folder / "data" / "postmaster.pid").read_text().splitlines()[0])
    others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, others)]


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.nightly)]
)
def test_where_a_page_ends_is_checked(tmp_path: Path, database: str) -> None:
    """Not every database can be asked for just anything."""

    def check(server: Served) -> None:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as guest:
            guest.get("/api/me")
            table = guest.post("/api/tables", json={}).json()["id"]
            for before in ("1.%00", "1.", "1", f"x.{table}", f"1.{table}x", "1.%F0%9F%98%80" * 4):
                assert guest.get(f"/api/me/tables?before={before}").status_code == 400, before
            assert guest.get(f"/api/me/tables?before=1.{table}").status_code == 200

    if database == "sqlite":
        with served(tmp_path) as server:
            check(server)
        return
    with running_server() as other, served(tmp_path, "--database", other.new_database()) as server:
        check(server)
