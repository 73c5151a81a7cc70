"""`grachten bot`: a bot of ours as a guest at a server."""

import asyncio
import subprocess
from collections.abc import Iterator

import pytest

from grachten.client import Visitor, play_game
from grachten.protocol.people import NewBot, OutsideBot
from grachten.protocol.tables import NewTable, Options, SeatBot
from grachten.rules import verify_record
from support.commands import GRACHTEN, refused
from support.patience import PATIENCE
from support.served import Served, served
from support.visitors import random_choice, visitors


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("served"), "--rate", "500") as running:
        yield running


def start(server: Served, token: str, *more: str) -> subprocess.Popen[str]:
    command = [GRACHTEN, "bot", "--server", server.address, "--token", token, "--games", "1"]
    return subprocess.Popen(
        [*command, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


async def new_bot(owner: Visitor) -> str:
    made: OutsideBot = await owner.request("POST", "/api/me/bots", NewBot("Robot"), OutsideBot)
    assert made.token is not None
    return made.token


@pytest.mark.parametrize("is_invited", [True, False])
def test_it_plays_where_it_is_seated_or_sits_down(server: Served, is_invited: bool) -> None:
    async def main() -> None:
        async with visitors(server.address, "Anna") as (anna,):
            token = await new_bot(anna)
            state = await anna.create(NewTable(options=Options(pace="instant")))
            more: tuple[str, ...] = ("--bot", "planner")
            if is_invited:
                await anna.sit(state.id, 1, SeatBot(outside="Robot"))
            else:
                more = (*more, "--table", f"{server.address}/#table={state.id}")
            process = start(server, token, *more)
            async with asyncio.timeout(PATIENCE):
                while not (await anna.table(state.id)).seats[1].ready:
                    await asyncio.sleep(0.1)
            await anna.start(state.id)
            await play_game(anna, state.id, 0, random_choice(1))
            out, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
            assert (process.returncode, errors) == (0, "")
            assert out.startswith(f"Robot is connected to {server.address}.\n")
            assert "A game has ended" in out
            game = verify_record(await anna.record(state.id))
            assert game.score_sheet is not None

    asyncio.run(main())


def test_what_is_wrong_is_said_in_one_sentence(server: Served) -> None:
    known = ("--server", server.address, "--token", "wrong", "--bot", "planner")
    assert refused("bot", *known) == "Unknown token."
    assert "There is no bot 'genius'" in refused("bot", *known[:4], "--bot", "genius")
    assert "must begin with http" in refused("bot", "--server", "here", *known[2:])
    assert "cannot be reached" in refused("bot", "--server", "http://127.0.0.1:9", *known[2:])
    assert "is not the id of a table" in refused("bot", *known, "--table", "?")
