"""A new server compiles before the first game; until then it shows its page, and games wait."""

import asyncio
from pathlib import Path

import httpx

from grachten.client import Visitor
from grachten.protocol.tables import NewTable, SeatBot
from server.support.inside import WIDE, Inside, inside
from slow_compiler import preparing, share_done
from support.patience import PATIENCE, wait_until


def status(server: Inside, path: str) -> int:
    return httpx.get(server.address + path, timeout=PATIENCE).status_code


async def begin(server: Inside, go_on: Path, code: int) -> None:
    """A game against a bot waits for the compiler, and begins when that has ended."""
    async with Visitor(server.address) as visitor:
        await visitor.me()
        table = await visitor.create(NewTable(seats=2))
        state = await visitor.sit(table.id, 1, SeatBot(level="apprentice"))
        starting = asyncio.create_task(visitor.start(table.id, terms=state.terms))
        looked = await visitor.table(table.id)  # the table itself does not wait
        assert looked.status == "open"
        assert not starting.done()
        go_on.write_text(str(code))
        async with asyncio.timeout(PATIENCE):
            assert (await starting).status == "playing"


def test_the_page_is_there_at_once_and_a_game_waits(tmp_path: Path) -> None:
    go_on = tmp_path / "go-on"
    with preparing(tmp_path, go_on) as server:
        assert status(server, "/health") == 200
        assert status(server, "/api/boards/amsterdam") == 200
        assert status(server, "/ready") == 503
        asyncio.run(begin(server, go_on, 0))
        assert share_done(server) == 1
        wait_until(lambda: status(server, "/ready") == 200)
    assert server.faults == []


def test_what_cannot_be_compiled_ahead_is_compiled_when_it_is_used(
    tmp_path: Path,
) -> None:
    go_on = tmp_path / "go-on"
    with preparing(tmp_path, go_on) as server:
        asyncio.run(begin(server, go_on, 1))
    assert server.faults == []
    assert "not everything could be compiled ahead" in server.log


def test_games_in_play_go_on_afterwards(tmp_path: Path) -> None:
    go_on = tmp_path / "go-on"

    async def look(server: Inside, table: str) -> None:
        async with Visitor(server.address) as visitor:
            await visitor.me()
            looking = asyncio.create_task(visitor.table(table))
            await visitor.me()
            assert not looking.done()
            go_on.write_text("0")
            async with asyncio.timeout(PATIENCE):
                assert (await looking).status == "playing"

    async def play(server: Inside) -> str:
        async with Visitor(server.address) as visitor:
            await visitor.me()
            table = await visitor.create(NewTable(seats=2))
            state = await visitor.sit(table.id, 1, SeatBot(level="apprentice"))
            await visitor.start(table.id, terms=state.terms)
            return table.id

    with inside(tmp_path, WIDE) as server:
        assert share_done(server) == 1
        table = asyncio.run(play(server))
    with preparing(tmp_path, go_on) as server:
        asyncio.run(look(server, table))
    assert server.faults == []


def test_a_server_that_is_stopped_meanwhile_stops_at_once(tmp_path: Path) -> None:
    go_on = tmp_path / "go-on"
    with preparing(tmp_path, go_on) as server:
        pass
    assert not go_on.exists()
    assert server.faults == []
